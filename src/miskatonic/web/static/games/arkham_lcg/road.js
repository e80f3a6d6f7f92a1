// @ts-check
// A line between two cards: straight, or bent so far that it passes those that it does not join.

/** How far a road may swerve, nearest first, and how many points of it are looked at. */
const SWERVES = [0, 60, -60, 100, -100, 150, -150, 210, -210];
const POINTS = 24;

/** @param {DOMRect} one @param {DOMRect} other @param {DOMRect[]} cards  those in between @returns {string} */
export function road(one, other, cards) {
  const [x1, y1, x2, y2] = [
    one.x + one.width / 2,
    one.y + one.height / 2,
    other.x + other.width / 2,
    other.y + other.height / 2,
  ];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const ways = SWERVES.map((by) => {
    const [x, y] = [(x1 + x2) / 2 - (by * (y2 - y1)) / far, (y1 + y2) / 2 + (by * (x2 - x1)) / far];
    return { path: `M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`, hidden: hidden(x1, y1, x, y, x2, y2, cards) };
  });
  return ways.reduce((best, way) => (way.hidden < best.hidden ? way : best)).path;
}

/** How much of a bent road lies behind cards. @param {number} x1 @param {number} y1 @param {number} x @param {number} y @param {number} x2
 * @param {number} y2 @param {DOMRect[]} cards */
function hidden(x1, y1, x, y, x2, y2, cards) {
  return Array.from({ length: POINTS }, (_, i) => (i + 1) / (POINTS + 1)).filter((t) => {
    const [px, py] = [
      [x1, x, x2],
      [y1, y, y2],
    ].map(([a, b, c]) => (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c);
    return py < 0 || cards.some((card) => px > card.left && px < card.right && py > card.top && py < card.bottom);
  }).length;
}
