/**
 * A list of column names: with commas between, in double quotes where a name contains one, as in CSV.
 * @module
 */

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
