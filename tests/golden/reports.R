# DeLong by pROC, for reports.py: AUC, variance, interval, and the paired test of every two models.
# Usage: Rscript reports.R FOLDER
# FOLDER contains *.tsv: first column truth (0/1), then scores, no header. Writes NAME.proc beside each.
# R 4.2.2, pROC 1.18.0. Direction is fixed ("<": positives score higher), so nothing is flipped.
suppressMessages(library(pROC))
stopifnot(packageVersion("pROC") == "1.18.0")
digits <- function(x) if (is.finite(x)) sprintf("%.17g", x) else "null"
for (file in list.files(commandArgs(TRUE)[1], pattern = "[.]tsv$", full.names = TRUE)) {
  data <- read.table(file, sep = "\t", header = FALSE, colClasses = "numeric")
  models <- ncol(data) - 1
  rocs <- lapply(seq_len(models), function(m)
    roc(data[[1]], data[[m + 1]], levels = c(0, 1), direction = "<", algorithm = 2, quiet = TRUE))
  lines <- character()
  for (m in seq_len(models)) {
    variance <- suppressWarnings(var(rocs[[m]], method = "delong"))
    interval <- suppressWarnings(ci.auc(rocs[[m]], method = "delong", conf.level = 0.95))
    lines <- c(lines, paste("model", m, digits(as.numeric(auc(rocs[[m]]))), digits(sqrt(variance)),
                            digits(interval[1]), digits(interval[3])))
  }
  for (a in seq_len(models)) for (b in seq_len(models)) if (a < b) {
    test <- suppressWarnings(roc.test(rocs[[a]], rocs[[b]], method = "delong", paired = TRUE))
    covariance <- suppressWarnings(cov(rocs[[a]], rocs[[b]], method = "delong"))
    lines <- c(lines, paste("pair", a, b, digits(unname(test$statistic)), digits(test$p.value), digits(covariance)))
  }
  writeLines(lines, sub("[.]tsv$", ".proc", file))
}
