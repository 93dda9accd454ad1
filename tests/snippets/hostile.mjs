/** Names of columns and classes that end quotes, lines and programs wherever they are not escaped. */
export const HOSTILE = [
  'tr"u\'th\\',
  'a"); import os; print("',
  "b'] <- NULL; c['",
  'line\nbreak\ttab\\n',
  '得分 ünï\u202e #{y} %s {z} $1',
  '__proto__',
];

/** A cell of a CSV file. @param {string} text */
const cell = (text) => `"${text.replaceAll('"', '""')}"`;

/** A table with such names; the truth comes first, and its positive class is `"ja"\`. */
export function hostileTable() {
  const rows = Array.from({ length: 24 }, (_, at) => [
    cell(at % 3 === 0 ? '"ja"\\' : "'nein'\n#"),
    ...[3, 5, 7, 11, 13].map((step) => String(((at * step + 5) % 24) / 24)),
  ]);
  return [HOSTILE.map(cell), ...rows].map((row) => `${row.join(',')}\n`).join('');
}
