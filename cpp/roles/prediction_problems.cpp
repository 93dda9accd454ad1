#include "roles/prediction_problems.h"

#include <string>
#include <utility>

#include "base/text.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"

namespace melon {

Problem TooManyModels(std::size_t count) {
  return {.code = "too_many_models",
          .message =
              Fill({"{0} models are too many to compare with each other: "
                    "choose at most {1} prediction columns.",
                    "{0} 个模型太多，无法两两比较：请至多选择 {1} 个预测列。"},
                   {CountText(count), CountText(kMostNamedModels)})};
}

Problem FeaturesAlone(const Table& table, const std::string& target) {
  return {
      .code = "features_alone",
      .message = Fill(
          {"The file seems to have features and the target \"{0}\", but no "
           "predictions yet: no column is named like a prediction, and most of "
           "the numbers do not look like one. The lab learns from such a file: "
           "melon lab, or \"Lab\" on the page. If some columns are "
           "predictions, choose their role: prediction (predictions). The "
           "columns are: {1}.",
           "文件似乎只有特征与目标“{0}”，尚无预测：没有列名像预测，多数数值也不"
           "像预测。请用实验室学习：命令 melon lab，或页面上的“实验室”。若有"
           "预测列，请选择其角色“预测”（predictions）。现有的列：{1}。"},
          {Shorten(target), ColumnNames(table)})};
}

Problem NumbersPredicted(const Column& truth, const Column& prediction) {
  Problem problem{
      .code = "no_prediction_columns",
      .message = Fill(
          {"\"{1}\" has numbers, and not the labels of the truth \"{0}\". For "
           "predicted numbers choose the task of numbers (task=regression). If "
           "other columns have the labels that were predicted, choose their "
           "role: prediction (predictions).",
           "“{1}”列是数值，不是真实标记“{0}”的标记。若预测的是数值，请选择回归"
           "任务（task="
           "regression）；若预测的标记在其他列，请为它们选择角色“预测”"
           "（predictions）。"},
          {Shorten(truth.name), Shorten(prediction.name)})};
  problem.column = prediction.name;
  return problem;
}

namespace {

/// Why the truth cannot be one of the task, or how predictions of it look.
Message WhyNoPredictions(const Column& truth, TaskKind task) {
  const std::size_t labels = PresentLabels(truth).size();
  if (task == TaskKind::binary && IsCoded(truth) && labels > 2)
    return Fill(
        {"The truth \"{0}\" has {1} different labels, but scores are those of "
         "two classes. For several classes choose the task of labels "
         "(task=labels) or of probabilities (task=multiclass); else choose a "
         "column with two labels as truth.",
         "真实标记“{0}”有 {1} 种标记，而得分只属于两类。多类时请选择“预测标记”"
         "（task=labels）或“概率”任务（task=multiclass）；否则请选取只有两种标"
         "记的列作为真实标记。"},
        {Shorten(truth.name), CountText(labels)});
  if (task == TaskKind::regression && !IsNearlyNumeric(truth))
    return Fill(
        {"The truth \"{0}\" is a column of texts, but predicted numbers "
         "need a truth of numbers. Choose another column as truth, or "
         "another task.",
         "真实标记“{0}”是文本列，而预测数值需要数值的真实标记。请另选一"
         "列作为真实标记，或改选任务。"},
        {Shorten(truth.name)});
  if (task == TaskKind::labels)
    return Fill({"No column looks like predicted labels: beside the truth "
                 "\"{0}\" there must be a column of the same labels for each "
                 "model.",
                 "没有哪一列像预测的标记：除真实标记“{0}”外，每个模型应有一列同"
                 "样的标记。"},
                {Shorten(truth.name)});
  return Fill(
      {"No column looks like a model’s predictions: beside "
       "the truth \"{0}\" there must be a column of "
       "numbers (scores) or of the same labels for each "
       "model. Where inputs of models stand in the file, a "
       "score must have a model’s name or lie in [0, 1]; of "
       "any other column choose the role: prediction "
       "(predictions).",
       "没有哪一列像模型的预测：除真实标记“{0}”外，每个模型应有一列数值"
       "（得分）或同样的标记。文件中有模型的输入时，得分列须以模型命名或"
       "取值在 [0, 1] 内；其他列请选择角色“预测”（predictions）。"},
      {Shorten(truth.name)});
}

}  // namespace

Problem MissingPredictions(const Table& table, const Roles& roles) {
  const Column& truth = table.columns[roles.truth];
  if (roles.task == TaskKind::multiclass) {
    return {.code = "no_prediction_columns",
            .message = Fill(
                {"No columns look like a model’s probabilities: for each "
                 "class of \"{0}\" there must be a numeric column named "
                 "MODEL:CLASS. The columns are: {1}.",
                 "没有哪些列像模型的概率：“{0}”的每一类应有一列数值，列名为 "
                 "MODEL:CLASS（模型:类别）。现有的列：{1}。"},
                {Shorten(truth.name), ColumnNames(table)})};
  }
  if (roles.task == TaskKind::many_labels) {
    const std::size_t classes = PresentLabels(truth).size();
    return {.code = "no_prediction_columns",
            .message = Fill(
                {"The truth \"{0}\" has {1} different labels, and no column "
                 "contains predictions of them: each model needs a column of "
                 "the same labels, or for each class a numeric column named "
                 "MODEL:CLASS. For scores of two classes, choose a truth of "
                 "two labels. The columns are: {2}.",
                 "真实标记“{0}”有 {1} 种标记，但没有哪一列是对它们的预测："
                 "每个模型应有一列同样的标记，或每一类有一列数值，列名为 "
                 "MODEL:CLASS。若是两类的得分，请选取只有两种标记的列作为真"
                 "实标记。现有的列：{2}。"},
                {Shorten(truth.name),
                 classes == 0 ? std::string("> 256") : CountText(classes),
                 ColumnNames(table)})};
  }
  Message message = WhyNoPredictions(truth, roles.task);
  const Message columns =
      Fill({" The columns are: {0}.", "现有的列：{0}。"}, {ColumnNames(table)});
  message.english += columns.english;
  message.chinese += columns.chinese;
  return {.code = "no_prediction_columns", .message = std::move(message)};
}

}  // namespace melon
