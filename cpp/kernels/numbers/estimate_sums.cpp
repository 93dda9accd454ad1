#include "kernels/numbers/estimate_sums.h"

#include <cmath>
#include <limits>
#include <span>

namespace melon {
namespace {

bool AllEqual(const Estimates& cases, std::span<const double> numbers) {
  const double* first = nullptr;
  return AllCases(cases, [&](std::size_t i) {
    if (first == nullptr) first = &numbers[i];
    return numbers[i] == *first;
  });
}

}  // namespace

double CaseTotal(const Estimates& cases) {
  if (cases.weight.empty()) return static_cast<double>(cases.size());
  Sum total;
  for (const double weight : cases.weight) total.Add(weight);
  return total.value();
}

double TruthMean(const Estimates& cases) {
  return WeightedSum(cases, [&](std::size_t i) { return cases.truth[i]; }) /
         CaseTotal(cases);
}

double SquaredErrors(const Estimates& cases) {
  const double sum = WeightedSum(cases, [&](std::size_t i) {
    const double error = cases.ErrorOf(i);
    return error * error;
  });
  constexpr double kLeast = std::numeric_limits<double>::min();
  const bool have_vanished = sum < kLeast && AbsoluteErrors(cases) > 0;
  return have_vanished ? std::numeric_limits<double>::quiet_NaN() : sum;
}

double AbsoluteErrors(const Estimates& cases) {
  return WeightedSum(cases,
                     [&](std::size_t i) { return std::abs(cases.ErrorOf(i)); });
}

double SquaredLogErrors(const Estimates& cases) {
  return WeightedSum(cases, [&](std::size_t i) {
    const double error =
        std::log1p(cases.prediction[i]) - std::log1p(cases.truth[i]);
    return error * error;
  });
}

bool NothingNegative(const Estimates& cases) {
  return AllCases(cases, [&](std::size_t i) {
    return cases.truth[i] >= 0 && cases.prediction[i] >= 0;
  });
}

double TruthSquares(const Estimates& cases) {
  const double mean = TruthMean(cases);
  return WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.truth[i] - mean;
    return deviation * deviation;
  });
}

bool ConstantTruth(const Estimates& cases) {
  return AllEqual(cases, cases.truth);
}

bool ConstantPrediction(const Estimates& cases) {
  return AllEqual(cases, cases.prediction);
}

}  // namespace melon
