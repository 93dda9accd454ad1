#pragma once

// The numbers that plans are made with, once. Each has its default in
// SplitSettings.

#include "splitters/splitter.h"

namespace melon::splitters {

inline constexpr Limits kFoldLimits{.low = 2, .high = 100'000};

inline constexpr SplitParameter kFolds{"folds", &SplitSettings::folds,
                                       kFoldLimits};
inline constexpr SplitParameter kInnerFolds{
    "inner_folds", &SplitSettings::inner_folds, kFoldLimits};
inline constexpr SplitParameter kRepeats{
    "repeats", &SplitSettings::repeats, {.low = 1, .high = 100'000}};
inline constexpr SplitParameter kTestSize{
    "test_size",
    &SplitSettings::test_size,
    {.low = 0, .high = 1, .low_open = true, .high_open = true}};
inline constexpr SplitParameter kP{
    "p", &SplitSettings::p, {.low = 1, .high = 1'000'000}};
inline constexpr SplitParameter kGap{
    "gap", &SplitSettings::gap, {.low = 0, .high = 1e9}};
inline constexpr SplitParameter kMaxTrainSize{
    "max_train_size", &SplitSettings::max_train_size, {.low = 0, .high = 1e9}};
inline constexpr SplitParameter kSeed{
    "seed", &SplitSettings::seed, {.low = 0, .high = 0x1p53}};

/// With the words that only documents and the command line need.
struct DescribedParameter {
  const SplitParameter* parameter;
  /// What it is, in a few words without a full stop.
  Text help;
};

inline constexpr DescribedParameter kDescribedParameters[] = {
    {&kFolds, {"number of folds", "折数"}},
    {&kRepeats, {"how often it is repeated", "重复次数"}},
    {&kTestSize, {"share of the rows in the test set", "测试集所占的比例"}},
    {&kP,
     {"rows, or groups, that are left out together",
      "每次一起留出的行数或组数"}},
    {&kInnerFolds,
     {"folds of each training set, to choose hyper-parameters with",
      "每个训练集再分的折数，用于选择超参数"}},
    {&kGap,
     {"rows between training set and test set", "训练集与测试集之间的行数"}},
    {&kMaxTrainSize,
     {"rows of a training set, the last ones; 0 for all",
      "训练集取最后多少行；0 为全部"}},
    {&kSeed, {"seed of the random numbers", "随机数种子"}},
};

}  // namespace melon::splitters
