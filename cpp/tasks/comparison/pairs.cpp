#include "tasks/comparison/pairs.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "base/reasons.h"
#include "effect_sizes/effect_size.h"
#include "hypothesis/test.h"
#include "kernels/numbers/decimal_grid.h"
#include "kernels/numbers/equal_sizes.h"
#include "report/models/key_working.h"

namespace melon {
namespace {

constexpr std::string_view kAlwaysWanted = "mean_difference";

/// Subtracts columns of a table, in decimal where that is possible: of the
/// whole table, or of two results that were written with few digits. Elsewhere
/// differences that are equal but for rounding are made equal.
class Subtraction {
 public:
  explicit Subtraction(const Results& results)
      : grid_(DecimalGrid::Of({results.result})) {}

  [[nodiscard]] std::vector<double> Of(const std::vector<double>& a,
                                       const std::vector<double>& b) const {
    std::vector<double> differences(a.size());
    std::vector<double> sizes(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      differences[i] =
          Difference(grid_ ? grid_ : GridOf(a[i], b[i]), a[i], b[i]);
      sizes[i] = std::max(std::abs(a[i]), std::abs(b[i]));
    }
    if (!grid_) EqualizeSizes(differences, sizes);
    return differences;
  }

 private:
  static std::optional<DecimalGrid> GridOf(double a, double b) {
    return DecimalGrid::Of(
        {std::span<const double>(&a, 1), std::span<const double>(&b, 1)});
  }

  static double Difference(const std::optional<DecimalGrid>& grid, double a,
                           double b) {
    return grid ? grid->Number(grid->Steps(a) - grid->Steps(b)) : a - b;
  }

  std::optional<DecimalGrid> grid_;
};

class Comparer {
 public:
  /// Of so many pairs.
  Comparer(const Results& results, const PairTests& tests, std::size_t pairs,
           const Parameters& parameters)
      : higher_is_better_(results.higher_is_better),
        subtraction_(results),
        tests_(tests),
        parameters_(parameters) {
    for (std::size_t i = 0; i < results.column_count(); ++i)
      columns_.push_back(results.ColumnOf(i));
    ListKeys();
    LimitDraws(pairs, results.row_count());
  }

  void Compare(std::size_t a, std::size_t b) {
    const std::vector<double> difference =
        subtraction_.Of(columns_[a], columns_[b]);
    PairTable::Row& row = table_.rows.emplace_back();
    row.a = a;
    row.b = b;
    row.values.reserve(table_.keys.size());
    if (!AreFinite(difference)) {
      row.values.assign(table_.keys.size(), reasons::overflow);
      return;
    }
    for (const Test* test : fitting_tests_) {
      if (!IsWanted(*test)) {
        row.values.insert(row.values.end(), test->keys.size(),
                          reasons::too_many_pairs);
        continue;
      }
      Apply(*test, a, b, difference,
            [&](const auto& function, const auto& data) {
              for (const auto& [key, value] : function(data, parameters_))
                row.values.push_back(Explained(value));
            });
    }
    for (const EffectSize* effect : EffectSizes()) {
      const Effect found =
          IsWanted(*effect)
              ? Measure(*effect, ResultsOf(a, b, difference))
              : Effect{reasons::too_many_pairs, reasons::too_many_pairs,
                       reasons::too_many_pairs};
      row.values.insert(row.values.end(), {found.value, Explained(found.low),
                                           Explained(found.high)});
    }
    assert(row.values.size() == table_.keys.size());
  }

  /// How the pair comes to what is under the key; nothing where there is no
  /// such key.
  [[nodiscard]] std::optional<WorkedMeasure> WorkOut(
      std::size_t a, std::size_t b, std::string_view key) const {
    const std::vector<double> difference =
        subtraction_.Of(columns_[a], columns_[b]);
    std::optional<WorkedMeasure> worked;
    for (const Test* test : fitting_tests_) {
      if (!HasKey(*test, key)) continue;
      Apply(*test, a, b, difference,
            [&](const auto& function, const auto& data) {
              worked = WorkedKey(function.WorkOut(data, parameters_), key);
            });
    }
    for (const EffectSize* effect : EffectSizes()) {
      if (!worked && key.starts_with(effect->id))
        worked = WorkOut(*effect, ResultsOf(a, b, difference), key);
    }
    if (worked && !AreFinite(difference))
      return WorkedOut<Value>{reasons::overflow, {}};
    if (worked) worked->value.result = Explained(worked->value.result);
    return worked;
  }

  PairTable& table() { return table_; }

 private:
  static bool HasKey(const Test& test, std::string_view key) {
    return std::find(test.keys.begin(), test.keys.end(), key) !=
           test.keys.end();
  }

  [[nodiscard]] bool Fits(const Test& test) const {
    return test.from_differences != nullptr ||
           test.from_paired_results != nullptr ||
           (test.from_folds != nullptr && tests_.design != nullptr);
  }

  [[nodiscard]] bool IsWanted(const Test& test) const {
    return tests_.all || !test.takes_long;
  }

  [[nodiscard]] bool IsWanted(const EffectSize& effect) const {
    if (effect.id == kAlwaysWanted) return true;
    return tests_.effects && (tests_.all || !effect.takes_long);
  }

  void LimitDraws(std::size_t pairs, std::size_t rows) {
    const std::uint32_t wanted = parameters_.draws;
    parameters_.draws = DrawsFor(pairs, rows, wanted);
    cannot_draw_ = wanted > 0 && parameters_.draws == 0;
    table_.draws = parameters_.draws;
    if (cannot_draw_) table_.draws = reasons::too_many_rows;
    if (!tests_.all) table_.draws = reasons::too_many_pairs;
  }

  /// Nothing is drawn where the option says so, or where there are too many
  /// rows.
  [[nodiscard]] Value Explained(const Value& value) const {
    const bool no_draws =
        !value.defined() && value.reason().id == reasons::no_draws.id;
    return no_draws && cannot_draw_ ? Value(reasons::too_many_rows) : value;
  }

  void ListKeys() {
    for (const Test* test : Tests()) {
      if (!Fits(*test)) continue;
      fitting_tests_.push_back(test);
      for (const std::string_view key : test->keys) {
        const bool is_p =
            std::find(test->p_values.begin(), test->p_values.end(), key) !=
            test->p_values.end();
        if (is_p) table_.p_values.push_back(table_.keys.size());
        table_.keys.emplace_back(key);
      }
    }
    for (const EffectSize* effect : EffectSizes()) {
      for (const std::string_view end : {"", "_low", "_high"})
        table_.keys.push_back(std::string(effect->id).append(end));
    }
  }

  [[nodiscard]] PairedResults ResultsOf(
      std::size_t a, std::size_t b,
      const std::vector<double>& difference) const {
    return {columns_[a], columns_[b], difference, higher_is_better_};
  }

  [[nodiscard]] FoldDifferences FoldsOf(
      std::span<const double> difference) const {
    FoldDifferences folds = *tests_.design;
    folds.difference = difference;
    return folds;
  }

  /// Calls `call` with the function of the test and its data.
  template <class Call>
  void Apply(const Test& test, std::size_t a, std::size_t b,
             const std::vector<double>& difference, const Call& call) const {
    if (test.from_differences != nullptr) {
      call(test.from_differences, PairedDifferences{.difference = difference});
    } else if (test.from_paired_results != nullptr) {
      call(test.from_paired_results, ResultsOf(a, b, difference));
    } else {
      call(test.from_folds, FoldsOf(difference));
    }
  }

  [[nodiscard]] Effect Measure(const EffectSize& effect,
                               const PairedResults& results) const {
    if (tests_.design == nullptr) return effect.compute(results, parameters_);
    return MeasureOverFolds(effect, results, FoldsOf(results.difference),
                            parameters_);
  }

  /// The working of `key`, where it is one of the effect's.
  [[nodiscard]] std::optional<WorkedMeasure> WorkOut(
      const EffectSize& effect, const PairedResults& results,
      std::string_view key) const {
    const Effect found = Measure(effect, results);
    const std::string low = std::string(effect.id) + "_low";
    const std::string high = std::string(effect.id) + "_high";
    const KeyValues values = {
        {effect.id, found.value}, {low, found.low}, {high, found.high}};
    const bool is_known =
        std::any_of(values.begin(), values.end(),
                    [key](const auto& value) { return value.first == key; });
    if (!is_known) return std::nullopt;
    const bool over_folds =
        tests_.design != nullptr && effect.compute_over_folds != nullptr;
    Working working =
        over_folds ? effect.compute_over_folds
                         .WorkOut(FoldsOf(results.difference), parameters_)
                         .working
                   : effect.compute.WorkOut(results, parameters_).working;
    const WorkedOut<KeyValues> worked{values, std::move(working)};
    WorkedMeasure measure(WorkedKey(worked, key));
    if (key == effect.id) {
      measure.intervals = {
          IntervalOfKeys(worked, effect.id, low, high, measure.value.working)};
    }
    return measure;
  }

  bool higher_is_better_;
  Subtraction subtraction_;
  PairTests tests_;
  Parameters parameters_;
  std::vector<std::vector<double>> columns_;
  std::vector<const Test*> fitting_tests_;
  bool cannot_draw_ = false;
  PairTable table_;
};

}  // namespace

std::size_t PairTable::PlaceOf(std::string_view key) const {
  const auto place = std::find(keys.begin(), keys.end(), key);
  assert(place != keys.end());
  return static_cast<std::size_t>(place - keys.begin());
}

std::uint32_t DrawsFor(std::size_t pairs, std::size_t rows,
                       std::uint32_t draws) {
  const double drawn_rows = static_cast<double>(pairs) *
                            static_cast<double>(std::max(rows, kFewRows));
  if (drawn_rows * draws <= kMostDrawnRows) return draws;
  const double most = std::floor(kMostDrawnRows / drawn_rows);
  return most < kFewestDraws ? 0 : static_cast<std::uint32_t>(most);
}

const Value* PairTable::Find(std::size_t pair, std::string_view key) const {
  const auto place = std::find(keys.begin(), keys.end(), key);
  if (place == keys.end()) return nullptr;
  return &rows[pair].values[static_cast<std::size_t>(place - keys.begin())];
}

PairTable ComparePairs(const Results& results, const PairTests& tests,
                       const Parameters& parameters) {
  const std::size_t columns = results.column_count();
  Comparer comparer(results, tests, columns * (columns - 1) / 2, parameters);
  const std::size_t compared = columns <= kMostModels ? columns : 0;
  for (std::size_t a = 0; a < compared; ++a) {
    for (std::size_t b = a + 1; b < compared; ++b) comparer.Compare(a, b);
  }
  return std::move(comparer.table());
}

std::optional<WorkedMeasure> WorkOutPair(const Results& results, std::size_t a,
                                         std::size_t b,
                                         const FoldDifferences* design,
                                         const Parameters& parameters,
                                         std::string_view key) {
  return Comparer(results, {.design = design, .all = true}, 1, parameters)
      .WorkOut(a, b, key);
}

PairTable ComparePair(const Results& results, std::size_t a, std::size_t b,
                      const PairTests& tests, const Parameters& parameters) {
  Comparer comparer(results, tests, 1, parameters);
  comparer.Compare(a, b);
  return std::move(comparer.table());
}

bool AreFinite(std::span<const double> numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) { return std::isfinite(number); });
}

std::vector<double> DifferencesOf(const Results& results, std::size_t a,
                                  std::size_t b) {
  return Subtraction(results).Of(results.ColumnOf(a), results.ColumnOf(b));
}

}  // namespace melon
