// @ts-check
// The theme, before anything is painted. Therefore this is no module, and the page waits for it: one that was chosen here, or
// the one that the system wishes for.
{
  const kept = localStorage.getItem("miskatonic.theme");
  const day = kept ? kept === "day" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = day ? "day" : "night";
}
