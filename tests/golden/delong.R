# DeLong's test and interval by pROC, on the predictions of delong.py and on the ovarian data of DeLong et al. 1988
# as printed in the example "Comparing ROC Curves" of SAS/STAT's PROC LOGISTIC (alb, tp, 10 - totscore, popind).
# Versions: R 4.2.2, pROC 1.18.0. Run: Rscript tests/golden/delong.R from the repository's root.
# Writes delong/models.csv, delong/pairs.csv, delong/ovarian.csv, delong/ovarian_models.csv, delong/ovarian_pairs.csv.
suppressMessages(library(pROC))
options(digits = 17)
folder <- "tests/golden/delong"

compare <- function(data, models_file, pairs_file) {
  curves <- lapply(data[-1], function(score)
    roc(data$truth, score, levels = c(0, 1), direction = "<", quiet = TRUE))
  models <- do.call(rbind, lapply(curves, function(curve) {
    limits <- as.numeric(ci.auc(curve, method = "delong"))
    c(auc = as.numeric(auc(curve)), se = sqrt(var(curve, method = "delong")), low = limits[1], high = limits[3],
      low_0.9 = as.numeric(ci.auc(curve, method = "delong", conf.level = .9))[1])
  }))
  pairs <- NULL
  for (b in seq_along(curves)) for (a in seq_len(b - 1)) {
    test <- roc.test(curves[[a]], curves[[b]], method = "delong", paired = TRUE)
    pairs <- rbind(pairs, c(a = a, b = b, diff = as.numeric(test$estimate[1] - test$estimate[2]),
                            z = as.numeric(test$statistic), p = test$p.value,
                            low = test$conf.int[1], high = test$conf.int[2]))
  }
  write.csv(format(models, digits = 17, trim = TRUE), file.path(folder, models_file), row.names = FALSE, quote = FALSE)
  write.csv(format(pairs, digits = 17, trim = TRUE), file.path(folder, pairs_file), row.names = FALSE, quote = FALSE)
  curves
}

invisible(compare(read.csv(file.path(folder, "predictions.csv")), "models.csv", "pairs.csv"))

ovarian <- matrix(byrow = TRUE, ncol = 4, c(
  3.0, 5.8, 10, 0, 3.2, 6.3, 5, 1, 3.9, 6.8, 3, 1, 2.8, 4.8, 6, 0,
  3.2, 5.8, 3, 1, 0.9, 4.0, 5, 0, 2.5, 5.7, 8, 0, 1.6, 5.6, 5, 1,
  3.8, 5.7, 5, 1, 3.7, 6.7, 6, 1, 3.2, 5.4, 4, 1, 3.8, 6.6, 6, 1,
  4.1, 6.6, 5, 1, 3.6, 5.7, 5, 1, 4.3, 7.0, 4, 1, 3.6, 6.7, 4, 0,
  2.3, 4.4, 6, 1, 4.2, 7.6, 4, 0, 4.0, 6.6, 6, 0, 3.5, 5.8, 6, 1,
  3.8, 6.8, 7, 1, 3.0, 4.7, 8, 0, 4.5, 7.4, 5, 1, 3.7, 7.4, 5, 1,
  3.1, 6.6, 6, 1, 4.1, 8.2, 6, 1, 4.3, 7.0, 5, 1, 4.3, 6.5, 4, 1,
  3.2, 5.1, 5, 1, 2.6, 4.7, 6, 1, 3.3, 6.8, 6, 0, 1.7, 4.0, 7, 0,
  3.7, 6.1, 5, 1, 3.3, 6.3, 7, 1, 4.2, 7.7, 6, 1, 3.5, 6.2, 5, 1,
  2.9, 5.7, 9, 0, 2.1, 4.8, 7, 1, 2.8, 6.2, 8, 0, 4.0, 7.0, 7, 1,
  3.3, 5.7, 6, 1, 3.7, 6.9, 5, 1, 3.6, 6.6, 5, 1))
ovarian <- data.frame(truth = ovarian[, 4], albumin = ovarian[, 1], total_protein = ovarian[, 2],
                      k_g = 10 - ovarian[, 3])
write.csv(ovarian, file.path(folder, "ovarian.csv"), row.names = FALSE, quote = FALSE)
invisible(compare(ovarian, "ovarian_models.csv", "ovarian_pairs.csv"))
