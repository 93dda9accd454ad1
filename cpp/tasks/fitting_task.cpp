#include "tasks/fitting_task.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "base/text.h"

namespace melon {
namespace {

struct Description {
  TaskKind kind;
  Text text;
};

constexpr Description kDescriptions[] = {
    {TaskKind::binary, {"scores of two classes", "二分类得分"}},
    {TaskKind::labels, {"predicted labels", "预测标记"}},
    {TaskKind::many_labels, {"predicted labels", "预测标记"}},
    {TaskKind::multiclass, {"probabilities of classes", "各类概率"}},
    {TaskKind::regression, {"predicted numbers", "回归预测"}},
    {TaskKind::ranking, {"rankings", "排序"}},
    {TaskKind::clustering, {"clusterings", "聚类"}},
    {TaskKind::counts, {"counts of confusion matrices", "混淆矩阵计数"}},
    {TaskKind::cv, {"folds of one data set", "同一数据集的各折"}},
    {TaskKind::friedman, {"algorithms on data sets", "多个数据集上的算法"}},
    {TaskKind::binomial, {"numbers of errors", "错误数"}}};

void Append(const Message& sentence, Problem& problem) {
  problem.message.english.append(" ").append(sentence.english);
  problem.message.chinese.append(sentence.chinese);
}

}  // namespace

void PointToTask(TaskKind fitting, Problem& problem) {
  const auto* const found = std::find_if(
      std::begin(kDescriptions), std::end(kDescriptions),
      [fitting](const Description& one) { return one.kind == fitting; });
  if (!problem.option) problem.option = "task";
  const Message what = Fill(found->text, {});
  const std::string name(TaskName(fitting));
  Append(
      {Fill({"The table fits another task: {0} (task={1}).", ""},
            {what.english, name})
           .english,
       Fill({"", "该表适合另一任务：{0}（task={1}）。"}, {what.chinese, name})
           .chinese},
      problem);
}

void PointToClustering(std::string_view column, Problem& problem) {
  if (!problem.option) problem.option = "task";
  Append(Fill({"If \"{0}\" is a clustering of points whose coordinates are the "
               "other columns, choose that task (task=clustering).",
               "若“{0}”列是簇标记，其余各列是样本的坐标，请选择聚类任务"
               "（task=clustering）。"},
              {Shorten(std::string(column))}),
         problem);
}

void PointAwayFromTask(TaskKind chosen, Problem& problem) {
  Append(
      Fill({"No choice of the truth fits the task \"{0}\": choose another "
            "task, or none.",
            "无论以哪一列为真实标记，都不适合任务“{0}”：请换一个任务，或不指定"
            "任务。"},
           {TaskName(chosen)}),
      problem);
}

}  // namespace melon
