#include "tasks/binary_data.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <utility>

#include "base/sorted_indices.h"
#include "base/sum.h"
#include "io/number.h"
#include "io/number_text.h"
#include "tasks/cells.h"

namespace melon {
namespace {

constexpr std::size_t kShownLabels = 8;

std::string ShowLabels(const std::vector<std::string>& labels) {
  std::string shown;
  for (std::size_t i = 0; i < std::min(kShownLabels, labels.size()); ++i) {
    shown.append(i == 0 ? "" : ", ").append(Shorten(labels[i], 30));
  }
  return labels.size() > kShownLabels ? shown + ", …" : shown;
}

/// Numbers by value, texts by bytes, numbers first.
bool LabelBefore(const std::string& a, const std::string& b) {
  const ParsedNumber first = ParseNumber(a, false);
  const ParsedNumber second = ParseNumber(b, false);
  const bool first_number = first.flaw == CellFlaw::none;
  const bool second_number = second.flaw == CellFlaw::none;
  if (first_number != second_number) return first_number;
  return first_number ? first.value < second.value : a < b;
}

/// The labels that occur in the usable rows, equal numbers once, sorted.
std::vector<std::string> LabelsInUse(const Column& column,
                                     const UsableRows& rows) {
  std::vector<std::uint8_t> used(column.labels.size(), 0);
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    if (rows.kept.empty() || rows.kept[row] != 0) used[column.codes[row]] = 1;
  }
  std::vector<std::string> labels;
  for (std::size_t code = 0; code < used.size(); ++code) {
    if (used[code] == 0) continue;
    const std::string& label = column.labels[code];
    // Beyond a handful the list is only shown in a message.
    const bool known = labels.size() <= kShownLabels &&
                       std::any_of(labels.begin(), labels.end(),
                                   [&](const std::string& other) {
                                     return SameLabel(label, other);
                                   });
    if (!known) labels.push_back(label);
  }
  std::vector<std::string> sorted;
  sorted.reserve(labels.size());
  for (const std::size_t i :
       SortedIndices(labels.size(), [&](std::size_t a, std::size_t b) {
         return LabelBefore(labels[a], labels[b]);
       })) {
    sorted.push_back(std::move(labels[i]));
  }
  return sorted;
}

Problem TooManyClasses(const std::string& column,
                       const std::vector<std::string>& labels) {
  const std::string count =
      labels.empty() ? std::string("> 256") : std::to_string(labels.size());
  Problem problem{
      .code = "too_many_classes",
      .message =
          Fill({"Column \"{0}\" has {1} different labels ({2}), but two are "
                "needed. Choose a column with two labels as "
                "truth, or keep the rows of two classes.",
                "列“{0}”有 {1} "
                "种标记（{2}"
                "），而这里需要两种。请选取只有两种标记的列作为真实标记，或只保"
                "留两类的行。"},
               {Shorten(column), count,
                labels.empty() ? std::string("…") : ShowLabels(labels)})};
  problem.column = column;
  return problem;
}

std::string LowerCase(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char character) {
    return static_cast<char>(
        std::tolower(static_cast<unsigned char>(character)));
  });
  return text;
}

/// The positive class of a well-known pair of labels, also when only one of the
/// two occurs.
std::optional<std::string> ConventionalPositive(
    const std::vector<std::string>& labels) {
  struct Pair {
    std::string_view negative;
    std::string_view positive;
  };
  constexpr Pair kPairs[] = {{"0", "1"}, {"-1", "1"}, {"false", "true"}};
  for (const Pair& pair : kPairs) {
    const auto fits = [&pair](const std::string& label) {
      return SameLabel(LowerCase(label), pair.negative) ||
             SameLabel(LowerCase(label), pair.positive);
    };
    if (!std::all_of(labels.begin(), labels.end(), fits)) continue;
    const auto positive = std::find_if(
        labels.begin(), labels.end(), [&pair](const std::string& label) {
          return SameLabel(LowerCase(label), pair.positive);
        });
    return positive == labels.end() ? std::string(pair.positive) : *positive;
  }
  return std::nullopt;
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
      Problem problem{
          .code = "unknown_positive",
          .message = Fill(
              {"\"{0}\" is not a label of column \"{1}\". Its labels are: {2}. "
               "Choose one of them as the positive "
               "class.",
               "“{0}”不是列“{1}”中的标记。该列的标记有：{2}。请从中选择正类。"},
              {Shorten(*options.positive), Shorten(column),
               ShowLabels(labels)})};
      problem.column = column;
      problem.value = *options.positive;
      return problem;
    }
    data.positive = wanted == labels.end() ? *options.positive : *wanted;
  } else if (const std::optional<std::string> conventional =
                 ConventionalPositive(labels)) {
    data.positive = *conventional;
    data.positive_guessed = true;
  } else {
    data.positive = labels.back();
    data.positive_guessed = true;
    Problem warning{
        .code = "positive_class_guessed",
        .message = Fill({"The positive class was not given: \"{0}\", the last "
                         "of the labels {1}, is taken.",
                         "未指定正类：取标记 {1} 中的最后一个“{0}”。"},
                        {Shorten(data.positive), ShowLabels(labels)})};
    warning.column = column;
    data.warnings.push_back(std::move(warning));
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
  std::vector<std::uint8_t> flags;
  flags.reserve(column.codes.size() - static_cast<std::size_t>(rows.dropped));
  for (std::size_t row = 0; row < column.codes.size(); ++row) {
    if (rows.kept.empty() || rows.kept[row] != 0)
      flags.push_back(positive_code[column.codes[row]]);
  }
  return flags;
}

/// The row of the file that the case came from.
std::uint64_t RowOfCase(const UsableRows& rows, std::size_t wanted) {
  if (rows.kept.empty()) return wanted;
  std::size_t row = 0;
  for (std::size_t seen = 0; rows.kept[row] == 0 || seen++ < wanted; ++row) {
  }
  return row;
}

std::optional<Problem> CheckWeights(const Table& table, const Column& column,
                                    const UsableRows& rows, BinaryData& data) {
  const auto negative = std::find_if(data.weight.begin(), data.weight.end(),
                                     [](double weight) { return weight < 0; });
  Sum total;
  for (const double weight : data.weight) total.Add(weight);
  const bool bad = negative != data.weight.end() || !(total.value() > 0) ||
                   !std::isfinite(total.value());
  if (!bad) return std::nullopt;
  const std::string name = Shorten(column.name);
  if (negative == data.weight.end()) {
    Problem problem{
        .code = "invalid_weight",
        .message = Fill(
            {"Column \"{0}\" cannot be the weight: its numbers do not add up "
             "to a positive one. Weights must be 0 "
             "or more, and not all 0.",
             "列“{0}”不能作为权重：总和不是正数。权重须不小于 0，且不全为 0。"},
            {name})};
    problem.column = column.name;
    return problem;
  }
  const std::string value = NumberText(*negative);
  const std::uint64_t line = table.LineOfRow(RowOfCase(
      rows, static_cast<std::size_t>(negative - data.weight.begin())));
  Problem problem{
      .code = "invalid_weight",
      .message = Fill({"Column \"{0}\" cannot be the weight: line {2} has the "
                       "negative number {1}. Weights must be 0 or more, "
                       "and not all 0.",
                       "列“{0}”不能作为权重：第 {2} 行是负数 {1}。权重须不小于 "
                       "0，且不全为 0。"},
                      {name, value, std::to_string(line)})};
  problem.column = column.name;
  problem.line = line;
  problem.value = value;
  return problem;
}

void CountClasses(BinaryData& data) {
  Sum positives;
  Sum negatives;
  for (std::size_t row = 0; row < data.case_count(); ++row) {
    (data.truth[row] != 0 ? positives : negatives).Add(data.WeightOf(row));
  }
  data.positives = positives.value();
  data.negatives = negatives.value();
  data.whole_weights =
      std::all_of(data.weight.begin(), data.weight.end(),
                  [](double weight) { return weight == std::floor(weight); });
}

void CountPredictions(const BinaryData& data, BinaryModel& model) {
  Sum true_positive;
  Sum false_positive;
  for (std::size_t row = 0; row < data.case_count(); ++row) {
    if (model.predicted[row] != 0)
      (data.truth[row] != 0 ? true_positive : false_positive)
          .Add(data.WeightOf(row));
  }
  model.counts.true_positive = true_positive.value();
  model.counts.false_positive = false_positive.value();
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
  data.models.push_back(std::move(model));
}

void WarnOfScale(const BinaryModel& model, BinaryData& data) {
  const std::vector<double>& scores = model.groups.score;
  if (scores.empty() || (scores.front() <= 1 && scores.back() >= 0)) return;
  Problem warning{
      .code = "scores_outside_unit_interval",
      .message =
          Fill({"The scores of \"{0}\" are not all in [0, 1], so they are not "
                "probabilities: log loss, Brier score and "
                "calibration are undefined, and a threshold of 0.5 may not be "
                "the one you want.",
                "“{0}”的得分不全在 [0, 1] 之内，不是概率：对数损失、Brier "
                "分数与校准无定义，阈值 0.5 也未必合适。"},
               {Shorten(model.name)})};
  warning.column = model.name;
  data.warnings.push_back(std::move(warning));
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
    Problem problem{
        .code = "unknown_label",
        .message =
            Fill({"Column \"{0}\" predicts \"{1}\", which is neither \"{2}\" "
                  "nor \"{3}\", the labels of the truth. Correct it "
                  "or choose another column.",
                  "列“{0}”预测了“{1}”，它既不是“{2}”也不是“{3}"
                  "”（真实标记的两类）。请改正，或另选一列。"},
                 {Shorten(column.name), Shorten(label), Shorten(data.positive),
                  Shorten(data.negative)})};
    problem.column = column.name;
    problem.value = label;
    return problem;
  }
  BinaryModel model;
  model.name = column.name;
  model.predicted = IsPositive(column, rows, data.positive);
  model.threshold = std::numeric_limits<double>::quiet_NaN();
  CountPredictions(data, model);
  data.models.push_back(std::move(model));
  return std::nullopt;
}

void WarnOfHeader(const Table& table, BinaryData& data) {
  if (!table.header_missing) return;
  data.warnings.push_back(
      {.code = "header_missing",
       .message =
           Fill({"The file has no header: its first line is all numbers, so it "
                 "was taken as data and the columns were named "
                 "column_1, column_2, …",
                 "文件没有表头：第一行全是数，已作为数据读入，各列命名为 "
                 "column_1、column_2……"})});
}

void WarnOfDroppedRows(std::uint64_t all, BinaryData& data) {
  if (data.rows_dropped == 0) return;
  data.warnings.push_back(
      {.code = "rows_dropped",
       .message =
           Fill({"{0} of {1} rows are left out, for all models, because a cell "
                 "in them is missing, infinite or not a number.",
                 "{1} 行中有 {0} "
                 "行因含缺失、无穷或非数值的单元格，对所有模型都被略去。"},
                {std::to_string(data.rows_dropped), std::to_string(all)})});
}

}  // namespace

void ApplyThresholds(const Options& options, BinaryData& data) {
  if (data.task == TaskKind::labels) return;
  for (BinaryModel& model : data.models) {
    const double threshold = options.ThresholdOf(model.name);
    if (threshold == model.threshold && !model.predicted.empty()) continue;
    model.threshold = threshold;
    model.predicted.resize(data.case_count());
    for (std::size_t row = 0; row < data.case_count(); ++row) {
      model.predicted[row] =
          static_cast<std::uint8_t>(model.scores[row] >= threshold);
    }
    CountPredictions(data, model);
  }
}

Result<BinaryData> PrepareBinary(const Table& table, const Roles& roles,
                                 const Options& options) {
  const Column& truth = table.columns[roles.truth];
  BinaryData data;
  data.task = roles.task;
  if (truth.storage != Storage::coded) return TooManyClasses(truth.name, {});

  std::vector<WantedColumn> wanted{{&truth, CellUse::label}};
  if (roles.weight)
    wanted.push_back({&table.columns[*roles.weight], CellUse::number});
  for (const std::size_t index : roles.predictions) {
    wanted.push_back({&table.columns[index], roles.task == TaskKind::binary
                                                 ? CellUse::number
                                                 : CellUse::label});
  }
  const Result<UsableRows> checked =
      CheckCells(table, wanted, options.drop_missing);
  if (!checked) return checked.problem();
  const UsableRows& rows = checked.value();
  data.rows_dropped = rows.dropped;
  WarnOfHeader(table, data);
  WarnOfDroppedRows(table.row_count, data);

  const std::vector<std::string> labels = LabelsInUse(truth, rows);
  if (labels.size() > 2) return TooManyClasses(truth.name, labels);
  if (std::optional<Problem> problem =
          SettlePositive(truth.name, labels, options, data))
    return *problem;
  data.truth = IsPositive(truth, rows, data.positive);
  if (roles.weight) {
    const Column& column = table.columns[*roles.weight];
    data.weight = NumbersOf(column, rows);
    if (std::optional<Problem> problem =
            CheckWeights(table, column, rows, data))
      return *problem;
  }
  CountClasses(data);

  data.own_scores.reserve(roles.predictions.size());
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    if (roles.task == TaskKind::binary) {
      AddScoreModel(column, rows, data);
      WarnOfScale(data.models.back(), data);
    } else if (std::optional<Problem> problem =
                   AddLabelModel(column, rows, data)) {
      return *problem;
    }
  }
  ApplyThresholds(options, data);
  return data;
}

}  // namespace melon
