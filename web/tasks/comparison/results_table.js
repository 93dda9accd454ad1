import { csvOf } from '../../export/csv.js';
import { latexField, latexTable } from '../../export/latex_table.js';
import { fixed, full } from '../../words/format.js';

/**
 * Results of learners as papers print them: data sets × algorithms, the best in
 * bold, ranks as superscripts, mean ranks below; or folds × learners with their
 * means. Free of the DOM.
 *
 * @typedef {object} ResultCell
 * @property {number} value
 * @property {string} text with the decimals of its neighbours
 * @property {string} rank empty where ranks are the results or there are none
 * @property {boolean} best of its row
 *
 * @typedef {object} ResultsTable
 * @property {string} corner
 * @property {string[]} columns
 * @property {{ name: string, cells: ResultCell[] }[]} rows
 * @property {{ name: string, values: number[], texts: string[] }} summary
 *
 * @typedef {{ dataset: string, fold: string, meanRank: string, mean: string }} TableWords
 */

const MOST_DECIMALS = 4;

/** @type {Record<import('../../words/index.js').Language, TableWords>} */
const WORDS = {
  en: { dataset: 'data set', fold: 'fold', meanRank: 'mean rank', mean: 'mean' },
  zh: { dataset: '数据集', fold: '折', meanRank: '平均序值', mean: '平均' },
};

/**
 * @param {any} report of the task `friedman` or `cv`
 * @param {import('../../words/index.js').Language} language
 * @returns {ResultsTable | null} null when the report has no results: they were too many
 */
export function resultsTable(report, language) {
  const { values, models, options, input } = report;
  if (!values?.result || !['friedman', 'cv'].includes(report.task)) return null;
  const t = WORDS[language];
  const isCv = report.task === 'cv';
  const decimals = decimalsOf(values.result.flat());
  const showsRanks = !isCv && input.values !== 'ranks';
  const lower = isCv ? !options.higher_is_better : true;
  const names = isCv ? foldNames(values) : input.datasets;
  const rows = values.result.map((/** @type {number[]} */ results, /** @type {number} */ row) => {
    // Ties within the tolerance share a rank, so that ranks say which is best.
    const order = isCv ? results : values.rank[row];
    const best = lower ? Math.min(...order) : Math.max(...order);
    return {
      name: names[row] ?? String(row + 1),
      cells: results.map((value, column) => ({
        value,
        text: fixed(value, decimals),
        rank: showsRanks ? full(values.rank[row][column]) : '',
        best: order[column] === best,
      })),
    };
  });
  const key = isCv ? 'mean' : 'average_rank';
  const means = models.map((/** @type {any} */ { metrics }) => metrics[key]);
  return {
    corner: isCv ? t.fold : t.dataset,
    columns: models.map((/** @type {any} */ { name }) => name),
    rows,
    summary: {
      name: isCv ? t.mean : t.meanRank,
      values: means,
      texts: means.map((/** @type {number} */ mean) =>
        fixed(mean, isCv ? Math.min(decimals + 1, Math.max(decimals, 3)) : 2),
      ),
    },
  };
}

/** @param {{ run: string[] | null, fold: string[] | null, result: number[][] }} values */
function foldNames({ run, fold, result }) {
  const runs = new Set(run ?? []);
  return result.map((_, row) => {
    const name = fold?.[row] || String(row + 1);
    return runs.size > 1 ? `${run?.[row]}/${name}` : name;
  });
}

/** As few decimals as show every number, up to four. @param {number[]} values */
function decimalsOf(values) {
  let decimals = 0;
  while (
    decimals < MOST_DECIMALS &&
    values.some((value) => Math.abs(value - Number(value.toFixed(decimals))) > 1e-9)
  ) {
    decimals += 1;
  }
  return decimals;
}

/**
 * @param {ResultsTable} table
 * @returns {import('../../export/tables.js').Table}
 */
export function plainTable({ corner, columns, rows, summary }) {
  const cellOf = (/** @type {{ value: number, text: string, best?: boolean }} */ cell) => ({
    interval: null,
    note: '',
    reason: '',
    intervalReason: '',
    best: false,
    ...cell,
  });
  const means = summary.values.map((value, i) => cellOf({ value, text: summary.texts[i] }));
  const all = [
    ...rows.map(({ name, cells }) => ({
      name,
      cells: cells.map(({ value, text, best }) => cellOf({ value, text, best })),
    })),
    { name: summary.name, cells: means },
  ];
  return {
    corner,
    heads: columns.map((name) => ({ key: name, label: name, name })),
    rows: all.map((row, index) => ({ ...row, index })),
  };
}

/** @param {string} text */
const markdownText = (text) => text.replace(/\s+/g, ' ').replace(/([\\|`*_[\]<>])/g, '\\$1');

/**
 * @param {ResultsTable} table
 * @returns {string}
 */
export function resultsMarkdown({ corner, columns, rows, summary }) {
  const line = (/** @type {string[]} */ fields) => `| ${fields.join(' | ')} |\n`;
  return [
    line([corner, ...columns].map(markdownText)),
    line([':--', ...columns.map(() => '--:')]),
    ...rows.map(({ name, cells }) =>
      line([
        markdownText(name),
        ...cells.map(({ text, rank, best }) => {
          const shown = best ? `**${text}**` : text;
          return rank ? `${shown}<sup>${rank}</sup>` : shown;
        }),
      ]),
    ),
    line([summary.name, ...summary.texts]),
  ].join('');
}

/**
 * With the rules of `booktabs`, as narrow as the page; Chinese text needs `ctex` or
 * `xeCJK`.
 * @param {ResultsTable} table
 * @param {import('../../export/latex_table.js').Legend} [legend]
 * @returns {string}
 */
export function resultsLatex({ corner, columns, rows, summary }, legend) {
  return latexTable(
    {
      heads: [corner, ...columns],
      texts: rows.map(({ name, cells }) => [name, ...cells.map(({ text, rank }) => text + rank)]),
      rows: rows.map(({ name, cells }) => [
        latexField(name),
        ...cells.map(({ text, rank, best }) => {
          const shown = best ? `\\textbf{${latexField(text)}}` : latexField(text);
          return rank ? `${shown}$^{${shortRank(rank)}}$` : shown;
        }),
      ]),
      last: [[summary.name, ...summary.texts].map(latexField)],
    },
    legend,
  );
}

/**
 * A rank with as many decimals as it has a use for: shared by three, it has a third.
 * @param {string} rank
 * @example shortRank('2.3333333333333335') // '2.33'
 */
export const shortRank = (rank) => String(Number(Number(rank).toFixed(2)));

/**
 * The table with the names that stand in the file, for one that is read again.
 * @param {Readonly<Pick<import('../../app/store.js').State, 'reportText' | 'language'>>} state
 * @returns {ResultsTable | null}
 */
export const resultsOfFile = ({ reportText, language }) =>
  resultsTable(JSON.parse(reportText), language);

/**
 * In full precision, without the mean ranks: Melon reads it again. With ranks,
 * they are columns of their own.
 * @param {ResultsTable} table
 * @param {{ ranks?: boolean }} [choice]
 * @returns {string}
 */
export function resultsCsv({ corner, columns, rows, summary }, { ranks = false } = {}) {
  const hasRanks = ranks && rows.some(({ cells }) => cells.some(({ rank }) => rank));
  const rankHeads = hasRanks ? columns.map((name) => `${name} (rank)`) : [];
  const means = hasRanks
    ? [[summary.name, ...columns.map(() => ''), ...summary.values.map(full)]]
    : [];
  return csvOf([
    [corner, ...columns, ...rankHeads],
    ...rows.map(({ name, cells }) => [
      name,
      ...cells.map(({ value }) => full(value)),
      ...(hasRanks ? cells.map(({ rank }) => rank) : []),
    ]),
    ...means,
  ]);
}
