#pragma once

#include <string_view>

namespace melon {

// Simplified names of columns that say what a row of results is of.

inline constexpr std::string_view kDatasetNames[] = {
    "dataset",    "datasets", "data", "dataname", "datasetname",
    "keydataset", "problem",  "task", "taskid",   "数据集",
    "数据",       "数据集名", "任务"};
/// Of repetitions with another seed.
inline constexpr std::string_view kSeedNames[] = {
    "seed", "randomseed", "rngseed", "randomstate", "种子", "随机种子"};
inline constexpr std::string_view kRunNames[] = {
    "run",       "keyrun",    "repeat", "repetition", "replication",
    "replicate", "iteration", "rep",    "trial",      "运行",
    "重复",      "轮次",      "次"};
inline constexpr std::string_view kFoldNames[] = {
    "fold", "keyfold", "folds", "split", "resample", "cv", "折", "折次"};
/// Of columns that list the ids of the cases a fold was tested on and trained
/// on.
inline constexpr std::string_view kTestIdNames[] = {
    "testids", "ids", "testindices", "testindex", "testcases", "测试样例"};
inline constexpr std::string_view kTrainingIdNames[] = {
    "trainids",   "trainingids",   "trainindices",
    "trainindex", "trainingcases", "训练样例"};

}  // namespace melon
