import { oneLine } from '../../words/visible.js';
import { quoted } from '../quoted.js';
import { called } from './called.js';
import { pythonList } from './lists.js';
import { COMPARISONS } from './python_comparisons.js';

/**
 * A snippet in Python. What scikit-learn, SciPy and statsmodels do not have is written out.
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {import('./plan.js').Measure} Measure
 */

/** @param {string[]} lines */
const indented = (lines) => lines.map((line) => line.replace(/^(?=.)/gm, '    '));

/** What a source uses, by the name that it does so under. @type {[name: RegExp, line: string][]} */
const IMPORTS = [
  [/\bmath\./, 'import math'],
  [/\bcombinations\(/, 'from itertools import combinations'],
  [/\bnp\./, 'import numpy as np'],
  [/\bpd\./, 'import pandas as pd'],
  [/\bstats\./, 'from scipy import stats'],
  [/\bmetrics\./, 'from sklearn import metrics'],
  [/\bmultipletests\(/, 'from statsmodels.stats.multitest import multipletests'],
];

/** What has no counterpart in a library, by its name. */
const HELPERS = {
  placements: `def placements(truth, score):
    """DeLong’s structural components: the share of the other class that each case is ranked right against."""
    ranks = stats.rankdata(score)
    above = (ranks[truth] - stats.rankdata(score[truth])) / (~truth).sum()
    below = 1 - (ranks[~truth] - stats.rankdata(score[~truth])) / truth.sum()
    return above, below`,
  delong_error: `def delong_error(above, below):
    return np.sqrt(above.var(ddof=1) / len(above) + below.var(ddof=1) / len(below))`,
  delong_logit: `def delong_logit(truth, score, level):
    """DeLong’s interval of the AUC, on the logit scale."""
    above, below = placements(truth, score)
    auc = above.mean()
    error = delong_error(above, below) / (auc * (1 - auc))
    z = stats.norm.ppf((1 + level) / 2)
    return 1 / (1 + np.exp(-(np.log(auc / (1 - auc)) + np.array([-z, z]) * error)))`,
  mcnemar_midp: `def mcnemar_midp(right, other_right):
    """McNemar’s mid-p test: Fagerland, Lydersen & Laake 2013."""
    few, many = sorted([(right & ~other_right).sum(), (~right & other_right).sum()])
    point = stats.binom.pmf(few, few + many, 0.5)
    return 1 - point / 2 if few == many else 2 * stats.binom.cdf(few, few + many, 0.5) - point`,
  shaffer: `def possible(k):
    """How many of the hypotheses that pairs of k learners are equal can be true at once."""
    return {0} if k < 2 else {math.comb(j, 2) + x for j in range(1, k + 1) for x in possible(k - j)}

def shaffer(p_values, k):
    """Shaffer’s static procedure, 1986."""
    p_values = np.asarray(p_values)
    adjusted, largest = np.empty(len(p_values)), 0
    for done, at in enumerate(np.argsort(p_values, kind="stable")):
        factor = max(count for count in possible(k) if count <= len(p_values) - done)
        largest = max(largest, min(1, factor * p_values[at]))
        adjusted[at] = largest
    return adjusted`,
  wilcoxon_exact: `def wilcoxon_exact(differences):
    """Wilcoxon’s signed-rank test: zeros dropped, from the distribution of the ranks that there are."""
    differences = differences[differences != 0]
    ranks = np.rint(2 * stats.rankdata(abs(differences))).astype(int)
    counts = np.ones(1)
    for rank in ranks:
        counts = np.convolve(counts, np.r_[1, np.zeros(rank - 1), 1])
    few = min(ranks[differences > 0].sum(), ranks[differences < 0].sum())
    return min(1, 2 * counts[: few + 1].sum() / counts.sum())`,
  wilcoxon_approx: `def wilcoxon_approx(differences):
    return stats.wilcoxon(
        differences, zero_method="wilcox", correction=False, method="asymptotic"
    ).pvalue`,
};

/** @param {Plan} plan */
function reading({ input, file, rows, numbers, texts, weight }) {
  const names = input.columns.map((/** @type {{ name: string }} */ { name }) => name);
  const isRenamed =
    input.header_missing ||
    // Blanks within quotes belong to a name.
    input.columns.some((/** @type {any} */ { name, unnamed }) => unnamed || name !== name.trim());
  const header = isRenamed
    ? `\n    header=${input.header_missing ? 'None' : '0'}, names=${pythonList(names)},`
    : '';
  const comma = input.decimal === ',' ? '.str.replace(",", ".")' : '';
  const dropping =
    input.rows_dropped > 0
      ? `

def is_number(cell):
    try:
        return math.isfinite(float(cell))
    except ValueError:
        return False

MISSING = ["", "na", "n/a", "nan", "null", "none", "?"]
complete = np.ones(len(table), dtype=bool)
for column in ${pythonList(numbers)}:
    complete &= table[column].str.strip()${comma}.map(is_number)
for column in ${pythonList(texts)}:
    complete &= ~table[column].str.strip().str.lower().isin(MISSING)
table = table[complete]`
      : '';
  const repeated =
    weight === null
      ? ''
      : `\ntable = table.loc[table.index.repeat(table[${quoted(weight)}].str.strip().astype(int))]`;
  return `table = pd.read_csv(
    ${quoted(file)}, sep=${quoted(input.delimiter)},${header}
    dtype=str, keep_default_na=False, skipinitialspace=True, index_col=False, encoding="utf-8-sig",
)${isRenamed ? '' : '\ntable.columns = table.columns.str.strip()'}${dropping}
assert len(table) == ${rows}${repeated}

def text(column):
    return table[column].str.strip().to_numpy(dtype=object)

def number(column):
    return table[column].str.strip()${comma}.to_numpy(dtype=object).astype(float)

def report(name, key, value):
    print(" ".join(name.split()), key, repr(float(value)), sep="\\t")

def report_interval(name, key, bounds):
    report(name, f"{key}_low", bounds[0])
    report(name, f"{key}_high", bounds[1])

def report_all(key, value):
    print(key, repr(float(value)), sep="\\t")

def report_pair(pair, key, value):
    report(pair[0], " ".join(pair[1].split()) + "\\t" + key, value)`;
}

/** What a model’s column becomes, and what is kept of it for the pairs, by kind. @type {Record<string, (plan: Plan) => { before: string[], each: string[], after?: string[] }>} */
const PREPARED = {
  binary: (plan) => ({
    before: [
      truthOf(plan),
      `thresholds = {${plan.models.map(({ name, threshold }) => `${quoted(name)}: ${threshold}`).join(', ')}}`,
      'right = {}',
    ],
    each: [
      'score = number(name)',
      'predicted = score >= thresholds[name]',
      'right[name] = predicted == truth',
      COUNTED,
    ],
  }),
  labels: (plan) => ({
    before: [truthOf(plan), 'right = {}'],
    each: [
      `predicted = text(name) == ${quoted(plan.input.positive)}`,
      'right[name] = predicted == truth',
      COUNTED,
    ],
  }),
  many_labels: ({ input }) => ({
    before: [`truth = text(${quoted(input.truth)})`, 'right = {}'],
    each: ['predicted = text(name)', 'right[name] = predicted == truth'],
  }),
  multiclass: ({ input, models, columnsOf }) => ({
    before: [
      `truth = text(${quoted(input.truth)})`,
      `classes = ${pythonList([...input.classes].sort())}`,
      'is_class = np.column_stack([truth == one for one in classes]).astype(int)',
      '# The column of each class. Of equal probabilities the class that stands first is predicted.',
      `columns_of = {\n${models
        .map(
          ({ name }) =>
            `    ${quoted(name)}: {${columnsOf(name)
              .map(([label, column]) => `${quoted(label)}: ${quoted(column)}`)
              .join(', ')}},\n`,
        )
        .join('')}}`,
      'right = {}',
    ],
    each: [
      'of_class = {one: number(column) for one, column in columns_of[name].items()}',
      'predicted = pd.DataFrame(of_class).idxmax(axis=1).to_numpy(dtype=object)',
      'probability = np.column_stack([of_class[one] for one in classes])',
      'right[name] = predicted == truth',
    ],
  }),
  regression: ({ input }) => ({
    before: [`truth = number(${quoted(input.truth)})`, 'errors = {}'],
    each: ['predicted = number(name)', 'errors[name] = abs(predicted - truth)'],
  }),
  ranking: ({ input }) => ({
    before: [
      `relevance = number(${quoted(input.truth)})`,
      input.query === undefined || input.query === null
        ? 'query = np.zeros(len(relevance))'
        : `query = text(${quoted(input.query)})`,
      '# Queries without a relevant item are left out.',
      'used = [one for one in pd.unique(query) if relevance[query == one].max() > 0]',
      'per_query = {}',
    ],
    each: [
      'scores = number(name)',
      'cases = [(relevance[query == one], scores[query == one]) for one in used]',
      'per_query[name] = np.array([metrics.ndcg_score([truth], [score]) for truth, score in cases])',
    ],
  }),
  counts: ({ input, isAveraged }) => ({
    before: [
      `counts = {column: number(column).astype(int) for column in ${pythonList([input.tp, input.fp, input.fn, input.tn])}}`,
      'accuracies = []',
    ],
    each: [
      `tp, fp, fn, tn = (column[columns.index(name)] for column in counts.values())`,
      'truth = np.repeat([True, False, True, False], [tp, fp, fn, tn])',
      'predicted = np.repeat([True, True, False, False], [tp, fp, fn, tn])',
      'accuracies.append(metrics.accuracy_score(truth, predicted))',
    ],
    after: isAveraged
      ? [
          'report_all("mean", np.mean(accuracies))',
          'report_all("std", np.std(accuracies, ddof=1))',
          '# As one matrix.',
          'tp, fp, fn, tn = (column.sum() for column in counts.values())',
          'report_all("precision_micro_over_matrices", tp / (tp + fp))',
          'report_all("recall_micro_over_matrices", tp / (tp + fn))',
          'report_all("f1_micro_over_matrices", 2 * tp / (2 * tp + fp + fn))',
        ]
      : [],
  }),
  clustering: ({ input }) => ({
    before: [
      ...(input.truth === null ? [] : [`truth = text(${quoted(input.truth)})`]),
      ...(input.features?.length
        ? [`points = np.column_stack([number(column) for column in ${pythonList(input.features)}])`]
        : []),
    ],
    each: ['cluster = text(name)'],
  }),
};

const COUNTED = 'tn, fp, fn, tp = metrics.confusion_matrix(truth, predicted).ravel()';

/** @param {Plan} plan */
const truthOf = ({ input, truthIsNumber }) =>
  truthIsNumber
    ? `truth = number(${quoted(input.truth)}) == ${Number(input.positive)}`
    : `truth = text(${quoted(input.truth)}) == ${quoted(input.positive)}`;

const PAIRED = (/** @type {string} */ values) => `one, other = ${values}
result = stats.ttest_rel(one, other)
low, high = result.confidence_interval(level)
report_pair(pair, "mean_diff", (one - other).mean())
report_pair(pair, "paired_t", result.statistic)
report_pair(pair, "paired_t_low", low)
report_pair(pair, "paired_t_high", high)
p = result.pvalue`;

/** What gives the p-value of a pair, by its key. @type {Record<string, (values: string) => string>} */
const TESTS = {
  delong_p: () => `one, other = (placements(truth, number(name)) for name in pair)
difference = one[0].mean() - other[0].mean()
error = delong_error(one[0] - other[0], one[1] - other[1])
half = stats.norm.ppf((1 + level) / 2) * error
report_pair(pair, "roc_auc_diff", difference)
report_pair(pair, "delong_diff_low", max(-1, difference - half))
report_pair(pair, "delong_diff_high", min(1, difference + half))
report_pair(pair, "delong_z", difference / error)
p = 2 * stats.norm.sf(abs(difference / error))`,
  mcnemar_midp: () => `one, other = (right[name] for name in pair)
report_pair(pair, "accuracy_diff", one.mean() - other.mean())
p = mcnemar_midp(one, other)`,
  paired_t_p: PAIRED,
  wilcoxon_p_exact: (values) => `one, other = ${values}
# Differences that are equal but for rounding are ties.
p = wilcoxon_exact(np.round(one - other, 10))`,
  wilcoxon_p_approx: (values) => `one, other = ${values}
# Differences that are equal but for rounding are ties.
p = wilcoxon_approx(np.round(one - other, 10))`,
};

/** What pairs are compared by. @type {Record<string, string>} */
const VALUES = {
  regression: '(errors[name] for name in pair)',
  ranking: '(per_query[name] for name in pair)',
};

/** @param {Plan} plan @param {Plan['tests'][number]} test */
function testLines({ kind }, { key, untested }) {
  // A pair without a test counts all the same.
  const others = untested.length > 0 ? ` + [1.0] * ${untested.length}` : '';
  const but =
    untested.length > 0 ? ` if list(pair) not in [${untested.map(pythonList).join(', ')}]` : '';
  return [
    but
      ? `pairs = [pair for pair in combinations(columns, 2)${but}]`
      : 'pairs = list(combinations(columns, 2))',
    'p_values = []',
    'for pair in pairs:',
    ...indented([
      TESTS[key](VALUES[kind] ?? ''),
      `report_pair(pair, ${quoted(key)}, p)`,
      'p_values.append(p)',
    ]),
    `for pair, p in zip(pairs, multipletests(p_values${others}, method="holm")[1]):`,
    ...indented([`report_pair(pair, ${quoted(`${key}_holm`)}, p)`]),
  ].join('\n');
}

/** @param {Measure} measure @returns {string[]} */
function measureLines({ key, expression, interval, of, except, isMean }) {
  const value = isMean ? `np.nanmean([${expression} for truth, score in cases])` : expression;
  const lines = [`report(name, ${quoted(key)}, ${value})`];
  if (interval === 'wilson' && of) {
    lines.push(
      `report_interval(name, ${quoted(key)}, stats.binomtest(int(${of[0]}), int(${of[1]})).proportion_ci(level, "wilson"))`,
    );
  }
  if (interval === 'delong_logit') {
    lines.push(`report_interval(name, ${quoted(key)}, delong_logit(truth, score, level))`);
  }
  return except.length > 0 ? [`if name not in ${pythonList(except)}:`, ...indented(lines)] : lines;
}

/** @param {Plan} plan @returns {string[]} */
function bodyOf(plan) {
  if (Object.hasOwn(COMPARISONS, plan.kind)) return COMPARISONS[plan.kind](plan);
  const { before, each, after = [] } = PREPARED[plan.kind](plan);
  const measures = plan.measures.flatMap(measureLines);
  return [
    `columns = ${pythonList(plan.models.map(({ name }) => name))}`,
    before.join('\n'),
    ['for name in columns:', ...indented([...each, ...measures])].join('\n'),
    after.join('\n'),
    ...plan.tests.map((test) => testLines(plan, test)),
  ];
}

/**
 * @param {Plan} plan
 * @returns {string}
 */
export function python(plan) {
  const body = [`level = ${plan.level}`, ...bodyOf(plan)].filter(Boolean);
  const helpers = called(HELPERS, body.join('\n'));
  const source = [reading(plan), ...helpers, ...body].join('\n\n');
  const imports = IMPORTS.filter(([name]) => name.test(source)).map(([, line]) => line);
  const notes = plan.notes.map((note) => `# ${oneLine(note)}`);
  return `${[notes.join('\n'), imports.join('\n'), source].join('\n\n')}\n`;
}
