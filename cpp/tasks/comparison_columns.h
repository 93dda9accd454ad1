#pragma once

#include <string_view>

namespace melon {

/// Names, simplified, of columns that list the ids of the cases a fold was
/// tested on and trained on.
inline constexpr std::string_view kTestIdNames[] = {
    "testids", "ids", "testindices", "testindex", "testcases", "测试样例"};
inline constexpr std::string_view kTrainingIdNames[] = {
    "trainids",   "trainingids",   "trainindices",
    "trainindex", "trainingcases", "训练样例"};

}  // namespace melon
