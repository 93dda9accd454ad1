# Friedman's, Iman and Davenport's and Quade's test, the analysis of variance for repeated measures and Mauchly's test
# by R's stats package, on the tables that comparison_tables.py wrote.
#
# Writes comparison/expected_R.csv (table,key,value) and comparison/tukey.csv. Version: R 4.2.2. Run: Rscript tests/golden/comparison_tests.R
cat(R.version.string, "\n")
folder <- file.path(dirname(sub("--file=", "", grep("--file=", commandArgs(), value = TRUE))), "comparison")
lines <- "table,key,value"
note <- function(name, ...) {
  values <- list(...)
  for (key in names(values)) {
    lines <<- c(lines, sprintf("%s,%s,%s", name, key, if (is.null(values[[key]])) "none" else
      sprintf("%.17g", values[[key]])))
  }
}
for (name in c("demsar", "notes", "normal", "rounded", "heavy", "wide", "two", "errors")) {
  x <- as.matrix(read.csv(file.path(folder, paste0(name, ".csv"))))
  # Whole numbers, so that equal ranges are equal.
  whole <- round(x * 1e6)
  n <- nrow(x); k <- ncol(x)
  test <- friedman.test(whole)
  corrected <- unname(test$statistic)
  ties <- sum(apply(whole, 1, function(row) { t <- table(row); sum(t^3 - t) }))
  plain <- corrected * (1 - ties / (n * (k^3 - k)))
  f <- function(chi2) (n - 1) * chi2 / (n * (k - 1) - chi2)
  fp <- function(chi2) pf(f(chi2), k - 1, (k - 1) * (n - 1), lower.tail = FALSE)
  note(name, n_datasets = n, n_algorithms = k, friedman_df = unname(test$parameter),
       friedman_chi2 = plain, friedman_p = pchisq(plain, k - 1, lower.tail = FALSE),
       friedman_chi2_tie_corrected = corrected, friedman_p_tie_corrected = test$p.value,
       iman_davenport_f = f(plain), iman_davenport_p = fp(plain),
       iman_davenport_f_tie_corrected = f(corrected), iman_davenport_p_tie_corrected = fp(corrected))
  quade <- quade.test(whole)
  note(name, quade_f = unname(quade$statistic), quade_p = quade$p.value, quade_df1 = unname(quade$parameter[1]),
       quade_df2 = unname(quade$parameter[2]))
  long <- data.frame(result = c(x), algorithm = factor(rep(1:k, each = n)), data = factor(rep(1:n, k)))
  rows <- summary(aov(result ~ algorithm + Error(data), long))[["Error: Within"]][[1]]
  note(name, anova_f = rows[1, "F value"], anova_p = rows[1, "Pr(>F)"], anova_df1 = rows[1, "Df"],
       anova_df2 = rows[2, "Df"])
  # The epsilons of stats:::sphericity, which is behind anova.mlm, from the covariance of orthonormal contrasts.
  contrast <- contr.helmert(k)
  contrast <- sweep(contrast, 2, sqrt(colSums(contrast^2)), "/")
  s <- cov(x %*% contrast)
  p <- k - 1
  gg <- sum(diag(s))^2 / sum(s^2) / p
  hf <- min(1, (n * p * gg - 2) / (p * (n - 1 - p * gg)))
  f_value <- rows[1, "F value"]
  corrected_p <- function(e) pf(f_value, e * p, e * p * (n - 1), lower.tail = FALSE)
  note(name, anova_epsilon_greenhouse_geisser = gg, anova_p_greenhouse_geisser = corrected_p(gg),
       anova_epsilon_huynh_feldt = hf, anova_p_huynh_feldt = corrected_p(hf))
  if (k > 2 && n >= k) {
    fit <- lm(x ~ 1)
    m <- mauchly.test(fit, X = ~1)
    # R 4.2's p-value has 3k where Anderson (2003, § 10.7.4) has 3(k − 1) in the second term; here as in Anderson.
    logw <- log(unname(m$statistic))
    rho <- 1 - (2 * p^2 + p + 2) / (6 * p * (n - 1))
    w2 <- (p + 2) * (p - 1) * (p - 2) * (2 * p^3 + 6 * p^2 + 3 * p + 2) / (288 * ((n - 1) * p * rho)^2)
    z <- -(n - 1) * rho * logw
    df <- p * (p + 1) / 2 - 1
    first <- pchisq(z, df, lower.tail = FALSE)
    second <- pchisq(z, df + 4, lower.tail = FALSE)
    mp <- first + w2 * (second - first)
    stopifnot(all.equal(mp, m$p.value, tolerance = 2e-3))
    note(name, mauchly_w = unname(m$statistic), mauchly_p = mp, mauchly_chi2 = z, mauchly_df = df)
    # R's own epsilons, from the printed table: a check of the two above.
    a <- anova(fit, X = ~1, test = "Spherical")
    stopifnot(all.equal(a[1, "G-G Pr"], corrected_p(gg), tolerance = 1e-6))
    stopifnot(all.equal(a[1, "H-F Pr"], corrected_p(hf), tolerance = 1e-6))
  } else {
    note(name, mauchly_w = NULL, mauchly_p = NULL)
  }
}
writeLines(lines, file.path(folder, "expected_R.csv"))
# Tukey's comparisons of all means, by R's ptukey and qtukey: table number, a, b, p, honestly significant difference.
# ptukey errs by up to 1e-8 here.
lines <- "table,a,b,p,difference_05"
for (name in c("demsar", "normal", "rounded", "errors")) {
  x <- as.matrix(read.csv(file.path(folder, paste0(name, ".csv"))))
  n <- nrow(x); k <- ncol(x)
  long <- data.frame(result = c(x), algorithm = factor(rep(1:k, each = n)), data = factor(rep(1:n, k)))
  rows <- summary(aov(result ~ algorithm + Error(data), long))[["Error: Within"]][[1]]
  unit <- sqrt(rows[2, "Mean Sq"] / n)
  df <- rows[2, "Df"]
  for (a in 1:(k - 1)) for (b in (a + 1):k) {
    q <- abs(mean(x[, a]) - mean(x[, b])) / unit
    lines <- c(lines, sprintf("%d,%d,%d,%.17g,%.17g", match(name, c("demsar", "normal", "rounded", "errors")), a, b,
                              ptukey(q, k, df, lower.tail = FALSE), qtukey(0.95, k, df) * unit))
  }
}
writeLines(lines, file.path(folder, "tukey.csv"))
