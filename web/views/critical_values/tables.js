/**
 * Tables of critical values: what is asked of the core, which cell a report
 * hits, and the table as CSV. Free of the DOM.
 *
 * @typedef {number | 'inf'} Head degrees of freedom, a count, or α
 * @typedef {{ id: string, rows_are: string, columns_are: string, values_are: 'count' | 'number', rows: Head[],
 *   columns: Head[] }} Kind
 * @typedef {Kind & { alpha?: number, values: (number | null)[][] }} Table
 * @typedef {{ row: Head, column: Head, alpha: number, statistic: number | null }} Case the cell that a
 *   report hits; α where it is not the column
 */

import { csvOf } from '../../export/csv.js';
import { integer, number } from '../../words/format.js';

const MOST_HEADS = 1000;
/** What the core computes. */
const LEAST_ALPHA = 1e-12;
const MOST_ALPHA = 0.999;

/**
 * A critical value as text; a dash where nothing is significant.
 * @param {Pick<Kind, 'values_are'>} kind
 * @param {number | null | undefined} value
 * @example valueText({ values_are: 'count' }, 8) // "8"
 */
export function valueText({ values_are: are }, value) {
  if (value === null || value === undefined) return '–';
  return are === 'count' ? integer(value) : number(value);
}

/**
 * Numbers separated by commas or blanks; `a-b` is every whole number from a to
 * b.
 * @param {string} text
 * @param {string} what what they are: alpha, models, pairs, …
 * @returns {Head[] | null} in order, each once; null when there is none or one is wrong
 * @example parseHeads("1-3, 10, ∞", "degrees_of_freedom") // [1, 2, 3, 10, "inf"]
 */
export function parseHeads(text, what) {
  const parts = text.split(/[,，、;；\s]+/).filter(Boolean);
  const heads = parts.flatMap((part) => headsOf(part, what) ?? [Number.NaN]);
  const isWrong = heads.length === 0 || heads.length > MOST_HEADS || heads.some(Number.isNaN);
  return isWrong ? null : inOrder(/** @type {Head[]} */ (heads), what);
}

/** @param {string} part @param {string} what @returns {Head[] | null} */
function headsOf(part, what) {
  if (what === 'alpha') {
    const alpha = Number(part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : part);
    return alpha >= LEAST_ALPHA && alpha <= MOST_ALPHA ? [alpha] : null;
  }
  if (/^(inf|infinity|∞)$/i.test(part)) return isDegrees(what) ? ['inf'] : null;
  const range = /^(\d+)[-–~](\d+)$/.exec(part);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    if (from < 1 || to < from || to - from >= MOST_HEADS) return null;
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  const head = Number(part);
  return head >= 1 && Number.isFinite(head) ? [head] : null;
}

/** @param {string} what */
const isDegrees = (what) =>
  what === 'degrees_of_freedom' || what === 'denominator_degrees_of_freedom';

/** @param {Head} head */
const size = (head) => (head === 'inf' ? Number.POSITIVE_INFINITY : head);

/**
 * Each once; α from large to small, all else from small to large.
 * @param {Head[]} heads
 * @param {string} what
 */
function inOrder(heads, what) {
  const sorted = [...new Set(heads)].sort((a, b) => (size(a) < size(b) ? -1 : 1));
  return what === 'alpha' ? sorted.reverse() : sorted;
}

/**
 * The numbers as a text that `parseHeads` reads; three and more that follow one
 * another are a range.
 * @param {Head[]} heads
 * @returns {string}
 * @example headsText([1, 2, 3, 10, "inf"]) // "1-3, 10, ∞"
 */
export function headsText(heads) {
  /** @type {string[]} */
  const parts = [];
  for (let from = 0; from < heads.length; ) {
    let to = from;
    while (Number.isInteger(heads[to]) && heads[to + 1] === /** @type {number} */ (heads[to]) + 1) {
      to += 1;
    }
    if (to - from >= 2) {
      parts.push(`${heads[from]}-${heads[to]}`);
    } else {
      parts.push(...heads.slice(from, to + 1).map(headText));
    }
    from = to + 1;
  }
  return parts.join(', ');
}

/** @param {Head} head */
export const headText = (head) => (head === 'inf' ? '∞' : String(head));

/**
 * The heads, with one more where it belongs.
 * @param {Head[]} heads
 * @param {Head | undefined} more
 * @param {string} what
 * @returns {Head[]}
 */
export function withHead(heads, more, what) {
  return more === undefined || heads.includes(more) ? heads : inOrder([...heads, more], what);
}

/**
 * The cells that a report on learners hits, by table.
 * @param {import('../../core/report.js').Report | null} report
 * @returns {Record<string, Case>}
 */
export function casesOf(report) {
  /** @type {any} */
  const any = report;
  const alpha = any?.options?.alpha ?? 0.05;
  if (any?.task === 'friedman') return friedmanCases(any, alpha);
  if (any?.task === 'cv') return foldCases(any, alpha);
  return {};
}

/** @param {any} report @param {number} alpha @returns {Record<string, Case>} */
function friedmanCases({ tests, verdict, models, pairs }, alpha) {
  const { n_datasets: n, n_algorithms: k } = tests;
  const df = pairs[0]?.paired_t_df ?? null;
  const isF = /^iman_davenport/.test(verdict.test ?? '');
  const chi = tests.friedman_chi2_tie_corrected ?? tests.friedman_chi2 ?? null;
  const compared = models.length === 2 ? pairs[0] : null;
  /** @type {Record<string, Case>} */
  const cases = {
    wilcoxon: {
      row: compared ? n - (compared.ties ?? 0) : n,
      column: alpha,
      alpha,
      statistic: compared?.wilcoxon_statistic ?? null,
    },
    sign: {
      row: compared ? n - (compared.ties ?? 0) : n,
      column: alpha,
      alpha,
      statistic: compared ? Math.max(compared.wins ?? 0, compared.losses ?? 0) : null,
    },
    ...casesOfT(df, compared?.paired_t ?? null, alpha),
  };
  if (k < 3) return cases;
  return {
    ...cases,
    ...caseOfF(
      [tests.iman_davenport_df1, tests.iman_davenport_df2],
      isF ? verdict.statistic : (tests.iman_davenport_f_tie_corrected ?? null),
      alpha,
    ),
    ...(tests.friedman_df
      ? { chi2: { row: tests.friedman_df, column: alpha, alpha, statistic: chi } }
      : {}),
    q: { row: 'inf', column: k, alpha, statistic: null },
    nemenyi: { row: k, column: alpha, alpha, statistic: null },
    bonferroni_dunn: { row: k, column: alpha, alpha, statistic: null },
  };
}

/** @param {any} report @param {number} alpha @returns {Record<string, Case>} */
function foldCases({ input, pairs }, alpha) {
  const [first] = pairs;
  const pair = pairs.length === 1 ? first : null;
  if (input.design !== '5x2') {
    const df = first?.corrected_t_df ?? first?.paired_t_df;
    return casesOfT(df, pair?.corrected_t ?? null, alpha);
  }
  return {
    ...casesOfT(first?.cv5x2_t_df, pair?.cv5x2_t ?? null, alpha),
    ...caseOfF([first?.cv5x2_f_df1, first?.cv5x2_f_df2], pair?.cv5x2_f ?? null, alpha),
  };
}

/**
 * @param {number | null | undefined} df none where the report has none
 * @param {number | null} statistic
 * @param {number} alpha
 * @returns {Record<string, Case>}
 */
function casesOfT(df, statistic, alpha) {
  if (!df) return {};
  const t = { row: df, column: alpha, alpha, statistic };
  return { t, t_one_sided: { ...t } };
}

/**
 * @param {(number | null | undefined)[]} df of numerator and denominator
 * @param {number | null} statistic
 * @param {number} alpha
 * @returns {Record<string, Case>}
 */
function caseOfF([column, row], statistic, alpha) {
  return column && row ? { f: { row, column, alpha, statistic } } : {};
}

/**
 * In full precision; undefined values are empty.
 * @param {Table} table
 * @param {string} corner
 * @returns {string} CSV
 */
export function criticalCsv({ rows, columns, values }, corner) {
  return csvOf([
    [corner, ...columns.map(String)],
    ...rows.map((row, i) => [row, ...values[i].map((value) => value ?? '')].map(String)),
  ]);
}
