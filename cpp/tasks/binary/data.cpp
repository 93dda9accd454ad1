#include "tasks/binary/data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "base/sorted_indices.h"
#include "base/sum.h"
#include "io/number.h"
#include "io/number_text.h"
#include "kernels/binary/row_counts.h"
#include "report/bootstrap/repeated_rows.h"
#include "roles/columns/cluster_column.h"
#include "roles/columns/weights.h"
#include "roles/names/positive_class.h"
#include "table/cells.h"
#include "table/column_traits.h"
#include "table/labels.h"
#include "table/name_list.h"
#include "table/warnings.h"
#include "tasks/binary/problem.h"

namespace melon {
namespace {

/// Says which class was guessed where its labels leave a doubt, unless it is
/// the rarer one as well.
void WarnOfPositive(const std::string& column,
                    const std::vector<std::string>& labels, BinaryData& data) {
  if (data.positives < data.negatives) return;
  const Text last{
      "The positive class was not given: \"{0}\", the last of the labels {1}, "
      "is taken.",
      "未指定正类：取标记 {1} 中的最后一个“{0}”。"};
  const Text suggested{
      "The positive class was not given: of the labels {1}, \"{0}\" is taken, "
      "as its name or that of the other class suggests.",
      "未指定正类：标记为 {1}，从名称看取“{0}”。"};
  const bool by_name = data.positive_ground == PositiveClass::Ground::suggested;
  Problem warning{
      .code = "positive_class_guessed",
      .message = Fill(by_name ? suggested : last,
                      {Shorten(data.positive), ShowLabels(labels)})};
  warning.column = column;
  data.warnings.push_back(std::move(warning));
}

/// Settles which of the labels is positive and which negative.
std::optional<Problem> SettlePositive(const std::string& column,
                                      const std::vector<std::string>& labels,
                                      const Options& options,
                                      BinaryData& data) {
  if (options.positive) {
    const auto wanted = std::find_if(
        labels.begin(), labels.end(), [&](const std::string& label) {
          return SameLabel(label, *options.positive);
        });
    if (wanted == labels.end() && labels.size() >= 2) {
      return UnknownPositive(column, labels, *options.positive);
    }
    data.positive = wanted == labels.end() ? *options.positive : *wanted;
  } else {
    PositiveClass guess = GuessPositive(labels);
    data.positive = std::move(guess.label);
    data.positive_guessed = true;
    data.positive_ground = guess.ground;
  }
  for (const std::string& label : labels) {
    if (!SameLabel(label, data.positive)) data.negative = label;
  }
  return std::nullopt;
}

/// 1 for the positive label, by row.
std::vector<std::uint8_t> IsPositive(const Column& column,
                                     const UsableRows& rows,
                                     const std::string& positive) {
  std::vector<std::uint8_t> positive_code(column.labels.size());
  for (std::size_t code = 0; code < column.labels.size(); ++code) {
    positive_code[code] =
        static_cast<std::uint8_t>(SameLabel(column.labels[code], positive));
  }
  std::vector<std::uint8_t> flags(column.codes.size());
  std::size_t used = 0;
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    flags[used] = positive_code[column.codes[row]];
    used += rows.kept.empty() ? 1 : rows.kept[row];
  }
  flags.resize(used);
  return flags;
}

void CountClasses(const Options& options, BinaryData& data) {
  const Cumulated all = ClassWeights(data.truth, data.weight);
  data.positives = all.positive;
  data.negatives = all.negative;
  data.whole_weights = AreCounts(options, data.weight);
}

void CountPredictions(const BinaryData& data, BinaryModel& model) {
  const Cumulated flagged =
      WeightByClass(data.truth, model.predicted, data.weight);
  model.counts.true_positive = flagged.positive;
  model.counts.false_positive = flagged.negative;
  model.counts.false_negative = data.positives - model.counts.true_positive;
  model.counts.true_negative = data.negatives - model.counts.false_positive;
}

void AddScoreModel(const Column& column, const UsableRows& rows,
                   BinaryData& data) {
  BinaryModel model;
  model.name = column.name;
  if (column.storage == Storage::numbers && rows.kept.empty()) {
    model.scores = column.numbers;
  } else {
    data.own_scores.push_back(NumbersOf(column, rows));
    model.scores = data.own_scores.back();
  }
  model.groups = GroupScores(model.scores, data.truth, data.weight);
  model.groups.whole_weights = data.whole_weights;
  data.models.push_back(std::move(model));
}

bool AreProbabilities(const BinaryModel& model) {
  const std::vector<double>& scores = model.groups.score;
  return scores.empty() || (scores.front() <= 1 && scores.back() >= 0);
}

void WarnOfScale(BinaryData& data) {
  std::vector<std::string> names;
  for (const BinaryModel& model : data.models) {
    if (!AreProbabilities(model)) names.push_back(model.name);
  }
  if (names.empty()) return;
  data.warnings.push_back(WarningAbout(
      "scores_outside_unit_interval",
      {"The scores of {0} are not all in [0, 1], so they are not "
       "probabilities: log loss, Brier score and calibration are undefined.",
       "{0}的得分不全在 [0, 1] 之内，不是概率：对数损失、Brier "
       "分数与校准无定义。"},
      {"The scores of {0} are not all in [0, 1], so they are not "
       "probabilities: their log loss, Brier score and calibration are "
       "undefined.",
       "{0}的得分都有不在 [0, 1] 之内的，不是概率：其对数损失、Brier "
       "分数与校准无定义。"},
      names));
}

/// Pipelines of Hugging Face write the label that they predict as `label`, and
/// its probability as `score`: of two labels at least one half, whichever it
/// is. Where the user says that it is the truth, it is.
void WarnOfPipeline(const Column& truth, const Options& options,
                    BinaryData& data) {
  if (options.truth || data.task != TaskKind::binary ||
      data.models.size() != 1 || data.positives <= 0 || data.negatives <= 0)
    return;
  const BinaryModel& model = data.models.front();
  if (Simplify(truth.name) != "label" || Simplify(model.name) != "score")
    return;
  const std::vector<double>& falling = model.groups.score;
  const bool is_of_label =
      falling.size() > 1 && falling.front() <= 1 && falling.back() >= 0.5;
  if (!is_of_label) return;
  data.warnings.push_back(
      {.code = "label_may_be_predicted",
       .message = Fill(
           {"Every \"{1}\" is at least 0.5, whichever the \"{0}\": so a "
            "pipeline writes the label that it predicts and the probability "
            "of it. If that is so here, the file has no truth and the numbers "
            "mean nothing: open it together with a file that has the truth of "
            "the same cases. If \"{0}\" is the truth, say so (truth={0}).",
            "无论“{0}”为何，每个“{1}”都不小于 0.5：流水线（pipeline）写出所预测"
            "的标记及其概率时正是如此。若确是如此，该文件没有真实标记，这里的数"
            "值没有意义：请与含有相同样例真实标记的文件一同打开。若“{0}”是真实"
            "标记，请指明（truth={0}）。"},
           {Shorten(truth.name), Shorten(model.name)}),
       .column = truth.name});
}

/// The labels of a model must be the truth's two; a model that always says one
/// of them is fine.
std::optional<Problem> AddLabelModel(const Column& column,
                                     const UsableRows& rows, BinaryData& data) {
  if (column.storage != Storage::coded) return TooManyClasses(column.name, {});
  for (const std::string& label : LabelsInUse(column, rows)) {
    if (SameLabel(label, data.positive) || SameLabel(label, data.negative))
      continue;
    if (data.negative.empty()) {
      data.negative = label;
      continue;
    }
    return UnknownLabel(column.name, label, data.positive, data.negative);
  }
  BinaryModel model;
  model.name = column.name;
  model.predicted = IsPositive(column, rows, data.positive);
  model.threshold = std::numeric_limits<double>::quiet_NaN();
  CountPredictions(data, model);
  data.models.push_back(std::move(model));
  return std::nullopt;
}

/// The columns of which every cell is needed.
std::vector<WantedColumn> Wanted(const Table& table, const Roles& roles) {
  std::vector<WantedColumn> wanted{
      {&table.columns[roles.truth], CellUse::label}};
  if (roles.weight)
    wanted.push_back({&table.columns[*roles.weight], CellUse::number});
  const CellUse use =
      roles.task == TaskKind::binary ? CellUse::number : CellUse::label;
  for (const std::size_t index : roles.predictions)
    wanted.push_back({&table.columns[index], use});
  return wanted;
}

std::optional<Problem> ReadWeights(const Table& table, const Roles& roles,
                                   const Options& options,
                                   const UsableRows& rows, BinaryData& data) {
  if (!roles.weight) return std::nullopt;
  const Column& column = table.columns[*roles.weight];
  data.weight = NumbersOf(column, rows);
  if (std::optional<Problem> problem =
          CheckCounts(options, column, data.weight))
    return problem;
  return CheckWeights(table, column, rows, data.weight);
}

std::optional<Problem> AddModels(const Table& table, const Roles& roles,
                                 const UsableRows& rows, BinaryData& data) {
  data.own_scores.reserve(roles.predictions.size());
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    if (roles.task == TaskKind::binary) {
      AddScoreModel(column, rows, data);
    } else if (std::optional<Problem> problem =
                   AddLabelModel(column, rows, data)) {
      return problem;
    }
  }
  return std::nullopt;
}

void WarnOfRepeats(BinaryData& data) {
  if (!data.weight.empty() || data.task != TaskKind::binary) return;
  std::vector<std::span<const double>> scores;
  scores.reserve(data.models.size());
  for (const BinaryModel& model : data.models) scores.push_back(model.scores);
  const std::size_t cases[] = {static_cast<std::size_t>(data.positives),
                               static_cast<std::size_t>(data.negatives)};
  WarnOfRepeatedRows(scores, cases, data.warnings);
}

}  // namespace

void ApplyThresholds(const Options& options, BinaryData& data) {
  if (data.task == TaskKind::labels) return;
  for (BinaryModel& model : data.models) {
    const double threshold = options.ThresholdOf(model.name);
    model.is_threshold_meant =
        AreProbabilities(model) || options.SetsThresholdOf(model.name);
    if (threshold == model.threshold && !model.predicted.empty()) continue;
    model.threshold = threshold;
    FlagAtLeast(model.scores, threshold, model.predicted);
    CountPredictions(data, model);
  }
}

Result<BinaryData> PrepareBinary(const Table& table, const Roles& roles,
                                 const Options& options) {
  const Column& truth = table.columns[roles.truth];
  BinaryData data;
  data.task = roles.task;
  if (truth.storage != Storage::coded) return TooManyClasses(truth.name, {});

  std::vector<WantedColumn> wanted = Wanted(table, roles);
  if (std::optional<Problem> problem = WantClusters(table, roles, wanted))
    return *problem;
  const Result<UsableRows> checked =
      CheckCells(table, wanted, options.drop_missing);
  if (!checked) return checked.problem();
  const UsableRows& rows = checked.value();
  Result<std::vector<std::uint32_t>> cluster =
      ReadClusters(table, roles, rows, data.warnings);
  if (!cluster) return cluster.problem();
  data.cluster = std::move(cluster.value());
  data.rows_dropped = rows.dropped;
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(rows.dropped, table.row_count, data.warnings);

  const std::vector<std::string> labels = LabelsInUse(truth, rows);
  if (labels.size() > 2) return TooManyClasses(truth.name, labels);
  if (std::optional<Problem> problem =
          SettlePositive(truth.name, labels, options, data))
    return *problem;
  data.truth = IsPositive(truth, rows, data.positive);
  if (std::optional<Problem> problem =
          ReadWeights(table, roles, options, rows, data))
    return *problem;
  CountClasses(options, data);
  if (data.positive_ground != PositiveClass::Ground::known)
    WarnOfPositive(truth.name, labels, data);
  WarnOfWeights(table, roles, options, data.weight, data.warnings);

  if (std::optional<Problem> problem = AddModels(table, roles, rows, data))
    return *problem;
  WarnOfScale(data);
  WarnOfPipeline(truth, options, data);
  WarnOfRepeats(data);
  ApplyThresholds(options, data);
  return data;
}

}  // namespace melon
