# What pROC takes for jobs of the table of goals, as goals.py tells of others.
suppressMessages(library(pROC))
curve <- function(table, score) {
  roc(table$truth, table[[score]], quiet = TRUE, direction = "<", levels = c(0, 1))
}
milliseconds <- function(work) {
  time <- system.time(work())
  1000 * (time[["user.self"]] + time[["sys.self"]])
}
jobs <- list(
  auc = function(table, draws) milliseconds(function() auc(curve(table, "model_a"))),
  delong = function(table, draws) {
    milliseconds(function() {
      roc.test(curve(table, "model_a"), curve(table, "model_b"), method = "delong")
    })
  },
  # A few replicates tell what 2,000 take.
  bootstrap_auc = function(table, draws) {
    first <- curve(table, "model_a")
    2000 / draws * milliseconds(function() {
      ci.auc(first, method = "bootstrap", boot.n = draws, progress = "none")
    })
  }
)
cat(sprintf("pROC %s\n", packageVersion("pROC")))
input <- file("stdin", open = "r")
path <- ""
while (length(line <- readLines(input, 1)) > 0) {
  words <- strsplit(line, " ")[[1]]
  job <- jobs[[words[1]]]
  # read.csv takes longer than the rest for what is larger.
  answer <- "{}"
  if (!is.null(job) && file.size(words[2]) < 1e8) {
    if (words[2] != path) table <- read.csv(words[2], colClasses = "numeric")
    path <- words[2]
    answer <- sprintf('{"pROC": %f}', job(table, as.integer(words[3])))
  }
  cat(answer, "\n", sep = "")
}
