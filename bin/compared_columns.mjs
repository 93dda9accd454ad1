/**
 * What the two tables of a comparison keep, and how their models are called.
 * @module
 */
import { basename, dirname } from 'node:path';

/** @typedef {import('../web/core/core.js').Joining} Joining */
/** @typedef {{ from: { file: string }, report: any }} Side */

/** Roles that a column of the new file keeps; what is not used would only be in the way. */
const KEPT = ['truth', 'weight', 'query', 'cluster'];

/** @param {any} report @param {(role: string) => boolean} isWanted @returns {{ name: string, role: string }[]} */
const columnsOf = ({ input }, isWanted) =>
  input.columns.filter((/** @type {any} */ { role }) => isWanted(role));

/** A file without its folder and endings. @param {string} file */
const stemOf = (file) => (file === '-' ? 'stdin' : basename(file).replace(/(?<=.)\..*$/, ''));

/**
 * Names of the models: their own where these differ, else those of their files, with folders where they need them.
 * @param {[Side, Side]} sides
 * @returns {[string, string]}
 */
export function differentNames([one, other]) {
  /** @type {((side: Side) => string)[]} */
  const ways = [
    ({ report }) => report.models[0].name,
    ({ from }) => stemOf(from.file),
    ({ from }) => `${basename(dirname(from.file))}/${stemOf(from.file)}`,
    ({ from }) => from.file,
  ];
  const way = ways.find((name) => name(one) !== name(other));
  if (way) return [way(one), way(other)];
  const name = stemOf(one.from.file);
  return [`${name} (2)`, name];
}

/**
 * A name that no other column has.
 * @param {string} name
 * @param {string[]} taken
 */
function free(name, taken) {
  let found = name;
  while (taken.includes(found)) found += "'";
  return found;
}

/**
 * Columns with predictions, renamed: of many classes each begins with the model.
 * @param {any} report
 * @param {string} name
 * @returns {[string, string][]}
 */
function renamed(report, name) {
  const model = `${report.models[0].name}:`;
  const isMany = report.task === 'multiclass';
  return columnsOf(report, (role) => role === 'prediction').map((column) => [
    column.name,
    isMany
      ? `${name}:${column.name.slice(column.name.startsWith(model) ? model.length : 0)}`
      : name,
  ]);
}

/**
 * @param {any} next  the report of the new file, of one model
 * @param {any} base  that of the other
 * @param {[string, string]} names  of the models of both
 * @returns {{ own: Joining, beside: Joining, roles: Record<string, unknown> }}  what is kept of the new file, and of the
 *   other beside it; and the options that say so
 */
export function joiningOf(next, base, names) {
  const kept = columnsOf(next, (role) => KEPT.includes(role)).map(({ name }) => name);
  const isMany = next.task === 'multiclass';
  // A colon ends the name of a model where there are columns for classes.
  const [first, second] = names.map((name) => (isMany ? name.replaceAll(':', '-') : name));
  const nextName = free(first, kept);
  const baseName = free(second, [...kept, nextName]);
  /** @type {[string, string][]} */
  const same = KEPT.flatMap((role) => {
    const [one] = columnsOf(next, (each) => each === role);
    const [other] = columnsOf(base, (each) => each === role);
    return one && other ? [/** @type {[string, string]} */ ([one.name, other.name])] : [];
  });
  const { truth, weight, query, positive } = next.input;
  return {
    own: {
      columns: [
        ...kept.map((name) => /** @type {[string, string]} */ ([name, name])),
        ...renamed(next, nextName),
      ],
    },
    beside: { columns: renamed(base, baseName), same },
    roles: {
      task: next.task,
      truth,
      predictions: isMany ? undefined : [nextName, baseName],
      ...(weight ? { weight } : {}),
      ...(query ? { query } : {}),
      ...(positive === undefined ? {} : { positive }),
    },
  };
}
