/* A disk that fails when a test says so, below SQLite: put before libc with LD_PRELOAD.
 *
 * The file that FAILING_DISK names is shared with the test: which calls fail (a mask), how many of them (-1: all), and
 * how many have failed. Only files with ".db" in their names are meant, and memory only where SQLite asks for it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { READS = 1, WRITES = 2, SYNCS = 4, ROOM = 8, MEMORY = 16 };

struct wish { int32_t which, left, failed; };
static struct wish *wish;

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAILING_DISK");
  int file = path ? open(path, O_RDWR) : -1;
  if (file < 0) return;
  void *shared = mmap(NULL, sizeof *wish, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (shared != MAP_FAILED) wish = shared;
}

static int fails(int kind) {
  if (!wish || !(wish->which & kind) || !wish->left) return 0;
  if (wish->left > 0) __sync_fetch_and_sub(&wish->left, 1);
  __sync_fetch_and_add(&wish->failed, 1);
  return 1;
}

static int of_tables(int fd) {
  char link[64], path[1024];
  if (!wish || !wish->which) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, ".db") != NULL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAIL(error) do { errno = (error); return -1; } while (0)

#define READING(name, offset_type) \
  ssize_t name(int fd, void *to, size_t size, offset_type at) { \
    if (of_tables(fd) && fails(READS)) FAIL(EIO); \
    return REAL(name)(fd, to, size, at); \
  }
READING(pread, off_t)
READING(pread64, off64_t)

#define WRITING(name, offset_type) \
  ssize_t name(int fd, const void *from, size_t size, offset_type at) { \
    if (of_tables(fd)) { \
      if (fails(WRITES)) FAIL(EIO); \
      if (fails(ROOM)) FAIL(ENOSPC); \
    } \
    return REAL(name)(fd, from, size, at); \
  }
WRITING(pwrite, off_t)
WRITING(pwrite64, off64_t)

int fsync(int fd) {
  if (of_tables(fd) && fails(SYNCS)) FAIL(EIO);
  return REAL(fsync)(fd);
}

int fdatasync(int fd) {
  if (of_tables(fd) && fails(SYNCS)) FAIL(EIO);
  return REAL(fdatasync)(fd);
}

/* --- memory --- */

extern void *__libc_malloc(size_t size);
extern void *__libc_realloc(void *old, size_t size);

struct place { uintptr_t address; int found; };

static int look(struct dl_phdr_info *info, size_t size, void *data) {
  struct place *place = data;
  (void)size;
  if (!strstr(info->dlpi_name, "sqlite")) return 0;
  for (int n = 0; n < info->dlpi_phnum; n++) {
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[n].p_vaddr;
    if (place->address >= start && place->address < start + info->dlpi_phdr[n].p_memsz) place->found = 1;
  }
  return place->found;
}

static int of_sqlite(void *caller) {
  struct place place = { (uintptr_t)caller, 0 };
  if (!wish || !(wish->which & MEMORY)) return 0;
  dl_iterate_phdr(look, &place);
  return place.found;
}

void *malloc(size_t size) {
  if (of_sqlite(__builtin_return_address(0)) && fails(MEMORY)) {
    errno = ENOMEM;
    return NULL;
  }
  return __libc_malloc(size);
}

void *realloc(void *old, size_t size) {
  if (of_sqlite(__builtin_return_address(0)) && fails(MEMORY)) {
    errno = ENOMEM;
    return NULL;
  }
  return __libc_realloc(old, size);
}
