import { quoted } from '../quoted.js';
import { pythonList } from './lists.js';

/**
 * Comparisons of learners in Python.
 * @typedef {import('./plan.js').Plan} Plan
 */

/** Those of statsmodels. @type {Record<string, string>} */
const ADJUSTED = {
  bonferroni: 'bonferroni',
  holm: 'holm',
  hochberg: 'simes-hochberg',
  hommel: 'hommel',
  holland: 'holm-sidak',
};

/** @param {string} procedure @param {string} p */
function adjusted(procedure, p) {
  if (procedure === 'shaffer') return `shaffer(${p}, len(columns))`;
  return `multipletests(${p}, method=${quoted(ADJUSTED[procedure])})[1]`;
}

/** The results, a row for each data set or fold and a column for each learner. @param {Plan} plan */
function results({ input, models }) {
  const { run, fold, dataset, algorithm } = input;
  const rows = [dataset, run, fold].filter((name) => name !== undefined && name !== null);
  const names = `columns = ${pythonList(models.map(({ name }) => name))}`;
  if (input.form === 'long') {
    const index = input.dataset ? [input.dataset] : rows;
    const parts = index.map((name, at) => `"row ${at}": text(${quoted(name)})`);
    return `${names}
cells = pd.DataFrame({${parts.join(', ')}, "column": text(${quoted(algorithm)}), "result": number(${quoted(input.predictions[0])})})
results = cells.pivot_table(
    index=[${parts.map((_, at) => `"row ${at}"`).join(', ')}], columns="column", values="result", sort=False
)[columns].to_numpy()`;
  }
  const plain = 'results = np.column_stack([number(name) for name in columns])';
  if (!input.folds_averaged) return `${names}\n${plain}`;
  return `${names}\n${plain}
# The folds of a data set are averaged.
results = pd.DataFrame(results, index=text(${quoted(dataset)})).groupby(level=0, sort=False).mean().to_numpy()`;
}

/** z and p of the mean ranks of each pair, and the head of a loop over them. */
const OF_RANKS = `z = np.array([mean_rank[one] - mean_rank[other] for one, other in pairs]) / np.sqrt(k * (k + 1) / (6 * n))
p = 2 * stats.norm.sf(abs(z))
for (one, other), statistic, plain in zip(pairs, z, p):`;

/** @param {Plan} plan @param {string} tests of a pair */
const inPairs = ({ control }, tests) =>
  control === null
    ? `pairs = list(combinations(range(len(columns)), 2))\n${tests}`
    : `control = columns.index(${quoted(control)})
pairs = [(at, control) for at in range(len(columns)) if at != control]
${tests}`;

const PAIR = 'pair = [columns[at] for at in (one, other)]';

/** Infinite where all rankings agree. */
const IMAN_DAVENPORT = `
f = (n - 1) * chi2 / (n * (k - 1) - chi2)
report_all("iman_davenport_f_tie_corrected", f)
report_all("iman_davenport_p_tie_corrected", stats.f.sf(f, k - 1, (k - 1) * (n - 1)))`;

/** @param {Plan} plan */
function friedman(plan) {
  const { isHigherBetter, hasF, procedure, control, signedRanks } = plan;
  const omnibus =
    plan.models.length < 3
      ? ''
      : `chi2, p = stats.friedmanchisquare(*np.round(results, 10).T)
report_all("friedman_chi2_tie_corrected", chi2)
report_all("friedman_p_tie_corrected", p)${hasF ? IMAN_DAVENPORT : ''}`;
  const ranked = `n, k = results.shape
ranks = stats.rankdata(np.round(${isHigherBetter ? '-results' : 'results'}, 10), axis=1)
mean_rank = ranks.mean(axis=0)
for at, name in enumerate(columns):
    report(name, "average_rank", mean_rank[at])
    report(name, "rank_sum", ranks[:, at].sum())
    report(name, "mean", results[:, at].mean())
    report(name, "std", results[:, at].std(ddof=1))
    report(name, "median", np.median(results[:, at]))`;
  if (control !== null) {
    return [
      results(plan),
      ranked,
      omnibus,
      inPairs(
        plan,
        `${OF_RANKS}
    report(columns[one], "control_z", statistic)
    report(columns[one], "control_p", plain)${
      procedure
        ? `
for (one, other), value in zip(pairs, ${adjusted(procedure, 'p')}):
    report(columns[one], "control_${procedure}_p", value)`
        : ''
    }`,
      ),
    ];
  }
  const adjustedBy =
    procedure === 'nemenyi'
      ? 'stats.studentized_range.sf(abs(z) * np.sqrt(2), k, np.inf)'
      : procedure && adjusted(procedure, 'p');
  return [
    results(plan),
    ranked,
    omnibus,
    inPairs(
      plan,
      `${OF_RANKS}
    ${PAIR}
    report_pair(pair, "rank_diff", mean_rank[one] - mean_rank[other])
    report_pair(pair, "z", statistic)
    report_pair(pair, "p_unadjusted", plain)`,
    ),
    procedure
      ? `for (one, other), value in zip(pairs, ${adjustedBy}):
    ${PAIR}
    report_pair(pair, "${procedure}_p", value)`
      : '',
    signedRanks
      ? `p = [wilcoxon_${signedRanks}(np.round(results[:, one] - results[:, other], 10)) for one, other in pairs]
for (one, other), plain, value in zip(pairs, p, multipletests(p, method="holm")[1]):
    ${PAIR}
    report_pair(pair, ${quoted(signedRanks === 'exact' ? 'wilcoxon_p_exact' : 'wilcoxon_p_approx')}, plain)
    report_pair(pair, "wilcoxon_holm_p", value)`
      : '',
  ];
}

/** @param {Plan} plan */
function cv(plan) {
  const { eps0, ratio, isFiveByTwo } = plan;
  const against =
    eps0 === null
      ? ''
      : `
    t = (values.mean() - ${eps0}) / (values.std(ddof=1) * np.sqrt(scale))
    report(name, "corrected_t", t)
    report(name, "corrected_t_p", 2 * stats.t.sf(abs(t), n - 1))`;
  const corrected = `difference = results[:, one] - results[:, other]
error = difference.std(ddof=1) * np.sqrt(scale)
half = stats.t.ppf((1 + level) / 2, n - 1) * error
report_pair(pair, "mean_diff", difference.mean())
report_pair(pair, "corrected_t", difference.mean() / error)
report_pair(pair, "corrected_t_low", difference.mean() - half)
report_pair(pair, "corrected_t_high", difference.mean() + half)
p = 2 * stats.t.sf(abs(difference.mean() / error), n - 1)`;
  const fiveByTwo = `# A row for each of the five repetitions.
difference = (results[:, one] - results[:, other]).reshape(5, 2)
variance = difference.var(axis=1, ddof=1)
t = difference[0, 0] / np.sqrt(variance.mean())
f = (difference**2).sum() / (2 * variance.sum())
report_pair(pair, "cv5x2_first_difference", difference[0, 0])
report_pair(pair, "cv5x2_t", t)
report_pair(pair, "cv5x2_f", f)
report_pair(pair, "cv5x2_f_p", stats.f.sf(f, 10, 5))
p = 2 * stats.t.sf(abs(t), 5)`;
  const key = isFiveByTwo ? 'cv5x2_t_p' : 'corrected_t_p';
  return [
    results(plan),
    `n = len(results)
# Nadeau & Bengio 2003: 1/n, and the size of a test set by that of its training set.
scale = 1 / n + ${ratio}
for at, name in enumerate(columns):
    values = results[:, at]
    report(name, "n", n)
    report(name, "mean", values.mean())
    report(name, "std", values.std(ddof=1))${against}`,
    inPairs(
      plan,
      `p_values = []
for one, other in pairs:
    ${PAIR}
    ${(isFiveByTwo ? fiveByTwo : corrected).replaceAll('\n', '\n    ')}
    report_pair(pair, "${key}", p)
    p_values.append(p)
for (one, other), p in zip(pairs, multipletests(p_values, method="holm")[1]):
    ${PAIR}
    report_pair(pair, "${key}_holm", p)`,
    ),
  ];
}

/** @param {Plan} plan */
function binomial({ input, models, eps0, alternative }) {
  const [errors, cases] = input.predictions;
  const several =
    models.length > 1
      ? `
    # The experiment was chosen after seeing all: Bonferroni.
    report(name, "binomial_p_adjusted", min(1, p * len(columns)))`
      : '';
  const tested = `
    p = stats.binomtest(wrong, among, ${eps0}, alternative=${quoted(alternative)}).pvalue
    report(name, "binomial_p_${alternative.replace('-', '_')}", p)${several}`;
  return [
    `columns = ${pythonList(models.map(({ name }) => name))}
errors = number(${quoted(errors)}).astype(int)
cases = number(${quoted(cases)}).astype(int)
for name, wrong, among in zip(columns, errors.tolist(), cases.tolist()):
    report(name, "errors", wrong)
    report(name, "n", among)
    report(name, "error_rate", wrong / among)
    low, high = stats.binomtest(wrong, among).proportion_ci(level, "exact")
    report(name, "clopper_pearson_low", low)
    report(name, "clopper_pearson_high", high)${eps0 === null ? '' : tested}`,
  ];
}

/** @type {Record<string, (plan: Plan) => string[]>} */
export const COMPARISONS = { friedman, cv, binomial };
