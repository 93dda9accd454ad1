#pragma once

// The hyper-parameters that learners of trees share.

#include "learners/learner.h"

namespace melon::learners {

inline constexpr HyperParameter kMaxDepth{.name = "max_depth",
                                          .kind = HyperParameterKind::whole,
                                          .usual = 0,
                                          .limits = {.low = 0, .high = 100'000},
                                          .search_low = 1,
                                          .search_high = 20};
inline constexpr HyperParameter kMinSamplesLeaf{
    .name = "min_samples_leaf",
    .kind = HyperParameterKind::whole,
    .usual = 1,
    .limits = {.low = 1, .high = 1'000'000},
    .search_low = 1,
    .search_high = 50};
inline constexpr HyperParameter kTreeCount{.name = "n_estimators",
                                           .kind = HyperParameterKind::whole,
                                           .usual = 100,
                                           .limits = {.low = 1, .high = 10'000},
                                           .search_low = 10,
                                           .search_high = 300};

}  // namespace melon::learners
