import { oneLine } from '../../words/visible.js';
import { quoted } from '../quoted.js';
import { called } from './called.js';
import { rList } from './lists.js';
import { COMPARISONS } from './r_comparisons.js';

/**
 * A snippet in R, of base R alone.
 * @typedef {import('./plan.js').Plan} Plan
 * @typedef {import('./plan.js').Measure} Measure
 */

/** @param {string[]} lines */
const indented = (lines) => lines.map((line) => line.replace(/^(?=.)/gm, '  '));

/** What base R has no function for, by its name. */
const HELPERS = {
  auc: `auc <- function(truth, score) {
  mean(rank(score)[truth] - rank(score[truth])) / sum(!truth)
}`,
  average_precision: `average_precision <- function(truth, score) {
  cuts <- sort(unique(score), decreasing = TRUE)
  hits <- sapply(cuts, function(cut) sum(truth & score >= cut))
  sum(diff(c(0, hits)) * hits / sapply(cuts, function(cut) sum(score >= cut))) / sum(truth)
}`,
  dcg: `dcg <- function(gain, score, k = length(score)) {
  # Items with the same score share their places.
  at <- order(-score)
  sum((ave(gain, score)[at] / log2(seq_along(at) + 1))[seq_len(min(k, length(at)))])
}`,
  ndcg: `ndcg <- function(gain, score, k = length(score)) {
  dcg(as.numeric(gain), score, k) / dcg(as.numeric(gain), as.numeric(gain), k)
}`,
  clipped: `clipped <- function(p) pmin(pmax(p, .Machine$double.eps), 1 - .Machine$double.eps)`,
  kappa_of: `kappa_of <- function(m) {
  chance <- sum(rowSums(m) * colSums(m)) / sum(m)^2
  (sum(diag(m)) / sum(m) - chance) / (1 - chance)
}`,
  matthews: `matthews <- function(m) {
  m <- m / sum(m)
  both <- sum(diag(m)) - sum(rowSums(m) * colSums(m))
  both / sqrt((1 - sum(rowSums(m)^2)) * (1 - sum(colSums(m)^2)))
}`,
  averaged: `averaged <- function(m, hits, among, average) {
  of_class <- ifelse(hits == 0, 0, hits / among)
  switch(average,
    micro = sum(hits) / sum(among),
    macro = mean(of_class[rowSums(m) + colSums(m) > 0]),
    weighted = sum(of_class * rowSums(m)) / sum(m)
  )
}`,
  auc_ovr: `auc_ovr <- function(truth, probability, average) {
  areas <- sapply(classes, function(one) auc(truth == one, probability[, one]))
  share <- sapply(classes, function(one) mean(truth == one))
  if (average == "macro") mean(areas) else sum(areas * share)
}`,
  auc_ovo: `auc_ovo <- function(truth, probability, average) {
  pairs <- combn(classes, 2, simplify = FALSE)
  areas <- sapply(pairs, function(pair) {
    among <- truth %in% pair
    mean(sapply(pair, function(one) auc(truth[among] == one, probability[among, one])))
  })
  share <- sapply(pairs, function(pair) mean(truth %in% pair))
  if (average == "macro") mean(areas) else sum(areas * share) / sum(share)
}`,
  silhouette: `silhouette <- function(points, cluster) {
  distance <- as.matrix(dist(points))
  to <- sapply(unique(cluster), function(one) rowSums(distance[, cluster == one, drop = FALSE]))
  size <- sapply(unique(cluster), function(one) sum(cluster == one))
  own <- cbind(seq_along(cluster), match(cluster, unique(cluster)))
  inside <- to[own] / (size[own[, 2]] - 1)
  to <- sweep(to, 2, size, "/")
  to[own] <- Inf
  nearest <- apply(to, 1, min)
  mean(ifelse(size[own[, 2]] == 1, 0, (nearest - inside) / pmax(nearest, inside)))
}`,
  davies_bouldin: `davies_bouldin <- function(points, cluster) {
  parts <- lapply(unique(cluster), function(one) points[cluster == one, , drop = FALSE])
  centres <- do.call(rbind, lapply(parts, colMeans))
  spread <- sapply(parts, function(part) mean(sqrt(rowSums(sweep(part, 2, colMeans(part))^2))))
  worst <- outer(spread, spread, "+") / as.matrix(dist(centres))
  diag(worst) <- -Inf
  mean(apply(worst, 1, max))
}`,
  calinski_harabasz: `calinski_harabasz <- function(points, cluster) {
  squares <- function(part) sum(sweep(part, 2, colMeans(part))^2)
  within <- sum(sapply(unique(cluster), function(one) squares(points[cluster == one, , drop = FALSE])))
  k <- length(unique(cluster))
  (squares(points) - within) / within * (nrow(points) - k) / (k - 1)
}`,
  adjusted_rand: `adjusted_rand <- function(m) {
  rows <- sum(choose(rowSums(m), 2))
  columns <- sum(choose(colSums(m), 2))
  chance <- rows * columns / choose(sum(m), 2)
  (sum(choose(m, 2)) - chance) / ((rows + columns) / 2 - chance)
}`,
  entropy: `entropy <- function(counts) {
  share <- counts[counts > 0] / sum(counts)
  -sum(share * log(share))
}`,
  information: 'information <- function(m) entropy(rowSums(m)) + entropy(colSums(m)) - entropy(m)',
  placements: `placements <- function(truth, score) {
  # DeLong’s structural components: the share of the other class that each case is ranked right against.
  ranks <- rank(score)
  list(
    above = (ranks[truth] - rank(score[truth])) / sum(!truth),
    below = 1 - (ranks[!truth] - rank(score[!truth])) / sum(truth)
  )
}`,
  delong_error: `delong_error <- function(above, below) {
  sqrt(var(above) / length(above) + var(below) / length(below))
}`,
  delong_logit: `delong_logit <- function(truth, score, level) {
  # DeLong’s interval of the AUC, on the logit scale.
  parts <- placements(truth, score)
  area <- mean(parts$above)
  error <- delong_error(parts$above, parts$below) / (area * (1 - area))
  plogis(qlogis(area) + c(-1, 1) * qnorm((1 + level) / 2) * error)
}`,
  wilson: `wilson <- function(hits, among, level) {
  suppressWarnings(prop.test(hits, among, conf.level = level, correct = FALSE))$conf.int
}`,
  mcnemar_midp: `mcnemar_midp <- function(right, other_right) {
  # McNemar’s mid-p test: Fagerland, Lydersen & Laake 2013.
  few <- min(sum(right & !other_right), sum(!right & other_right))
  n <- sum(right != other_right)
  point <- dbinom(few, n, 0.5)
  if (2 * few == n) 1 - point / 2 else 2 * pbinom(few, n, 0.5) - point
}`,
  shaffer: `possible <- function(k) {
  # How many of the hypotheses that pairs of k learners are equal can be true at once.
  if (k < 2) 0 else unique(unlist(lapply(1:k, function(j) choose(j, 2) + possible(k - j))))
}
shaffer <- function(p_values, k) {
  # Shaffer’s static procedure, 1986.
  remaining <- rev(seq_along(p_values))
  factors <- sapply(remaining, function(most) max(Filter(function(count) count <= most, possible(k))))
  at <- order(p_values)
  replace(numeric(length(at)), at, cummax(pmin(1, factors * p_values[at])))
}`,
  wilcoxon_exact: `wilcoxon_exact <- function(differences) {
  # Wilcoxon’s signed-rank test: zeros dropped, from the distribution of the ranks that there are.
  differences <- differences[differences != 0]
  ranks <- round(2 * rank(abs(differences)))
  counts <- 1
  for (rank in ranks) counts <- c(counts, numeric(rank)) + c(numeric(rank), counts)
  few <- min(sum(ranks[differences > 0]), sum(ranks[differences < 0]))
  min(1, 2 * sum(counts[seq_len(few + 1)]) / sum(counts))
}`,
  wilcoxon_approx: `wilcoxon_approx <- function(differences) {
  wilcox.test(differences[differences != 0], exact = FALSE, correct = FALSE)$p.value
}`,
};

/** @param {Plan} plan */
function reading({ input, file, rows, numbers, texts, weight }) {
  const names = input.columns.map((/** @type {{ name: string }} */ { name }) => name);
  const comma = input.decimal === ',' ? 'sub(",", ".", trimws(cells), fixed = TRUE)' : 'cells';
  const isNumber = 'function(cells) is.finite(suppressWarnings(number_of(cells)))';
  const dropping =
    input.rows_dropped > 0
      ? `
is_number <- ${isNumber}
is_there <- function(cells) !(tolower(trimws(cells)) %in% c("", "na", "n/a", "nan", "null", "none", "?"))
complete <- Reduce(\`&\`, c(lapply(table[${rList(numbers)}], is_number), lapply(table[${rList(texts)}], is_there)))
table <- table[complete, , drop = FALSE]`
      : '';
  const repeated =
    weight === null
      ? ''
      : `
weight <- number(${quoted(weight)})
stopifnot(weight == round(weight))
table <- table[rep(seq_len(nrow(table)), weight), , drop = FALSE]`;
  return `table <- read.csv(
  ${quoted(file)}, sep = ${quoted(input.delimiter)}, header = ${input.header_missing ? 'FALSE' : 'TRUE'}, colClasses = "character",
  na.strings = character(), check.names = FALSE, quote = "\\"", comment.char = "", fileEncoding = "UTF-8-BOM"
)
names(table) <- ${rList(names)}
number_of <- function(cells) as.numeric(${comma})${dropping}
stopifnot(nrow(table) == ${rows})

text <- function(column) trimws(table[[column]])
number <- function(column) number_of(table[[column]])${repeated}
on_one_line <- function(name) gsub("[[:space:]]+", " ", trimws(name))
report_all <- function(key, value) cat(key, sprintf("%.17g\\n", value), sep = "\\t")
report <- function(name, key, value) report_all(paste(on_one_line(name), key, sep = "\\t"), value)
report_interval <- function(name, key, bounds) {
  report(name, paste0(key, "_low"), bounds[1])
  report(name, paste0(key, "_high"), bounds[2])
}
report_pair <- function(pair, key, value) report(pair[1], paste(on_one_line(pair[2]), key, sep = "\\t"), value)`;
}

const TWO_BY_TWO = `m <- table(factor(truth, c(FALSE, TRUE)), factor(predicted, c(FALSE, TRUE)))
tn <- m[1, 1]
fp <- m[1, 2]
fn <- m[2, 1]
tp <- m[2, 2]`;

const RIGHT = 'right[[name]] <- predicted == truth';
const MANY = `all <- unique(c(truth, predicted))
m <- table(factor(truth, all), factor(predicted, all))`;

/** @param {Plan} plan */
const truthOf = ({ input, truthIsNumber }) =>
  truthIsNumber
    ? `truth <- number(${quoted(input.truth)}) == ${Number(input.positive)}`
    : `truth <- text(${quoted(input.truth)}) == ${quoted(input.positive.trim())}`;

/** What a model’s column becomes, and what is kept of it for the pairs, by kind. @type {Record<string, (plan: Plan) => { before: string[], each: string[], after?: string[] }>} */
const PREPARED = {
  binary: (plan) => ({
    before: [
      truthOf(plan),
      `thresholds <- c(${plan.models.map(({ threshold }) => threshold).join(', ')})`,
      'right <- list()',
    ],
    each: [
      'score <- number(name)',
      'predicted <- score >= thresholds[match(name, columns)]',
      RIGHT,
      TWO_BY_TWO,
    ],
  }),
  labels: (plan) => ({
    before: [truthOf({ ...plan, truthIsNumber: false }), 'right <- list()'],
    each: [`predicted <- text(name) == ${quoted(plan.input.positive.trim())}`, RIGHT, TWO_BY_TWO],
  }),
  many_labels: ({ input }) => ({
    before: [`truth <- text(${quoted(input.truth)})`, 'right <- list()'],
    each: ['predicted <- text(name)', RIGHT, MANY],
  }),
  multiclass: ({ input, models, columnsOf }) => ({
    before: [
      `truth <- text(${quoted(input.truth)})`,
      `classes <- ${rList(input.classes.map((/** @type {string} */ label) => label.trim()))}`,
      'is_class <- sapply(classes, function(one) as.numeric(truth == one))',
      '# The columns of each model, in the order of the classes. Of equal probabilities the first is predicted.',
      `columns_of <- list(\n${models.map(({ name }) => `  ${rList(columnsOf(name).map(([, column]) => column))}`).join(',\n')}\n)`,
      'right <- list()',
    ],
    each: [
      'probability <- sapply(columns_of[[match(name, columns)]], number)',
      'colnames(probability) <- classes',
      'predicted <- classes[max.col(probability, ties.method = "first")]',
      RIGHT,
      MANY,
    ],
  }),
  regression: ({ input }) => ({
    before: [`truth <- number(${quoted(input.truth)})`, 'errors <- list()'],
    each: ['predicted <- number(name)', 'errors[[name]] <- abs(predicted - truth)'],
  }),
  ranking: ({ input }) => ({
    before: [
      `relevance <- number(${quoted(input.truth)})`,
      input.query === undefined || input.query === null
        ? 'query <- rep(1, length(relevance))'
        : `query <- text(${quoted(input.query)})`,
      '# Queries without a relevant item are left out.',
      'used <- Filter(function(one) max(relevance[query == one]) > 0, unique(query))',
      'per_query <- list()',
    ],
    each: [
      'scores <- number(name)',
      'mean_of <- function(measure) {\n  mean(sapply(used, function(one) measure(relevance[query == one], scores[query == one])), na.rm = TRUE)\n}',
      'per_query[[name]] <- sapply(used, function(one) ndcg(relevance[query == one], scores[query == one]))',
    ],
  }),
  counts: ({ input, isAveraged }) => ({
    before: [
      `counts <- sapply(${rList([input.tp, input.fp, input.fn, input.tn])}, number)`,
      'accuracies <- c()',
    ],
    each: [
      'of_model <- counts[match(name, columns), ]',
      'truth <- rep(c(TRUE, FALSE, TRUE, FALSE), of_model)',
      'predicted <- rep(c(TRUE, TRUE, FALSE, FALSE), of_model)',
      TWO_BY_TWO,
      'accuracies <- c(accuracies, mean(truth == predicted))',
    ],
    after: isAveraged
      ? [
          'report_all("mean", mean(accuracies))',
          'report_all("std", sd(accuracies))',
          '# As one matrix.',
          'added <- colSums(counts)',
          'report_all("precision_micro_over_matrices", added[1] / (added[1] + added[2]))',
          'report_all("recall_micro_over_matrices", added[1] / (added[1] + added[3]))',
          'report_all("f1_micro_over_matrices", 2 * added[1] / (2 * added[1] + added[2] + added[3]))',
        ]
      : [],
  }),
  clustering: ({ input }) => ({
    before: [
      ...(input.truth === null ? [] : [`truth <- text(${quoted(input.truth)})`]),
      ...(input.features?.length ? [`points <- sapply(${rList(input.features)}, number)`] : []),
    ],
    each: [
      'cluster <- text(name)',
      ...(input.truth === null ? [] : ['m <- table(truth, cluster)']),
    ],
  }),
};

/** What pairs are compared by. @type {Record<string, string>} */
const VALUES = { regression: 'errors', ranking: 'per_query' };

/** What gives the p-value of a pair, by its key. @type {Record<string, (values: string) => string>} */
const TESTS = {
  delong_p: () => `one <- placements(truth, number(pair[1]))
other <- placements(truth, number(pair[2]))
difference <- mean(one$above) - mean(other$above)
error <- delong_error(one$above - other$above, one$below - other$below)
half <- qnorm((1 + level) / 2) * error
report_pair(pair, "roc_auc_diff", difference)
report_pair(pair, "delong_diff_low", max(-1, difference - half))
report_pair(pair, "delong_diff_high", min(1, difference + half))
report_pair(pair, "delong_z", difference / error)
p <- 2 * pnorm(-abs(difference / error))`,
  mcnemar_midp: () => `one <- right[[pair[1]]]
other <- right[[pair[2]]]
report_pair(pair, "accuracy_diff", mean(one) - mean(other))
p <- mcnemar_midp(one, other)`,
  paired_t_p: (
    values,
  ) => `result <- t.test(${values}[[pair[1]]], ${values}[[pair[2]]], paired = TRUE, conf.level = level)
report_pair(pair, "mean_diff", result$estimate)
report_pair(pair, "paired_t", result$statistic)
report_pair(pair, "paired_t_low", result$conf.int[1])
report_pair(pair, "paired_t_high", result$conf.int[2])
p <- result$p.value`,
  wilcoxon_p_exact: (values) => `# Differences that are equal but for rounding are ties.
p <- wilcoxon_exact(round(${values}[[pair[1]]] - ${values}[[pair[2]]], 10))`,
  wilcoxon_p_approx: (values) => `# Differences that are equal but for rounding are ties.
p <- wilcoxon_approx(round(${values}[[pair[1]]] - ${values}[[pair[2]]], 10))`,
};

/** @param {Plan} plan @param {Plan['tests'][number]} test */
function testLines({ kind }, { key, untested }) {
  // A pair without a test counts all the same.
  const others = untested.length > 0 ? `, length(p_values) + ${untested.length}` : '';
  const but =
    untested.length > 0 ? [`pairs <- setdiff(pairs, list(${untested.map(rList).join(', ')}))`] : [];
  return [
    'pairs <- combn(columns, 2, simplify = FALSE)',
    ...but,
    'p_values <- c()',
    'for (pair in pairs) {',
    ...indented([
      TESTS[key](VALUES[kind] ?? ''),
      `report_pair(pair, ${quoted(key)}, p)`,
      'p_values <- c(p_values, p)',
    ]),
    '}',
    `adjusted <- p.adjust(p_values, "holm"${others})`,
    `for (at in seq_along(pairs)) report_pair(pairs[[at]], ${quoted(`${key}_holm`)}, adjusted[at])`,
  ].join('\n');
}

/** @param {Measure} measure @returns {string[]} */
function measureLines({ key, expression, interval, of, except, isMean }) {
  const value = isMean ? `mean_of(function(truth, score) ${expression})` : expression;
  const lines = [`report(name, ${quoted(key)}, ${value})`];
  if (interval === 'wilson' && of) {
    lines.push(
      `report_interval(name, ${quoted(key)}, wilson(${of.join(', ').replaceAll('len(', 'length(')}, level))`,
    );
  }
  if (interval === 'delong_logit') {
    lines.push(`report_interval(name, ${quoted(key)}, delong_logit(truth, score, level))`);
  }
  return except.length > 0
    ? [`if (!(name %in% ${rList(except)})) {`, ...indented(lines), '}']
    : lines;
}

/** @param {Plan} plan @returns {string[]} */
function bodyOf(plan) {
  if (Object.hasOwn(COMPARISONS, plan.kind)) return COMPARISONS[plan.kind](plan);
  const { before, each, after = [] } = PREPARED[plan.kind](plan);
  const measures = plan.measures.flatMap(measureLines);
  return [
    `columns <- ${rList(plan.models.map(({ name }) => name))}`,
    before.join('\n'),
    ['for (name in columns) {', ...indented([...each, ...measures]), '}'].join('\n'),
    after.join('\n'),
    ...plan.tests.map((test) => testLines(plan, test)),
  ];
}

/**
 * @param {Plan} plan
 * @returns {string}
 */
export function r(plan) {
  const body = [`level <- ${plan.level}`, ...bodyOf(plan)].filter(Boolean);
  const helpers = called(HELPERS, body.join('\n'));
  const notes = plan.notes.map((note) => `# ${oneLine(note)}`).join('\n');
  return `${[notes, reading(plan), ...helpers, ...body].join('\n\n')}\n`;
}
