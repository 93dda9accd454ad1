#include "tasks/comparison/results_problems.h"

#include "base/text.h"
#include "roles/roles.h"
#include "table/name_list.h"

namespace melon {

Problem NoRowsOfResults() {
  return {
      .code = "no_rows",
      .message = Fill({"There are no rows of results: give at least one data "
                       "set or fold.",
                       "没有任何结果行：请至少给出一个数据集或一折。"})};
}

Problem NoRowComplete(const std::vector<std::string>& without) {
  const Message list = NameList(without);
  const auto fill = [](const std::string& shown) {
    return Fill(
        {"No data set or fold has a result of every algorithm; without {0} "
         "some have. Leave out those rows, or add what is missing.",
         "没有哪个数据集或哪一折含有全部算法的结果，去掉 {0} 后则有。请删去相应"
         "的行，或补上缺少的结果。"},
        {shown});
  };
  return {.code = "no_rows",
          .message = {fill(list.english).english, fill(list.chinese).chinese},
          .value = without.front()};
}

Problem NoRowShared() {
  return {
      .code = "no_rows",
      .message = Fill(
          {"No two algorithms have results of the same data set or fold, "
           "so they cannot be compared. See whether the right columns name "
           "the algorithms, data sets and folds.",
           "任何两个算法都没有同一数据集或同一折上的结果，无法比较。请查看算"
           "法、数据集与折所在的列是否指定正确。"})};
}

Problem NoAlgorithmNamed(const std::string& column, std::size_t count,
                         std::uint64_t line) {
  Problem problem{
      .code = "no_algorithm_named",
      .message = Fill(
          {"Column \"{0}\" names no algorithm in {1} rows, the first in line "
           "{2}. Write the name there, leave those rows out "
           "(missing=drop), or choose another column (algorithm).",
           "“{0}”列有 {1} 行没有写算法的名称，首先是第 {2} 行。请补上名称，"
           "或略去这些行（missing=drop），或另选一列（algorithm）。"},
          {Shorten(column), CountText(count), std::to_string(line)}),
      .column = column};
  problem.line = line;
  return problem;
}

Problem FoldsNotNumbered(const std::string& fewest, std::size_t few,
                         const std::string& most, std::size_t many) {
  return {
      .code = "folds_not_numbered",
      .message = Fill(
          {"No column numbers the folds, and the algorithms have different "
           "numbers of rows: \"{0}\" has {1}, \"{2}\" has {3}. Which rows are "
           "of the same fold cannot be seen: choose the column that says so "
           "(fold), or keep as many rows of each algorithm.",
           "没有编号各折的列，而各算法的行数不同：“{0}”有 {1} 行，“{2}”有 {3} "
           "行，无法看出哪些行属于同一折。请指定编号所在的列（fold），或让各算"
           "法"
           "的行数相同。"},
          {Shorten(fewest), CountText(few), Shorten(most), CountText(many)})};
}

Problem TooManyAlgorithms(std::size_t count, std::size_t most) {
  return {.code = "too_many_models",
          .message = Fill(
              {"{0} algorithms are too many to compare with each other: "
               "keep the rows of at most {1}.",
               "{0} 个算法太多，无法两两比较：请至多保留 {1} 个算法的行。"},
              {CountText(count), CountText(most)})};
}

Problem DoubledDataset(const std::string& dataset, std::uint64_t line,
                       std::size_t count, bool all) {
  constexpr Text kAll{
      "The data sets have several rows each, but not equally many: \"{0}\" has "
      "{2}, the second in line {1}. Give one row for each; if they are folds, "
      "say which column numbers them (fold); if they are of several learners, "
      "say which column names these (algorithm).",
      "各数据集有多行，且行数不等：“{0}”有 {2} 行，第二行在第 {1} 行。请每个数"
      "据集只保留一行；若它们是不同的折，请指定编号所在的列（fold）；若属于不同"
      "的学习器，请指定其名称所在的列（algorithm）。"};
  constexpr Text kOne{
      "The data set \"{0}\" has {2} rows, the second in line {1}, and some "
      "data "
      "set has one only. Give one row for each; if they are folds, say which "
      "column numbers them (fold); if they are of several learners, say which "
      "column names these (algorithm).",
      "数据集“{0}”有 {2} 行，第二行在第 {1} 行，而某些数据集只有一行。请每个数"
      "据集只保留一行；若它们是不同的折，请指定编号所在的列（fold）；若属于不同"
      "的学习器，请指定其名称所在的列（algorithm）。"};
  Problem problem{.code = "doubled_dataset",
                  .message = Fill(all ? kAll : kOne,
                                  {Shorten(dataset), std::to_string(line),
                                   CountText(count)})};
  problem.line = line;
  problem.value = dataset;
  return problem;
}

Problem MissingInColumn(const std::string& algorithm, const std::string& column,
                        std::uint64_t line) {
  Problem problem{
      .code = "missing_cells",
      .message = Fill(
          {"There is no result of \"{0}\" in column \"{1}\" (line {2}). Add "
           "it, or leave out the columns with gaps for all learners "
           "(missing=drop).",
           "“{0}”在列“{1}”中没有结果（第 {2} "
           "行）。请补上，或对所有学习器略去有缺失的列（missing=drop）。"},
          {Shorten(algorithm), Shorten(column), std::to_string(line)})};
  problem.line = line;
  problem.column = column;
  problem.value = algorithm;
  return problem;
}

Problem MissingResult(const std::string& algorithm, const std::string& row) {
  Problem problem{
      .code = "missing_cells",
      .message = Fill(
          {"There is no result of \"{0}\" for \"{1}\". Add it, or leave out "
           "what is not complete (missing=drop).",
           "缺少“{0}”在“{1}"
           "”上的结果。请补上，或略去不完整的行（missing=drop）。"},
          {Shorten(algorithm), Shorten(row)})};
  problem.value = algorithm;
  return problem;
}

}  // namespace melon
