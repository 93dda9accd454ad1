import { entriesOf } from './archive.js';

/** Formats that are zip archives, by a file that they have. @type {[format: string, file: RegExp][]} */
const BY_FILE = [
  ['xlsx', /^xl\/workbook\.xml$/],
  ['binary_workbook', /^xl\/workbook\.bin$/],
  ['document', /^(word|ppt)\//],
  ['open_document', /^META-INF\/manifest\.xml$/],
  ['model', /(^|\/)data\.pkl$|^model\.weights\.h5$/],
];

/**
 * What an archive is: a format of its own, or files that were packed.
 * @param {Uint8Array} bytes
 * @returns {string}
 */
export function zipKind(bytes) {
  const names = entriesOf(bytes).map(({ name }) => name);
  if (names.length > 0 && names.every((name) => name.endsWith('.npy'))) return 'npz';
  return BY_FILE.find(([, file]) => names.some((name) => file.test(name)))?.[0] ?? 'zip';
}
