#include "tasks/binary/problem.h"

#include "table/labels.h"

namespace melon {

Problem TooManyClasses(const std::string& column,
                       const std::vector<std::string>& labels) {
  const std::string count =
      labels.empty() ? std::string("> 256") : std::to_string(labels.size());
  Problem problem{
      .code = "too_many_classes",
      .message =
          Fill({"Column \"{0}\" has {1} different labels ({2}), but two are "
                "needed. For several classes choose the task of labels "
                "(task=labels) or of probabilities (task=multiclass); else "
                "choose a column with two labels as truth, or keep the rows of "
                "two classes.",
                "列“{0}”有 {1} "
                "种标记（{2}"
                "），而这里需要两种。多类时请选择“预测标记”（task=labels）或"
                "“概率”任务（task=multiclass）；否则请选取只有两种标记的列作为"
                "真实标记，或只保留两类的行。"},
               {Shorten(column), count,
                labels.empty() ? std::string("…") : ShowLabels(labels)})};
  problem.column = column;
  return problem;
}

Problem UnknownPositive(const std::string& column,
                        const std::vector<std::string>& labels,
                        const std::string& positive) {
  Problem problem{
      .code = "unknown_positive",
      .message = Fill(
          {"\"{0}\" is not a label of column \"{1}\". Its labels are: {2}. "
           "Choose one of them as the positive "
           "class.",
           "“{0}”不是列“{1}”中的标记。该列的标记有：{2}。请从中选择正类。"},
          {Shorten(positive), Shorten(column), ShowLabels(labels)})};
  problem.column = column;
  problem.value = positive;
  return problem;
}

Problem UnknownLabel(const std::string& column, const std::string& label,
                     const std::string& positive, const std::string& negative) {
  Problem problem{
      .code = "unknown_label",
      .message =
          Fill({"Column \"{0}\" predicts \"{1}\", which is neither \"{2}\" "
                "nor \"{3}\", the labels of the truth. Correct it "
                "or choose another column.",
                "列“{0}”预测了“{1}”，它既不是“{2}”也不是“{3}"
                "”（真实标记的两类）。请改正，或另选一列。"},
               {Shorten(column), Shorten(label), Shorten(positive),
                Shorten(negative)})};
  problem.column = column;
  problem.value = label;
  return problem;
}

}  // namespace melon
