/**
 * A source as a short citation, and as an entry of BibTeX. Free of the DOM.
 * @typedef {import('./bibliography.js').Source} Source
 */
import { BIBLIOGRAPHY } from './bibliography.js';

/** Combining marks, and letters without one, as commands of LaTeX. */
const ACCENTS = new Map(
  Object.entries({
    '\u0300': '`',
    '\u0301': "'",
    '\u0302': '^',
    '\u0303': '~',
    '\u0304': '=',
    '\u0308': '"',
    '\u030a': 'r',
    '\u030c': 'v',
    '\u0327': 'c',
  }),
);
const LETTERS = new Map(
  Object.entries({
    ı: '{\\i}',
    ł: '{\\l}',
    ø: '{\\o}',
    '–': '--',
    '×': '$\\times$',
    '&': '\\&',
    φ: '$\\varphi$',
  }),
);

/**
 * A text of the bibliography with accents and signs as LaTeX writes them; Chinese stays.
 * @param {string} text
 * @example latex('Demšar') // 'Dem{\\v{s}}ar'
 */
const latex = (text) =>
  [...text.normalize('NFC')]
    .map((each) => {
      const [letter, mark] = each.normalize('NFD');
      const accent = ACCENTS.get(mark);
      if (!accent) return LETTERS.get(each) ?? each;
      const body = /[a-z]/i.test(accent) ? `\\${accent}{${letter}}` : `\\${accent}${letter}`;
      return `{${body}}`;
    })
    .join('');

/**
 * Family names as in the text of a paper.
 * @param {Source} source
 * @returns {string[]}
 * @example familyNames(BIBLIOGRAPHY.iman1980) // ['Iman', 'Davenport']
 */
export function familyNames({ authors, citedAs }) {
  const names = authors.map((name) => name.split(',')[0].replace(/[{}]/g, ''));
  return citedAs ? [citedAs, ...names.slice(1)] : names;
}

/** @param {Source} source */
function namesInShort(source) {
  const names = familyNames(source);
  if (names.length > 3 || source.andOthers) return `${names[0]} et al.`;
  if (names.length === 1) return names[0];
  return `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`;
}

/** @param {Source} source */
function placeInShort({ type, title, edition, publisher, short, volume, pages }) {
  if (type === 'book') {
    const plain = title.replace(/[{}]/g, '');
    return [plain, edition && `${edition} ed.`, publisher].filter(Boolean).join(', ');
  }
  if (volume) return `${short} ${volume}${pages ? `:${pages}` : ''}`;
  return pages ? `${short}, ${pages}` : short;
}

/**
 * Author, year and place of publication on one line.
 * @param {Source} source
 * @example shortCitation(BIBLIOGRAPHY.demsar2006) // 'Demšar 2006, J. Mach. Learn. Res. 7:1–30'
 */
export function shortCitation(source) {
  return `${namesInShort(source)} ${source.year}, ${placeInShort(source)}`;
}

/** Fields of BibTeX in the order in which they are written. */
const FIELDS = /** @type {const} */ ([
  'title',
  'journal',
  'booktitle',
  'editor',
  'school',
  'institution',
  'edition',
  'publisher',
  'address',
  'volume',
  'number',
  'pages',
]);

/**
 * The entries of BibTeX, in the order of the keys.
 * @param {string[]} keys
 * @returns {string}
 */
export function bibtex(keys) {
  return keys.map((key) => entry(key, BIBLIOGRAPHY[key])).join('\n');
}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @returns {[string, string | undefined]}
 */
const field = (name, text) => [name, text && latex(text)];

/** @param {string} key @param {Source} source */
function entry(key, source) {
  const authors = source.authors.map(latex).join(' and ');
  /** @type {[string, string | undefined][]} */
  const fields = [
    ['author', source.andOthers ? `${authors} and others` : authors],
    ...FIELDS.map((name) => field(name, source[name])),
    ['doi', source.doi],
    ['url', source.doi ? undefined : source.url],
    ['year', String(source.year)],
  ];
  const lines = fields.filter(([, text]) => text).map(([name, text]) => `  ${name} = {${text}},\n`);
  return `@${source.type}{${key},\n${lines.join('')}}\n`;
}
