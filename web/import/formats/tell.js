/**
 * Which format a file has, known by how it begins and never by its name. Free of the DOM.
 */

import { notUtf8 } from './words.js';

/** How much of a file's beginning is looked at. */
export const HEAD_BYTES = 65_536;

/** Formats by their first bytes, one character a byte. @type {[format: string, start: string][]} */
const SIGNATURES = [
  ['gzip', '\x1f\x8b'],
  ['zip', 'PK\x03\x04'],
  ['zip', 'PK\x05\x06'],
  ['npy', '\x93NUMPY'],
  ['parquet', 'PAR1\x15'],
  ['encrypted_parquet', 'PARE'],
  ['old_office', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['hdf5', '\x89HDF\r\n\x1a\n'],
  ['arrow', 'ARROW1\0\0'],
  // The beginning of a stream, which no text has.
  ['arrow', '\xff\xff\xff\xff'],
  ['old_feather', 'FEA1'],
  ['r_data', 'X\n\0\0\0'],
  ['r_data', 'RDX'],
  ['pickle', '\x80\x02'],
  ['pickle', '\x80\x03'],
  ['pickle', '\x80\x04\x95'],
  ['pickle', '\x80\x05\x95'],
  ['matlab', 'MATLAB 5.0 MAT-file'],
  ['spss', '$FL2'],
  ['stata', '<stata_dta>'],
  ['sqlite', 'SQLite format 3\0'],
  ['packed', 'BZh91AY&SY'],
  ['packed', '\xfd7zXZ\0'],
  ['packed', '\x28\xb5\x2f\xfd'],
  ['packed', '7z\xbc\xaf\x27\x1c'],
  ['packed', 'Rar!\x1a\x07'],
  ['pdf', '%PDF-'],
  ['picture', '\x89PNG'],
  ['picture', '\xff\xd8\xff'],
  ['picture', 'GIF8'],
];

/** Formats of text by how it begins. @type {[format: string, start: RegExp][]} */
const TEXTS = [
  ['session', /^\s*\{\s*"melon"\s*:/],
  // Matrices that are printed have up to three brackets.
  ['json', /^\s*(?:\[\s*(?:\[\s*)?\{|\{\s*["}]|(?:\[\s*){4})/],
  // A list of values, which may go on behind the head.
  [
    'json',
    /^\s*\[\s*(?:(?:[-+\d.eE]+|null|true|false|NaN|"[^"\\\n]*")\s*,\s*)*[^\s,[\]]*\s*\]?\s*$/,
  ],
  ['arff', /^(?:[ \t]*(?:%[^\n]*)?\r?\n)*[ \t]*@relation\s/i],
  ['libsvm', /^labels(?: [-+]?[\d.]+)+\s*\r?\n[-+]?\d/],
  [
    'libsvm',
    /^[-+]?\d[\d.]*(?:\s+qid:\d+)?(?:[ \t]+\d+:[-+]?[\d.][\d.eE+-]*)+[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/,
  ],
  ['trec', /^\S+[ \t]+Q0[ \t]+\S+[ \t]+\d+[ \t]+[-+]?\d[\d.eE+-]*[ \t]+\S+[ \t]*(?:\r?\n|$)/],
  // A matrix of counts may begin so, too, but is not as long.
  ['trec', /^(?:\S+[ \t]+Q?0[ \t]+\S+[ \t]+-?\d+[ \t]*(?:\r?\n|$)){6}/],
  ['trec', /^(?:\S+ +Q?0 +\S+ +-?\d+ *(?:\r?\n|$))+$/],
  ['web_page', /^\s*<(?:!doctype html|html)[\s>]/i],
];

/** UTF-8, or UTF-16 by its byte order mark. @param {Uint8Array} bytes */
function encodingOf([first, second]) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/**
 * A whole file of text.
 * @param {Uint8Array} bytes
 * @returns {string} refused where it is in another encoding
 */
export function decoded(bytes) {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw notUtf8();
  }
}

/**
 * @param {Uint8Array} head the first HEAD_BYTES of a file, or all of a shorter one
 * @returns {string | null} null: a table of text, or nothing that is known
 * @example formatOf(new Uint8Array([0x1f, 0x8b, 8])) // "gzip"
 */
export function formatOf(head) {
  const start = String.fromCharCode(...head.subarray(0, 24));
  const signed = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  if (signed) return signed[0];
  if (!/^(?:[\s[{%@<\xef\xff\xfe]|labels |[-+]?\d[\d.]*\s|\S+[ \t]+Q?0[ \t])/.test(start))
    return null;
  const text = new TextDecoder(encodingOf(head)).decode(head);
  return TEXTS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
