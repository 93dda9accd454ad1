#pragma once

#include <cstdint>
#include <string_view>

namespace melon {

/// More rows of rates without a word about folds are rather scores of cases.
inline constexpr std::uint64_t kMostFolds = 200;

// Simplified names of columns that say what a row of results is of.

inline constexpr std::string_view kDatasetNames[] = {"dataset",
                                                     "datasets",
                                                     "data",
                                                     "dataname",
                                                     "datasetname",
                                                     "keydataset",
                                                     "datasetid",
                                                     "problem",
                                                     "task",
                                                     "taskid",
                                                     "db",
                                                     "database",
                                                     "benchmark",
                                                     "corpus",
                                                     "数据集",
                                                     "数据",
                                                     "数据集名",
                                                     "任务",
                                                     "datensatz",
                                                     "datensätze",
                                                     "aufgabe",
                                                     "jeudedonnées",
                                                     "jeudedonnees",
                                                     "conjuntodedatos",
                                                     "conjuntodedados",
                                                     "testdataset",
                                                     "datasettest",
                                                     "dfname"};
/// Of repetitions with another seed.
inline constexpr std::string_view kSeedNames[] = {
    "seed", "randomseed", "rngseed", "randomstate", "种子", "随机种子"};
inline constexpr std::string_view kRunNames[] = {
    "run",       "keyrun",    "repeat",  "repetition", "replication",
    "replicate", "iteration", "rep",     "trial",      "simulation",
    "运行",      "重复",      "轮次",    "次",         "tentativa",
    "intento",   "essai",     "versuch", "rodada"};
inline constexpr std::string_view kFoldNames[] = {
    "fold", "keyfold", "folds", "split",  "resample",
    "cv",   "折",      "折次",  "cvfold", "foldid"};
/// Of one training; folds where nothing else numbers the rows of a chosen
/// comparison of folds, with a warning.
inline constexpr std::string_view kEpochNames[] = {"epoch", "epochs", "step",
                                                   "globalstep"};
/// Of learners where the task is chosen or data sets are named; elsewhere a
/// system may be anything.
inline constexpr std::string_view kSystemNames[] = {"system", "systems",
                                                    "systemname", "系统"};
/// Words at the end of longer names of such columns: "epoch_run", "outer fold".
inline constexpr std::string_view kRunWords[] = {
    "run",         "repeat", "repetition", "replicate",
    "replication", "trial",  "simulation", "seed"};
inline constexpr std::string_view kFoldWords[] = {"fold"};
/// What may stand behind such a word.
inline constexpr std::string_view kNumberWords[] = {
    "id", "no", "nr", "number", "num", "index", "idx", "year"};
/// What says how the cases were divided, as mlr3 calls it.
inline constexpr std::string_view kResamplingNames[] = {
    "resamplingid", "resampling", "resamplingmethod"};
/// Of columns that list the ids of the cases a fold was tested on and trained
/// on.
inline constexpr std::string_view kTestIdNames[] = {
    "testids", "ids", "testindices", "testindex", "testcases", "测试样例"};
inline constexpr std::string_view kTrainingIdNames[] = {
    "trainids",   "trainingids",   "trainindices",
    "trainindex", "trainingcases", "训练样例"};
/// Of a binomial test: numbers of errors and of cases.
inline constexpr std::string_view kErrorsNames[] = {
    "errors", "nerrors", "errorcount", "mistakes",
    "wrong",  "错误数",  "错误",       "误分类数"};
inline constexpr std::string_view kCasesNames[] = {
    "n",        "cases", "total",  "trials", "size", "ntest",
    "testsize", "count", "样例数", "样本数", "总数", "测试样例数"};
/// What scikit-learn's cross_validate puts beside the scores of one learner.
inline constexpr std::string_view kTimeNames[] = {"fittime", "scoretime"};
/// What numbers the rows.
inline constexpr std::string_view kRowNames[] = {
    "id", "nr", "iters", "index", "row", "rowid", "unnamed0", "编号", "序号"};

/// Text that begins so and ends so.
[[nodiscard]] constexpr bool Frames(std::string_view name,
                                    std::string_view first,
                                    std::string_view last) {
  return name.size() > first.size() + last.size() && name.starts_with(first) &&
         name.ends_with(last);
}

/// "mean_test_score", "std_fit_time", "rank_test_f1" of scikit-learn's
/// cv_results_, as opposed to "std_RF".
[[nodiscard]] constexpr bool SumsUpSplits(std::string_view name) {
  constexpr std::string_view kSplits[] = {"test_", "train_", "fit_", "score_"};
  if (Frames(name, "rank_test_", "")) return true;
  for (const std::string_view sum : {"mean_", "std_"}) {
    if (!name.starts_with(sum)) continue;
    for (const std::string_view split : kSplits) {
      if (name.substr(sum.size()).starts_with(split)) return true;
    }
  }
  return false;
}

}  // namespace melon
