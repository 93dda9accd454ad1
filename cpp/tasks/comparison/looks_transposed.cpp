#include "tasks/comparison/looks_transposed.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "table/column_traits.h"

namespace melon {
namespace {

/// Parts of names of learners, simplified.
constexpr std::string_view kLearnerWords[] = {
    "tree",    "svm",        "knn",          "neighbor",   "neighbour",
    "forest",  "bayes",      "boost",        "bagging",    "regress",
    "neural",  "perceptron", "logistic",     "classifier", "lightgbm",
    "j48",     "c45",        "c50",          "cart",       "ripper",
    "learner", "stump",      "discriminant", "logit",      "nnet",
    "resnet",  "lasso",      "elasticnet",   "决策树",     "支持向量",
    "近邻",    "森林",       "贝叶斯",       "提升",       "神经网络",
    "感知机",  "逻辑回归",   "对数几率",     "判别"};
/// Whole names.
constexpr std::string_view kLearnerNames[] = {
    "nb",  "rf", "dt",  "lr",    "mlp",      "svc", "lda", "qda",  "xgb",
    "gbm", "nn", "net", "ridge", "baseline", "ols", "cnn", "lstm", "bert"};

bool IsLearner(const std::string& name) {
  const std::string simple = Simplify(name);
  return std::find(std::begin(kLearnerNames), std::end(kLearnerNames),
                   simple) != std::end(kLearnerNames) ||
         std::any_of(std::begin(kLearnerWords), std::end(kLearnerWords),
                     [&simple](std::string_view word) {
                       return simple.find(word) != std::string::npos;
                     });
}

bool AnyLearner(const std::vector<std::string>& names) {
  return std::any_of(names.begin(), names.end(), IsLearner);
}

/// At least half of them.
bool AreLearners(const std::vector<std::string>& names) {
  const auto count = std::count_if(names.begin(), names.end(), IsLearner);
  return count > 0 && 2 * static_cast<std::size_t>(count) >= names.size();
}

}  // namespace

void AddTransposed(const Results& results, Advice& advice) {
  if (results.datasets.empty() || results.form != ResultsForm::wide) return;
  const bool learners =
      AreLearners(results.datasets) && !AnyLearner(results.algorithms);
  const bool wider = results.row_count() > 1 &&
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
       .instead = Fill({"If the rows are the algorithms, exchange rows and "
                        "columns.",
                        "若各行其实是算法，请交换行与列。"})});
}

}  // namespace melon
