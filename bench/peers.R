# What pROC takes for the same table: JSON of medians in ms.
#   Rscript bench/peers.R TABLE RUNS
suppressMessages(library(pROC))
arguments <- commandArgs(trailingOnly = TRUE)
table <- read.csv(arguments[1])
runs <- as.integer(arguments[2])
milliseconds <- function(work) {
  median(sapply(seq_len(runs), function(run) 1000 * system.time(work())[["elapsed"]]))
}
curve <- function(score) roc(table$truth, score, quiet = TRUE, direction = "<", levels = c(0, 1))
auc_time <- milliseconds(function() auc(curve(table$model_a)))
first <- curve(table$model_a)
second <- curve(table$model_b)
delong_time <- milliseconds(function() roc.test(first, second, method = "delong"))
cat(sprintf('{"versions": "pROC %s", "auc": %f, "delong": %f}\n',
            packageVersion("pROC"), auc_time, delong_time))
