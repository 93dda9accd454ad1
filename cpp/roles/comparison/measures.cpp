#include "roles/comparison/measures.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "roles/comparison/byproduct_columns.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/differences.h"
#include "roles/comparison/measured_columns.h"
#include "roles/comparison/size_columns.h"
#include "roles/comparison/summary_rows.h"
#include "roles/comparison/warnings.h"
#include "roles/names/learner_names.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

/// Of WEKA's Experimenter, which writes all measures beside each other; and of
/// R's yardstick, beside which tuned parameters stand.
constexpr std::string_view kMainMeasures[] = {"percentcorrect", "areaunderroc",
                                              "estimate"};

/// Names of the numbers of a list, whatever was measured.
constexpr std::string_view kPlainResults[] = {
    "result", "results", "value", "values", "metricvalue", "结果", "数值"};

/// What scikit-learn's searches put before the name of a metric where they
/// average its splits.
constexpr std::string_view kMeanBeginning = "mean_test_";

/// Of the cases that a learner learned from or was chosen by.
bool IsOfEarlierPart(std::string_view name) {
  constexpr std::string_view kParts[] = {"train", "training",   "val",
                                         "valid", "validation", "dev"};
  return HasWordOf(kParts, name);
}

/// "ACC@1", "Potential@3".
bool HasDepth(std::string_view name) {
  const std::size_t sign = name.find('@');
  return sign != std::string_view::npos && sign + 1 < name.size() &&
         name[sign + 1] >= '0' && name[sign + 1] <= '9';
}

}  // namespace

void ComparisonMeasures::NoteNotCompared() {
  if (!roles().summaries.empty())
    roles().warnings.push_back(
        WarningOf(roles().algorithm ? column_warnings::summaries_left_out
                                    : column_warnings::summaries_of_learners,
                  table(), roles().summaries));
  const std::vector<std::size_t> left = NotCompared();
  if (left.empty()) return;
  const auto& taken = roles().predictions;
  const bool is_list = roles().algorithm && taken.size() == 1;
  roles().warnings.push_back(
      is_list ? OneMeasureCompared(table(), taken.front(), left)
              : WarningOf(column_warnings::results_left_out, table(), left));
}

bool ComparisonMeasures::IsToldByKey(std::size_t index) const {
  const auto& learners = roles().algorithm;
  if (learners && !NamesRows(*learners) && NamesRows(index)) return true;
  for (const auto& key : {roles().algorithm, roles().dataset}) {
    if (!key || !IsCoded(At(*key)) || NamesRows(*key)) continue;
    constexpr int kUnknown = -1;
    std::vector<int> text_of(At(*key).labels.size(), kUnknown);
    bool one_each = true;
    for (std::size_t row = 0; row < table().row_count && one_each; ++row) {
      int& text = text_of[At(*key).codes[row]];
      const int own = At(index).codes[row];
      one_each = text == kUnknown || text == own;
      text = own;
    }
    if (one_each) return true;
  }
  return false;
}

bool ComparisonMeasures::IsUnusedText(std::size_t index) const {
  const Column& column = At(index);
  const bool texts = IsCoded(column) && !HasAnyNumber(column) &&
                     PresentLabels(column).size() > 1 && !IsToldByKey(index);
  return texts && !IsKey(index) && !IsPrediction(index) && !ListsCases(index) &&
         !IsIn(kRowNames, column) && !(index == 0 && column.unnamed) &&
         !IsSetting(index) && !IsAmong(roles().summaries, index);
}

std::vector<std::size_t> ComparisonMeasures::UnusedTexts() const {
  std::vector<std::size_t> texts;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsUnusedText(i)) texts.push_back(i);
  }
  return texts;
}

void ComparisonMeasures::NoteTexts() {
  const std::vector<std::size_t> texts = UnusedTexts();
  if (!texts.empty())
    roles().warnings.push_back(
        WarningOf(column_warnings::texts_left_out, table(), texts));
}

void ComparisonMeasures::KeepOneMeasure() {
  std::vector<std::size_t>& chosen = roles().predictions;
  if (chosen.size() < 2) return;
  const auto keep = [&chosen](std::size_t index) { chosen = {index}; };
  if (roles().algorithm) {
    if (IsTransposed(chosen)) return;
    return KeepMainMeasure();
  }
  const auto test = std::find_if(
      chosen.begin(), chosen.end(),
      [this](std::size_t i) { return Frames(At(i).name, "test_", ""); });
  if (Named(kTimeNames) && test != chosen.end()) return keep(*test);
  const std::vector<std::string> names = NamesOf(chosen);
  if (AreMetrics(chosen) || AreMeasuresOfParts(names)) {
    only_metrics_ = true;
    return KeepMainMeasure();
  }
  const std::string kind = KindOfMeasure(At(chosen.front()).name);
  const bool all = std::none_of(
      chosen.begin(), chosen.end(),
      [this](std::size_t i) { return KindOfMeasure(At(i).name).empty(); });
  if (kind.empty() || !all) {
    LeaveOutSettings();
    if (AreMetrics(chosen)) {
      only_metrics_ = true;
      return KeepMainMeasure();
    }
    chosen = OfFirstMeasure(chosen);
    only_metrics_ = chosen.size() == 1;
    return KeepOnePart();
  }
  std::erase_if(
      chosen, [&](std::size_t i) { return KindOfMeasure(At(i).name) != kind; });
  KeepOnePart();
}

void ComparisonMeasures::KeepOnePart() {
  if (!AreOneMeasureOfParts(NamesOf(roles().predictions))) return;
  only_metrics_ = true;
  KeepMainMeasure();
}

void ComparisonMeasures::LeaveOutSettings() {
  std::vector<std::size_t>& chosen = roles().predictions;
  std::vector<std::size_t> measured = chosen;
  std::erase_if(measured, [this](std::size_t i) {
    return KindOfMeasure(At(i).name).empty() && !IsMetricName(At(i).name);
  });
  const auto are_whole = [this](std::size_t i) {
    return HasWholeNumbersOnly(At(i));
  };
  if (measured.size() < 2 ||
      std::any_of(measured.begin(), measured.end(), are_whole))
    return;
  std::erase_if(chosen, [&](std::size_t i) {
    return !IsAmong(measured, i) && !IsMetricName(At(i).name) && are_whole(i);
  });
}

std::vector<std::size_t> ComparisonMeasures::OfFirstMeasure(
    const std::vector<std::size_t>& columns) const {
  const std::vector<MeasuredColumn> parts = MeasuredColumns(NamesOf(columns));
  const auto others = static_cast<std::size_t>(
      std::count_if(parts.begin(), parts.end(), [](const MeasuredColumn& one) {
        return one.metric.empty() && !one.is_time;
      }));
  // "accuracy" among many learners, one of them called "InceptionTime".
  if (2 * others > columns.size()) return columns;
  const auto mixes = [&](const MeasuredColumn& one) {
    return NamesNoLearner(one.metric) &&
           std::any_of(parts.begin(), parts.end(),
                       [&](const MeasuredColumn& other) {
                         return AreTwoMeasures(one, other);
                       });
  };
  const auto first = std::find_if(parts.begin(), parts.end(), mixes);
  if (first == parts.end()) return columns;
  std::vector<std::size_t> kept;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (parts[i].metric == first->metric) kept.push_back(columns[i]);
  }
  return kept;
}

bool ComparisonMeasures::IsOfCases(std::size_t index) const {
  const auto& learners = roles().algorithm;
  if (!learners || NamesRows(*learners)) return false;
  std::vector<std::size_t> keys;
  for (const auto& key : {roles().dataset, roles().run, roles().fold}) {
    if (key) keys.push_back(*key);
  }
  if (keys.empty() && *learners != 0) keys.push_back(0);
  // By the texts of the keys: the number, and how many learners have it.
  std::map<std::vector<std::string>, std::pair<std::string, std::size_t>> seen;
  std::set<std::string> values;
  for (std::size_t row = 0; row < table().row_count; ++row) {
    std::vector<std::string> texts;
    texts.reserve(keys.size());
    for (const std::size_t key : keys) texts.push_back(CellText(At(key), row));
    std::string value = CellText(At(index), row);
    values.insert(value);
    auto& [known, count] = seen[std::move(texts)];
    if (count > 0 && known != value) return false;
    known = std::move(value);
    ++count;
  }
  return values.size() > 1 && seen.size() < table().row_count;
}

void ComparisonMeasures::KeepMainMeasure() {
  std::vector<std::size_t>& chosen = roles().predictions;
  std::vector<std::size_t> results = chosen;
  std::erase_if(results, [this](std::size_t i) { return IsOfCases(i); });
  if (!results.empty()) chosen = results;
  if (const auto main = MainMeasure(chosen)) {
    chosen = {*main};
    return;
  }
  const std::vector<std::size_t> all = chosen;
  std::erase_if(chosen, [this](std::size_t i) {
    return IsLeaderboardRemark(i) ||
           (SpeaksOfCount(At(i).name) && HasWholeNumbersOnly(At(i)));
  });
  if (chosen.size() > 1) unclear_results_ = chosen;
  chosen = {chosen.empty() ? all.front() : chosen.front()};
}

std::optional<std::size_t> ComparisonMeasures::MainMeasure(
    const std::vector<std::size_t>& columns) const {
  const auto first = [&](auto&& fits) {
    const auto found = std::find_if(columns.begin(), columns.end(), fits);
    return found == columns.end() ? std::nullopt : std::optional(*found);
  };
  for (const std::string_view name : kMainMeasures) {
    if (const auto main =
            first([&](std::size_t i) { return Simplify(At(i).name) == name; }))
      return main;
  }
  const auto is_metric = [this](std::size_t i) {
    return IsMetricName(At(i).name) && HigherIsBetterByName(At(i).name);
  };
  const auto is_whole = [&](std::size_t i) {
    return is_metric(i) && !IsHalfOfResult(At(i).name);
  };
  const auto tested = first([&](std::size_t i) {
    return is_whole(i) && !IsOfEarlierPart(At(i).name);
  });
  if (tested) return tested;
  if (const auto whole = first(is_whole)) return whole;
  if (const auto metric = first(is_metric)) return metric;
  if (const auto measure =
          first([this](std::size_t i) { return IsMeasure(i); }))
    return measure;
  return first([this](std::size_t i) { return IsIn(kPlainResults, At(i)); });
}

bool ComparisonMeasures::AreMetrics(
    const std::vector<std::size_t>& columns) const {
  const auto is_metric = [this](std::size_t i) {
    return IsMetricName(At(i).name);
  };
  // "Potential@3" beside "MAP@3".
  const auto has_depth = [this](std::size_t i) { return HasDepth(At(i).name); };
  const bool any_at_depth =
      std::any_of(columns.begin(), columns.end(),
                  [&](std::size_t i) { return is_metric(i) && has_depth(i); });
  if (columns.size() < 2) return false;
  if (std::all_of(columns.begin(), columns.end(), [&](std::size_t i) {
        return is_metric(i) || (any_at_depth && has_depth(i));
      }))
    return true;
  return AreMetricsOfBothWays(columns);
}

/// "mae" and "spearman" among others: learners that were trained by a loss are
/// called by losses alone.
bool ComparisonMeasures::AreMetricsOfBothWays(
    const std::vector<std::size_t>& columns) const {
  bool lower = false;
  bool higher = false;
  std::vector<std::string> others;
  for (const std::size_t index : columns) {
    const std::string& name = At(index).name;
    if (!IsMetricName(name)) {
      others.push_back(name);
    } else if (const auto way = HigherIsBetterByName(name)) {
      (*way ? higher : lower) = true;
    }
  }
  constexpr std::size_t kFewestMetrics = 3;
  return lower && higher && columns.size() - others.size() >= kFewestMetrics &&
         2 * others.size() <= columns.size() && !AnyLearner(others);
}

std::vector<std::size_t> ComparisonMeasures::NotCompared() const {
  std::vector<std::size_t> columns;
  const auto& aside = roles().put_aside;
  const auto& sums = roles().summaries;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const std::string& name = At(i).name;
    const bool known = IsKey(i) || IsPrediction(i) || ListsCases(i) ||
                       At(i).unnamed || NumbersRows(i) || EndsInId(name) ||
                       IsOtherSplit(i) || IsAmong(aside, i);
    const bool summary =
        Frames(name, "param_", "") || SumsUpSplits(name) || IsAmong(sums, i);
    if (!known && !summary && !IsIn(kRowNames, At(i)) && HasAnyNumber(At(i)))
      columns.push_back(i);
  }
  // The first serves as an example: no trait of the data sets.
  std::stable_partition(columns.begin(), columns.end(), [this](auto i) {
    return IsMetricName(At(i).name) && !IsOfCases(i);
  });
  return columns;
}

bool ComparisonMeasures::NumbersRows(std::size_t index) const {
  return !IsTraitOfLearner(index) &&
         (IsRowOrder(At(index)) || IsRowNumber(At(index)));
}

bool ComparisonMeasures::IsOtherSplit(std::size_t index) const {
  const auto& taken = roles().predictions;
  return !taken.empty() && IsSplit(taken.front()) &&
         (IsSplit(index) || Frames(At(index).name, "split", "") ||
          SumsUpSplits(At(index).name));
}

void ComparisonMeasures::TakeSplits(std::string_view measure) {
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsSplit(i)) continue;
    const std::string_view own = MeasureOfSplit(At(i).name);
    if (measure.empty()) measure = own;
    if (own == measure) roles().predictions.push_back(i);
  }
}

/// Alone, or beside the splits that were guessed before it was chosen.
void ComparisonMeasures::TakeSplitsOfMean() {
  const std::vector<std::size_t>& chosen = roles().predictions;
  const auto is_mean = [this](std::size_t i) {
    return Frames(At(i).name, kMeanBeginning, "");
  };
  const auto found = std::find_if(chosen.begin(), chosen.end(), is_mean);
  if (found == chosen.end()) return;
  const std::size_t mean = *found;
  if (!std::all_of(chosen.begin(), chosen.end(),
                   [&](std::size_t i) { return i == mean || IsSplit(i); }))
    return;
  const std::string_view name = At(mean).name;
  roles().predictions.clear();
  TakeSplits(name.substr(kMeanBeginning.size()));
  if (roles().predictions.empty()) {
    roles().predictions = {mean};
    return;
  }
  roles().form = ResultsForm::splits;
  roles().warnings.push_back(
      WarningOf(column_warnings::splits_of_mean, table(), {mean}));
}

void ComparisonMeasures::NoteOtherSplits() {
  const auto& taken = roles().predictions;
  if (taken.empty() || !IsSplit(taken.front())) return;
  const std::string_view measure = MeasureOfSplit(At(taken.front()).name);
  std::vector<std::string_view> others;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsSplit(i)) continue;
    const std::string_view own = MeasureOfSplit(At(i).name);
    if (own != measure &&
        std::find(others.begin(), others.end(), own) == others.end())
      others.push_back(own);
  }
  if (!others.empty())
    roles().warnings.push_back(OneMetricOfSplits(
        measure, others, std::string(kMeanBeginning).append(others.front())));
}

void ComparisonMeasures::PutSizesAside() {
  std::vector<std::size_t>& chosen = roles().predictions;
  const bool by_name = options().task.has_value();
  const std::vector<std::size_t> sizes = SizeColumns(table(), chosen, by_name);
  for (const std::size_t size : sizes) std::erase(chosen, size);
  if (!roles().algorithm) roles().put_aside = sizes;
}

void ComparisonMeasures::LeaveOutByproducts() {
  std::vector<std::size_t>& chosen = roles().predictions;
  for (const std::size_t index : ByproductColumns(table(), chosen))
    std::erase(chosen, index);
  const bool rows_are_algorithms =
      roles().algorithm && !roles().dataset && NamesRows(*roles().algorithm);
  if (roles().algorithm && !rows_are_algorithms) return;
  std::vector<std::size_t> summaries = SummaryColumns(table(), chosen);
  if (!rows_are_algorithms) {
    for (const std::size_t place : BareMeasures(NamesOf(chosen))) {
      if (!IsAmong(summaries, chosen[place]))
        summaries.push_back(chosen[place]);
    }
  }
  for (const std::size_t index : summaries) std::erase(chosen, index);
  roles().summaries = summaries;
}

void ComparisonMeasures::LeaveOutStatistics() {
  std::vector<std::size_t>& chosen = roles().predictions;
  if (roles().algorithm) return;
  std::vector<std::size_t> results;
  for (const std::size_t index : chosen) {
    const std::string& name = At(index).name;
    if (!IsStatisticName(name) && !IsDifferenceName(name) &&
        Simplify(name) != "cv")
      results.push_back(index);
  }
  const auto is_statistic = [this](std::size_t i) {
    return IsStatisticName(At(i).name);
  };
  if (results.size() > 1 ||
      std::none_of(chosen.begin(), chosen.end(), is_statistic))
    return;
  only_statistics_ = chosen.size() > 1 &&
                     (results.empty() || roles().task == TaskKind::friedman);
  if (!results.empty()) chosen = results;
}

void ComparisonMeasures::GuessResults() {
  TakeSplits();
  if (!roles().predictions.empty() && roles().task == TaskKind::cv) {
    roles().form = ResultsForm::splits;
    return;
  }
  if (roles().task == TaskKind::friedman && !roles().dataset &&
      !IsNobody("dataset") && NamesDatasets()) {
    roles().dataset = 0;
    roles().guessed.emplace_back("dataset");
  }
  roles().predictions = LikelyResultColumns();
  PutSizesAside();
  LeaveOutStatistics();
  LeaveOutByproducts();
  KeepOneMeasure();
}

}  // namespace melon
