/**
 * A list of column names: with commas between, in double quotes where a name contains one, as in CSV.
 * @module
 */
import { OPTIONS } from '../web/core/options.js';

/** Options of several names. */
const LISTS = Object.entries(OPTIONS).flatMap(([name, { kind }]) =>
  kind === 'columns' || kind === 'labels' ? [name] : [],
);

/**
 * @param {string} text
 * @returns {string[] | null}  null where a quote does not end, or more follows behind it
 * @example namesIn('a,"b,c"') // ["a", "b,c"]
 */
export function namesIn(text) {
  const pattern = /(?:"((?:[^"]|"")*)"|([^",][^,]*)?)(,|$)/gy;
  const names = [];
  for (;;) {
    const found = pattern.exec(text);
    if (!found) return null;
    const [, quoted, plain, end] = found;
    names.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '') return names;
  }
}

/**
 * The value of an option for the core. Names in quotes are a list; others stay one text, which the core divides by the
 * columns that there are, so that a comma in a name needs no quotes.
 * @template {string | true} Value
 * @param {string} option
 * @param {Value} value
 * @returns {Value | string[]}
 * @example valueForCore('predictions', '"a,1",b') // ["a,1", "b"]
 */
export function valueForCore(option, value) {
  if (!LISTS.includes(option) || !/(?:^|,)"/.test(String(value))) return value;
  return namesIn(String(value)) ?? value;
}
