# Estimate and interval of R's wilcox.test for differences without ties; writes hodges_lehmann/untied.csv: level,
# estimate, low, high and the differences. Up to 100 from the exact distribution, beyond by the normal approximation
# without continuity correction, where R searches for the roots: to 1e-9. Sizes beyond have an odd number of averages.
# Version: R 4.2.2. Run: Rscript tests/golden/hodges_lehmann.R
folder <- file.path(dirname(sub("--file=", "", grep("--file=", commandArgs(), value = TRUE))), "hodges_lehmann")
set.seed(20261122)
lines <- "level,estimate,low,high,differences"
for (n in c(6, 7, 8, 10, 13, 20, 27, 50, 99, 100, 121, 150)) for (level in c(0.9, 0.95, 0.99)) {
  if (2^(1 - n) > 1 - level) next
  repeat {
    d <- round(rnorm(n, 0.3), 4)
    if (all(d != 0) && !any(duplicated(abs(d)))) break
  }
  fit <- wilcox.test(d, conf.int = TRUE, conf.level = level, exact = n <= 100, correct = FALSE, tol.root = 1e-9)
  numbers <- c(level, fit$estimate, fit$conf.int, d)
  lines <- c(lines, paste(sprintf("%.17g", numbers), collapse = ","))
}
writeLines(lines, file.path(folder, "untied.csv"))
