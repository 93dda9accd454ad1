#pragma once

#include <array>
#include <string_view>

#include "base/random.h"
#include "tasks/lab/lab_learners.h"
#include "tasks/lab/simulated_classes.h"

namespace melon {

/// The ways in which the error rate of a learner is estimated from the rows
/// that it learns from: the error on these rows; a hold-out of 30 %; five and
/// ten folds, the latter also ten times; leave-one-out; the out-of-bag error of
/// 50 bootstrap samples, of each row and then over rows; and with the error on
/// the rows themselves the .632 and the .632+ estimates.
inline constexpr std::array<std::string_view, 9> kErrorEstimators = {
    "apparent",  "hold_out",        "k_fold_5",
    "k_fold_10", "repeated_k_fold", "leave_one_out",
    "bootstrap", "bootstrap_632",   "bootstrap_632_plus",
};

/// For each of them its estimate. At least ten rows. Plans are not stratified,
/// as no more is known of the rows than that they were drawn.
[[nodiscard]] std::array<double, kErrorEstimators.size()> EstimateErrors(
    const LabLearner& asked, const ClassSample& sample, Random& random);

}  // namespace melon
