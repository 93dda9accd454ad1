#include "roles/assigners/score_assigner.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "io/number.h"
#include "roles/columns/complements.h"
#include "roles/names/positive_class.h"
#include "roles/names/role_names.h"
#include "roles/names/truth_words.h"
#include "roles/role_warnings.h"
#include "table/labels.h"

namespace melon {
namespace {

/// "0.0" or "1.0".
bool IsCertain(std::string_view label) {
  if (label.find_first_of(".,") == std::string_view::npos) return false;
  const ParsedNumber number = ParseNumber(label, true);
  return number.flaw == CellFlaw::none &&
         (number.value == 0 || number.value == 1);
}

}  // namespace

bool ScoreAssigner::IsScore(std::size_t index) const {
  return IsNumbers(index) && !IsLabelPrediction(index);
}

bool ScoreAssigner::IsLikelyScore(std::size_t index) const {
  return IsScore(index) && !IsIdentifier(At(index));
}

bool ScoreAssigner::IsFractionalScore(std::size_t index) const {
  return IsScore(index) && !HasWholeNumbersOnly(At(index));
}

bool ScoreAssigner::LooksLikeScore(std::size_t index) const {
  return Mentions(kScoreWords, index) || IsCalledModel(index) ||
         HoldsProportions(At(index));
}

bool ScoreAssigner::AnyInput() const {
  return FirstColumn([this](std::size_t i) {
           if (!IsFree(i) || IsTaken(i)) return false;
           const Column& column = At(i);
           const bool text = IsCoded(column) && !IsNearlyNumeric(column) &&
                             column.labels.size() < column.codes.size() &&
                             ShareOfLabels(column, At(roles().truth)) == 0;
           return IsCalledInput(i) || text;
         })
      .has_value();
}

const std::vector<std::size_t>& ScoreAssigner::LabelColumns() const {
  if (labels_of_ == roles().truth) return label_columns_;
  label_columns_.clear();
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (label_columns_.size() == 2) break;
    if (IsFree(i) && IsLabelPrediction(i) && PresentLabels(At(i)).size() > 1)
      label_columns_.push_back(i);
  }
  labels_of_ = roles().truth;
  return label_columns_;
}

/// Language models say how sure they are from 0 to 100.
bool ScoreAssigner::IsPercentOfConfidence(std::size_t index) const {
  constexpr std::string_view kWords[] = {"confidence", "certainty", "konfidenz",
                                         "置信", "probability"};
  if (!IsNumbers(index) || !Mentions(kWords, index)) return false;
  const std::vector<double> numbers = ToNumbers(At(index));
  return std::all_of(numbers.begin(), numbers.end(), [](double number) {
    return std::isnan(number) || (number > 1 && number <= 100);
  });
}

/// "prob_churn" of "churn_real": of that class, whichever was predicted.
bool ScoreAssigner::IsNamedAfterTruth(std::size_t index) const {
  std::vector<std::string> what = WordsBesideTruth(At(roles().truth).name);
  std::erase_if(what, [](const std::string& word) {
    return std::find(std::begin(kNamesOfTargets), std::end(kNamesOfTargets),
                     word) != std::end(kNamesOfTargets);
  });
  return Mentions(kPredictionWords, index) && IsOfWhat(what, At(index).name);
}

bool ScoreAssigner::IsConfidence(std::size_t index) const {
  // What is known without a look at every row, first.
  const std::size_t classes = PresentLabels(At(roles().truth)).size();
  const std::vector<std::size_t>& labels = LabelColumns();
  const bool others =
      labels.size() > 1 || (!labels.empty() && labels[0] != index);
  if (!others || classes < 2 || IsNamedAfterTruth(index)) return false;
  const bool in_percent = IsPercentOfConfidence(index);
  if (!in_percent &&
      (!IsFractionalNumbers(index) || !HoldsProportions(At(index))))
    return false;
  const std::vector<double> numbers = ToNumbers(At(index));
  const double least = (in_percent ? 100. : 1.) / static_cast<double>(classes);
  return std::all_of(numbers.begin(), numbers.end(), [least](double number) {
    return std::isnan(number) || number >= least;
  });
}

bool ScoreAssigner::IsCertainScore(std::size_t index) const {
  if (IsCertainProbability(index)) return true;
  const Column& column = At(index);
  if (!IsCoded(column) || !IsCoded(At(roles().truth))) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  const std::vector<std::string_view> known = PresentLabels(At(roles().truth));
  return !labels.empty() &&
         std::all_of(labels.begin(), labels.end(), IsCertain) &&
         std::none_of(known.begin(), known.end(), IsCertain);
}

/// "model:yes"; but beside columns that are called predictions,
/// "deprel_acl:relcl" is an input unless the truth has the class.
bool ScoreAssigner::IsCalledByColon(
    const std::string& name,
    const std::vector<std::string_view>& labels) const {
  const std::size_t colon = name.rfind(':');
  if (colon == std::string::npos) return false;
  const std::string_view behind = std::string_view(name).substr(colon + 1);
  const bool is_class = std::any_of(
      labels.begin(), labels.end(),
      [behind](std::string_view label) { return SameLabel(label, behind); });
  if (is_class) return true;
  if (!any_called_) {
    any_called_ = FirstColumn([this](std::size_t i) {
                    return i != roles().truth &&
                           At(i).name.find(':') == std::string::npos &&
                           Mentions(kPredictionWords, i);
                  }).has_value();
  }
  return !*any_called_;
}

bool ScoreAssigner::IsCalledPrediction(std::size_t index) const {
  if (IsCalledModel(index) || Mentions(kScoreWords, index)) return true;
  // Probabilities by class, as caret and WEKA name them.
  const std::string& name = At(index).name;
  const std::vector<std::string_view> labels = PresentLabels(At(roles().truth));
  return IsCalledByColon(name, labels) ||
         std::find(labels.begin(), labels.end(), name) != labels.end() ||
         IsAmong(ClassProbabilities(), index);
}

bool ScoreAssigner::AnyCalledPrediction(const Fits& fits) const {
  return FirstColumn([&](std::size_t i) {
           return IsFree(i) && Mentions(kPredictionWords, i) && fits(i);
         })
      .has_value();
}

/// "estimated_cost", of dollars.
bool ScoreAssigner::IsEstimatedQuantity(std::size_t index) const {
  constexpr std::string_view kWords[] = {"estimated", "estimate", "estimates"};
  return HasWordOf(kWords, index) && !HoldsProportions(At(index)) &&
         !HoldsBothSigns(At(index));
}

bool ScoreAssigner::IsScoreBesideLabels(std::size_t index) const {
  if (Mentions(kScoreWords, index)) return true;
  return IsFractionalNumbers(index) && !IsEstimatedQuantity(index) &&
         (IsCalledPrediction(index) || HoldsProportions(At(index)));
}

/// "spam_score" of "spam" and "ham", beside "ham_score" that does not add up
/// with it: the label is the larger one's, and neither is a model's score.
bool ScoreAssigner::IsScoreOfOneClass(std::size_t index) const {
  if (IsNearlyNumeric(At(roles().truth)) ||
      IsAmong(ClassProbabilities(), index))
    return false;
  const auto [negative, positive] = Classes();
  const std::string& name = At(index).name;
  const auto is_paired = [&](const std::string& own, const std::string& other) {
    const std::size_t place = own.empty() ? std::string::npos : name.find(own);
    if (place == std::string::npos) return false;
    std::string pair = name;
    return FindColumn(table(), pair.replace(place, own.size(), other))
        .has_value();
  };
  return is_paired(negative, positive) || is_paired(positive, negative);
}

TaskKind ScoreAssigner::KindOfTwoClasses() const {
  const auto is_label = [this](std::size_t i) { return IsLabelPrediction(i); };
  const bool beside_labels =
      roles().predictions.empty() && AnyPrediction(is_label);
  const auto is_score = [&](std::size_t i) {
    return IsLikelyScore(i) && !IsConfidence(i) &&
           (!beside_labels ||
            (IsScoreBesideLabels(i) && !IsScoreOfOneClass(i)));
  };
  const auto fits = [&](std::size_t i) { return is_label(i) || is_score(i); };
  const auto is_called = [&](std::size_t i) {
    return IsCalledPrediction(i) && fits(i);
  };
  const bool called = AnyCalledPrediction(fits) ||
                      (AnyInput() && AnyPrediction(is_called)) ||
                      (beside_labels && AnyPrediction([&](std::size_t i) {
                         return is_label(i) && IsCalledModel(i);
                       }));
  const auto counts = [&](std::size_t i) {
    return !called || IsCalledPrediction(i);
  };
  const bool labels_only = !AnyPrediction([&](std::size_t i) {
    return counts(i) && is_score(i);
  }) && AnyPrediction([&](std::size_t i) { return counts(i) && is_label(i); });
  return labels_only ? TaskKind::labels : TaskKind::binary;
}

void ScoreAssigner::TakeFree(const Fits& fits) {
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsFree(i) && fits(i)) roles().predictions.push_back(i);
  }
}

void ScoreAssigner::GuessUnnamedScores() {
  const auto fractional = [this](std::size_t i) {
    return (IsFractionalScore(i) || IsCertainScore(i) ||
            IsAmong(ClassProbabilities(), i)) &&
           !IsConfidence(i);
  };
  // Inputs of models are numbers as well: beside some, nothing is a model that
  // does not look like one.
  const bool inputs = AnyInput();
  const bool called = AnyCalledPrediction(fractional);
  TakeFree([&](std::size_t i) {
    if (!fractional(i) || (called && !IsCalledPrediction(i))) return false;
    return LooksLikeScore(i) || (!inputs && HoldsBothSigns(At(i)));
  });
  if (!roles().predictions.empty() || inputs) return;
  TakeFree(fractional);
  if (roles().predictions.empty())
    TakeFree([this](std::size_t i) { return IsLikelyScore(i); });
  if (roles().predictions.empty())
    TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
}

/// Beside columns called predictions, what has both signs or is a proportion
/// may be a score or an input.
void ScoreAssigner::NoteUnnamedScores() {
  std::vector<std::size_t> unnamed = roles().predictions;
  std::erase_if(unnamed,
                [this](std::size_t i) { return IsCalledPrediction(i); });
  if (unnamed.empty()) return;
  roles().warnings.push_back(
      WarningOf(column_warnings::scores_beside_predictions, table(), unnamed));
}

void ScoreAssigner::GuessScores() {
  if (!IsExplicit()) {
    GuessUnnamedScores();
    return DropComplements();
  }
  const auto may_be = [this](std::size_t i) {
    return IsNumbers(i) && !SpeaksAgainst(i) && !IsRowOrder(At(i));
  };
  // Beside columns called predictions, others are inputs unless they look like
  // scores.
  const bool called =
      AnyCalledPrediction(may_be) || FirstColumn([&](std::size_t i) {
                                       return IsFree(i) && may_be(i) &&
                                              Mentions(kScoreWords, i) &&
                                              IsFractionalNumbers(i);
                                     }).has_value();
  const bool clearer = AnyCalledPrediction(
      [&](std::size_t i) { return may_be(i) && !IsEstimatedQuantity(i); });
  const auto is_called = [&](std::size_t i) {
    return IsCalledPrediction(i) && !(clearer && IsEstimatedQuantity(i));
  };
  TakeFree([&](std::size_t i) {
    return may_be(i) && (!called || is_called(i) ||
                         (IsFractionalNumbers(i) &&
                          (HoldsProportions(At(i)) || HoldsBothSigns(At(i)))));
  });
  if (called) NoteUnnamedScores();
  if (roles().predictions.empty())
    TakeFree([this](std::size_t i) { return IsLikelyScore(i); });
  if (roles().predictions.empty())
    TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
  DropComplements();
}

/// The class that will be positive, and the other one; empty where the truth
/// does not have two.
ScoreAssigner::NegativePositive ScoreAssigner::Classes() const {
  std::vector<std::string> labels;
  for (const std::string_view label : PresentLabels(At(roles().truth)))
    labels.emplace_back(label);
  if (labels.size() != 2) return {};
  if (LabelBefore(labels[1], labels[0])) std::swap(labels[0], labels[1]);
  const std::string positive =
      options().positive.value_or(GuessPositive(labels).label);
  if (SameLabel(labels[0], positive)) std::swap(labels[0], labels[1]);
  return {labels[0], labels[1]};
}

void ScoreAssigner::DropComplements() {
  const auto [negative, positive] = Classes();
  std::vector<bool> dropped(table().columns.size());
  for (const Complement& one :
       FindComplements(table(), roles().predictions, negative, positive)) {
    dropped[one.negative] = true;
    roles().complements.emplace_back(one.negative, one.positive);
  }
  std::erase_if(roles().predictions,
                [&dropped](std::size_t index) { return dropped[index]; });
}

/// Found once for a truth: every column is asked about.
const std::vector<std::size_t>& ScoreAssigner::ClassProbabilities() const {
  if (probabilities_of_ == roles().truth) return class_probabilities_;
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    // A tree may be certain of every case; "smoker_yes" is an input.
    const bool may_be_certain = At(i).name.find(':') != std::string::npos;
    if (i != roles().truth && IsNumbers(i) && HoldsProportions(At(i)) &&
        (may_be_certain || IsFractionalNumbers(i)))
      numbers.push_back(i);
  }
  const auto [negative, positive] = Classes();
  class_probabilities_.clear();
  for (const Complement& one :
       FindComplements(table(), numbers, negative, positive))
    class_probabilities_.insert(class_probabilities_.end(),
                                {one.negative, one.positive});
  probabilities_of_ = roles().truth;
  return class_probabilities_;
}

}  // namespace melon
