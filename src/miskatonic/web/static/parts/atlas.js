// @ts-check
// What drawings of a map share: the size of the box they lie in, the width of what is written, arrow keys between places.
import { useEffect, useState } from "preact/hooks";

/** The fonts of names: what is written is measured, so they must be here. */
const FONTS = ['500 14px "Alegreya Sans"', '800 14px "Alegreya Sans"', "700 18px Alegreya"];

/** Draws again when the fonts have come. */
export function useFonts() {
  const [, setFonts] = useState(false);
  useEffect(
    () => void Promise.all(FONTS.map((font) => document.fonts.load(font, "aąя"))).then(() => setFonts(true)),
    [],
  );
}

/** The size of the box in CSS pixels. @param {{current: Element | null}} box */
export function useSize(box) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const watch = new ResizeObserver(
      ([
        {
          contentRect: { width, height },
        },
      ]) => setSize({ width, height }),
    );
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return size;
}

const pen = document.createElement("canvas").getContext("2d");
/** @param {string} font @param {string} text */
export function textWidth(font, text) {
  if (!pen) return text.length * 8;
  pen.font = font;
  return pen.measureText(text).width;
}

/** Arrow keys go from place to place. @param {KeyboardEvent} event @param {string} places what is one of them */
export function wander(event, places) {
  const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[String(event.key)];
  const from = /** @type {Element} */ (event.target).closest(places)?.getBoundingClientRect();
  if (!way || !from) return;
  event.preventDefault();
  const within = /** @type {Element} */ (event.currentTarget);
  let best = /** @type {HTMLElement | null} */ (null);
  let least = Infinity;
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (within.querySelectorAll(places))) {
    const to = place.getBoundingClientRect();
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead > 4 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  best?.focus();
}
