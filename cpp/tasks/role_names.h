#pragma once

#include <string_view>

namespace melon {

// Simplified headers by which a table tells its kind and its columns' roles.

inline constexpr std::string_view kRelevanceNames[] = {
    "relevance", "rel", "grade", "gain", "相关度", "相关性"};
inline constexpr std::string_view kQueryNames[] = {
    "query", "queryid", "qid", "session", "sessionid", "查询", "查询编号"};
/// What a confusion matrix is one of, in a table of any kind.
inline constexpr std::string_view kMatrixNames[] = {"experiment", "matrix"};
inline constexpr std::string_view kTruePositiveNames[] = {
    "tp", "truepositive", "truepositives", "真正例", "真阳性", "真正"};
/// Parts of names.
inline constexpr std::string_view kClusterWords[] = {
    "cluster", "kmeans",   "dbscan", "agglomerative", "hierarchical",
    "ward",    "spectral", "簇",     "聚类"};
/// Beside these, two different values make no truth: the rows are measurements
/// of learners, not cases.
inline constexpr std::string_view kMeasurementNames[] = {
    "dataset",  "datasets",   "data",   "problem",    "fold",      "folds",
    "split",    "repeat",     "run",    "algorithm",  "method",    "model",
    "learner",  "error",      "errors", "classifier", "n",         "数据集",
    "taskid",   "keydataset", "flow",   "pipeline",   "estimator", "testids",
    "测试样例", "ids",        "数据",   "折",         "算法",      "模型",
    "方法",     "学习器",     "分类器", "错误数"};

/// "split0_test_score", "split3_test_accuracy" of scikit-learn's cv_results_.
[[nodiscard]] constexpr bool IsSplitName(std::string_view name) {
  constexpr std::string_view kFirst = "split";
  if (name.substr(0, kFirst.size()) != kFirst) return false;
  name.remove_prefix(kFirst.size());
  const std::size_t digits = name.find_first_not_of("0123456789");
  return digits != 0 && digits != std::string_view::npos &&
         name.substr(digits, 6) == "_test_";
}

/// What scikit-learn's cross-validations put beside the scores of folds.
[[nodiscard]] constexpr bool IsValidationName(std::string_view name) {
  return IsSplitName(name) || name == "mean_fit_time" || name == "fit_time" ||
         name == "score_time";
}

}  // namespace melon
