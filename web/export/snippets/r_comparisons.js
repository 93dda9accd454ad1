import { quoted } from '../quoted.js';
import { rList } from './lists.js';

/**
 * Comparisons of learners in R.
 * @typedef {import('./plan.js').Plan} Plan
 */

/** @param {string} procedure @param {string} p */
const adjusted = (procedure, p) =>
  procedure === 'shaffer'
    ? `shaffer(${p}, length(columns))`
    : `p.adjust(${p}, ${quoted(procedure)})`;

/** The results, a row for each data set or fold and a column for each learner. @param {Plan} plan */
function results({ input, models }) {
  const { run, fold, dataset, algorithm } = input;
  const rows = [dataset, run, fold].filter((name) => name !== undefined && name !== null);
  const names = `columns <- ${rList(models.map(({ name }) => name))}`;
  if (input.form === 'long') {
    const parts = (input.dataset ? [input.dataset] : rows).map((name) => `text(${quoted(name)})`);
    return `${names}
row <- paste(${parts.join(', ')}, sep = "\\r")
cells <- list(factor(row, unique(row)), text(${quoted(algorithm)}))
results <- tapply(number(${quoted(input.predictions[0])}), cells, mean)[, columns]`;
  }
  const plain = 'results <- sapply(columns, number)';
  if (!input.folds_averaged) return `${names}\n${plain}`;
  return `${names}\n${plain}
# The folds of a data set are averaged.
row <- text(${quoted(dataset)})
results <- rowsum(results, row) / c(table(row)[sort(unique(row))])`;
}

/** @param {Plan} plan @param {string} tests of all pairs */
const inPairs = ({ control }, tests) =>
  control === null
    ? `pairs <- combn(columns, 2, simplify = FALSE)\n${tests}`
    : `control <- ${quoted(control)}
pairs <- lapply(setdiff(columns, control), function(name) c(name, control))
${tests}`;

const RANK_DIFFERENCES = `differences <- sapply(pairs, function(pair) mean_rank[[pair[1]]] - mean_rank[[pair[2]]])
z <- differences / sqrt(k * (k + 1) / (6 * n))
p <- 2 * pnorm(-abs(z))
`;

/** Infinite where all rankings agree. */
const IMAN_DAVENPORT = `
f <- (n - 1) * chi2 / (n * (k - 1) - chi2)
report_all("iman_davenport_f_tie_corrected", f)
report_all("iman_davenport_p_tie_corrected", pf(f, k - 1, (k - 1) * (n - 1), lower.tail = FALSE))`;

/** @param {Plan} plan */
function friedman(plan) {
  const { isHigherBetter, hasF, procedure, control, signedRanks } = plan;
  const omnibus =
    plan.models.length < 3
      ? ''
      : `omnibus <- friedman.test(round(results, 10))
chi2 <- omnibus$statistic
report_all("friedman_chi2_tie_corrected", chi2)
report_all("friedman_p_tie_corrected", omnibus$p.value)${hasF ? IMAN_DAVENPORT : ''}`;
  const ranked = `n <- nrow(results)
k <- ncol(results)
ranks <- t(apply(round(${isHigherBetter ? '-results' : 'results'}, 10), 1, rank))
mean_rank <- setNames(colMeans(ranks), columns)
for (at in seq_along(columns)) {
  report(columns[at], "average_rank", mean_rank[at])
  report(columns[at], "rank_sum", sum(ranks[, at]))
  report(columns[at], "mean", mean(results[, at]))
  report(columns[at], "std", sd(results[, at]))
  report(columns[at], "median", median(results[, at]))
}`;
  if (control !== null) {
    const more = procedure
      ? `
values <- ${adjusted(procedure, 'p')}
for (at in seq_along(pairs)) report(pairs[[at]][1], "control_${procedure}_p", values[at])`
      : '';
    return [
      results(plan),
      ranked,
      omnibus,
      inPairs(
        plan,
        `${RANK_DIFFERENCES}for (at in seq_along(pairs)) {
  report(pairs[[at]][1], "control_z", z[at])
  report(pairs[[at]][1], "control_p", p[at])
}${more}`,
      ),
    ];
  }
  const adjustedBy =
    procedure === 'nemenyi'
      ? 'ptukey(abs(z) * sqrt(2), k, Inf, lower.tail = FALSE)'
      : procedure && adjusted(procedure, 'p');
  return [
    results(plan),
    ranked,
    omnibus,
    inPairs(
      plan,
      `${RANK_DIFFERENCES}for (at in seq_along(pairs)) {
  report_pair(pairs[[at]], "rank_diff", differences[at])
  report_pair(pairs[[at]], "z", z[at])
  report_pair(pairs[[at]], "p_unadjusted", p[at])
}`,
    ),
    procedure
      ? `values <- ${adjustedBy}
for (at in seq_along(pairs)) report_pair(pairs[[at]], "${procedure}_p", values[at])`
      : '',
    signedRanks
      ? `p <- sapply(pairs, function(pair) wilcoxon_${signedRanks}(round(results[, pair[1]] - results[, pair[2]], 10)))
values <- p.adjust(p, "holm")
for (at in seq_along(pairs)) {
  report_pair(pairs[[at]], "wilcoxon_p_${signedRanks}", p[at])
  report_pair(pairs[[at]], "wilcoxon_holm_p", values[at])
}`
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
  t <- (mean(values) - ${eps0}) / (sd(values) * sqrt(scale))
  report(name, "corrected_t", t)
  report(name, "corrected_t_p", 2 * pt(-abs(t), n - 1))`;
  const corrected = `difference <- results[, pair[1]] - results[, pair[2]]
error <- sd(difference) * sqrt(scale)
half <- qt((1 + level) / 2, n - 1) * error
report_pair(pair, "mean_diff", mean(difference))
report_pair(pair, "corrected_t", mean(difference) / error)
report_pair(pair, "corrected_t_low", mean(difference) - half)
report_pair(pair, "corrected_t_high", mean(difference) + half)
p <- 2 * pt(-abs(mean(difference) / error), n - 1)`;
  const fiveByTwo = `# A row for each of the five repetitions.
difference <- matrix(results[, pair[1]] - results[, pair[2]], ncol = 2, byrow = TRUE)
variance <- apply(difference, 1, var)
t <- difference[1, 1] / sqrt(mean(variance))
f <- sum(difference^2) / (2 * sum(variance))
report_pair(pair, "cv5x2_first_difference", difference[1, 1])
report_pair(pair, "cv5x2_t", t)
report_pair(pair, "cv5x2_f", f)
report_pair(pair, "cv5x2_f_p", pf(f, 10, 5, lower.tail = FALSE))
p <- 2 * pt(-abs(t), 5)`;
  const key = isFiveByTwo ? 'cv5x2_t_p' : 'corrected_t_p';
  return [
    results(plan),
    `n <- nrow(results)
# Nadeau & Bengio 2003: 1/n, and the size of a test set by that of its training set.
scale <- 1 / n + ${ratio}
for (name in columns) {
  values <- results[, name]
  report(name, "n", n)
  report(name, "mean", mean(values))
  report(name, "std", sd(values))${against}
}`,
    inPairs(
      plan,
      `p_values <- c()
for (pair in pairs) {
  ${(isFiveByTwo ? fiveByTwo : corrected).replaceAll('\n', '\n  ')}
  report_pair(pair, "${key}", p)
  p_values <- c(p_values, p)
}
values <- p.adjust(p_values, "holm")
for (at in seq_along(pairs)) report_pair(pairs[[at]], "${key}_holm", values[at])`,
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
  report(columns[at], "binomial_p_adjusted", min(1, p * length(columns)))`
      : '';
  const tested = `
  p <- binom.test(errors[at], cases[at], ${eps0}, alternative = ${quoted(alternative.replace('-', '.'))})$p.value
  report(columns[at], "binomial_p_${alternative.replace('-', '_')}", p)${several}`;
  return [
    `columns <- ${rList(models.map(({ name }) => name))}
errors <- number(${quoted(errors)})
cases <- number(${quoted(cases)})
for (at in seq_along(columns)) {
  report(columns[at], "errors", errors[at])
  report(columns[at], "n", cases[at])
  report(columns[at], "error_rate", errors[at] / cases[at])
  bounds <- binom.test(errors[at], cases[at], conf.level = level)$conf.int
  report(columns[at], "clopper_pearson_low", bounds[1])
  report(columns[at], "clopper_pearson_high", bounds[2])${eps0 === null ? '' : tested}
}`,
  ];
}

/** @type {Record<string, (plan: Plan) => string[]>} */
export const COMPARISONS = { friedman, cv, binomial };
