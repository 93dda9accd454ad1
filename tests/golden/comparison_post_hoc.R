# Bonferroni's, Holm's, Hochberg's and Hommel's adjustments by R's p.adjust, of the p-values that
# comparison_post_hoc.py wrote.
#
# Writes comparison/adjusted_R.csv. Version: R 4.2.2. Run: Rscript tests/golden/comparison_post_hoc.R
cat(R.version.string, "\n")
folder <- file.path(dirname(sub("--file=", "", grep("--file=", commandArgs(), value = TRUE))), "comparison")
data <- read.csv(file.path(folder, "adjusted.csv"))
lines <- "set,p,bonferroni,holm,hochberg,hommel"
for (set in unique(data$set)) {
  p <- data$p[data$set == set]
  all <- sapply(c("bonferroni", "holm", "hochberg", "hommel"), function(method) p.adjust(p, method))
  all <- matrix(all, ncol = 4)
  for (i in seq_along(p)) {
    lines <- c(lines, paste(c(set, sprintf("%.17g", c(p[i], all[i, ]))), collapse = ","))
  }
}
writeLines(lines, file.path(folder, "adjusted_R.csv"))
