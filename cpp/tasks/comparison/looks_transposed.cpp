#include "tasks/comparison/looks_transposed.h"

#include <string>
#include <utility>

#include "roles/names/learner_names.h"

namespace melon {
void AddTransposed(const Results& results, Advice& advice) {
  if (results.datasets.empty() || results.form != ResultsForm::wide) return;
  const bool learners =
      AreLearners(results.datasets) && !AnyLearner(results.algorithms);
  const bool wider = results.row_count() > 1 && results.most_folds <= 1 &&
                     results.column_count() > results.row_count() &&
                     !AnyLearner(results.algorithms);
  if (!learners && !wider) return;
  const std::string rows = CountText(results.row_count());
  const std::string columns = CountText(results.column_count());
  Message message =
      learners ? Fill({"The rows are named like learners (\"{0}\"), the "
                       "columns are not (\"{1}\"): here each row counts as a "
                       "data set and each column as an algorithm.",
                       "各行的名称像学习器（“{0}”），各列却不像（“{1}”）：这里"
                       "每行算作一个数据集，每列算作一个算法。"},
                      {Shorten(results.datasets.front()),
                       Shorten(results.algorithms.front())})
               : Fill({"There are more columns ({1}) than rows ({0}): here "
                       "each row counts as a data set and each column as an "
                       "algorithm.",
                       "列（{1}）比行（{0}）多：这里每行算作一个数据集，每列"
                       "算作一个算法。"},
                      {rows, columns});
  advice.Add(
      {.code = "looks_transposed",
       .opinion = Opinion::warning,
       .message = std::move(message),
       .instead = Fill({"If the rows are the algorithms, choose the column of "
                        "their names as such (algorithm).",
                        "若各行其实是算法，请将其名称所在的列指定为算法"
                        "（algorithm）。"})});
}

}  // namespace melon
