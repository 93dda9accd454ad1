#include "tasks/comparison/pairs.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>

#include "effect_sizes/effect_size.h"
#include "hypothesis/test.h"
#include "kernels/decimal_grid.h"

namespace melon {
namespace {

constexpr std::string_view kAlwaysWanted = "mean_difference";

/// Subtracts columns of a table, in decimal where that is possible.
class Subtraction {
 public:
  Subtraction(const Results& results, double tie_tolerance)
      : grid_(DecimalGrid::Of({results.result})), tolerance_(tie_tolerance) {}

  [[nodiscard]] std::vector<double> Of(const std::vector<double>& a,
                                       const std::vector<double>& b) const {
    std::vector<double> differences(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      differences[i] =
          grid_ ? grid_->Number(grid_->Steps(a[i]) - grid_->Steps(b[i]))
                : a[i] - b[i];
      if (std::abs(differences[i]) <= tolerance_) differences[i] = 0;
    }
    return differences;
  }

 private:
  std::optional<DecimalGrid> grid_;
  double tolerance_;
};

class Comparer {
 public:
  Comparer(const Results& results, double tie_tolerance, const PairTests& tests,
           const Parameters& parameters)
      : higher_is_better_(results.higher_is_better),
        subtraction_(results, tie_tolerance),
        tests_(tests),
        parameters_(parameters) {
    for (std::size_t i = 0; i < results.column_count(); ++i)
      columns_.push_back(results.ColumnOf(i));
    ListKeys();
  }

  void Compare(std::size_t a, std::size_t b) {
    const std::vector<double> difference =
        subtraction_.Of(columns_[a], columns_[b]);
    PairTable::Row& row = table_.rows.emplace_back();
    row.a = a;
    row.b = b;
    row.values.reserve(table_.keys.size());
    for (const Test* test : wanted_tests_) {
      for (const auto& [key, value] :
           RunTest(*test, columns_[a], columns_[b], difference))
        row.values.push_back(value);
    }
    for (const EffectSize* effect : wanted_effects_) {
      const Effect found =
          Measure(*effect, columns_[a], columns_[b], difference);
      row.values.insert(row.values.end(), {found.value, found.low, found.high});
    }
    assert(row.values.size() == table_.keys.size());
  }

  PairTable& table() { return table_; }

 private:
  [[nodiscard]] bool IsWanted(const Test& test) const {
    const bool fits = test.from_differences != nullptr ||
                      test.from_paired_results != nullptr ||
                      (test.from_folds != nullptr && tests_.design != nullptr);
    return fits && (tests_.all || !test.takes_long);
  }

  [[nodiscard]] bool IsWanted(const EffectSize& effect) const {
    if (effect.id == kAlwaysWanted) return true;
    return tests_.effects && (tests_.all || !effect.takes_long);
  }

  void ListKeys() {
    for (const Test* test : Tests()) {
      if (!IsWanted(*test)) continue;
      wanted_tests_.push_back(test);
      for (const std::string_view key : test->keys) {
        const bool is_p =
            std::find(test->p_values.begin(), test->p_values.end(), key) !=
            test->p_values.end();
        if (is_p) table_.p_values.push_back(table_.keys.size());
        table_.keys.emplace_back(key);
      }
    }
    for (const EffectSize* effect : EffectSizes()) {
      if (!IsWanted(*effect)) continue;
      wanted_effects_.push_back(effect);
      for (const std::string_view end : {"", "_low", "_high"})
        table_.keys.push_back(std::string(effect->id).append(end));
    }
  }

  [[nodiscard]] KeyValues RunTest(const Test& test,
                                  const std::vector<double>& a,
                                  const std::vector<double>& b,
                                  const std::vector<double>& difference) const {
    if (test.from_differences != nullptr)
      return test.from_differences({.difference = difference}, parameters_);
    if (test.from_paired_results != nullptr) {
      return test.from_paired_results({a, b, difference, higher_is_better_},
                                      parameters_);
    }
    FoldDifferences folds = *tests_.design;
    folds.difference = difference;
    return test.from_folds(folds, parameters_);
  }

  [[nodiscard]] Effect Measure(const EffectSize& effect,
                               const std::vector<double>& a,
                               const std::vector<double>& b,
                               const std::vector<double>& difference) const {
    const PairedResults results{a, b, difference, higher_is_better_};
    if (tests_.design == nullptr) return effect.compute(results, parameters_);
    FoldDifferences folds = *tests_.design;
    folds.difference = difference;
    return MeasureOverFolds(effect, results, folds, parameters_);
  }

  bool higher_is_better_;
  Subtraction subtraction_;
  PairTests tests_;
  Parameters parameters_;
  std::vector<std::vector<double>> columns_;
  std::vector<const Test*> wanted_tests_;
  std::vector<const EffectSize*> wanted_effects_;
  PairTable table_;
};

}  // namespace

std::size_t PairTable::PlaceOf(std::string_view key) const {
  const auto place = std::find(keys.begin(), keys.end(), key);
  assert(place != keys.end());
  return static_cast<std::size_t>(place - keys.begin());
}

PairTable ComparePairs(const Results& results, double tie_tolerance,
                       const PairTests& tests, const Parameters& parameters) {
  Comparer comparer(results, tie_tolerance, tests, parameters);
  for (std::size_t a = 0; a < results.column_count(); ++a) {
    for (std::size_t b = a + 1; b < results.column_count(); ++b)
      comparer.Compare(a, b);
  }
  return std::move(comparer.table());
}

PairTable ComparePair(const Results& results, std::size_t a, std::size_t b,
                      double tie_tolerance, const PairTests& tests,
                      const Parameters& parameters) {
  Comparer comparer(results, tie_tolerance, tests, parameters);
  comparer.Compare(a, b);
  return std::move(comparer.table());
}

std::vector<double> DifferencesOf(const Results& results, std::size_t a,
                                  std::size_t b, double tie_tolerance) {
  return Subtraction(results, tie_tolerance)
      .Of(results.ColumnOf(a), results.ColumnOf(b));
}

}  // namespace melon
