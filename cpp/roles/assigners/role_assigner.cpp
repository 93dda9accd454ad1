#include "roles/assigners/role_assigner.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "base/column_access.h"
#include "roles/columns/case_counts.h"
#include "roles/columns/data_parts.h"
#include "roles/columns/findings/correctness_columns.h"
#include "roles/columns/findings/several_truths.h"
#include "roles/columns/interval_bounds.h"
#include "roles/columns/prediction_byproducts.h"
#include "roles/comparison/columns.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "roles/role_warnings.h"
#include "table/column_traits.h"
#include "table/dates.h"
#include "table/labels.h"

namespace melon {

RoleAssigner::Unknown RoleAssigner::TakeTruth() {
  std::optional<std::size_t> truth;
  if (Unknown unknown = TakeOne("truth", options().truth, truth))
    return unknown;
  roles().truth = truth.value_or(kNoColumn);
  if (truth) of_other_truths_ = ColumnsOfOtherTruths(table(), *truth);
  if (!IsNobody("truth")) FindLab();
  if (Unknown unknown = TakeOne("weight", options().weight, roles().weight))
    return unknown;
  return TakeOne("resample", options().cluster, roles().cluster);
}

void RoleAssigner::FindLab() {
  of_lab_ = FindLabPredictions(
      table(), [this](std::size_t i) { return IsCalledModel(i); });
  if (of_lab_ && roles().has_truth() && roles().truth != of_lab_->target)
    of_lab_.reset();
}

/// WEKA's table of predictions has the columns actual, predicted, error and
/// prediction, the last of which is the probability of the predicted class,
/// whichever that is: not a score of the positive one.
bool RoleAssigner::IsWekaConfidence(std::size_t index) const {
  return At(index).name == "prediction" && Find("predicted") &&
         Find("actual") && Find("error");
}

/// The numbers of rows that R and pandas write in front, without a name.
bool RoleAssigner::IsIndex(std::size_t index) const {
  return index == 0 && At(index).unnamed &&
         (IsIdentifier(At(index)) || !IsNumeric(At(index)));
}

bool RoleAssigner::RepeatsCases() const {
  bool repeats = false;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsIn(kCaseNames, At(i))) continue;
    const bool all_differ =
        IsCoded(At(i)) ? !HasFewValues(table(), At(i)) : IsIdentifier(At(i));
    if (all_differ && IsIn(kRowNumberNames, At(i))) continue;
    if (all_differ) return false;
    repeats = true;
  }
  return repeats;
}

bool RoleAssigner::IsTuning(std::size_t index) const {
  const Column& column = At(index);
  const bool named =
      IsIn(kTuningNames, column) || column.name.starts_with("param_");
  if (!named || !HasFewValues(table(), column)) return false;
  if (IsIn(kWeakTuningNames, column) && !RepeatsCases()) return false;
  // Models may be called so as well: C beside A and B, or neighbors.
  if (IsCalledModel(index) && HoldsProportions(column)) return false;
  if (roles().has_truth() && IsLabelPrediction(index)) return false;
  return FirstColumn([this, index](std::size_t i) {
           return i != index && i != roles().truth &&
                  !IsIn(kTuningNames, At(i)) &&
                  (Mentions(kPredictionWords, i) || Mentions(kScoreWords, i));
         })
      .has_value();
}

bool RoleAssigner::SpeaksAgainst(std::size_t index) const {
  const Column& column = At(index);
  if (IsNamedAfterClass(index)) return false;
  return IsIn(kIgnoredNames, column) || IsIn(kTruthNames, column) ||
         IsCalledInput(index) || IsCalledId(index) || IsTuning(index);
}

/// "patient_id" and "uci_row_number", but not "predicted_label_idx" or
/// "pred_id" of few values, the number of a class.
bool RoleAssigner::IsCalledId(std::size_t index) const {
  constexpr std::string_view kClassWords[] = {"label", "class"};
  if (NamesRowNumbers(At(index).name)) return true;
  const bool of_class =
      HasWordOf(kClassWords, index) ||
      (IsCoded(At(index)) && HasFewValues(table(), At(index)));
  return EndsInId(At(index).name) &&
         !(of_class && Mentions(kEstimateWords, index));
}

/// One for each label, or none.
std::vector<std::size_t> RoleAssigner::ProbabilitiesOf(
    const Column& classes, const ColumnsByName& by_name) const {
  constexpr std::size_t kMostClasses = 20;
  if (!IsCoded(classes) || classes.labels.size() > kMostClasses) return {};
  std::vector<std::size_t> found;
  for (const std::string_view label : PresentLabels(classes)) {
    const auto named = by_name.find(CanonicalLabel(label));
    if (named == by_name.end() || !IsNumbers(named->second) ||
        !HoldsProportions(At(named->second)))
      return {};
    found.push_back(named->second);
  }
  return found;
}

bool RoleAssigner::IsNamedAfterClass(std::size_t index) const {
  if (!named_after_classes_) {
    named_after_classes_.emplace();
    ColumnsByName by_name;
    for (std::size_t i = 0; i < table().columns.size(); ++i)
      by_name.emplace(CanonicalLabel(At(i).name), i);
    for (const Column& classes : table().columns) {
      const std::vector<std::size_t> named = ProbabilitiesOf(classes, by_name);
      if (named.size() > 1)
        named_after_classes_->insert(named_after_classes_->end(), named.begin(),
                                     named.end());
    }
  }
  return IsAmong(*named_after_classes_, index);
}

bool RoleAssigner::IsFree(std::size_t index) const {
  if (IsWekaConfidence(index)) return false;
  return index != roles().truth && roles().weight != index &&
         roles().query != index && roles().experiment != index &&
         roles().cluster != index && !IsAmong(roles().features, index) &&
         (!IsIn(kIgnoredNames, At(index)) || IsNamedAfterClass(index)) &&
         !SaysPartOfData(At(index)) && !IsCalledId(index) && !IsIndex(index) &&
         !IsRowNumber(At(index)) && !IsLeftOutBound(index) &&
         !IsAmong(of_other_truths_, index) &&
         !IsAmong(copies_of_truth_, index) && !IsAmong(correctness_, index) &&
         !IsAmong(byproducts_, index) && !IsAmong(left_out_, index);
}

void RoleAssigner::LeaveOutCopiesOfTruth() {
  copies_of_truth_ = melon::CopiesOfTruth(table(), roles().truth);
  correctness_ = CorrectnessOfPredictions(table(), roles().truth);
  for (auto* const left_out : {&copies_of_truth_, &correctness_})
    std::erase_if(*left_out, [this](std::size_t i) { return IsTaken(i); });
}

/// "jury_confidence" from 1 to 5 beside labels that a model gave.
bool RoleAssigner::RatesConfidence(std::size_t index) const {
  constexpr double kMost = 10;
  if (!HasWordOf(kConfidenceWords, index) || !IsNumeric(At(index)) ||
      HoldsProportions(At(index)))
    return false;
  const std::vector<double> numbers = ToNumbers(At(index));
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) {
                       return std::isnan(number) ||
                              (number >= 1 && number <= kMost);
                     }) &&
         FirstColumn([&](std::size_t i) {
           return i != index && IsFree(i) && IsLabelPrediction(i);
         }).has_value();
}

void RoleAssigner::LeaveOutByproducts() {
  byproducts_ =
      FindByproducts({.table = table(),
                      .truth = roles().truth,
                      .ranking = roles().task == TaskKind::ranking,
                      .is_free = [this](std::size_t i) { return IsFree(i); },
                      .is_predicted =
                          [this](std::size_t i) {
                            return IsCalledModel(i) || Mentions(kScoreWords, i);
                          }});
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const bool described =
        (IsIn(kErrorNames, At(i)) && IsNearlyNumeric(At(i))) ||
        RatesConfidence(i);
    if (i != roles().truth && described && !IsAmong(byproducts_, i))
      byproducts_.push_back(i);
  }
  std::vector<std::size_t> chosen;
  std::copy_if(
      byproducts_.begin(), byproducts_.end(), std::back_inserter(chosen),
      [this](std::size_t i) { return IsAmong(roles().predictions, i); });
  if (!chosen.empty())
    roles().warnings.push_back(
        WarningOf(column_warnings::byproducts_chosen, table(), chosen));
  std::erase_if(byproducts_, [this](std::size_t i) { return IsTaken(i); });
  std::sort(byproducts_.begin(), byproducts_.end());
}

void RoleAssigner::LeaveOutBounds() {
  bounds_ = FindBounds(table(), [this](std::size_t i) {
    return IsCalledModel(i) || IsIn(kPointNames, At(i));
  });
}

/// "k2", "k = 3": a clustering into so many groups.
bool RoleAssigner::IsNumberOfClusters(std::size_t index) const {
  const std::string name = Simplify(At(index).name);
  return name.size() >= 2 && name.size() <= 4 && name[0] == 'k' &&
         std::all_of(name.begin() + 1, name.end(), [](char character) {
           return character >= '0' && character <= '9';
         });
}

/// "cluster_2_prob" is of a clustering, and none.
bool RoleAssigner::IsCalledClustering(std::size_t index) const {
  if (HasWordOf(kMembershipWords, index) || IsIn(kNumbersOfClusters, At(index)))
    return false;
  return Mentions(kClusterWords, index) || IsNumberOfClusters(index) ||
         At(index).name == kFittedLabels;
}

/// Whether a truth and its predictions stand in the file, so that a column
/// which may be a clustering or a group of cases is a group.
bool RoleAssigner::IsBesidePredictions(std::size_t index) const {
  const std::optional<std::size_t> truth =
      roles().has_truth() ? roles().truth : TruthByName();
  if (!truth || *truth == index || HasLabelsOf(At(index), At(*truth)))
    return false;
  const Column& known = At(*truth);
  const bool measured =
      IsNearlyNumeric(known) &&
      (!HasWholeNumbersOnly(known) || NamesEachRow(table(), known));
  if (measured && !IsIn(kWeakTruthNames, known)) return true;
  const bool two = IsCoded(known) && PresentLabels(known).size() == 2;
  return FirstColumn([&](std::size_t i) {
           if (i == *truth || i == index || SpeaksAgainst(i)) return false;
           const bool labels =
               HasLabelsOf(At(i), known) && HasLabelsOf(known, At(i));
           const bool scores =
               two && IsFractionalNumbers(i) && HoldsProportions(At(i));
           return labels || scores || IsCalledModel(i) ||
                  Mentions(kPredictionWords, i);
         })
      .has_value();
}

/// A common word names a clustering where the user says so, beside a clusterer
/// of a clearer name, and in a file without predictions.
bool RoleAssigner::MeansClustering(std::size_t index) const {
  if (!HasWordOf(kCommonClusterWords, index)) return false;
  if (roles().task == TaskKind::clustering ||
      IsAmong(roles().predictions, index))
    return true;
  const auto clearer =
      FirstColumn([this](std::size_t i) { return IsCalledClustering(i); });
  return clearer || !IsBesidePredictions(index);
}

/// "cluster" beside a truth and columns called like models: cases come in
/// groups.
bool RoleAssigner::IsGroupOfCases(std::size_t index) const {
  constexpr std::string_view kPlainNames[] = {"cluster", "clusters",
                                              "clusterid", "簇"};
  if (!IsIn(kPlainNames, At(index)) || roles().task == TaskKind::clustering ||
      IsAmong(roles().predictions, index) || !TruthByName())
    return false;
  return FirstColumn([&](std::size_t i) {
           return i != index && !IsCalledClustering(i) && !SpeaksAgainst(i) &&
                  (IsCalledModel(i) || Mentions(kPredictionWords, i));
         })
      .has_value();
}

bool RoleAssigner::IsClustering(std::size_t index) const {
  if (IsGroupOfCases(index)) return false;
  return (IsCalledClustering(index) || MeansClustering(index)) &&
         (IsCoded(At(index)) || HasWholeNumbersOnly(At(index))) &&
         !IsFractionalNumbers(index);
}

bool RoleAssigner::IsNumbers(std::size_t index) const {
  const Column& column = At(index);
  return IsNumeric(column) ||
         (IsNearlyNumeric(column) && !HasWholeNumbersOnly(column));
}

bool RoleAssigner::IsFractionalNumbers(std::size_t index) const {
  return IsNumbers(index) && !HasWholeNumbersOnly(At(index));
}

bool RoleAssigner::IsCertainProbability(std::size_t index) const {
  const auto is_probability = [this](std::size_t i) {
    return HasWordOf(kProbabilityWords, i) && IsNumeric(At(i)) &&
           HoldsProportions(At(i));
  };
  if (!is_probability(index)) return false;
  return FirstColumn([&](std::size_t i) {
           return i != index && i != roles().truth && is_probability(i) &&
                  !HasWholeNumbersOnly(At(i));
         })
      .has_value();
}

bool RoleAssigner::IsLabelPrediction(std::size_t index) const {
  return HasLabelsOf(At(index), At(roles().truth)) &&
         !IsCertainProbability(index);
}

bool RoleAssigner::AnyPrediction(const Fits& fits) const {
  const auto& chosen = roles().predictions;
  return FirstColumn([&](std::size_t i) {
           return (chosen.empty() ? IsFree(i) : IsAmong(chosen, i)) && fits(i);
         })
      .has_value();
}

std::optional<std::size_t> RoleAssigner::TruthByName() const {
  std::optional<std::size_t> best;
  std::size_t best_place = std::size(kTruthNames);
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    const std::size_t place = PositionIn(kTruthNames, At(i));
    if (place < best_place && !IsTaken(i) && !IsNamedAfterClass(i)) {
      best = i;
      best_place = place;
    }
  }
  return best;
}

/// Beside measurements before and after something, a group is who had it.
bool RoleAssigner::AreBeforeAndAfter() const {
  const auto has = [this](std::span<const std::string_view> words) {
    return FirstColumn([&](std::size_t i) { return HasWordOf(words, i); })
        .has_value();
  };
  return has(kBeforeWords) && has(kAfterWords);
}

/// "model" of two texts says which model has predicted a case, or what a row
/// is a result of. Not of devices, whose models another column predicts.
bool RoleAssigner::NamesModels(std::size_t index) const {
  if (!IsIn(kAlgorithmNames, At(index)) || IsNumeric(At(index))) return false;
  const auto any_other = [this, index](auto&& fits) {
    return FirstColumn([&](std::size_t i) { return i != index && fits(i); })
        .has_value();
  };
  return any_other([this](std::size_t i) {
           return IsNumbers(i) && Mentions(kEstimateWords, i);
         }) ||
         !any_other([this, index](std::size_t i) {
           return HasLabelsOf(At(i), At(index));
         });
}

std::vector<std::size_t> RoleAssigner::UnnamedTruths() const {
  if (AreBeforeAndAfter()) return {};
  const auto all_of = [this](bool numeric) {
    // "uncertain_flag" says how sure a model is.
    constexpr std::string_view kDoubtWords[] = {"uncertain", "uncertainty",
                                                "confident", "abstain"};
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (HoldsTwoClasses(At(i)) && IsNumeric(At(i)) == numeric &&
          !IsTaken(i) && !HoldsDates(At(i)) && !IsIn(kIgnoredNames, At(i)) &&
          !IsIndex(i) && !IsIn(kTreatmentNames, At(i)) && !NamesModels(i) &&
          !IsIn(kDatasetNames, At(i)) && !HasWordOf(kDoubtWords, i) &&
          !SaysPartOfData(At(i)) && !TellsTrainingFromOthers(At(i)) &&
          !IsCalledId(i) && !IsTuning(i))
        found.push_back(i);
    }
    return found;
  };
  const std::vector<std::size_t> texts = all_of(false);
  const std::vector<std::size_t> numbers = all_of(true);
  for (const std::vector<std::size_t>& found : {texts, numbers}) {
    std::vector<std::size_t> others;
    std::copy_if(found.begin(), found.end(), std::back_inserter(others),
                 [this](std::size_t i) {
                   return !IsCalledModel(i) && !IsCalledInput(i);
                 });
    if (!others.empty()) return others;
  }
  return texts.empty() ? numbers : texts;
}

bool RoleAssigner::IsCalledModel(std::size_t index) const {
  if (HasWordOf(kNoModelWords, index)) return HasWordOf(kLearnerWords, index);
  return Mentions(kModelWords, index) || Mentions(kEstimateWords, index) ||
         HasWordOf(kLearnerWords, index) || IsIn(kLearnerNames, At(index));
}

/// Models may be called so as well, which give proportions.
bool RoleAssigner::IsCoordinate(std::size_t index) const {
  constexpr std::string_view kAxes[] = {"x", "y", "z"};
  if (!IsIn(kAxes, At(index)) || !roles().has_truth()) return false;
  const Column& truth = At(roles().truth);
  if (!IsIn(kNamesOfTargets, truth) || IsIn(kAxes, truth)) return false;
  const auto has = [this](std::string_view axis) {
    return FirstColumn([this, axis](std::size_t i) {
             return Simplify(At(i).name) == axis && IsNumeric(At(i)) &&
                    !HoldsProportions(At(i));
           })
        .has_value();
  };
  return has(kAxes[0]) && has(kAxes[1]);
}

bool RoleAssigner::IsCalledInput(std::size_t index) const {
  if (At(index).input || IsIn(kInputNames, At(index))) return true;
  if (IsCoordinate(index)) return true;
  if (IsCalledModel(index)) return false;
  const std::vector<std::string> words = WordsOf(At(index).name);
  const bool numbered =
      words.size() == 1 &&
      std::find(std::begin(kInputNames), std::end(kInputNames), words[0]) !=
          std::end(kInputNames);
  return numbered || HasWordOf(kInputWords, index);
}

void RoleAssigner::FindWeight() {
  if (roles().weight || IsNobody("weight")) return;
  // The weight of an animal and the frequency of purchases are coordinates, and
  // a body has a height as well.
  constexpr std::string_view kOfBodies[] = {"height", "heightcm", "bmi",
                                            "身高"};
  const bool points = roles().task == TaskKind::clustering ||
                      FirstColumn([this, &kOfBodies](std::size_t i) {
                        return IsIn(kOfBodies, At(i));
                      }).has_value();
  roles().weight = FirstColumn([this, points](std::size_t i) {
    return IsIn(kWeightNames, At(i)) && IsNumeric(At(i)) &&
           i != roles().truth && !IsTaken(i) &&
           !(points && IsIn(kWeakWeightNames, At(i)));
  });
  if (!roles().weight && roles().has_truth()) {
    roles().weight = FirstColumn([this](std::size_t i) {
      return i != roles().truth && !IsTaken(i) &&
             CountsCases(table(), roles().truth, i);
    });
  }
  if (roles().weight) roles().guessed.emplace_back("weight");
}

void RoleAssigner::NoteKind() {
  if (!options().task) roles().guessed.emplace_back("task");
}

std::vector<std::size_t> RoleAssigner::LeftOut(const Fits& fits) const {
  std::vector<std::size_t> left;
  std::vector<bool> complement(table().columns.size());
  for (const auto& [ignored, used] : roles().complements)
    complement[ignored] = true;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (IsFree(i) && !IsTaken(i) && !complement[i] &&
        !HasNoValue(table(), At(i)) && fits(i))
      left.push_back(i);
  }
  return left;
}

}  // namespace melon
