#include "roles/role_assigner.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "io/number.h"
#include "roles/complements.h"
#include "roles/interval_bounds.h"
#include "roles/positive_class.h"
#include "roles/role_names.h"
#include "roles/several_truths.h"
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

bool IsAmong(const std::vector<std::size_t>& indices, std::size_t index) {
  return std::find(indices.begin(), indices.end(), index) != indices.end();
}

}  // namespace

std::optional<std::size_t> RoleAssigner::FirstColumn(const Fits& fits) const {
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (fits(i)) return i;
  }
  return std::nullopt;
}

bool RoleAssigner::Mentions(std::span<const std::string_view> words,
                            std::size_t index) const {
  const std::string name = Simplify(At(index).name);
  return std::any_of(words.begin(), words.end(),
                     [&name](std::string_view word) {
                       return name.find(word) != std::string::npos;
                     });
}

bool RoleAssigner::HasWordOf(std::span<const std::string_view> words,
                             std::size_t index) const {
  const std::vector<std::string> own = WordsOf(At(index).name);
  return std::any_of(own.begin(), own.end(), [words](const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  });
}

std::optional<std::size_t> RoleAssigner::Find(std::string_view name) const {
  return FindColumn(table_, name);
}

RoleAssigner::Unknown RoleAssigner::TakeOne(
    std::string_view option, const std::optional<std::string>& name,
    std::optional<std::size_t>& role) const {
  if (!name) return std::nullopt;
  role = Find(*name);
  if (!role) return UnknownName{option, *name};
  return std::nullopt;
}

/// The column of that name, or those of the model of that name: "A:x", "A:y"
/// for "A".
std::vector<std::size_t> RoleAssigner::FindAll(std::string_view name) const {
  if (const std::optional<std::size_t> column = Find(name)) return {*column};
  std::vector<std::size_t> columns;
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    const std::string_view header = At(i).name;
    if (header.size() > name.size() && header.substr(0, name.size()) == name &&
        header[name.size()] == ':')
      columns.push_back(i);
  }
  return columns;
}

/// Splits a text at commas so that every part is a column, longer names first:
/// names may contain commas.
RoleAssigner::Unknown RoleAssigner::SplitNames(
    std::string_view option, std::string_view text,
    std::vector<std::string>& names) const {
  while (true) {
    std::size_t end = text.size();
    while (FindAll(text.substr(0, end)).empty()) {
      end = end == 0 ? std::string_view::npos : text.rfind(',', end - 1);
      if (end == std::string_view::npos)
        return UnknownName{option, std::string(text.substr(0, text.find(',')))};
    }
    names.emplace_back(text.substr(0, end));
    if (end == text.size()) return std::nullopt;
    text.remove_prefix(end + 1);
  }
}

RoleAssigner::Unknown RoleAssigner::TakeMany(
    std::string_view option,
    const std::optional<std::vector<std::string>>& list,
    const std::optional<std::string>& text,
    std::vector<std::size_t>& role) const {
  std::vector<std::string> names;
  if (list) names = *list;
  if (text) {
    if (Unknown unknown = SplitNames(option, *text, names)) return unknown;
  }
  for (const std::string& name : names) {
    const std::vector<std::size_t> columns = FindAll(name);
    if (columns.empty()) return UnknownName{option, name};
    role.insert(role.end(), columns.begin(), columns.end());
  }
  return std::nullopt;
}

RoleAssigner::Unknown RoleAssigner::TakeTruth() {
  std::optional<std::size_t> truth;
  if (Unknown unknown = TakeOne("truth", options_.truth, truth)) return unknown;
  roles_.truth = truth.value_or(kNoColumn);
  if (truth) of_other_truths_ = ColumnsOfOtherTruths(table_, *truth);
  if (Unknown unknown = TakeOne("weight", options_.weight, roles_.weight))
    return unknown;
  return TakeOne("resample", options_.cluster, roles_.cluster);
}

RoleAssigner::Unknown RoleAssigner::TakePredictions() {
  return TakeMany("predictions", options_.predictions,
                  options_.predictions_text, roles_.predictions);
}

bool RoleAssigner::IsNobody(std::string_view role) const {
  return std::find(options_.unassigned.begin(), options_.unassigned.end(),
                   role) != options_.unassigned.end();
}

bool RoleAssigner::IsExplicit() const {
  return options_.task || options_.truth || options_.weight || options_.query ||
         options_.experiment || options_.features || options_.features_text;
}

bool RoleAssigner::IsWithoutModels() const {
  return options_.predictions && options_.predictions->empty() &&
         !options_.predictions_text;
}

bool RoleAssigner::IsTaken(std::size_t index) const {
  return roles_.weight == index || roles_.query == index ||
         roles_.experiment == index || roles_.cluster == index ||
         IsAmong(roles_.features, index) || IsAmong(roles_.predictions, index);
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
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (!IsIn(kCaseNames, At(i))) continue;
    const bool all_differ =
        IsCoded(At(i)) ? !HasFewValues(table_, At(i)) : IsIdentifier(At(i));
    if (all_differ) return false;
    repeats = true;
  }
  return repeats;
}

bool RoleAssigner::IsTuning(std::size_t index) const {
  const Column& column = At(index);
  const bool named =
      IsIn(kTuningNames, column) || column.name.rfind("param_", 0) == 0;
  if (!named || !HasFewValues(table_, column)) return false;
  if (IsIn(kWeakTuningNames, column) && !RepeatsCases()) return false;
  // Models may be called so as well: C beside A and B, or neighbors.
  if (IsCalledModel(index) && HoldsProportions(column)) return false;
  if (roles_.has_truth() && IsLabelPrediction(index)) return false;
  return FirstColumn([this, index](std::size_t i) {
           return i != index && i != roles_.truth &&
                  !IsIn(kTuningNames, At(i)) &&
                  (Mentions(kPredictionWords, i) || Mentions(kScoreWords, i));
         })
      .has_value();
}

bool RoleAssigner::SpeaksAgainst(std::size_t index) const {
  const Column& column = At(index);
  return IsIn(kIgnoredNames, column) || IsIn(kTruthNames, column) ||
         IsCalledInput(index) || EndsInId(column.name) || IsTuning(index);
}

bool RoleAssigner::IsFree(std::size_t index) const {
  if (IsWekaConfidence(index)) return false;
  return index != roles_.truth && roles_.weight != index &&
         roles_.query != index && roles_.experiment != index &&
         roles_.cluster != index && !IsAmong(roles_.features, index) &&
         !IsIn(kIgnoredNames, At(index)) && !EndsInId(At(index).name) &&
         !IsIndex(index) && !IsRowNumber(At(index)) && !IsLeftOutBound(index) &&
         !IsAmong(of_other_truths_, index) && !IsAmong(copies_of_truth_, index);
}

void RoleAssigner::LeaveOutCopiesOfTruth() {
  copies_of_truth_ = melon::CopiesOfTruth(table_, roles_.truth);
  std::erase_if(copies_of_truth_, [this](std::size_t i) { return IsTaken(i); });
}

void RoleAssigner::LeaveOutBounds() {
  bounds_ = FindBounds(table_, [this](std::size_t i) {
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

bool RoleAssigner::IsCalledClustering(std::size_t index) const {
  return Mentions(kClusterWords, index) || IsNumberOfClusters(index) ||
         At(index).name == kFittedLabels;
}

/// Whether a truth and its predictions stand in the file, so that a column
/// which may be a clustering or a group of cases is a group.
bool RoleAssigner::IsBesidePredictions(std::size_t index) const {
  const std::optional<std::size_t> truth =
      roles_.has_truth() ? roles_.truth : TruthByName();
  if (!truth || *truth == index || HasLabelsOf(At(index), At(*truth)))
    return false;
  const Column& known = At(*truth);
  const bool measured =
      IsNearlyNumeric(known) &&
      (!HasWholeNumbersOnly(known) || NamesEachRow(table_, known));
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
  if (roles_.task == TaskKind::clustering || IsAmong(roles_.predictions, index))
    return true;
  const auto clearer =
      FirstColumn([this](std::size_t i) { return IsCalledClustering(i); });
  return clearer || !IsBesidePredictions(index);
}

bool RoleAssigner::IsClustering(std::size_t index) const {
  return (IsCalledClustering(index) || MeansClustering(index)) &&
         (IsCoded(At(index)) || HasWholeNumbersOnly(At(index)));
}

bool RoleAssigner::IsNumbers(std::size_t index) const {
  const Column& column = At(index);
  return IsNumeric(column) ||
         (IsNearlyNumeric(column) && !HasWholeNumbersOnly(column));
}

bool RoleAssigner::IsFractionalNumbers(std::size_t index) const {
  return IsNumbers(index) && !HasWholeNumbersOnly(At(index));
}

bool RoleAssigner::IsScore(std::size_t index) const {
  return IsNumbers(index) && !IsLabelPrediction(index);
}

bool RoleAssigner::IsLikelyScore(std::size_t index) const {
  return IsScore(index) && !IsIdentifier(At(index));
}

bool RoleAssigner::IsFractionalScore(std::size_t index) const {
  return IsScore(index) && !HasWholeNumbersOnly(At(index));
}

bool RoleAssigner::LooksLikeScore(std::size_t index) const {
  return Mentions(kScoreWords, index) || IsCalledModel(index) ||
         HoldsProportions(At(index));
}

bool RoleAssigner::AnyInput() const {
  return FirstColumn([this](std::size_t i) {
           if (!IsFree(i) || IsTaken(i)) return false;
           const Column& column = At(i);
           const bool text = IsCoded(column) && !IsNearlyNumeric(column) &&
                             column.labels.size() < column.codes.size() &&
                             ShareOfLabels(column, At(roles_.truth)) == 0;
           return IsCalledInput(i) || text;
         })
      .has_value();
}

const std::vector<std::size_t>& RoleAssigner::LabelColumns() const {
  if (labels_of_ == roles_.truth) return label_columns_;
  label_columns_.clear();
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (label_columns_.size() == 2) break;
    if (IsFree(i) && IsLabelPrediction(i) && PresentLabels(At(i)).size() > 1)
      label_columns_.push_back(i);
  }
  labels_of_ = roles_.truth;
  return label_columns_;
}

bool RoleAssigner::IsConfidence(std::size_t index) const {
  if (!IsFractionalNumbers(index) || !HoldsProportions(At(index))) return false;
  const std::size_t classes = PresentLabels(At(roles_.truth)).size();
  const std::vector<std::size_t>& labels = LabelColumns();
  const bool others =
      labels.size() > 1 || (!labels.empty() && labels[0] != index);
  if (!others || classes < 2) return false;
  const std::vector<double> numbers = ToNumbers(At(index));
  const double least = 1 / static_cast<double>(classes);
  return std::all_of(numbers.begin(), numbers.end(), [least](double number) {
    return std::isnan(number) || number >= least;
  });
}

bool RoleAssigner::IsCertainScore(std::size_t index) const {
  const Column& column = At(index);
  if (!IsCoded(column) || !IsCoded(At(roles_.truth))) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  const std::vector<std::string_view> known = PresentLabels(At(roles_.truth));
  return !labels.empty() &&
         std::all_of(labels.begin(), labels.end(), IsCertain) &&
         std::none_of(known.begin(), known.end(), IsCertain);
}

bool RoleAssigner::IsLabelPrediction(std::size_t index) const {
  return HasLabelsOf(At(index), At(roles_.truth));
}

bool RoleAssigner::AnyPrediction(const Fits& fits) const {
  const auto& chosen = roles_.predictions;
  return FirstColumn([&](std::size_t i) {
           return (chosen.empty() ? IsFree(i) : IsAmong(chosen, i)) && fits(i);
         })
      .has_value();
}

std::optional<std::size_t> RoleAssigner::TruthByName() const {
  std::optional<std::size_t> best;
  std::size_t best_place = std::size(kTruthNames);
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    const std::size_t place = PositionIn(kTruthNames, At(i));
    if (place < best_place && !IsTaken(i)) {
      best = i;
      best_place = place;
    }
  }
  return best;
}

/// Texts that repeat, or two of −1, 0, 1.
bool RoleAssigner::HoldsTwoClasses(std::size_t index) const {
  const Column& column = At(index);
  if (!IsCoded(column) || PresentLabels(column).size() != 2) return false;
  if (!IsNumeric(column)) return column.labels.size() < column.codes.size();
  return std::all_of(column.label_numbers.begin(), column.label_numbers.end(),
                     [](double number) {
                       return std::isnan(number) || number == -1 ||
                              number == 0 || number == 1;
                     });
}

std::vector<std::size_t> RoleAssigner::UnnamedTruths() const {
  const auto all_of = [this](bool numeric) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (HoldsTwoClasses(i) && IsNumeric(At(i)) == numeric && !IsTaken(i) &&
          !IsIn(kIgnoredNames, At(i)) && !EndsInId(At(i).name) && !IsTuning(i))
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
  return Mentions(kModelWords, index) || Mentions(kEstimateWords, index) ||
         HasWordOf(kLearnerWords, index);
}

bool RoleAssigner::IsCalledInput(std::size_t index) const {
  if (At(index).input || IsIn(kInputNames, At(index))) return true;
  if (IsCalledModel(index)) return false;
  const std::vector<std::string> words = WordsOf(At(index).name);
  const bool numbered =
      words.size() == 1 &&
      std::find(std::begin(kInputNames), std::end(kInputNames), words[0]) !=
          std::end(kInputNames);
  return numbered || HasWordOf(kInputWords, index);
}

bool RoleAssigner::IsCalledPrediction(std::size_t index) const {
  if (IsCalledModel(index) || Mentions(kScoreWords, index)) return true;
  // Probabilities by class, as caret and WEKA name them.
  const std::string& name = At(index).name;
  const std::vector<std::string_view> labels = PresentLabels(At(roles_.truth));
  return name.find(':') != std::string::npos ||
         std::find(labels.begin(), labels.end(), name) != labels.end() ||
         IsAmong(ClassProbabilities(), index);
}

bool RoleAssigner::AnyCalledPrediction(const Fits& fits) const {
  return FirstColumn([&](std::size_t i) {
           return IsFree(i) && Mentions(kPredictionWords, i) && fits(i);
         })
      .has_value();
}

void RoleAssigner::FindWeight() {
  if (roles_.weight || IsNobody("weight")) return;
  roles_.weight = FirstColumn([this](std::size_t i) {
    return IsIn(kWeightNames, At(i)) && IsNumeric(At(i)) && i != roles_.truth &&
           !IsTaken(i);
  });
  if (roles_.weight) roles_.guessed.emplace_back("weight");
}

void RoleAssigner::NoteKind() {
  if (!options_.task) roles_.guessed.emplace_back("task");
}

TaskKind RoleAssigner::KindOfTwoClasses() const {
  const auto is_label = [this](std::size_t i) { return IsLabelPrediction(i); };
  const auto is_score = [this](std::size_t i) {
    return IsLikelyScore(i) && !IsConfidence(i);
  };
  const auto fits = [&](std::size_t i) { return is_label(i) || is_score(i); };
  const auto is_called = [&](std::size_t i) {
    return IsCalledPrediction(i) && fits(i);
  };
  const bool called =
      AnyCalledPrediction(fits) || (AnyInput() && AnyPrediction(is_called));
  const auto counts = [&](std::size_t i) {
    return !called || IsCalledPrediction(i);
  };
  const bool labels_only = !AnyPrediction([&](std::size_t i) {
    return counts(i) && is_score(i);
  }) && AnyPrediction([&](std::size_t i) { return counts(i) && is_label(i); });
  return labels_only ? TaskKind::labels : TaskKind::binary;
}

void RoleAssigner::TakeFree(const Fits& fits) {
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (IsFree(i) && fits(i)) roles_.predictions.push_back(i);
  }
}

void RoleAssigner::GuessUnnamedScores() {
  const auto fractional = [this](std::size_t i) {
    return (IsFractionalScore(i) || IsCertainScore(i)) && !IsConfidence(i);
  };
  // Inputs of models are numbers as well: beside some, nothing is a model that
  // does not look like one.
  const bool inputs = AnyInput();
  const bool called = AnyCalledPrediction(fractional);
  TakeFree([&](std::size_t i) {
    if (!fractional(i) || (called && !IsCalledPrediction(i))) return false;
    return LooksLikeScore(i) || (!inputs && HoldsBothSigns(At(i)));
  });
  if (!roles_.predictions.empty() || inputs) return;
  TakeFree(fractional);
  if (roles_.predictions.empty())
    TakeFree([this](std::size_t i) { return IsLikelyScore(i); });
  if (roles_.predictions.empty())
    TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
}

void RoleAssigner::GuessScores() {
  if (!IsExplicit()) {
    GuessUnnamedScores();
    return DropComplements();
  }
  TakeFree([this](std::size_t i) {
    return IsNumbers(i) && !SpeaksAgainst(i) && !IsRowOrder(At(i));
  });
  if (roles_.predictions.empty())
    TakeFree([this](std::size_t i) { return IsLikelyScore(i); });
  if (roles_.predictions.empty())
    TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
  DropComplements();
}

/// The class that will be positive, and the other one; empty where the truth
/// does not have two.
RoleAssigner::NegativePositive RoleAssigner::Classes() const {
  std::vector<std::string> labels;
  for (const std::string_view label : PresentLabels(At(roles_.truth)))
    labels.emplace_back(label);
  if (labels.size() != 2) return {};
  if (LabelBefore(labels[1], labels[0])) std::swap(labels[0], labels[1]);
  const std::string positive =
      options_.positive.value_or(GuessPositive(labels).label);
  if (SameLabel(labels[0], positive)) std::swap(labels[0], labels[1]);
  return {labels[0], labels[1]};
}

void RoleAssigner::DropComplements() {
  const auto [negative, positive] = Classes();
  std::vector<bool> dropped(table_.columns.size());
  for (const Complement& one :
       FindComplements(table_, roles_.predictions, negative, positive)) {
    dropped[one.negative] = true;
    roles_.complements.emplace_back(one.negative, one.positive);
  }
  std::erase_if(roles_.predictions,
                [&dropped](std::size_t index) { return dropped[index]; });
}

/// Found once for a truth: every column is asked about.
const std::vector<std::size_t>& RoleAssigner::ClassProbabilities() const {
  if (probabilities_of_ == roles_.truth) return class_probabilities_;
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (i != roles_.truth && IsFractionalNumbers(i) && HoldsProportions(At(i)))
      numbers.push_back(i);
  }
  const auto [negative, positive] = Classes();
  class_probabilities_.clear();
  for (const Complement& one :
       FindComplements(table_, numbers, negative, positive))
    class_probabilities_.insert(class_probabilities_.end(),
                                {one.negative, one.positive});
  probabilities_of_ = roles_.truth;
  return class_probabilities_;
}

std::vector<std::size_t> RoleAssigner::LeftOut(const Fits& fits) const {
  std::vector<std::size_t> left;
  std::vector<bool> complement(table_.columns.size());
  for (const auto& [ignored, used] : roles_.complements)
    complement[ignored] = true;
  for (std::size_t i = 0; i < table_.columns.size(); ++i) {
    if (IsFree(i) && !IsTaken(i) && !complement[i] && fits(i))
      left.push_back(i);
  }
  return left;
}

std::optional<std::size_t> RoleAssigner::UsedTwice() const {
  std::vector<std::uint32_t> uses(table_.columns.size());
  for (const std::size_t index : roles_.predictions) ++uses[index];
  for (const std::size_t index : roles_.features) ++uses[index];
  if (roles_.has_truth()) ++uses[roles_.truth];
  for (const auto& one :
       {roles_.weight, roles_.query, roles_.experiment, roles_.cluster}) {
    if (one) ++uses[*one];
  }
  return FirstColumn([&uses](std::size_t i) { return uses[i] > 1; });
}

}  // namespace melon
