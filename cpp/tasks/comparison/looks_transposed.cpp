#include "tasks/comparison/looks_transposed.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "roles/names/learner_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// "M1", "M2", "M3".
bool AreNumberedAlike(const std::vector<std::string>& names) {
  const std::string& first = names.front();
  return names.size() > 1 && !first.empty() && first.back() >= '0' &&
         first.back() <= '9' &&
         std::all_of(names.begin() + 1, names.end(),
                     [&names](const std::string& name) {
                       return AreOfOneSeries(names.front(), name);
                     });
}

}  // namespace

void AddTransposed(const Results& results, Advice& advice) {
  if (results.datasets.empty() || results.form != ResultsForm::wide) return;
  const bool learners =
      AreLearners(results.datasets) && !AnyLearner(results.algorithms);
  const bool wider = results.row_count() > 1 && results.most_folds <= 1 &&
                     results.column_count() > results.row_count() &&
                     !AnyLearner(results.algorithms);
  const bool numbered = AreNumberedAlike(results.datasets) &&
                        AreNumberedAlike(results.algorithms) &&
                        !AnyLearner(results.algorithms);
  if (!learners && !wider && !numbered) return;
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
      : wider
          ? Fill({"There are more columns ({1}) than rows ({0}): here "
                  "each row counts as a data set and each column as an "
                  "algorithm.",
                  "列（{1}）比行（{0}）多：这里每行算作一个数据集，每列"
                  "算作一个算法。"},
                 {rows, columns})
          : Fill({"Neither the rows (\"{0}\") nor the columns (\"{1}\") are "
                  "named like learners: here each row counts as a data set and "
                  "each column as an algorithm.",
                  "各行（“{0}”）与各列（“{1}”）的名称都不像学习器：这里每行算作"
                  "一个数据集，每列算作一个算法。"},
                 {Shorten(results.datasets.front()),
                  Shorten(results.algorithms.front())});
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
