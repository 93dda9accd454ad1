/**
 * The helpers that a source calls, and those that these call, in the order in which they are declared.
 * @param {Record<string, string>} helpers source by name
 * @param {string} source
 * @returns {string[]}
 */
export function called(helpers, source) {
  /** @type {Set<string>} */
  const found = new Set();
  const look = (/** @type {string} */ text) => {
    for (const [name, code] of Object.entries(helpers)) {
      if (found.has(name) || !new RegExp(`\\b${name}\\(`).test(text)) continue;
      found.add(name);
      look(code);
    }
  };
  look(source);
  return Object.keys(helpers).flatMap((name) => (found.has(name) ? [helpers[name]] : []));
}
