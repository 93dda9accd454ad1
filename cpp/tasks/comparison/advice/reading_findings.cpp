#include "tasks/comparison/advice/reading_findings.h"

#include <string>
#include <vector>

#include "base/bibliography.h"
#include "table/name_list.h"

namespace melon {
namespace {

/// With the names in each language's own quotes.
Message FillNames(const Text& pattern, const std::vector<std::string>& names) {
  const Message quoted = NameList(names);
  return {Fill(pattern, {quoted.english}).english,
          Fill(pattern, {quoted.chinese}).chinese};
}

void AddPutAside(const Results& results, Advice& advice) {
  if (results.notes.put_aside.empty()) return;
  advice.Add(
      {.code = "put_aside",
       .opinion = Opinion::caution,
       .message = FillNames(
           {"Columns put aside because they look like times, settings or "
            "numbers of cases, features or classes, not like results: {0}.",
            "以下列像是用时、设置、样例数、特征数或类别数，而不是结果，已搁置："
            "{0}。"},
           results.notes.put_aside),
       .instead = Fill({"If one of them is an algorithm, choose its "
                        "role.",
                        "若其中某列是算法，请为它选择角色。"}),
       .option = {"predictions", ""}});
}

/// Each setting in two rows or more on average.
void AddRepeatedSettings(const Results& results, Advice& advice) {
  const std::size_t settings = results.notes.settings;
  if (settings == 0 || 2 * settings > results.row_count()) return;
  const Message names = NameList(results.notes.put_aside);
  const Text pattern{
      "The {0} rows have only {1} different values of {2}. Rows with the same "
      "values may be repetitions and no data sets of their own; then p is too "
      "small.",
      "{0} 行在{2}上只有 {1} 种不同取值。取值相同的行可能是同一设定的重复，而不"
      "是各自独立的数据集；那样 p 值偏小。"};
  const std::string rows = CountText(results.row_count());
  const std::string count = CountText(settings);
  advice.Add({.code = "settings_repeat",
              .opinion = Opinion::warning,
              .message = {Fill(pattern, {rows, count, names.english}).english,
                          Fill(pattern, {rows, count, names.chinese}).chinese},
              .instead = Fill({"Give the mean of each setting as one row.",
                               "请把每个设定的均值作为一行。"}),
              .reference = {sources::demsar2006}});
}

void AddSummaryRows(const Results& results, Advice& advice) {
  if (results.notes.summary_rows.empty()) return;
  advice.Add(
      {.code = "summary_row_left_out",
       .opinion = Opinion::caution,
       .message = FillNames(
           {"Rows left out because they sum up or compare the others: "
            "{0}.",
            "以下各行是对其他行的汇总或比较，已略去：{0}。"},
           results.notes.summary_rows),
       .instead =
           Fill({"If one of them is a data set, a fold or a learner, give it "
                 "another name or move it further up.",
                 "若其中某行是数据集、一折或学习器，请给它另取名称或把它移到前"
                 "面。"})});
}

void AddRemarks(const Results& results, Advice& advice) {
  if (results.notes.remarks.empty()) return;
  advice.Add({.code = "deviations_left_out",
              .opinion = Opinion::caution,
              .message = FillNames(
                  {"Of cells with more than a number (0.28 ± 0.01, 0.28 (2), "
                   "0.28*) the first number was taken, in the columns {0}.",
                   "单元格中除数值外还有其他内容时（0.28 ± 0.01、0.28 (2)、"
                   "0.28*），只取第一个数值，涉及的列：{0}。"},
                  results.notes.remarks),
              .instead = Fill({"Nothing need be done: deviations within a data "
                               "set, ranks and signs beside the numbers play "
                               "no part in these tests.",
                               "无须改动：这些检验不用数据集内部的偏差，也不用"
                               "数值旁的序值与记号。"})});
}

void AddPerhapsDataSets(const Results& results, Advice& advice) {
  if (!results.notes.folds_unnamed || results.row_count() < 2 ||
      results.column_count() < 2)
    return;
  advice.Add(
      {.code = "folds_or_data_sets",
       .opinion = Opinion::caution,
       .message =
           Fill({"No column names the rows, so the {0} rows were treated as "
                 "folds of one data set. Or are these data sets?",
                 "没有哪一列为行命名，因此把 {0} 行当作同一数据集的各折。它们"
                 "会不会是不同的数据集？"},
                {CountText(results.row_count())}),
       .instead = Fill({"If they are, choose the task for data sets, or add a "
                        "first column with their names.",
                        "若是，请选择多数据集比较，或在最前面加一列名称。"}),
       .option = {"task", "friedman"},
       .reference = {sources::demsar2006}});
}

}  // namespace

void AddReadingFindings(const Results& results, Advice& advice) {
  AddPerhapsDataSets(results, advice);
  AddPutAside(results, advice);
  AddRepeatedSettings(results, advice);
  AddSummaryRows(results, advice);
  AddRemarks(results, advice);
}

}  // namespace melon
