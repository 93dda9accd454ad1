import { BIBLIOGRAPHY } from './bibliography.js';
import { familyNames } from './references.js';

/**
 * Author and year, and a list of what was cited. Free of the DOM.
 * @typedef {{ comma: string, semicolon: string, open: string, close: string, and: string, others: string }} Marks
 *
 * @typedef {object} Citations
 * @property {(...keys: string[]) => string} in `(Friedman, 1937; Demšar, 2006)`
 * @property {(key: string) => string} by `Iman and Davenport (1980)`
 * @property {(key: string) => string} bare `Kerby, 2014`, where there are brackets already
 * @property {() => string[]} cited keys in the order of their first citation
 */

/** Around the keys of a citation until the text is one of LaTeX; no text has them. */
const [BEGIN, END] = ['\ue000', '\ue001'];
const CITED = new RegExp(`( ?)${BEGIN}([^${END}]*)${END}`, 'g');

/**
 * A text of LaTeX with its citations as commands.
 * @param {string} text with special characters escaped
 */
export const citeCommands = (text) =>
  text.replace(CITED, (_, blank, keys) => `${blank ? '~' : ''}\\cite{${keys}}`);

/**
 * Citations by their keys, for `citeCommands`.
 * @param {Marks} marks
 * @returns {Citations}
 */
export function createKeys(marks) {
  const written = createCitations(marks);
  const cite = (/** @type {string[]} */ ...keys) => {
    keys.forEach(written.bare);
    return BEGIN + keys.join(',') + END;
  };
  const gap = marks.open === '(' ? ' ' : '';
  return {
    in: cite,
    bare: cite,
    by: (key) => written.by(key).slice(0, -`${gap}(0000)`.length) + gap + cite(key),
    cited: written.cited,
  };
}

/**
 * @param {Marks} marks
 * @returns {Citations}
 */
export function createCitations({ comma, semicolon, open, close, and, others }) {
  /** @type {Set<string>} */
  const cited = new Set();

  /** @param {string} key */
  function authors(key) {
    const source = BIBLIOGRAPHY[key];
    if (!source) throw new Error(`no source ${key}`);
    cited.add(key);
    const names = familyNames(source);
    const [first, second] = names;
    if (names.length > 2 || source.andOthers) return first + others;
    return second === undefined ? first : first + and + second;
  }

  const bare = (/** @type {string} */ key) => authors(key) + comma + BIBLIOGRAPHY[key].year;
  return {
    in: (...keys) => open + keys.map(bare).join(semicolon) + close,
    by: (key) => {
      const names = authors(key);
      const gap = open === '(' ? ' ' : '';
      return `${names}${gap}${open}${BIBLIOGRAPHY[key].year}${close}`;
    },
    bare,
    cited: () => [...cited],
  };
}
