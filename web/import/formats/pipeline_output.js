/**
 * What a classification pipeline of Hugging Face gives for each text: its label with a score, or several labels, each
 * with its own. Which label is right stands elsewhere.
 *
 * @typedef {import('./columns.js').Column} Column
 * @typedef {{ label: string, score: number }} Vote
 */

/** What the predictions are called where nothing names them. */
const NAME = 'prediction';

/** @type {import('./words.js').Both} */
export const PIPELINE_NOTE = {
  en: 'The file was read as the output of a pipeline: a label and its score for each case, without the truth. Open it together with a file that has the truth of the same cases in the same order, or write both into one list: {"truth": "POSITIVE", "prediction": {"label": "POSITIVE", "score": 0.99}}.',
  zh: '该文件被读作流水线（pipeline）的输出：每个样例有一个标记及其得分，没有真实标记。请与含有相同样例、相同顺序的真实标记的文件一同打开，或把两者写入同一列表：{"truth": "POSITIVE", "prediction": {"label": "POSITIVE", "score": 0.99}}。',
};

/** @param {unknown} value @returns {value is Vote} */
function isVote(value) {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { label, score } = /** @type {Record<string, unknown>} */ (value);
  return typeof label === 'string' && typeof score === 'number' && score >= 0 && score <= 1;
}

/** @param {unknown} value @returns {value is Vote[]} */
const isVotes = (value) => Array.isArray(value) && value.length > 0 && value.every(isVote);

/** @param {Vote[]} votes  one of the highest score comes first */
const best = (votes) => votes.reduce((one, other) => (other.score > one.score ? other : one));

/**
 * A column for each label where all cases have scores of the same ones, else the label of the highest score.
 * @param {string} name
 * @param {Vote[][]} cases
 * @returns {Column[]}
 */
function columnsOf(name, cases) {
  const labels = cases[0].map(({ label }) => label);
  const isWhole =
    labels.length > 1 &&
    new Set(labels).size === labels.length &&
    cases.every(
      (votes) =>
        votes.length === labels.length && votes.every(({ label }) => labels.includes(label)),
    );
  if (!isWhole) return [{ name, values: cases.map((votes) => best(votes).label) }];
  return labels.map((label) => ({
    name: `${name}:${label}`,
    values: cases.map((votes) => votes.find((vote) => vote.label === label)?.score),
  }));
}

/**
 * @param {unknown} value  of a whole file
 * @returns {Column[] | null}
 */
export function ofPipeline(value) {
  if (!Array.isArray(value) || value.length === 0) return null;
  if (value.every(isVotes)) return columnsOf(NAME, value);
  if (!isVotes(value)) return null;
  // A truth beside a score may be called so, too: then scores are low where it is another label.
  const labels = new Set(value.map(({ label }) => label));
  const isOfLabel = labels.size > 1 && value.every(({ score }) => score * labels.size >= 1);
  return isOfLabel
    ? columnsOf(
        NAME,
        value.map((vote) => [vote]),
      )
    : null;
}

/**
 * The same within records, beside a truth.
 * @param {readonly Column[]} columns
 * @returns {readonly Column[]}
 */
export const withPipelines = (columns) =>
  columns.flatMap(({ name, values }) => {
    const cases = Array.from(values, (value) => (isVote(value) ? [value] : value));
    return cases.length > 0 && cases.every(isVotes) ? columnsOf(name, cases) : [{ name, values }];
  });
