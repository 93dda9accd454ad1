#include "roles/comparison/case_tables.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "base/column_access.h"
#include "roles/columns/findings/list_of_measures.h"
#include "roles/columns/lab_predictions.h"
#include "roles/names/learner_names.h"
#include "roles/names/measure_words.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "roles/names/truth_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kResidualWords[] = {"residual", "residuals"};

}  // namespace

bool CaseTables::TellsCases() const {
  return FirstColumn([this](std::size_t i) {
           return IsIn(kClearRelevanceNames, At(i)) ||
                  IsIn(kQueryNames, At(i)) || IsIn(kTruePositiveNames, At(i));
         })
      .has_value();
}

/// Rows of the same model, data set and fold, with a prediction each: cases.
bool CaseTables::IsLongListOfPredictions() const {
  if (!roles().algorithm) return false;
  const std::vector<std::size_t> results = ResultColumns();
  if (std::any_of(results.begin(), results.end(),
                  [this](std::size_t i) { return IsMeasure(i); }))
    return false;
  const auto predicted = std::find_if(
      results.begin(), results.end(),
      [this](std::size_t i) { return HasWordOf(kWordsOfPredictions, i); });
  if (predicted == results.end()) return false;
  const bool beside_numbers =
      std::any_of(results.begin(), results.end(),
                  [&](std::size_t i) { return i != *predicted; });
  return beside_numbers && KeysRepeat();
}

bool CaseTables::KeysRepeat(std::vector<std::size_t> keys) const {
  std::set<std::vector<std::uint16_t>> seen;
  for (const auto& key :
       {roles().dataset, roles().algorithm, roles().run, roles().fold}) {
    if (!key) continue;
    // A number of its own in each row.
    if (!IsCoded(At(*key))) return false;
    keys.push_back(*key);
  }
  for (std::size_t row = 0; row < table().row_count; ++row) {
    std::vector<std::uint16_t> labels;
    labels.reserve(keys.size());
    for (const std::size_t key : keys) labels.push_back(At(key).codes[row]);
    if (!seen.insert(std::move(labels)).second) return true;
  }
  return false;
}

/// "fold" of 1 to 5, each in many rows, beside "pred" or residuals: a fold's
/// rows are cases.
bool CaseTables::AreCasesOfFolds() const {
  if (roles().algorithm || roles().dataset || !(roles().run || roles().fold))
    return false;
  const std::vector<std::size_t> results = ResultColumns();
  return std::any_of(results.begin(), results.end(),
                     [this](std::size_t i) {
                       return (HasWordOf(kWordsOfPredictions, i) ||
                               HasWordOf(kResidualWords, i)) &&
                              !IsMeasure(i);
                     }) &&
         KeysRepeat();
}

/// "actual_price" beside "predicted_price", whatever the rows are called.
bool CaseTables::NamesPrediction() const {
  // "true_matches" of a method beside its precision and recall.
  if (HoldsThreeMeasures(table())) return false;
  return FirstColumn([this](std::size_t truth) {
           if (!IsNumeric(At(truth)) || !HasWordOf(kClearTruthWords, truth))
             return false;
           const std::vector<std::string> what =
               WordsBesideTruth(At(truth).name);
           return FirstColumn([&](std::size_t i) {
                    return i != truth && IsNumeric(At(i)) &&
                           HasWordOf(kWordsOfPredictions, i) &&
                           IsOfWhat(what, At(i).name);
                  })
               .has_value();
         })
      .has_value();
}

/// "predicted_label" of texts, which another column has as well.
bool CaseTables::PredictsTexts() const {
  return FirstColumn([this](std::size_t i) {
           return !IsNumeric(At(i)) && HasWordOf(kWordsOfPredictions, i) &&
                  HasFewValues(table(), At(i)) &&
                  FirstColumn([this, i](std::size_t truth) {
                    return truth != i && !IsNumeric(At(truth)) &&
                           PresentLabels(At(truth)).size() > 1 &&
                           HasLabelsOf(At(i), At(truth));
                  }).has_value();
         })
      .has_value();
}

/// "actual_price" beside "predicted_price" or a model, where no column says
/// what results would be of.
bool CaseTables::TellsPredictions() const {
  if (FindLabPredictions(table(),
                         [this](std::size_t i) { return IsCalledModel(i); }))
    return true;
  if (IsLongListOfPredictions() || AreCasesOfFolds() || NamesPrediction() ||
      PredictsTexts())
    return true;
  if (roles().dataset || roles().algorithm || roles().run || roles().fold)
    return false;
  return AreTruthAndModels();
}

bool CaseTables::AreTruthAndModels() const {
  constexpr std::string_view kScoresOfTruth[] = {"yscore", "yscores"};
  const auto truth = FirstColumn([this](std::size_t i) {
    return HasWordOf(kClearTruthWords, i) && !HasWordOf(kOutcomeWords, i);
  });
  if (HoldsThreeMeasures(table())) return false;
  return truth &&
         FirstColumn([&](std::size_t i) {
           if (i == *truth) return false;
           if (IsIn(kScoresOfTruth, At(i))) return true;
           return !IsMeasure(i) &&
                  (IsCalledModel(i) || HasWordOf(kWordsOfPredictions, i) ||
                   HasWordOf(kProbabilityWords, i));
         }).has_value();
}

/// Clusters of points behind their names: few whole numbers throughout, some
/// column called a clustering, and no ranks, which have the same sum in each
/// row.
bool CaseTables::AreClusterings(const std::vector<std::size_t>& results) const {
  std::vector<double> sums(static_cast<std::size_t>(table().row_count));
  bool any = false;
  for (const std::size_t index : results) {
    if (!HasFewValues(table(), At(index)) || !HasWholeNumbersOnly(At(index)))
      return false;
    any = any || IsClustering(index);
    const std::vector<double> numbers = ToNumbers(At(index));
    for (std::size_t row = 0; row < sums.size(); ++row)
      sums[row] += numbers[row];
  }
  return any && std::adjacent_find(sums.begin(), sums.end(),
                                   std::not_equal_to<>()) != sums.end();
}

/// "Cluster" of few whole numbers beside decimals, none of them called a
/// learner, nor most of them a measure: coordinates. "Ladder score" may be one.
bool CaseTables::GroupPoints(const std::vector<std::size_t>& results) const {
  const auto is_group = [this](std::size_t i) {
    return IsClustering(i) && IsNumeric(At(i)) && HasFewValues(table(), At(i));
  };
  std::vector<std::size_t> others = results;
  std::erase_if(others, is_group);
  const auto measures = static_cast<std::size_t>(
      std::count_if(others.begin(), others.end(),
                    [this](std::size_t i) { return IsMeasure(i); }));
  return !others.empty() && others.size() < results.size() &&
         2 * measures < others.size() && !AnyLearner(NamesOf(others)) &&
         std::none_of(others.begin(), others.end(), [this](std::size_t i) {
           return HasWholeNumbersOnly(At(i));
         });
}

bool CaseTables::TellsOtherKind() const {
  const bool matrix = FirstColumn([this](std::size_t i) {
                        return IsIn(kTrueNegativeNames, At(i));
                      }).has_value();
  if (ListsMeasures(table()) && !matrix) return TellsPredictions();
  return TellsCases() || TellsPredictions() ||
         FirstColumn([this](std::size_t i) {
           return IsIn(kMatrixNames, At(i));
         }).has_value();
}

bool CaseTables::IsMeasure(std::size_t index) const {
  if (IsNumeric(At(index)) && SpeaksOfCount(At(index).name) &&
      HasWholeNumbersOnly(At(index)))
    return false;
  return Mentions(kMeasureWords, index) || MentionsMetric(At(index).name);
}

}  // namespace melon
