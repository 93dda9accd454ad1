#include "roles/comparison/warnings.h"

#include <string>

#include "roles/names/metric_names.h"
#include "table/column_traits.h"
#include "table/name_list.h"

namespace melon {
namespace column_warnings {

const ColumnWarning results_left_out = {
    "result_columns_ignored",
    {"Columns of numbers that are not compared here, such as another metric, a "
     "deviation or a time: {0}. To compare one of them, choose its role: "
     "prediction (predictions).",
     "以下数值列（如另一种指标、标准差或时间）未参与比较：{0}。若要比较其中某列"
     "，请为它选择角色“预测”（predictions）。"}};

const ColumnWarning texts_left_out = {
    "text_columns_ignored",
    {"Columns of texts that are not used here: {0}. If one of them names the "
     "learner or the data set of each row, choose its role: algorithm "
     "(algorithm) or data set (dataset). If two of them name the learner "
     "together, join them into one column.",
     "以下文本列未参与比较：{0}。若其中某列写明每行的学习器或数据集，请为它选择"
     "角色“算法”（algorithm）或“数据集”（dataset）；若两列合起来才是学习器的名"
     "称，请先并为一列。"}};

const ColumnWarning summaries_left_out = {
    "summary_columns_left_out",
    {"Columns left out because they sum up the others: {0}. If one of them is "
     "a data set or a fold, give it another name.",
     "以下列是对其他列的汇总，已略去：{0}。若其中某列是数据集或一折，请换一个"
     "名称。"}};

const ColumnWarning summaries_of_learners = {
    "summary_columns_left_out",
    {"Columns left out because they sum up or compare the learners beside "
     "them: {0}. If one of them is a learner, choose its role: prediction "
     "(predictions).",
     "以下列是对旁边各学习器的汇总或比较，已略去：{0}。若其中某列是学习器，请"
     "为它选择角色“预测”（predictions）。"}};

const ColumnWarning one_metric_taken = {
    "metrics_of_one_learner",
    {"The columns are metrics, not learners: only {0} is evaluated, as the "
     "results of one learner. To compare learners, give each a column of "
     "results of the same metric.",
     "各列是不同的指标，而不是学习器：只评估 {0}，作为一个学习器的结果。若要"
     "比较学习器，请让每个学习器各占一列（同一指标的结果）。"}};

const ColumnWarning metrics_compared = {
    "metrics_compared",
    {"The chosen columns are called by metrics: {0}. A difference between "
     "metrics is not one between learners. Choose columns of the same metric, "
     "one for each learner.",
     "所选的列以指标命名：{0}。不同指标之差不能说明学习器的优劣。请选择同一"
     "指标的列，每个学习器一列。"}};

const ColumnWarning splits_of_mean = {
    "splits_of_mean",
    {"A test needs more than one result of each candidate: the splits that {0} "
     "sums up are compared.",
     "每个候选只有一个结果时无法检验：这里比较 {0} 所汇总的各次划分。"}};

const ColumnWarning seeds_as_runs = {
    "seeds_as_runs",
    {"Column {0} was read as the run: each seed is a repetition. If all of "
     "them used the same split, the differences vary by the seed alone, and "
     "another test set may change the result. If the runs are numbered by "
     "another column, name it (run).",
     "{0} 列当作轮次：每个随机种子为一次重复。若各次使用同一划分，差异只随种"
     "子而变，换一个测试集结果可能不同。若轮次由另一列编号，请指定该列"
     "（run）。"}};

const ColumnWarning rows_as_learners = {
    "rows_as_learners",
    {"The rows are named like learners, so each row counts as a learner and "
     "each column as a data set. If it is the other way round, choose the "
     "data sets: {0} (dataset).",
     "各行的名称像学习器，因此每行算作一个学习器，每列算作一个数据集。若相反，"
     "请指定数据集列：{0}（dataset）。"}};

const ColumnWarning learners_of_folds = {
    "rows_as_learners",
    {"The rows in {0} look like learners, so each row counts as one and each "
     "column as a fold. If it is the other way round, exchange rows and "
     "columns.",
     "{0}中各行像是学习器，因此每行算作一个学习器，每列算作一折。若相反，请将"
     "表格行列互换。"}};

const ColumnWarning epochs_as_folds = {
    "epochs_as_folds",
    {"Column {0} is called like the epochs or steps of one training. These are "
     "neither folds nor data sets: each goes on from the one before, so "
     "p-values are too small. Compare the results of repeated trainings.",
     "{0}列的名称像一次训练的各轮或各步。它们既不是折也不是数据集：后一轮接着前"
     "一轮，因此 p 值偏小。请比较多次训练的结果。"}};

const ColumnWarning training_sets_differ = {
    "training_sets_differ",
    {"By column {0} the training sets of the folds are of different sizes, as "
     "in validation along time. The corrected t test takes one ratio of test "
     "to training cases for all: give it (test_train_ratio), and read p with "
     "care.",
     "由{0}列可见，各折的训练集大小不同，如按时间的验证。校正的 t 检验对所有折"
     "取同一个测试集与训练集之比：请给出该比值（test_train_ratio），并谨慎看待 "
     "p 值。"}};

const ColumnWarning data_sets_as_folds = {
    "data_sets_as_folds",
    {"Column {0} is called like one of data sets, yet its rows count as folds "
     "of one data set. To compare over data sets choose that task "
     "(task=friedman).",
     "{0}列像是数据集的名称，但它的各行在此算作同一数据集的各折。若要在多个数据"
     "集上比较，请选择该任务（task=friedman）。"}};

const ColumnWarning numbers_as_datasets = {
    "numbers_as_datasets",
    {"Column {0}, chosen as the data sets, contains numbers with decimals, as "
     "results are. If the rows are learners, choose the column that names them "
     "instead (algorithm).",
     "所选的数据集列{0}是带小数的数，更像结果。若各行是学习器，请改选写明学习器"
     "的列（algorithm）。"}};

const ColumnWarning means_beside_learners = {
    "rows_as_learners",
    {"Column {0} contains the mean of each row, as learners have one over data "
     "sets, so each row counts as a learner and each column as a data set. If "
     "it is the other way round, choose the column of the data sets (dataset).",
     "{0}列是每行的均值，正如学习器在各数据集上的均值，因此每行算作一个学习器，"
     "每列算作一个数据集。若相反，请指定数据集列（dataset）。"}};

const ColumnWarning columns_as_datasets = {
    "rows_as_learners",
    {"The columns are named like data sets, so each row counts as a learner. "
     "If it is the other way round, choose the data sets: {0} (dataset).",
     "各列的名称像数据集，因此每行算作一个学习器。若相反，请指定数据集列：{0}"
     "（dataset）。"}};

const ColumnWarning texts_as_datasets = {
    "texts_as_datasets",
    {"Each text of column {0} has results of the same learners, folds or runs, "
     "so the column was read as the data sets. If they are something else, "
     "such as a setting, keep the rows of one of them.",
     "{0} 列的每个文本都有同样的学习器、各折或各轮的结果，因此该列当作数据集。"
     "若它是别的内容（如某项设置），请只保留其中一种的行。"}};

}  // namespace column_warnings

Problem OneMetricOfSplits(std::string_view taken,
                          const std::vector<std::string_view>& others,
                          std::string_view mean) {
  std::vector<std::string> names;
  names.reserve(others.size());
  for (const std::string_view other : others) names.push_back(Shorten(other));
  const Message left = NameList(names);
  const Text sentence{
      "The splits have results of several metrics: only those of \"{0}\" are "
      "compared, not those of {1}. To compare another, choose its mean as the "
      "prediction (predictions={2}): its splits are taken.",
      "各次划分含有多种指标的结果：只比较“{0}”，未比较 {1}。若要比较其他指标，"
      "请将它的均值列选为“预测”（predictions={2}），即取它的各次划分。"};
  const std::string kept = Shorten(taken);
  const std::string column = Shorten(mean);
  return {.code = "metrics_left_out",
          .message = {Fill(sentence, {kept, left.english, column}).english,
                      Fill(sentence, {kept, left.chinese, column}).chinese},
          .column = std::string(mean)};
}

Problem OneMeasureCompared(const Table& table, std::size_t taken,
                           const std::vector<std::size_t>& left) {
  const Message names = NameList(NamesOfColumns(table, left));
  const std::string kept = Shorten(table.columns[taken].name);
  const std::string& other = table.columns[left.front()].name;
  constexpr Text kSentence{
      "Only \"{0}\" is compared. Other columns of numbers, such as another "
      "metric or a time, are left out: {1}. To compare one of them instead, "
      "choose its role: prediction ({2}).",
      "只比较“{0}”。其他数值列（如另一种指标或时间）未参与比较：{1}。若要改为"
      "比较其中某列，请为它选择角色“预测”（{2}）。"};
  // A setting is no example.
  const std::string option =
      MentionsMetric(other) ? "predictions=" + Shorten(other) : "predictions";
  Problem warning{
      .code = "result_columns_ignored",
      .message = {Fill(kSentence, {kept, names.english, option}).english,
                  Fill(kSentence, {kept, names.chinese, option}).chinese}};
  warning.column = table.columns[left.front()].name;
  return warning;
}

}  // namespace melon
