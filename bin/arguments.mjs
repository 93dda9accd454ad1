/**
 * Reads "--name=value" and "--name" arguments.
 * @module
 */

/**
 * @param {string[]} args
 * @returns {{files: string[], options: Map<string, string | true>}}  names with "_" for "-", as in the report
 * @example readArguments(["a.csv", "--cost-fn=2", "--json"])
 */
export function readArguments(args) {
  /** @type {string[]} */
  const files = [];
  /** @type {Map<string, string | true>} */
  const options = new Map();
  for (const arg of args) {
    const match = /^--([^=]+)(?:=(.*))?$/s.exec(arg);
    if (match) options.set(match[1].replaceAll('-', '_'), match[2] ?? true);
    else files.push(arg);
  }
  return { files, options };
}
