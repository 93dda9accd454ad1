/**
 * The name that was meant by a mistyped one.
 * @module
 */

/**
 * Edits from one word to the other: letters put in, left out, changed, or two neighbours exchanged (optimal string
 * alignment).
 * @param {string} a
 * @param {string} b
 */
function edits(a, b) {
  let before = /** @type {number[]} */ ([]);
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, changed);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        next[j] = Math.min(next[j], before[j - 2] + 1);
      }
    }
    before = row;
    row = next;
  }
  return row[b.length];
}

/** Fewer letters say too little of a word. */
const FEWEST_LETTERS = 3;

/**
 * @param {string} given
 * @param {string[]} names
 * @returns {string | null}  the only one that begins so, else the nearest; null when none is near: more than a third of
 *   its letters, rounded, differ
 * @example nearest("thresold", ["threshold", "truth"]) // "threshold"
 * @example nearest("lang", ["language", "level"]) // "language"
 */
export function nearest(given, names) {
  // A name as long as a file is not a typing error.
  if (given.length > 60) return null;
  const longer = names.filter((name) => name.startsWith(given.toLowerCase()));
  if (longer.length === 1 && given.length >= FEWEST_LETTERS) return longer[0];
  const distance = (/** @type {string} */ name) => edits(given.toLowerCase(), name.toLowerCase());
  const ranked = names.map((name) => ({ name, far: distance(name) })).sort((x, y) => x.far - y.far);
  const [best] = ranked;
  return best && best.far <= Math.max(1, Math.round(best.name.length / 3)) ? best.name : null;
}
