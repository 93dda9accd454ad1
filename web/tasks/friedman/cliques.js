/**
 * Cliques of a critical-difference diagram as bars. A clique of pairwise tests
 * may skip an algorithm in the middle, which differs significantly from one of
 * its members; no solid piece of its bar passes that one.
 *
 * @typedef {object} Bar
 * @property {number[]} members places among the ordered algorithms, ascending
 * @property {number[][]} pieces runs of consecutive members: first and last place
 * @property {number} level row of the bar, from 0 at the top
 */

/**
 * Runs of consecutive places.
 * @param {number[]} members ascending
 * @returns {number[][]}
 * @example runs([0, 1, 3, 5, 6]) // [[0, 1], [3, 3], [5, 6]]
 */
export function runs(members) {
  /** @type {number[][]} */
  const found = [];
  for (const member of members) {
    const last = found.at(-1);
    if (last && last[1] === member - 1) last[1] = member;
    else found.push([member, member]);
  }
  return found;
}

/**
 * Bars in as few rows as they need, the leftmost at the top.
 * @param {number[][]} cliques of places among the ordered algorithms
 * @param {number[]} columns where each place is drawn, ascending
 * @param {number} gap between two bars of a row
 * @returns {Bar[]}
 */
export function bars(cliques, columns, gap) {
  const sorted = cliques
    .map((members) => [...new Set(members)].sort((one, other) => one - other))
    .filter((members) => members.length > 1)
    .sort((one, other) => one[0] - other[0] || one[one.length - 1] - other[other.length - 1]);
  /** @type {number[]} */
  const ends = [];
  return sorted.map((members) => {
    const from = columns[members[0]];
    let level = ends.findIndex((end) => end + gap <= from);
    if (level < 0) level = ends.length;
    ends[level] = columns[members[members.length - 1]];
    return { members, pieces: runs(members), level };
  });
}
