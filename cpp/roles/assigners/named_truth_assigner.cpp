#include "roles/assigners/named_truth_assigner.h"

#include <algorithm>
#include <iterator>
#include <string_view>

#include "roles/columns/data_parts.h"
#include "roles/columns/nearness.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "roles/names/truth_words.h"
#include "table/column_traits.h"
#include "table/dates.h"
#include "table/spelling.h"

namespace melon {

/// Whether another column is nearer to it than its own mean is, or is called a
/// prediction.
bool NamedTruthAssigner::IsPredicted(std::size_t index) const {
  const Nearness nearness(At(index));
  return FirstColumn([&](std::size_t i) {
           return i != index && IsFree(i) && IsNumbers(i) &&
                  (Mentions(kEstimateWords, i) ||
                   nearness.Distance(At(i)) < kUsefulDistance);
         })
      .has_value();
}

/// Whether another column has no other labels than it has.
bool NamedTruthAssigner::IsShared(std::size_t index) const {
  return FirstColumn([this, index](std::size_t i) {
           return i != index && HasLabelsOf(At(i), At(index));
         })
      .has_value();
}

bool NamedTruthAssigner::AnyFewTexts(std::size_t except) const {
  return FirstColumn([this, except](std::size_t i) {
           return i != except && IsFree(i) && !IsTaken(i) &&
                  !IsNearlyNumeric(At(i)) && HasFewValues(table(), At(i));
         })
      .has_value();
}

/// "y" beside "x", of a map: no column that is called a model comes near it.
bool NamedTruthAssigner::IsPlace(std::size_t index) const {
  const auto is_axis = [this](std::size_t i, std::string_view axis) {
    return Simplify(At(i).name) == axis && IsNumeric(At(i));
  };
  if (!is_axis(index, "y") ||
      !FirstColumn([&](std::size_t i) { return is_axis(i, "x"); }))
    return false;
  const Nearness nearness(At(index));
  std::size_t models = 0;
  const auto near = FirstColumn([&](std::size_t i) {
    if (i == index || !IsFree(i) || !IsNumbers(i) || !IsCalledModel(i))
      return false;
    ++models;
    return nearness.Distance(At(i)) < kNearDistance ||
           nearness.IsInRange(At(i));
  });
  return models > 0 && !near;
}

bool NamedTruthAssigner::ArePlausibleNumbers(std::size_t index) const {
  const Column& column = At(index);
  const std::optional<TaskKind> chosen = options().ChosenTask();
  if (chosen == TaskKind::regression || chosen == TaskKind::ranking)
    return true;
  const bool continuous =
      !HasFewValues(table(), column) &&
      (!HasWholeNumbersOnly(column) || NamesEachRow(table(), column));
  if (!continuous) return true;
  if (IsIn(kClassNames, column)) return !NamesEachRow(table(), column);
  if (IsIn(kLabelNames, column))
    return !NamesEachRow(table(), column) || IsPredicted(index);
  if (IsIn(kWeakTruthNames, column))
    return (!AnyFewTexts(index) || IsPredicted(index)) && !IsPlace(index);
  return true;
}

bool NamedTruthAssigner::IsPlausible(std::size_t index) const {
  const Column& column = At(index);
  if (HoldsDates(column)) return false;
  // "Label %" is a share of the cases.
  if (IsIn(kLabelNames, column) && column.name.ends_with('%')) return false;
  // "label" of train and test.
  if (TellsTrainingFromOthers(column) && !IsShared(index)) return false;
  if (IsNearlyNumeric(column)) return ArePlausibleNumbers(index);
  // "target" of the part that was separated from a mixture.
  if (IsIn(kNamesOfTargets, column) && PresentLabels(column).size() == 1 &&
      !FirstColumn([&](std::size_t i) {
        return i != index && ShareOfLabels(At(i), column) > 0;
      }))
    return false;
  return !NamesEachRow(table(), column) || IsShared(index);
}

std::optional<std::size_t> NamedTruthAssigner::ClearestTruth(
    const Fits& fits) const {
  std::optional<std::size_t> best;
  std::size_t best_place = std::size(kTruthNames);
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const std::size_t place = PositionIn(kTruthNames, At(i));
    if (place >= best_place || IsTaken(i) || IsNamedAfterClass(i) ||
        !IsPlausible(i) || !fits(i))
      continue;
    best = i;
    best_place = place;
  }
  return best;
}

/// The price of gold goes behind another name of a truth.
std::optional<std::size_t> NamedTruthAssigner::NamedTruth() const {
  constexpr std::string_view kGold[] = {"gold"};
  const auto others = ClearestTruth([&kGold, this](std::size_t i) {
    return !IsIn(kGold, At(i)) || !IsFractionalNumbers(i);
  });
  return others ? others : ClearestTruth([](auto) { return true; });
}

/// Numbers, or labels of which the truth has one, in any writing.
bool NamedTruthAssigner::SharesValues(std::size_t prediction,
                                      std::size_t truth) const {
  const Column& own = At(prediction);
  const Column& known = At(truth);
  return !IsCoded(own) || !IsCoded(known) || IsNearlyNumeric(own) ||
         ShareOfLabels(own, known) > 0 || IsSpelledOtherwise(own, known);
}

/// "actual_price" beside "predicted_price".
std::optional<std::size_t> NamedTruthAssigner::TruthBesidePrediction() const {
  return FirstColumn([this](std::size_t i) {
    if (IsTaken(i) || Mentions(kEstimateWords, i)) return false;
    const std::vector<std::string> what = WordsBesideTruth(At(i).name);
    const auto is_predicted = [&](std::size_t j) {
      return Mentions(kEstimateWords, j) ||
             (HasWordOf(kProbabilityWords, j) && HoldsTwoClasses(At(i)));
    };
    return FirstColumn([&](std::size_t j) {
             return is_predicted(j) && SharesValues(j, i) &&
                    IsOfWhat(what, At(j).name);
           })
        .has_value();
  });
}

/// "y_late" of two classes beside "oof_p_late" of proportions; where several
/// are called so, they are labels of models.
std::optional<std::size_t> NamedTruthAssigner::TruthCalledY() const {
  constexpr std::string_view kOutOfFold[] = {"oof"};
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    std::vector<std::string> what = WordsOf(At(i).name);
    if (what.size() < 2 || what.front() != "y" || IsTaken(i) ||
        !HoldsTwoClasses(At(i)))
      continue;
    if (found) return std::nullopt;
    what.erase(what.begin());
    const auto probability = FirstColumn([&](std::size_t j) {
      return j != i && IsOfWhat(what, At(j).name) && HoldsProportions(At(j)) &&
             HasWordOf(kOutOfFold, j);
    });
    if (probability) found = i;
  }
  return found;
}

/// "Sentiment" in words beside "PredictedSentiment", of which another column
/// that is called a truth has the codes only.
std::optional<std::size_t> NamedTruthAssigner::TextsOfPrediction(
    std::size_t codes) const {
  if (!IsNumeric(At(codes))) return std::nullopt;
  return FirstColumn([this](std::size_t i) {
    if (IsTaken(i) || IsNumeric(At(i)) || Mentions(kEstimateWords, i))
      return false;
    const std::vector<std::string> what = WordsOf(At(i).name);
    return FirstColumn([&](std::size_t j) {
             return !IsNumeric(At(j)) && Mentions(kEstimateWords, j) &&
                    IsOfWhat(what, At(j).name) && HasLabelsOf(At(j), At(i));
           })
        .has_value();
  });
}

/// "target_dropout", and not "target_enc_city", an input made of the target.
bool NamedTruthAssigner::IsCalledTarget(std::size_t index) const {
  constexpr std::string_view kEncodings[] = {"enc", "encoded", "encoding",
                                             "mean", "lag"};
  return HasWordOf(kTargetWords, index) && !HasWordOf(kEncodings, index) &&
         !WordsBesideTruth(At(index).name).empty();
}

bool NamedTruthAssigner::IsClearlyCalledTruth(std::size_t index) const {
  constexpr std::string_view kQuestions[] = {"is", "was", "has"};
  if (IsNamedAfterClass(index)) return false;
  const std::vector<std::string> what = WordsBesideTruth(At(index).name);
  const bool is_outcome =
      what.empty() || IsWordAmong(kQuestions, what.front()) ||
      std::find(std::begin(kOutcomeWords), std::end(kOutcomeWords),
                what.front()) != std::end(kOutcomeWords);
  const std::string& name = At(index).name;
  return !is_outcome &&
         (HasWordOf(kClearTruthWords, index) || IsCalledTarget(index) ||
          std::any_of(std::begin(kTruthBeginnings), std::end(kTruthBeginnings),
                      [&name](std::string_view begin) {
                        return name.starts_with(begin);
                      }));
}

/// "price" beside "price_rf" and "xgb price".
std::optional<std::size_t> NamedTruthAssigner::TruthInNamesOfModels() const {
  const auto is_in = [this](std::size_t truth, std::size_t model) {
    const std::vector<std::string> what = WordsOf(At(truth).name);
    const std::vector<std::string> own = WordsOf(At(model).name);
    return !what.empty() && what.size() < own.size() &&
           (std::equal(what.begin(), what.end(), own.begin()) ||
            std::equal(what.rbegin(), what.rend(), own.rbegin()));
  };
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsTaken(i) || !IsFree(i) || IsCalledModel(i) || IsCalledInput(i))
      continue;
    const auto model = FirstColumn(
        [&](std::size_t j) { return IsCalledModel(j) && is_in(i, j); });
    if (!model || !(IsPredicted(i) || IsShared(i))) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

/// "clinvar_label" beside "pred_class" of the same labels, written in any case;
/// some that were predicted may never be true.
std::optional<std::size_t> NamedTruthAssigner::LabelsOfPredicted() const {
  const auto is_called_labels = [this](std::size_t i) {
    const std::vector<std::string> words = WordsOf(At(i).name);
    constexpr std::string_view kLabels[] = {"label", "labels", "class",
                                            "classes"};
    return words.size() > 1 && IsWordAmong(kLabels, words.back());
  };
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsTaken(i) || !IsFree(i) || IsCalledModel(i) || !IsCoded(At(i)) ||
        !is_called_labels(i))
      continue;
    const auto predicted = FirstColumn([&](std::size_t j) {
      return j != i && Mentions(kEstimateWords, j) && IsCoded(At(j)) &&
             (HasLabelsOf(At(j), At(i)) || HasLabelsOf(At(i), At(j)) ||
              IsSpelledOtherwise(At(j), At(i)));
    });
    if (!predicted) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

/// "actual_price", where no other column is called so, beside a model.
std::optional<std::size_t> NamedTruthAssigner::OnlyCalledTruth() const {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsTaken(i) || IsCalledModel(i) || !IsClearlyCalledTruth(i)) continue;
    if (found) return std::nullopt;
    found = i;
  }
  if (!found || !IsPlausible(*found)) return std::nullopt;
  const auto model = FirstColumn([&](std::size_t i) {
    return i != *found && IsFree(i) &&
           (IsCalledModel(i) || Mentions(kPredictionWords, i));
  });
  const bool predicted = model || IsPredicted(*found) || IsShared(*found);
  return predicted ? found : std::nullopt;
}

}  // namespace melon
