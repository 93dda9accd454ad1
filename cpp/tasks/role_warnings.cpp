#include "tasks/role_warnings.h"

#include <algorithm>
#include <string_view>

namespace melon {
namespace {

/// The first names, in quotes.
Message Names(const Table& table, const std::vector<std::size_t>& columns) {
  constexpr std::size_t kShown = 5;
  Message names;
  for (std::size_t i = 0; i < std::min(kShown, columns.size()); ++i) {
    const std::string name = Shorten(table.columns[columns[i]].name, 30);
    names.english.append(i == 0 ? "\"" : ", \"").append(name).append("\"");
    names.chinese.append(i == 0 ? "“" : "、“").append(name).append("”");
  }
  if (columns.size() > kShown) {
    names.english += ", …";
    names.chinese += "……";
  }
  return names;
}

/// A sentence with the names of columns.
Problem Warning(std::string_view code, const Text& sentence, const Table& table,
                const std::vector<std::size_t>& columns) {
  const Message names = Names(table, columns);
  Problem warning{.code = std::string(code),
                  .message = {Fill(sentence, {names.english}).english,
                              Fill(sentence, {names.chinese}).chinese}};
  warning.column = table.columns[columns.front()].name;
  return warning;
}

/// The line of the first row with the label.
std::uint64_t LineOf(const Table& table, const Column& column,
                     const std::string& label) {
  const auto code =
      std::find(column.labels.begin(), column.labels.end(), label);
  const auto row =
      std::find(column.codes.begin(), column.codes.end(),
                static_cast<std::uint16_t>(code - column.labels.begin()));
  return table.LineOfRow(
      static_cast<std::uint64_t>(row - column.codes.begin()));
}

}  // namespace

Problem TruthInDoubt(const Table& table,
                     const std::vector<std::size_t>& columns) {
  return Warning(
      "truth_in_doubt",
      {"Any of the columns {0} may be the truth: the first is taken. If it is "
       "another, choose it (truth).",
       "以下各列都可能是真实标记：{0}。取了第一列；若是另一列，请选择它"
       "（truth）。"},
      table, columns);
}

Problem ModelsLimited(std::size_t found, std::size_t taken) {
  return {.code = "predictions_limited",
          .message = Fill(
              {"{0} columns look like predictions; only the first {1} are "
               "evaluated. Choose others by their roles (predictions).",
               "有 {0} 列像是预测，只评估了前 {1} 列。可在列的角色中另行选择"
               "（predictions）。"},
              {std::to_string(found), std::to_string(taken)})};
}

Problem PairsLimited(std::size_t models, std::size_t compared) {
  return {.code = "pairs_limited",
          .message = Fill(
              {"Of {0} models only the best {1} are compared in pairs; their "
               "p-values are adjusted over the pairs of all {0}. For other "
               "pairs choose fewer columns (predictions).",
               "{0} 个模型中只有最好的 {1} 个两两比较；p 值按全部 {0} 个模型的"
               "比较次数校正。若要比较其他模型，请选取较少的列"
               "（predictions）。"},
              {std::to_string(models), std::to_string(compared)})};
}

Problem NumbersIgnored(const Table& table,
                       const std::vector<std::size_t>& columns) {
  return Warning(
      "numeric_columns_ignored",
      {"Numeric columns that were not evaluated as scores: {0}. If one of them "
       "belongs to a model, choose its role: prediction (predictions).",
       "以下数值列未当作得分：{0}。若其中某列属于模型，请为它选择角色“预测”"
       "（predictions）。"},
      table, columns);
}

Problem LabelsIgnored(const Table& table,
                      const std::vector<std::size_t>& columns) {
  return Warning(
      "label_columns_ignored",
      {"Columns of predicted labels that are not evaluated here: {0}. To "
       "evaluate them, choose the task of predicted labels (task=labels) or "
       "their role: prediction (predictions).",
       "以下预测标记的列未作评估：{0}。若要评估，请选择“预测标记”任务"
       "（task=labels），或为它选择角色“预测”（predictions）。"},
      table, columns);
}

Problem ScoresIgnored(const Table& table,
                      const std::vector<std::size_t>& columns) {
  return Warning(
      "score_columns_ignored",
      {"Columns of numbers that are not evaluated beside labels: {0}. If they "
       "are scores, choose the task of scores (task=binary).",
       "以下数值列未与标记一同评估：{0}。若它们是得分，请选择“得分”任务"
       "（task=binary）。"},
      table, columns);
}

Problem PredictionsInDoubt(const Table& table,
                           const std::vector<std::size_t>& columns) {
  return Warning(
      "predictions_in_doubt",
      {"Columns that may be predictions, but were not evaluated: {0}. If one "
       "of "
       "them belongs to a model, choose its role: prediction (predictions).",
       "以下各列可能是预测，但未当作预测：{0}。若其中某列属于模型，请为它选择"
       "角色“预测”（predictions）。"},
      table, columns);
}

Problem LabelBeyondTruth(const Table& table, std::size_t column,
                         const std::string& label, std::size_t truth) {
  const Column& predicted = table.columns[column];
  const std::uint64_t line = LineOf(table, predicted, label);
  Problem warning{
      .code = "label_beyond_truth",
      .message = Fill(
          {"Column \"{0}\" predicts \"{1}\" in line {2}, a label that the "
           "truth \"{3}\" never has: it counts as a class of its own. Correct "
           "it if it is a slip.",
           "列“{0}”在第 {2} 行预测了“{1}”，而真实标记“{3}”中没有它：这里当作"
           "另一类。若是笔误，请改正。"},
          {Shorten(predicted.name), Shorten(label), std::to_string(line),
           Shorten(table.columns[truth].name)})};
  warning.line = line;
  warning.column = predicted.name;
  warning.value = label;
  return warning;
}

}  // namespace melon
