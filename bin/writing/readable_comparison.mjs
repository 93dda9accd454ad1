/**
 * A comparison of learners as text for a terminal: the verdict, the learners, the pairs, the advice.
 * @module
 */
import { distinct } from '../../web/diagrams/text_width.js';
import {
  controlProcedure,
  pairProcedure,
  procedureName,
} from '../../web/tasks/comparison/verdict.js';
import { comparisonWords } from '../../web/tasks/comparison/words.js';
import { adviceOf } from '../../web/tasks/report_words.js';
import { comparisonVerdict } from '../../web/tasks/verdicts.js';
import { integer, interval, number, p } from '../../web/words/format.js';
import { oneLine } from '../../web/words/visible.js';
import { aligned, MOST, width } from './aligned.mjs';

/** @typedef {'en' | 'zh'} Language */

/** More pairs are left to the JSON. */
const MOST_PAIRS = 45;

const WORDS = {
  en: {
    algorithm: 'Algorithm',
    experiment: 'Experiment',
    rank: 'Mean rank',
    mean: 'Mean',
    std: 'SD',
    wins: 'Best on',
    control: (/** @type {string} */ procedure) => `p against control (${procedure})`,
    signTest: 'Sign test',
    judged: (/** @type {string} */ procedure) => `${procedure} p`,
    /** Of a mean that eps0 asks about. */
    tested: (/** @type {boolean} */ higher, /** @type {boolean} */ many) =>
      `p (≠ ${higher ? '1 − ' : ''}ε₀; corrected t${many ? ', unadjusted' : ''})`,
    errors: 'Errors',
    cases: 'Cases',
    rate: 'Error rate',
    limits: 'Clopper–Pearson',
    adjusted: 'Adjusted p',
    p: { greater: 'p (ε > ε₀)', less: 'p (ε < ε₀)', 'two-sided': 'p (ε ≠ ε₀)' },
    pair: 'Pair',
    ranks: 'Rank difference',
    difference: 'Mean difference',
    firstDifference: 'Difference in the first fold',
    test: { corrected_t_test: 'corrected t', cv5x2_t_test: '5×2 t' },
    holm: 'p (Holm)',
    fewer: (/** @type {number} */ count) => `(${count} pairs; --json has them all)`,
    advice: 'Advice',
  },
  zh: {
    algorithm: '算法',
    experiment: '实验',
    rank: '平均序值',
    mean: '均值',
    std: '标准差',
    wins: '最好次数',
    control: (/** @type {string} */ procedure) => `与对照比较的 p（${procedure}）`,
    signTest: '符号检验',
    judged: (/** @type {string} */ procedure) => `p（${procedure}）`,
    tested: (/** @type {boolean} */ higher, /** @type {boolean} */ many) =>
      `p（≠ ${higher ? '1 − ' : ''}ε₀；校正 t${many ? '，未校正多重比较' : ''}）`,
    errors: '错误数',
    cases: '样例数',
    rate: '错误率',
    limits: 'Clopper–Pearson 区间',
    adjusted: '校正后 p',
    p: { greater: 'p（ε > ε₀）', less: 'p（ε < ε₀）', 'two-sided': 'p（ε ≠ ε₀）' },
    pair: '比较',
    ranks: '序值差',
    difference: '平均差',
    firstDifference: '第一折的差值',
    test: { corrected_t_test: '校正 t', cv5x2_t_test: '5×2 t' },
    holm: 'p（Holm）',
    fewer: (/** @type {number} */ count) => `（共 ${count} 对，全部见 --json）`,
    advice: '建议',
  },
};

/**
 * Both names of each pair in one cell. Where the longest pair has no room there, each name is cut so that no two look
 * the same.
 * @param {{ a: string, b: string }[]} pairs
 * @returns {string[]}
 */
function pairLabels(pairs) {
  const between = ' – ';
  const names = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
  const lines = names.map((name) => oneLine(name));
  const shown = new Map(names.map((name, at) => [name, lines[at]]));
  const labels = () => pairs.map(({ a, b }) => `${shown.get(a)}${between}${shown.get(b)}`);
  if (labels().every((label) => width(label) <= MOST)) return labels();
  const room = Math.floor((MOST - between.length) / 2);
  const cut = distinct(
    lines,
    lines.map(() => room),
    lines.map(() => width),
  );
  for (const [at, name] of names.entries()) shown.set(name, cut[at]);
  return labels();
}

/** @param {any} report @param {typeof WORDS.en} t @param {Language} language */
function friedmanTables(report, t, language) {
  const { models, procedures, tests, input } = report;
  const named = (/** @type {string} */ id) => procedureName(comparisonWords(language), id);
  const control = controlProcedure(report);
  // One data set cannot compare pairs; with a control each is compared with it alone.
  const pairs = tests.n_datasets > 1 && !control ? report.pairs : [];
  // Of two algorithms Wilcoxon's test says all.
  const judge = models.length > 2 ? pairProcedure(report) : null;
  const learners = [...models].sort(
    (/** @type {any} */ a, /** @type {any} */ b) => a.metrics.average_rank - b.metrics.average_rank,
  );
  // Differences of ranks are not those of results.
  const hasWilcoxon =
    input.values !== 'ranks' &&
    judge?.id !== 'wilcoxon_holm' &&
    procedures.some((/** @type {any} */ { id }) => id === 'wilcoxon_holm');
  const bySigns = !judge && input.values === 'ranks';
  const shownPairs = pairs.slice(0, MOST_PAIRS);
  const labels = pairLabels(shownPairs);
  return [
    [
      [
        t.algorithm,
        t.rank,
        t.mean,
        t.std,
        t.wins,
        ...(control ? [t.control(named(control.id))] : []),
      ],
      ...learners.map((/** @type {any} */ { name, metrics }) => [
        oneLine(name),
        number(metrics.average_rank),
        number(metrics.mean),
        number(metrics.std),
        number(metrics.wins, 1),
        ...(control ? [p(metrics[control.key])] : []),
      ]),
    ],
    [
      [
        t.pair,
        t.ranks,
        ...(judge ? [t.judged(named(judge.id))] : []),
        ...(hasWilcoxon ? [t.judged(judge ? named('wilcoxon_holm') : 'Wilcoxon')] : []),
        ...(bySigns ? [t.judged(t.signTest)] : []),
      ],
      ...shownPairs.map((/** @type {any} */ pair, /** @type {number} */ at) => [
        labels[at],
        number(pair.rank_diff),
        ...(judge ? [p(pair[judge.key])] : []),
        ...(hasWilcoxon ? [p(pair.wilcoxon_holm_p)] : []),
        ...(bySigns ? [p(pair.sign_test_p)] : []),
      ]),
    ],
  ];
}

/**
 * @param {any} report
 * @param {typeof WORDS.en} t
 * @param {Language} _language
 * @param {import('../../web/core/catalogue.js').StatisticEntry[]} statistics
 */
function cvTables({ models, pairs, options, verdict }, t, _language, statistics) {
  const test = /** @type {keyof typeof t.test} */ (verdict.test);
  const { key = '', p_value = '' } = statistics.find(({ id }) => id === test) ?? {};
  const tested = options.eps0 !== null;
  const shownPairs = pairs.slice(0, MOST_PAIRS);
  const labels = pairLabels(shownPairs);
  // The difference that the test looks at.
  const isFirst = verdict.effect === 'first_difference';
  const difference = isFirst ? 'cv5x2_first_difference' : 'mean_diff';
  return [
    [
      [
        t.algorithm,
        t.mean,
        t.std,
        'n',
        ...(tested ? [t.tested(options.higher_is_better, models.length > 1)] : []),
      ],
      ...models.map((/** @type {any} */ { name, metrics }) => [
        oneLine(name),
        number(metrics.mean, 4),
        number(metrics.std, 4),
        integer(metrics.n),
        ...(tested ? [p(metrics.corrected_t_p)] : []),
      ]),
    ],
    [
      [t.pair, isFirst ? t.firstDifference : t.difference, `${t.test[test] ?? 't'}`, 'p', t.holm],
      ...shownPairs.map((/** @type {any} */ pair, /** @type {number} */ at) => [
        labels[at],
        number(pair[difference], 4),
        number(pair[key]),
        p(pair[p_value]),
        p(pair[`${p_value}_holm`]),
      ]),
    ],
  ];
}

/** @param {any} report @param {typeof WORDS.en} t */
function binomialTables({ models, options }, t) {
  const alternative = /** @type {keyof typeof t.p} */ (options.alternative);
  const key = `binomial_p_${alternative.replace('-', '_')}`;
  // Of one experiment p needs no adjustment, and without ε₀ there is none.
  const isAdjusted = models.length > 1 && options.eps0 !== null;
  return [
    [
      [
        t.experiment,
        t.errors,
        t.cases,
        t.rate,
        t.limits,
        t.p[alternative],
        ...(isAdjusted ? [t.adjusted] : []),
      ],
      ...models.map((/** @type {any} */ { name, metrics }) => [
        oneLine(name),
        integer(metrics.errors),
        integer(metrics.n),
        number(metrics.error_rate),
        interval(metrics.clopper_pearson_low, metrics.clopper_pearson_high),
        p(metrics[key]),
        ...(isAdjusted ? [p(metrics.binomial_p_adjusted)] : []),
      ]),
    ],
    [],
  ];
}

const TABLES = { friedman: friedmanTables, cv: cvTables, binomial: binomialTables };

/** Whether the report is one of learners compared. @param {any} report */
export const isComparison = ({ task }) => Object.hasOwn(TABLES, task);

/**
 * @param {any} report  of the task friedman, cv or binomial
 * @param {Language} language
 * @param {Pick<import('../../web/core/catalogue.js').Catalogue, 'reasons' | 'statistics'>} catalogue
 * @returns {string[]}
 */
export function readableComparison(report, language, { reasons, statistics }) {
  const t = WORDS[language];
  const { sentence, detail } = comparisonVerdict(report, language, (id) => reasons[id] ?? id);
  const [learners, pairs] = TABLES[/** @type {keyof typeof TABLES} */ (report.task)](
    report,
    t,
    language,
    statistics,
  );
  const advice = adviceOf(report, language).map(
    ({ isWarning, text }) => `${isWarning ? '!' : '·'} ${text}`,
  );
  return [
    oneLine(sentence),
    oneLine(detail),
    '',
    ...aligned(learners),
    '',
    ...(pairs.length > 1 ? [...aligned(pairs)] : []),
    ...(pairs.length > 1 && report.pairs.length > MOST_PAIRS ? [t.fewer(report.pairs.length)] : []),
    ...(pairs.length > 1 ? [''] : []),
    ...(advice.length > 0 ? [t.advice, ...advice, ''] : []),
  ];
}
