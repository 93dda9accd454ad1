/**
 * Names that are Python dictionaries of parameters, as `cv_results_` has them,
 * without what all of them share. Free of the DOM.
 *
 * @typedef {{ key: string, value: string }} Parameter `value` as Python writes it
 */

const OPENING = '([{';
const CLOSING = ')]}';

/**
 * Splits at commas that stand outside of brackets and quotes.
 * @param {string} text
 * @returns {string[] | null} null when brackets or quotes do not close
 */
function split(text) {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quote) {
      if (character === quote && text[at - 1] !== '\\') quote = '';
    } else if (character === "'" || character === '"') quote = character;
    else if (OPENING.includes(character)) depth += 1;
    else if (CLOSING.includes(character)) depth -= 1;
    if (character === ',' && depth === 0 && !quote) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return depth === 0 && !quote ? parts : null;
}

/**
 * @param {string} name
 * @returns {Parameter[] | null} null for what is not a dictionary with keys of text
 * @example parameters("{'C': 1}") // [{ key: 'C', value: '1' }]
 */
export function parameters(name) {
  const [, inner] = /^\s*\{(.+)\}\s*$/s.exec(name) ?? [];
  const parts = inner === undefined ? null : split(inner);
  if (!parts) return null;
  const found = parts.map((part) => {
    const [, , key, value] = /^\s*(['"])([^'"]+)\1\s*:\s*(\S.*?)\s*$/s.exec(part) ?? [];
    return key === undefined ? null : { key, value };
  });
  return found.every((each) => each !== null) ? found : null;
}

/** @param {string} value */
const unquoted = (value) => (/^(['"]).*\1$/s.test(value) ? value.slice(1, -1) : value);

/**
 * A key without the steps of its pipeline, where the rest names it alone.
 * @param {string} key
 * @param {string[]} keys
 */
function lastStep(key, keys) {
  const last = (/** @type {string} */ each) =>
    each.slice(each.lastIndexOf('__') + 1).replace(/^_/, '');
  const short = last(key);
  return short && keys.filter((each) => last(each) === short).length === 1 ? short : key;
}

/**
 * Short names of the same learners in the same order, all different; the names
 * themselves where they are not dictionaries. Parameters that are the same in all
 * are left out.
 * @param {string[]} names
 * @returns {string[]}
 * @example parameterNames(["{'c': 'gini', 'd': 1}", "{'c': 'gini', 'd': 2}"]) // ['d=1', 'd=2']
 */
export function parameterNames(names) {
  const all = names.map(parameters);
  if (names.length < 2 || !all.every((each) => each !== null)) return names;
  const keys = [...new Set(all.flatMap((each) => each.map(({ key }) => key)))];
  const valueIn = (/** @type {Parameter[]} */ each, /** @type {string} */ key) =>
    each.find((one) => one.key === key)?.value;
  const varied = keys.filter((key) => new Set(all.map((each) => valueIn(each, key))).size > 1);
  const short = all.map((each) =>
    each
      .filter(({ key }) => varied.includes(key))
      .map(({ key, value }) => `${lastStep(key, keys)}=${unquoted(value)}`)
      .join(', '),
  );
  const fit = short.every(Boolean) && new Set(short).size === names.length;
  return fit ? short : names;
}

/** @type {WeakMap<object, any>} */
const named = new WeakMap();

/** A name as a message of the core has it, which may be cut. */
const QUOTED = /(["“])([^"“”]+?)(…?)(["”])/g;

/**
 * A message of the core with the short names.
 * @param {string} text
 * @param {string[]} names
 * @param {string[]} short
 */
const renamedText = (text, names, short) =>
  text.replace(QUOTED, (found, open, name, cut, close) => {
    const meant = names.filter((each) => (cut ? each.startsWith(name) : each === name));
    return meant.length === 1 ? `${open}${short[names.indexOf(meant[0])]}${close}` : found;
  });

/**
 * The report as it is shown: with the short names of its learners, the report
 * itself where they have none. What stands for `models[i].name` stays what it is,
 * in `fullName`.
 * @param {any} report of a comparison of learners
 * @returns {any}
 */
export function withShortNames(report) {
  if (!report) return report;
  const known = named.get(report);
  if (known) return known;
  const made = renamed(report);
  named.set(report, made);
  return made;
}

/** Where a verdict names learners. */
const VERDICT_NAMES = ['best', 'shared', 'beaten', 'ahead', 'other', 'name', 'control'];

/** @param {any} report */
function renamed(report) {
  const names = report.models.map((/** @type {{ name: string }} */ { name }) => name);
  const short = parameterNames(names);
  if (short === names) return report;
  const map = new Map(
    names.map((/** @type {string} */ name, /** @type {number} */ at) => [name, short[at]]),
  );
  const shown = withModelNames(report, (name) => map.get(name) ?? name);
  const inText = (/** @type {Record<string, string>} */ message) =>
    Object.fromEntries(
      Object.entries(message).map(([language, text]) => [
        language,
        renamedText(text, names, short),
      ]),
    );
  const findings = report.advice?.findings.map((/** @type {any} */ finding) => ({
    ...finding,
    message: inText(finding.message),
    ...(finding.instead ? { instead: inText(finding.instead) } : {}),
  }));
  return {
    ...shown,
    models: shown.models.map((/** @type {any} */ model, /** @type {number} */ at) => ({
      ...model,
      fullName: names[at],
    })),
    ...(findings ? { advice: { ...report.advice, findings } } : {}),
  };
}

/**
 * The report with other names of its models, wherever it names them.
 * @param {any} report
 * @param {(name: any) => any} of
 * @returns {any}
 */
export function withModelNames(report, of) {
  const { models, pairs = [], verdict, control } = report;
  const inParts = (/** @type {string[]} */ parts, /** @type {string[]} */ keys) =>
    Object.fromEntries(
      parts
        .filter((part) => verdict?.[part])
        .map((part) => [
          part,
          Array.isArray(verdict[part])
            ? verdict[part].map((/** @type {any} */ pair) => withNames(pair, keys, of))
            : withNames(verdict[part], keys, of),
        ]),
    );
  return {
    ...report,
    models: models.map((/** @type {any} */ model) => ({ ...model, name: of(model.name) })),
    pairs: pairs.map((/** @type {any} */ pair) => withNames(pair, ['a', 'b', 'better'], of)),
    ...(verdict
      ? {
          verdict: {
            ...withNames(verdict, VERDICT_NAMES, of),
            ...inParts(['opposed', 'further'], ['better', 'worse']),
            ...inParts(['second', 'ranks'], ['favours']),
          },
        }
      : {}),
    ...(control ? { control: withNames(control, ['name', 'better', 'worse'], of) } : {}),
  };
}

/**
 * A part of the report with other names, each alone or in a list.
 * @param {any} part
 * @param {string[]} keys
 * @param {(name: any) => any} of
 */
const withNames = (part, keys, of) => ({
  ...part,
  ...Object.fromEntries(
    keys
      .filter((key) => key in part)
      .map((key) => [key, Array.isArray(part[key]) ? part[key].map(of) : of(part[key])]),
  ),
});
