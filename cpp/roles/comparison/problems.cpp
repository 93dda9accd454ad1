#include "roles/comparison/problems.h"

#include <algorithm>
#include <string>

#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "roles/roles.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {

Problem NoCounts(const Table& table, std::string_view missing) {
  return {
      .code = "no_count_columns",
      .message = Fill(
          {"A binomial test needs a column \"errors\" and a column \"n\", "
           "one row an experiment; \"{0}\" is missing. Results of folds, "
           "such as error rates or RMSE, belong to the task cv (task=cv). "
           "The columns are: {1}.",
           "二项检验需要 errors（错误数）与 n（样例数）两列，每行一次实验；"
           "缺少“{0}”。各折的结果（如错误率或 RMSE）请用任务 cv（task=cv）。"
           "现有的列：{1}。"},
          {missing, ColumnNames(table)})};
}

Problem OneResultEach(const Table& table, const Column& algorithms,
                      bool are_chosen) {
  constexpr Text kOne{
      "Column \"{0}\" names each algorithm once, so there is one result of "
      "each and nothing to test. Give the results of every fold or data set, "
      "not their means.",
      "“{0}”列中每个算法只出现一次，即各只有一个结果，无法检验。请给出每一折或"
      "每个数据集的结果，而不是平均值。"};
  constexpr Text kSeveral{
      "Column \"{0}\" names each algorithm once, and the other columns seem to "
      "be different measures: one result of each, and nothing to test. Give "
      "the results of every fold or data set, not their means. Where columns "
      "are results of one measure on several data sets, choose them "
      "(task=friedman, predictions=…).",
      "“{0}”列中每个算法只出现一次，其余各列像是不同的指标，即各只有一个结果，"
      "无法检验。请给出每一折或每个数据集的结果，而不是平均值。若有几列是同一"
      "指标在多个数据集上的结果，请指定这些列（task=friedman，predictions="
      "…）。"};
  const auto results =
      std::count_if(table.columns.begin(), table.columns.end(),
                    [](const Column& column) { return IsNumeric(column); });
  const bool may_be_several = !are_chosen && results > 1;
  return {.code = "one_result_each",
          .message = Fill(may_be_several ? kSeveral : kOne,
                          {Shorten(algorithms.name)}),
          .column = algorithms.name};
}

Problem DeviationInCell(const Column& column) {
  return {
      .code = "deviation_in_cell",
      .message = Fill({"Column \"{0}\" has a mean and a deviation in one "
                       "cell (\"{1}\"): keep the mean only, the tests "
                       "need one number a cell.",
                       "“{0}”列的单元格里同时有均值与偏差（“{1}”）：请只保留"
                       "均值，每格一个数。"},
                      {Shorten(column.name), Shorten(column.labels[0])}),
      .column = column.name,
      .value = std::string(column.labels[0])};
}

Problem MetricsOnly(const Table& table) {
  constexpr Text kPerhapsNamed{
      "The columns are different metrics, not results of several learners, and "
      "no column is known to name the learners. If one does, choose it "
      "(algorithm), and the one of the data sets (dataset). Otherwise give "
      "each learner a column of results of the same metric. The columns are: "
      "{0}.",
      "各列是不同的指标，而不是多个学习器的结果，也看不出哪一列写明学习器。若有"
      "这样的列，请指定它（algorithm），并指定写明数据集的列（dataset）；否则请"
      "让每个学习器各占一列（同一指标的结果）。现有的列：{0}。"};
  const bool any_texts = std::any_of(
      table.columns.begin(), table.columns.end(), [](const Column& column) {
        return IsCoded(column) && !IsNumeric(column) &&
               column.labels.size() > 1 && !IsIn(kDatasetNames, column);
      });
  if (any_texts)
    return {.code = "metrics_only",
            .message = Fill(kPerhapsNamed, {ColumnNames(table)})};
  return {
      .code = "metrics_only",
      .message = Fill(
          {"The columns are different metrics, not results of several "
           "learners, so there is nothing to compare. Give each learner a "
           "column of results of the same metric, or a row for each learner "
           "and data set with columns that name both (algorithm, dataset). "
           "The columns are: {0}.",
           "各列是不同的指标，而不是多个学习器的结果，没有可比较的对象。请让每"
           "个学习器各占一列（同一指标的结果），或每行给出一个学习器在一个数据"
           "集上的结果，并用两列写明学习器与数据集（algorithm、dataset）。现有"
           "的列：{0}。"},
          {ColumnNames(table)})};
}

Problem CountsAsLearners(const Table& table) {
  return {
      .code = "counts_as_learners",
      .message = Fill(
          {"The columns are the counts of confusion matrices, not results "
           "of learners. Choose the task of such counts (task=counts), or "
           "give a metric of each learner. The columns are: {0}.",
           "各列是混淆矩阵的计数，而不是学习器的结果。请选择混淆矩阵计数任务"
           "（task=counts），或给出各学习器的某个指标。现有的列：{0}。"},
          {ColumnNames(table)})};
}

Problem SeveralMeasures(const Table& table,
                        const std::vector<std::size_t>& columns) {
  const Column& first = table.columns[columns[0]];
  const Column& second = table.columns[columns[1]];
  return {.code = "several_measures",
          .message = Fill(
              {"Columns \"{0}\" and \"{1}\" are different measures, and "
               "learners are compared by one. Choose one of them as the "
               "prediction (predictions), and no role for the other.",
               "“{0}”与“{1}”是不同的指标，而学习器只按一种指标比较。请只选其中"
               "一列作为预测（predictions），另一列不指定角色。"},
              {Shorten(first.name), Shorten(second.name)}),
          .column = second.name};
}

Problem LearnersInTexts(const Table& table,
                        const std::vector<std::size_t>& texts) {
  std::string names;
  for (const std::size_t index : texts)
    names.append(names.empty() ? "\"" : ", \"")
        .append(Shorten(table.columns[index].name, 30))
        .append("\"");
  return {.code = "learners_in_texts",
          .message = Fill(
              {"A fold or run has several rows, which differ in {0}: they are "
               "not results of one learner. Choose the column that names the "
               "learner (algorithm) or the data set (dataset). If two name "
               "the learner together, join them into one column. The columns "
               "are: {1}.",
               "同一折（或同一轮）有多行，它们的区别在于 "
               "{0}：这些不是同一个学习器的结果。"
               "请指定写明学习器的列（algorithm）或写明数据集的列（dataset）；"
               "若由两列共同写明学习器，请合并为一列。现有的列：{1}。"},
              {names, ColumnNames(table)}),
          .column = table.columns[texts.front()].name};
}

Problem MetricsOfTexts(const Table& table, std::size_t metric,
                       const std::vector<std::size_t>& texts) {
  const std::string& text = table.columns[texts.front()].name;
  return {
      .code = "learners_in_texts",
      .message = Fill(
          {"Column \"{0}\" is called a metric and no learner, and data sets "
           "have several rows. Choose the learners’ column, such as \"{1}\" "
           "(algorithm={1}), and the metric (predictions={0}). If another "
           "column numbers the results of a learner, choose it as well (fold). "
           "The columns are: {2}.",
           "“{0}”列的名称是指标而不是学习器，且数据集有多行。请指定写明学习器的"
           "列，如“{1}”（algorithm={1}），以及指标（predictions={0}）。若另有一"
           "列给同一学习器的结果编号，也请指定它（fold）。现有的列：{2}。"},
          {Shorten(table.columns[metric].name), Shorten(text),
           ColumnNames(table)}),
      .column = text};
}

Problem NoDatasets(const Table& table) {
  return {.code = "no_dataset_column",
          .message = Fill(
              {"A column names the learner of each row, and none the data set. "
               "Choose it (dataset). If the rows are folds or runs of one data "
               "set, choose their task (task=cv). The columns are: {0}.",
               "有一列写明每行的学习器，却没有写明数据集的列。请指定它"
               "（dataset）。若各行是同一数据集的各折或各轮，请选择相应的任务"
               "（task=cv）。现有的列：{0}。"},
              {ColumnNames(table)}),
          .option = "dataset"};
}

Problem DatasetsWithoutFolds(const Column& datasets) {
  return {
      .code = "several_datasets",
      .message = Fill(
          {"Column \"{0}\" names several data sets, and no column numbers "
           "the folds, so their rows cannot be paired. Choose the task of "
           "data sets (task=friedman), or keep the rows of one data set.",
           "“{0}”列含有多个数据集，而没有给各折编号的列，因此各行无法配对。请"
           "选择“多个数据集上的算法”任务（task=friedman），或只保留一个数据集"
           "的行。"},
          {Shorten(datasets.name)}),
      .column = datasets.name,
      .option = "task"};
}

Problem NoResults(const Table& table) {
  return {.code = "no_result_columns",
          .message = Fill(
              {"No column contains results: each algorithm needs a column of "
               "numbers, one row a data set or a fold. The columns are: {0}.",
               "没有哪一列是结果：每个算法应有一列数值，每行一个数据集或一折。"
               "现有的列：{0}。"},
              {ColumnNames(table)})};
}

Problem PredictionsOnly(const Table& table) {
  return {.code = "predictions_only",
          .message = Fill(
              {"By their names the columns are a truth and predictions of it, "
               "not results of learners. If some are results, choose them "
               "(predictions). The columns are: {0}.",
               "从列名看，各列是真实标记及其预测，而不是学习器的结果。若其中有"
               "结果，请指定它们（predictions）。现有的列：{0}。"},
              {ColumnNames(table)})};
}

Problem WhichResults(const Table& table,
                     const std::vector<std::size_t>& columns) {
  const std::vector<std::string> names = NamesOfColumns(table, columns);
  const Message list = NameList(names);
  const auto fill = [](const std::string& shown) {
    return Fill(
        {"Any of the columns {0} may contain the results, and no name says "
         "which. Choose one as the prediction (predictions).",
         "{0} 各列都可能是结果，列名未加说明。请指定其中一列为预测"
         "（predictions）。"},
        {shown});
  };
  return {.code = "which_results",
          .message = {fill(list.english).english, fill(list.chinese).chinese},
          .column = names.front(),
          .option = "predictions"};
}

Problem RowsOrColumns(const Table& table, std::size_t columns) {
  const std::string& first = table.columns.front().name;
  return {
      .code = "rows_or_columns",
      .message = Fill(
          {"Which are the learners, the {1} rows or the {2} columns of "
           "numbers? No name shows it. If the rows are, choose their column as "
           "the algorithm (algorithm={0}); if the columns are, choose it as "
           "the data set (dataset={0}).",
           "学习器是表中的 {1} 行，还是 {2} "
           "列数值？名称未加说明。若是各行，请将"
           "“{0}”列指定为算法（algorithm={0}）；若是各列，请将它指定为数据集"
           "（dataset={0}）。"},
          {Shorten(first), CountText(table.row_count), CountText(columns)}),
      .column = first};
}

Problem TooManyAlgorithmColumns(std::size_t count, std::size_t most) {
  return {.code = "too_many_models",
          .message =
              Fill({"{0} algorithms are too many to compare with each other: "
                    "choose at most {1} columns (predictions).",
                    "{0} 个算法太多，无法两两比较：请至多选择 {1} "
                    "列（predictions）。"},
                   {CountText(count), CountText(most)})};
}

Problem StatisticsOnly(const Table& table) {
  return {
      .code = "statistics_only",
      .message = Fill(
          {"The columns are means, deviations and the like, not results of "
           "learners, so there is nothing to test. Give the results "
           "themselves: a column for each learner, a row for each fold or data "
           "set. The columns are: {0}.",
           "各列是均值、标准差之类的统计量，而不是各学习器的结果，无法检验。请"
           "给出结果本身：每个学习器一列，每一折或每个数据集一行。现有的列："
           "{0}。"},
          {ColumnNames(table)})};
}

Problem NumberedColumns(const Table& table,
                        const std::vector<std::size_t>& columns) {
  return {
      .code = "numbered_columns",
      .message = Fill(
          {"The columns from \"{0}\" to \"{1}\" are numbered as the folds or "
           "repetitions of one learner are, and no name says that they are "
           "learners. Give each learner a column with the means of its "
           "repetitions, or a list: columns dataset, algorithm, run and the "
           "result. If each of them is a learner, choose them (predictions).",
           "从“{0}”到“{1}”的各列像同一个学习器的各折或各次重复那样编号，没有名"
           "称表明它们是不同的学习器。请让每个学习器各占一列，给出各次重复的均"
           "值；或用列表：数据集（dataset）、算法（algorithm）、运行（run）与结"
           "果各占一列。若每列确为一个学习器，请将它们选为预测"
           "（predictions）。"},
          {Shorten(table.columns[columns.front()].name),
           Shorten(table.columns[columns.back()].name)})};
}

Problem YearsAsColumns(const Table& table,
                       const std::vector<std::size_t>& columns) {
  return {
      .code = "years_as_columns",
      .message = Fill(
          {"The columns from \"{0}\" to \"{1}\" are called by years, so they "
           "are a series in time and not learners. If each of them is a "
           "learner, choose them (predictions).",
           "从“{0}”到“{1}”的各列以年份命名，是时间序列而不是学习器。若每列确为"
           "一个学习器，请将它们选为预测（predictions）。"},
          {Shorten(table.columns[columns.front()].name),
           Shorten(table.columns[columns.back()].name)})};
}

Problem RepetitionsOnly(const Table& table,
                        const std::vector<std::size_t>& columns) {
  return {
      .code = "repetitions_only",
      .message = Fill(
          {"The columns from \"{0}\" to \"{1}\" are folds or repetitions of "
           "one learner, so there is nothing to compare. Give each learner a "
           "row that begins with its name or, with several data sets, a list: "
           "columns dataset, algorithm, run and the result.",
           "从“{0}”到“{1}”的各列是同一个学习器的各折或各次重复，没有可比较的对"
           "象。请让每个学习器各占一行，以其名称开头；若有多个数据集，请用列"
           "表：数据集（dataset）、算法（algorithm）、运行（run）与结果各占一"
           "列。"},
          {Shorten(table.columns[columns.front()].name),
           Shorten(table.columns[columns.back()].name)})};
}

}  // namespace melon
