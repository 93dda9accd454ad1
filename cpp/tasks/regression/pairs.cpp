#include "tasks/regression/pairs.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>

#include "base/sum.h"
#include "hypothesis/test.h"
#include "kernels/numbers/decimal_grid.h"
#include "kernels/numbers/rounding.h"
#include "report/bootstrap/group_bootstrap.h"
#include "report/models/compared_models.h"
#include "report/models/key_working.h"
#include "report/verdict/difference_verdict.h"

namespace melon {
namespace {

/// The headline of each model, as far as it decides which are compared.
std::vector<Value> MeanAbsoluteErrors(const RegressionData& data) {
  std::vector<Value> errors;
  for (const RegressionModel& model : data.models) {
    Sum sum;
    for (std::size_t i = 0; i < data.case_count(); ++i)
      sum.Add(data.WeightOf(i) * std::abs(model.prediction[i] - data.truth[i]));
    const double mean = sum.value() / data.total;
    errors.push_back(std::isfinite(mean) ? Value(mean)
                                         : Value(reasons::overflow));
  }
  return errors;
}

bool AreFinite(const std::vector<double>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double one) { return std::isfinite(one); });
}

KeyValues TestDifferences(const RegressionData& data, std::size_t a,
                          std::size_t b, const Parameters& parameters) {
  const std::vector<double> difference = AbsoluteErrorDifferences(data, a, b);
  const bool finite = AreFinite(difference);
  KeyValues all;
  for (const Test* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    const KeyValues values =
        finite ? test->from_differences(
                     {difference, data.weight, data.whole_weights}, parameters)
               : AllUndefined(test->keys, reasons::overflow);
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

}  // namespace

std::vector<double> AbsoluteErrorDifferences(const RegressionData& data,
                                             std::size_t a, std::size_t b) {
  const std::span<const double> truth = data.truth;
  const std::span<const double> first = data.models[a].prediction;
  const std::span<const double> second = data.models[b].prediction;
  const std::optional<DecimalGrid> grid =
      DecimalGrid::Of({truth, first, second});
  std::vector<double> difference(truth.size());
  for (std::size_t i = 0; i < difference.size(); ++i) {
    if (grid) {
      const double steps = grid->Steps(truth[i]);
      difference[i] = grid->Number(std::abs(grid->Steps(first[i]) - steps) -
                                   std::abs(grid->Steps(second[i]) - steps));
    } else {
      const double size = std::max(
          {std::abs(truth[i]), std::abs(first[i]), std::abs(second[i])});
      const double exact =
          std::abs(first[i] - truth[i]) - std::abs(second[i] - truth[i]);
      difference[i] = IsRounding(exact, size) ? 0 : exact;
    }
  }
  return difference;
}

std::optional<WorkedMeasure> WorkOutErrors(const RegressionData& data,
                                           std::size_t a, std::size_t b,
                                           const Parameters& parameters,
                                           std::string_view key) {
  const std::vector<double> difference = AbsoluteErrorDifferences(data, a, b);
  if (!AreFinite(difference)) return WorkedOut<Value>{reasons::overflow, {}};
  return WorkOutTest(
      &Test::from_differences,
      PairedDifferences{difference, data.weight, data.whole_weights},
      parameters, key);
}

std::vector<PairResult> CompareErrors(const RegressionData& data,
                                      const Parameters& parameters) {
  return CompareInPairs(ComparedModels(MeanAbsoluteErrors(data), true),
                        [&](std::size_t a, std::size_t b) {
                          return TestDifferences(data, a, b, parameters);
                        });
}

Json RegressionVerdict(const PairValues& pairs, bool in_groups) {
  if (in_groups) return pairs.VerdictOn(ByGroups(kRegressionHeadline, true));
  const SecondTest ranks = BySignedRanks("ranks");
  return pairs.VerdictOn(ByPairedT(kRegressionHeadline, true), &ranks);
}

}  // namespace melon
