# What functions of R packages give on the samples of the page, by their calls in web/export/snippets/counterparts.js:
#   Rscript tests/golden/r_packages.R > tests/golden/r_packages.json
# Debian 12 has the packages (r-cran-proc and the like).
samples <- "web/samples/"
read <- function(name) read.csv(paste0(samples, name), check.names = FALSE)

long <- function(results) {
  data.frame(
    result = as.vector(as.matrix(results)),
    learner = factor(rep(seq_along(results), each = nrow(results))),
    data_set = factor(rep(seq_len(nrow(results)), length(results))))
}

two_classes <- function() {
  file <- read("breast-cancer.csv")
  truth <- file$diagnosis == "malignant"
  score <- file[["Random forest"]]
  other <- file[["Logistic regression"]]
  predicted <- score >= .5
  right <- predicted == truth
  other_right <- (other >= .5) == truth
  m <- table(truth, predicted)
  environment()
}

many_classes <- function() {
  file <- read("digits-labels.csv")
  m <- table(file$truth, file$LogisticRegression)
  environment()
}

probabilities <- function() {
  file <- read("iris-probabilities.csv")
  truth <- file$class
  classes <- sort(unique(truth))
  probability <- as.matrix(file[paste0("LogisticRegression:", classes)])
  colnames(probability) <- classes
  is_class <- outer(truth, classes, "==") + 0
  environment()
}

numbers <- function() {
  file <- read("diabetes-progression.csv")
  truth <- file$observed
  predicted <- file$pred_linear
  environment()
}

clusters <- function() {
  file <- read("iris-clusters.csv")
  truth <- as.integer(factor(file$species))
  cluster <- file$k3 + 1
  points <- as.matrix(file[7:10])
  environment()
}

learners <- function() {
  file <- read("demsar-auc.csv")
  rows <- long(file[-1])
  result <- rows$result
  learner <- rows$learner
  data_set <- rows$data_set
  a <- file[[2]]
  b <- file[[3]]
  environment()
}

two_learners <- function() {
  rows <- long(read("demsar-auc.csv")[2:3])
  environment()
}

three_models <- function() {
  file <- read("labels.csv")
  rows <- long(as.data.frame(sapply(file[-1], function(one) as.integer(one == file$diagnosis))))
  names(rows) <- c("right", "model", "case")
  right <- rows$right
  model <- rows$model
  case <- rows$case
  environment()
}

roc <- 'truth, score, direction = "<"'
matrices <- 'factor(predicted), factor(truth)'
agreement <- function(method) {
  sprintf('clue::cl_agreement(clue::as.cl_hard_partition(truth), clue::as.cl_hard_partition(cluster), method = "%s")', method)
}
calls <- list(
  list(two_classes, c(
    'caret::confusionMatrix(m)$overall["Accuracy"]',
    'psych::cohen.kappa(m)$kappa',
    'vcd::Kappa(m)$Unweighted["value"]',
    sprintf('caret::posPredValue(%s, positive = "TRUE")', matrices),
    sprintf('caret::sensitivity(%s, positive = "TRUE")', matrices),
    sprintf('caret::specificity(%s, negative = "FALSE")', matrices),
    sprintf('caret::negPredValue(%s, negative = "FALSE")', matrices),
    sprintf('caret::F_meas(%s, relevant = "TRUE")', matrices),
    sprintf('caret::F_meas(%s, relevant = "TRUE", beta = 2)', matrices),
    sprintf('pROC::auc(%s)', roc),
    'ROCR::performance(ROCR::prediction(score, truth), "auc")@y.values[[1]]',
    sprintf('pROC::auc(%s, partial.auc = c(1, 1 - 0.1))', roc),
    sprintf('pROC::auc(%s, partial.auc = c(1, 1 - 0.1), partial.auc.correct = TRUE)', roc),
    sprintf('sqrt(pROC::var(pROC::roc(%s)))', roc),
    sprintf('pROC::ci.auc(%s)', roc),
    sprintf('pROC::roc.test(pROC::roc(%s), pROC::roc(truth, other, direction = "<"))', roc),
    sprintf('pROC::coords(pROC::roc(%s), "best", best.method = "youden")', roc),
    sprintf('pROC::coords(pROC::roc(%s), "best", best.method = "closest.topleft")', roc),
    'MLmetrics::LogLoss(score, truth)',
    'MLmetrics::KS_Stat(score, truth)',
    'coin::mh_test(table(right, other_right), distribution = "exact")')),
  list(many_classes, c(
    'vcd::Kappa(m, weights = "Equal-Spacing")$Weighted["value"]',
    'vcd::Kappa(m, weights = "Fleiss-Cohen")$Weighted["value"]',
    'psych::cohen.kappa(m)$weighted.kappa')),
  list(probabilities, c(
    'pROC::multiclass.roc(truth, probability)$auc',
    'MLmetrics::MultiLogLoss(probability, is_class)')),
  list(numbers, c(
    'Metrics::mae(truth, predicted)',
    'Metrics::mse(truth, predicted)',
    'Metrics::rmse(truth, predicted)',
    'Metrics::sse(truth, predicted)',
    'Metrics::mdae(truth, predicted)',
    'Metrics::mape(truth, predicted)',
    'Metrics::smape(truth, predicted)',
    'Metrics::msle(truth, predicted)',
    'Metrics::rmsle(truth, predicted)',
    'Metrics::bias(truth, predicted)',
    'MLmetrics::R2_Score(predicted, truth)')),
  list(clusters, c(
    'mclust::adjustedRandIndex(truth, cluster)',
    agreement("Rand"), agreement("FM"), agreement("NMI"), agreement("purity"),
    'mean(cluster::silhouette(cluster, dist(points))[, "sil_width"])',
    'fpc::calinhara(points, cluster)',
    'fpc::cluster.stats(dist(points), cluster)$dunn')),
  list(learners, c(
    'coin::wilcoxsign_test(a ~ b, zero.method = "Wilcoxon", distribution = "exact")',
    'exactRankTests::wilcox.exact(a, b, paired = TRUE)',
    'coin::wilcoxsign_test(a ~ b, distribution = "exact")',
    'exactRankTests::perm.test(1000 * a, 1000 * b, paired = TRUE)',
    'coin::sign_test(a ~ b, distribution = "exact")',
    'coin::friedman_test(result ~ learner | data_set)',
    'rstatix::friedman_effsize(rows, result ~ learner | data_set)$effsize',
    'rstatix::anova_test(rows, dv = result, wid = data_set, within = learner)')),
  list(two_learners, c(
    'rstatix::cohens_d(rows, result ~ learner, var.equal = TRUE)$effsize',
    'rstatix::cohens_d(rows, result ~ learner, var.equal = TRUE, hedges.correction = TRUE)$effsize')),
  list(three_models, c(
    'rstatix::cochran_qtest(rows, right ~ model | case)',
    'coin::symmetry_test(right ~ model | case, teststat = "quadratic")')))

# The number that counts: of a test its p-value, of a table of points the rates.
number <- function(value) {
  if (isS4(value)) return(as.numeric(coin::pvalue(value)))
  if (inherits(value, "htest")) return(value$p.value)
  if (inherits(value, "anova_test")) return(value$ANOVA$p)
  if (inherits(value, "rstatix_test") && "p" %in% names(value)) return(value$p)
  as.numeric(unlist(value))
}

values <- list()
used <- character()
for (group in calls) {
  data <- group[[1]]()
  for (call in group[[2]]) {
    values[[call]] <- number(suppressMessages(suppressWarnings(eval(parse(text = call), data))))
    used <- union(used, regmatches(call, gregexpr("\\w+(?=::)", call, perl = TRUE))[[1]])
  }
}
tools <- c(R = as.character(getRversion()), sapply(sort(used), function(one) as.character(packageVersion(one))))
cat(jsonlite::toJSON(list(tools = as.list(tools), values = values), auto_unbox = TRUE, digits = NA, pretty = 1), "\n")
