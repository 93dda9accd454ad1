/**
 * What a comparison of two files takes from each.
 * @module
 */

/** @typedef {{ from: { file: string }, report: any }} Side */

/** @param {any} report @returns {string[]} */
const predictionsOf = ({ input }) =>
  input.columns.flatMap((/** @type {any} */ { name, role }) =>
    role === 'prediction' ? [name] : [],
  );

/**
 * What the columns of one model of a file are called in the table of all files; null where one is not there.
 * @param {any} joined  the input of that table
 * @param {number} file
 * @param {Side} side
 * @returns {string[] | null}
 */
function namesOf(joined, file, { report }) {
  const names = new Map(
    joined.files[file].columns.map((/** @type {any} */ { name, as }) => [name, as]),
  );
  const all = predictionsOf(report).map((name) => names.get(name));
  return all.includes(undefined) ? null : /** @type {string[]} */ (all);
}

/**
 * The options under which the table of both files is compared: one model of each, and the roles of the first.
 * @param {any} joined  the input of that table
 * @param {readonly Side[]} sides  in the order of its files
 * @returns {Record<string, unknown> | Side | null}  the side of which a column is not in the table; null where both
 *   have the same columns, which are there once
 */
export function rolesOf(joined, sides) {
  /** @type {string[][]} */
  const ofSides = [];
  for (const [at, side] of sides.entries()) {
    const names = namesOf(joined, at, side);
    if (!names) return side;
    ofSides.push(names);
  }
  const [next, base] = ofSides;
  if (next.every((name) => base.includes(name))) return null;
  const { task, input } = sides[0].report;
  return optionsFor(task, input, ofSides.flat());
}

/**
 * The same of two files of which one has the truth.
 * @param {any} joined  the report on the table of both files
 * @param {any} known  the report on the file with the truth
 * @returns {Record<string, unknown> | null}  null where not each file has one model
 */
export function rolesOfBoth(joined, known) {
  const all = predictionsOf(joined);
  /** @type {string[][]} */
  const ofFiles = joined.input.files.map((/** @type {any} */ { columns }) =>
    columns.flatMap((/** @type {any} */ { as }) => (all.includes(as) ? [as] : [])),
  );
  const isPair =
    joined.models.length === 2 && ofFiles.every(({ length }) => length === all.length / 2);
  if (!isPair) return null;
  const { truth } = joined.input;
  return optionsFor(known.task, { ...known.input, truth }, ofFiles.flat());
}

/**
 * Without the positive class, which follows from the truth as it does in each file.
 * @param {string} task
 * @param {any} input
 * @param {string[]} predictions
 */
const optionsFor = (task, { truth, weight, query }, predictions) => ({
  task,
  truth,
  predictions: task === 'multiclass' ? undefined : predictions,
  ...(weight ? { weight } : {}),
  ...(query ? { query } : {}),
});

/**
 * A report on both files, in which what was guessed of them is guessed, too.
 * @param {string} text  of the report, of which every other byte stays
 * @param {any[]} inputs  of the reports on each file whose roles are those of both
 * @returns {string}
 */
export function withGuesses(text, inputs) {
  const own = JSON.parse(text).input.guessed;
  const all = new Set([...inputs.flatMap(({ guessed }) => guessed), ...own]);
  return text.replace(/"guessed":\[[^\]]*\]/, () => `"guessed":${JSON.stringify([...all])}`);
}
