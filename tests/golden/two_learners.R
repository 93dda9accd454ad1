# Effect sizes and conditional rank tests of R on two_learners/results.csv; writes two_learners/effects.csv.
# Versions: R 4.2.2, effectsize 0.8.3, coin 1.4-2, exactRankTests 0.8-35. Run: Rscript tests/golden/two_learners.R
suppressPackageStartupMessages({library(effectsize); library(coin); library(exactRankTests)})
folder <- file.path(dirname(sub("--file=", "", grep("--file=", commandArgs(), value = TRUE))), "two_learners")
results <- read.csv(file.path(folder, "results.csv"))
rows <- lapply(split(results, results$case), function(one) {
  a <- one$a / one$scale
  b <- one$b / one$scale
  # Hedges' correction for two columns of n values; the sizes are whole numbers, so equal ones are equal.
  g <- hedges_g(a, b, pooled_sd = TRUE)
  # Of the differences: given two columns, this version counts where the first is not zero.
  r <- suppressWarnings(rank_biserial(one$a - one$b, verbose = FALSE))
  pratt <- pvalue(wilcoxsign_test(one$a ~ one$b, distribution = "exact", zero.method = "Pratt"))
  flips <- perm.test(one$a, one$b, paired = TRUE, exact = TRUE)$p.value
  data.frame(case = one$case[1], hedges_g = g$Hedges_g, matched_pairs_rank_biserial = r$r_rank_biserial,
             matched_pairs_rank_biserial_low = r$CI_low, matched_pairs_rank_biserial_high = r$CI_high,
             wilcoxon_pratt_p_exact = pratt, permutation_p = flips)
})
table <- do.call(rbind, rows)
table[] <- lapply(table, function(column) sprintf("%.17g", column))
write.csv(table, file.path(folder, "effects.csv"), row.names = FALSE, quote = FALSE)
