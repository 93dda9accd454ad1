#include "tasks/lab/error_estimators.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/data/split_plan.h"
#include "base/sum.h"
#include "kernels/classes/bootstrap_632.h"

namespace melon {
namespace {

constexpr std::uint32_t kSamples = 50;
constexpr std::uint32_t kRepeats = 10;

/// How often each row was tested, and how often it was predicted as the other
/// class.
struct Tested {
  std::vector<double> times;
  std::vector<double> wrong;

  /// Over all predictions.
  [[nodiscard]] double Error() const {
    Sum errors;
    Sum tests;
    for (std::size_t row = 0; row < times.size(); ++row) {
      errors.Add(wrong[row]);
      tests.Add(times[row]);
    }
    return errors.value() / tests.value();
  }

  /// Of each row that was tested, and then over these.
  [[nodiscard]] double MeanOverRows() const {
    Sum sum;
    double rows = 0;
    for (std::size_t row = 0; row < times.size(); ++row) {
      if (times[row] == 0) continue;
      sum.Add(wrong[row] / times[row]);
      rows += 1;
    }
    return sum.value() / rows;
  }
};

Tested TestWith(const LabLearner& asked, const ClassSample& sample,
                std::string_view plan_id, SplitSettings settings,
                Random& random) {
  const std::size_t rows = sample.size();
  settings.seed = DrawSeed(random);
  // At least ten rows can be divided by each of these plans.
  const Result<SplitPlan> plan = SplitterOf(plan_id).make(
      {.count = static_cast<std::uint32_t>(rows)}, settings);
  Tested tested{.times = std::vector<double>(rows),
                .wrong = std::vector<double>(rows)};
  for (const Split& split : plan.value().splits) {
    const LearntFrom model(asked, sample, TrainingRows(plan.value(), split),
                           DrawSeed(random));
    const auto predicted = model.Predict(sample, split.test);
    for (std::size_t i = 0; i < predicted.size(); ++i) {
      const std::uint32_t row = split.test[i];
      tested.times[row] += 1;
      if (predicted[i] != sample.classes[row]) tested.wrong[row] += 1;
    }
  }
  return tested;
}

}  // namespace

std::array<double, kErrorEstimators.size()> EstimateErrors(
    const LabLearner& asked, const ClassSample& sample, Random& random) {
  const auto error_of = [&](std::string_view plan,
                            const SplitSettings& settings) {
    return TestWith(asked, sample, plan, settings, random).Error();
  };
  const std::vector<std::uint32_t> rows = RowsUpTo(sample.size());
  const LearntFrom model(asked, sample, rows, DrawSeed(random));
  const std::vector<std::uint16_t> predicted = model.Predict(sample, rows);
  double wrong = 0;
  for (const std::uint32_t row : rows)
    if (predicted[row] != sample.classes[row]) wrong += 1;
  const double apparent = wrong / static_cast<double>(rows.size());
  const double hold_out = error_of("hold_out", {});
  const double five = error_of("k_fold", {.folds = 5});
  const double ten = error_of("k_fold", {.folds = 10});
  const double repeated =
      error_of("repeated_k_fold", {.folds = 10, .repeats = kRepeats});
  const double each = error_of("leave_one_out", {});
  const double out_of_bag =
      TestWith(asked, sample, "bootstrap", {.repeats = kSamples}, random)
          .MeanOverRows();
  const double chance = NoInformationErrorRate(sample.classes, predicted, 2);
  return {apparent,
          hold_out,
          five,
          ten,
          repeated,
          each,
          out_of_bag,
          Bootstrap632(apparent, out_of_bag),
          Bootstrap632Plus(apparent, out_of_bag, chance)};
}

}  // namespace melon
