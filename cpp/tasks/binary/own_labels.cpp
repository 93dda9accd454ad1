#include "tasks/binary/own_labels.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/column_access.h"
#include "base/text.h"
#include "io/number_text.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// Whether names of predicted labels have the word and those of other labels do
/// not.
bool IsPredictedWord(std::string_view word) {
  return word == "hat" || IsWordAmong(kWordsOfPredictions, word);
}

/// What else stands beside a model's name.
constexpr std::string_view kRemarkWords[] = {
    "y",      "label",  "labels",     "class",       "prob",
    "proba",  "probs",  "probas",     "probability", "probabilities",
    "score",  "scores", "confidence", "conf",        "decision",
    "margin", "risk",   "likelihood", "positive",    "pos"};

/// "svm" of "SVM_Pred" and "svm probability".
std::string ModelIn(const std::string& name) {
  std::string model = Simplify(name);
  for (const std::string& word : WordsOf(name)) {
    const std::size_t place = model.rfind(word);
    if (place != std::string::npos &&
        (IsPredictedWord(word) || IsWordAmong(kRemarkWords, word)))
      model.erase(place, word.size());
  }
  return model;
}

/// How labels lie along scores.
struct Agreement {
  double rows = 0;
  double differing = 0;
  double lowest_positive = std::numeric_limits<double>::infinity();
  double highest_positive = -std::numeric_limits<double>::infinity();
  double lowest_negative = std::numeric_limits<double>::infinity();
  double highest_negative = -std::numeric_limits<double>::infinity();

  [[nodiscard]] bool IsCut() const {
    return highest_negative < lowest_positive;
  }
  [[nodiscard]] bool IsTurned() const {
    return highest_positive < lowest_negative;
  }
};

Agreement Compare(const Column& labels, const std::vector<double>& scores,
                  double threshold, const std::string& positive) {
  std::vector<bool> positive_codes;
  positive_codes.reserve(labels.labels.size());
  for (const std::string& label : labels.labels)
    positive_codes.push_back(SameLabel(label, positive));
  Agreement found;
  for (std::size_t row = 0; row < scores.size(); ++row) {
    const auto code = labels.codes[row];
    if (std::isnan(scores[row]) ||
        labels.label_flaws[code] == CellFlaw::missing)
      continue;
    const bool is_positive = positive_codes[code];
    double& lowest =
        is_positive ? found.lowest_positive : found.lowest_negative;
    double& highest =
        is_positive ? found.highest_positive : found.highest_negative;
    lowest = std::min(lowest, scores[row]);
    highest = std::max(highest, scores[row]);
    ++found.rows;
    found.differing += is_positive == (scores[row] >= threshold) ? 0 : 1;
  }
  return found;
}

/// The number of fewest decimals above one and up to another.
double ShortestAbove(double low, double high) {
  constexpr double kMostSteps = 1e9;
  for (double steps = 1; steps <= kMostSteps; steps *= 10) {
    const double next = (std::floor(low * steps) + 1) / steps;
    if (next > low && next <= high) return next;
  }
  return high;
}

class OwnLabels {
 public:
  OwnLabels(const Table& table, const Roles& roles, const BinaryData& data)
      : data_(data) {
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      if (!HasRole(roles, i) && HoldsLabels(table.columns[i]))
        columns_.push_back(&table.columns[i]);
    }
  }

  /// The labels of a model, by the names of both; those of the only model where
  /// the file has no others.
  [[nodiscard]] const Column* Of(const std::string& model) const {
    const std::string own = ModelIn(model);
    const Column* found = nullptr;
    std::size_t predicted = 0;
    for (const Column* const column : columns_) {
      const std::vector<std::string> words = WordsOf(column->name);
      const bool is_predicted =
          std::any_of(words.begin(), words.end(), IsPredictedWord);
      const std::string of = ModelIn(column->name);
      if (of == own && (is_predicted || !of.empty()) &&
          !IsNamedInOther(*column, model))
        return column;
      if (!is_predicted || (!of.empty() && !own.empty())) continue;
      ++predicted;
      found = column;
    }
    return data_.models.size() == 1 && predicted == 1 ? found : nullptr;
  }

 private:
  /// "y_gwtg" beside the models "gwtg_score" and "y_gwtg_prob": of the second.
  [[nodiscard]] bool IsNamedInOther(const Column& labels,
                                    const std::string& model) const {
    const std::string name = Simplify(labels.name);
    const auto begins = [&name](const std::string& other) {
      return Simplify(other).starts_with(name);
    };
    return !begins(model) &&
           std::any_of(
               data_.models.begin(), data_.models.end(),
               [&](const BinaryModel& other) { return begins(other.name); });
  }

  /// Of the truth's two classes.
  [[nodiscard]] bool HoldsLabels(const Column& column) const {
    if (!IsCoded(column)) return false;
    const std::vector<std::string_view> labels = PresentLabels(column);
    return !labels.empty() &&
           std::all_of(labels.begin(), labels.end(), [this](auto label) {
             return SameLabel(label, data_.positive) ||
                    SameLabel(label, data_.negative);
           });
  }

  const BinaryData& data_;
  std::vector<const Column*> columns_;
};

/// A model's labels that its scores do not give at its threshold.
struct Difference {
  const BinaryModel* model;
  const Column* labels;
  Agreement found;

  [[nodiscard]] double Threshold() const {
    return found.IsCut()
               ? ShortestAbove(found.highest_negative, found.lowest_positive)
               : model->threshold;
  }
};

/// {"svm":0.3,"knn":0.4}, of all models whose labels some threshold gives.
std::string ThresholdsOf(const std::vector<Difference>& differences) {
  std::string thresholds;
  for (const Difference& one : differences) {
    if (!one.found.IsCut()) continue;
    thresholds.append(thresholds.empty() ? "{\"" : ",\"")
        .append(Shorten(one.model->name))
        .append("\":")
        .append(NumberText(one.Threshold()));
  }
  return thresholds + "}";
}

Problem Differ(const Difference& difference, const BinaryData& data,
               const std::string& thresholds) {
  const BinaryModel& model = *difference.model;
  const Column& labels = *difference.labels;
  const Agreement& found = difference.found;
  constexpr Text kCut{
      "At the threshold {2}, the predictions by \"{0}\" differ from \"{1}\" in "
      "{3} of {4} rows. The threshold {5} gives these labels: set it "
      "(threshold={5}), or evaluate the labels (task=labels).",
      "在阈值 {2} 处，由“{0}”得到的预测与“{1}”在 {4} 行中有 {3} 行不同。取阈值 "
      "{5} 便得到这些标记：请设定它（threshold={5}），或评估这些标记"
      "（task=labels）。"};
  constexpr Text kCutOfSeveral{
      "At the threshold {2}, the predictions by \"{0}\" differ from \"{1}\" in "
      "{3} of {4} rows. The threshold {5} gives these labels: set it "
      "(thresholds={8}), or evaluate the labels (task=labels).",
      "在阈值 {2} 处，由“{0}”得到的预测与“{1}”在 {4} 行中有 {3} 行不同。取阈值 "
      "{5} 便得到这些标记：请设定它（thresholds={8}），或评估这些标记"
      "（task=labels）。"};
  constexpr Text kTurned{
      "At the threshold {2}, the predictions by \"{0}\" differ from \"{1}\" in "
      "{3} of {4} rows, and \"{0}\" is low where these labels are \"{6}\": it "
      "seems to be the score of the other class. If so, choose that class "
      "(positive={7}).",
      "在阈值 {2} 处，由“{0}”得到的预测与“{1}”在 {4} 行中有 {3} 行不同，且标记"
      "为“{6}”时“{0}”较低：它似乎是另一类的得分。若是如此，请指定该类为正类"
      "（positive={7}）。"};
  constexpr Text kNone{
      "At the threshold {2}, the predictions by \"{0}\" differ from \"{1}\" in "
      "{3} of {4} rows, and no threshold gives these labels. See whether both "
      "are of the same model. To evaluate the labels choose their task "
      "(task=labels).",
      "在阈值 {2} 处，由“{0}”得到的预测与“{1}”在 {4} 行中有 {3} 行不同，且没有"
      "任何阈值能得到这些标记。请检查两者是否出自同一模型。若要评估这些标记，请"
      "选择相应的任务（task=labels）。"};
  const Text& cut = data.models.size() == 1 ? kCut : kCutOfSeveral;
  const Text& text = found.IsCut() ? cut : found.IsTurned() ? kTurned : kNone;
  return {
      .code = "labels_differ",
      .message = Fill(
          text, {Shorten(model.name), Shorten(labels.name),
                 NumberText(model.threshold), AmountText(found.differing),
                 AmountText(found.rows), NumberText(difference.Threshold()),
                 Shorten(data.positive), Shorten(data.negative), thresholds}),
      .column = labels.name};
}

}  // namespace

void WarnOfOwnLabels(const Table& table, const Roles& roles,
                     const Options& options, const BinaryData& data,
                     Json& warnings) {
  // Rounded scores fall on either side of a threshold.
  constexpr double kFewest = .01;
  if (data.task != TaskKind::binary || data.negative.empty()) return;
  const OwnLabels own(table, roles, data);
  std::vector<Difference> differences;
  for (std::size_t i = 0; i < data.models.size(); ++i) {
    const BinaryModel& model = data.models[i];
    if (options.SetsThresholdOf(model.name)) continue;
    const Column* const labels = own.Of(model.name);
    if (labels == nullptr) continue;
    const Agreement found =
        Compare(*labels, ToNumbers(table.columns[roles.predictions[i]]),
                model.threshold, data.positive);
    const bool many = found.differing >= kFewest * found.rows;
    if (found.differing > 0 && (many || found.IsCut()))
      differences.push_back({&model, labels, found});
  }
  const std::string thresholds = ThresholdsOf(differences);
  for (const Difference& one : differences)
    warnings.Add(ToJson(Differ(one, data, thresholds)));
}

}  // namespace melon
