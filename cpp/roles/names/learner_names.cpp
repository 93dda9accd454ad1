#include "roles/names/learner_names.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "table/column_traits.h"

namespace melon {
namespace {

/// Parts of names of learners, simplified.
constexpr std::string_view kLearnerWords[] = {
    "tree",        "svm",        "knn",          "neighbor",   "neighbour",
    "forest",      "bayes",      "boost",        "bagging",    "regress",
    "neural",      "perceptron", "logistic",     "classifier", "lightgbm",
    "j48",         "c45",        "c50",          "cart",       "ripper",
    "learner",     "stump",      "discriminant", "logit",      "nnet",
    "naive",       "arima",      "autoets",      "autotheta",  "prophet",
    "gpt",         "claude",     "gemini",       "gemma",      "llama",
    "mistral",     "mixtral",    "qwen",         "deepseek",   "nemotron",
    "transformer", "resnet",     "lasso",        "elasticnet", "决策树",
    "支持向量",    "近邻",       "森林",         "贝叶斯",     "提升",
    "神经网络",    "感知机",     "逻辑回归",     "对数几率",   "判别"};
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

}  // namespace

bool AnyLearner(const std::vector<std::string>& names) {
  return std::any_of(names.begin(), names.end(), IsLearner);
}

bool AreLearners(const std::vector<std::string>& names) {
  const auto count = std::count_if(names.begin(), names.end(), IsLearner);
  return count > 0 && 2 * static_cast<std::size_t>(count) >= names.size();
}

}  // namespace melon
