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

}  // namespace melon
