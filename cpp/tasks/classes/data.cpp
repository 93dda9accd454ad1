#include "tasks/classes/data.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "io/number_text.h"
#include "kernels/classes/class_rankings.h"
#include "kernels/classes/joint_counts.h"
#include "kernels/classes/top_label.h"
#include "report/bootstrap/repeated_rows.h"
#include "roles/columns/cluster_column.h"
#include "roles/columns/weights.h"
#include "table/class_index.h"
#include "table/column_traits.h"
#include "table/labels.h"
#include "table/name_list.h"
#include "table/warnings.h"
#include "tasks/classes/class_names.h"

namespace melon {
namespace {

using Problems = std::optional<Problem>;

void CountModel(const ClassData& data, ClassModel& model) {
  model.matrix = ConfusionMatrix(
      data.class_count(), JointCounts(data.truth, model.predicted, data.weight,
                                      data.class_count()));
}

void AddLabelModel(const Column& column, const ClassIndex& index,
                   ClassData& data) {
  ClassModel model;
  model.name = column.name;
  model.predicted = index.CodesOf(column, data.rows);
  CountModel(data, model);
  data.models.push_back(std::move(model));
}

std::span<const double> NumbersIn(const Column& column, ClassData& data) {
  if (column.storage == Storage::numbers && data.rows.kept.empty())
    return column.numbers;
  data.own_columns.push_back(NumbersOf(column, data.rows));
  return data.own_columns.back();
}

bool AreInUnitInterval(const ClassModel& model) {
  return std::all_of(model.columns.begin(), model.columns.end(),
                     [](std::span<const double> column) {
                       return std::all_of(column.begin(), column.end(),
                                          [](double number) {
                                            return number >= 0 && number <= 1;
                                          });
                     });
}

void WarnOfNumbersOutside(ClassData& data) {
  std::vector<std::string> names;
  for (const ClassModel& model : data.models) {
    if (!AreInUnitInterval(model)) names.push_back(model.name);
  }
  if (names.empty()) return;
  constexpr Text kSentence{
      "The numbers of {0} are not all in [0, 1], so they are not "
      "probabilities: log loss, Brier score and calibration are undefined.",
      "{0}的数值不全在 [0, 1] 之内，不是概率：对数损失、Brier "
      "分数与校准无定义。"};
  data.warnings.push_back(WarningAbout("scores_outside_unit_interval",
                                       kSentence, kSentence, names));
}

/// The cases whose probabilities miss a sum of 1 by more than rounding to two
/// decimals explains.
struct OffSums {
  std::size_t count = 0;
  std::size_t first = 0;
  double sum = 0;
};

OffSums FindOffSums(const ClassModel& model, std::size_t case_count) {
  const double tolerance =
      0.005 * static_cast<double>(model.columns.size()) + 1e-9;
  OffSums off;
  std::vector<double> sums(case_count);
  for (const std::span<const double> column : model.columns) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += column[i];
  }
  for (std::size_t i = sums.size(); i-- > 0;) {
    if (std::abs(sums[i] - 1) <= std::min(tolerance, 0.02)) continue;
    off = {off.count + 1, i, sums[i]};
  }
  return off;
}

void WarnOfSums(const Table& table, ClassData& data) {
  std::vector<std::string> names;
  OffSums first;
  for (const ClassModel& model : data.models) {
    const OffSums off = FindOffSums(model, data.case_count());
    if (off.count == 0) continue;
    if (names.empty()) first = off;
    names.push_back(model.name);
  }
  if (names.empty()) return;
  const std::uint64_t line = table.LineOfRow(data.RowOfCase(first.first));
  Problem warning = WarningAbout(
      "probabilities_do_not_sum_to_one",
      {"The probabilities of {0} do not sum to 1 in {1} of {2} rows; "
       "in line {3} the sum is {4}. They are used as given.",
       "{0}在 {2} 行中有 {1} 行的概率之和不为 1；第 {3} 行之和为 {4}"
       "。一律按原值使用。"},
      {"The probabilities of {0} do not sum to 1 in every row: those of the "
       "first of these models miss it in {1} of {2} rows, and in line {3} "
       "their sum is {4}. They are used as given.",
       "{0}都有概率之和不为 1 的行：其中第一个模型在 {2} 行中有 {1} 行如此，第 "
       "{3} 行之和为 {4}。一律按原值使用。"},
      names,
      {CountText(first.count), CountText(data.case_count()),
       std::to_string(line), NumberText(first.sum)});
  warning.line = line;
  data.warnings.push_back(std::move(warning));
}

void AddProbabilityModel(const Table& table, const ClassColumns& columns,
                         const ClassIndex& index, ClassData& data) {
  ClassModel model;
  model.name = columns.model;
  model.column_of_class.resize(data.class_count());
  bool in_order = true;
  for (std::size_t i = 0; i < columns.columns.size(); ++i) {
    const std::uint16_t label = index.Find(columns.labels[i]).value_or(0);
    in_order = in_order && label == i;
    model.class_of_column.push_back(label);
    model.column_of_class[label] = static_cast<std::uint16_t>(i);
    model.columns.push_back(NumbersIn(table.columns[columns.columns[i]], data));
  }
  if (!in_order) {
    model.truth.reserve(data.case_count());
    for (const std::uint16_t label : data.truth)
      model.truth.push_back(model.column_of_class[label]);
  }
  const ClassProbabilities probabilities = ProbabilitiesOf(data, model);
  model.predicted = TopLabels(probabilities);
  for (std::uint16_t& label : model.predicted)
    label = model.class_of_column[label];
  CountModel(data, model);
  model.rankings = RankClasses(probabilities);
  data.models.push_back(std::move(model));
}

Problems ReadWeights(const Table& table, const Roles& roles,
                     const Options& options, ClassData& data) {
  if (!roles.weight) return std::nullopt;
  const Column& column = table.columns[*roles.weight];
  data.weight = NumbersOf(column, data.rows);
  data.whole_weights = AreCounts(options, data.weight);
  if (Problems problem = CheckCounts(options, column, data.weight))
    return problem;
  return CheckWeights(table, column, data.rows, data.weight);
}

Problems CheckAllCells(const Table& table, const Roles& roles,
                       const Options& options, ClassData& data) {
  const bool numbers = roles.task == TaskKind::multiclass;
  std::vector<WantedColumn> wanted{
      {&table.columns[roles.truth], CellUse::label}};
  for (const std::size_t index : roles.predictions) {
    wanted.push_back(
        {&table.columns[index], numbers ? CellUse::number : CellUse::label});
  }
  if (roles.weight)
    wanted.push_back({&table.columns[*roles.weight], CellUse::number});
  if (Problems problem = WantClusters(table, roles, wanted)) return problem;
  // A column of too many texts is a problem of its classes, not of its cells.
  for (const WantedColumn& column : wanted) {
    if (column.use != CellUse::label ||
        column.column->storage != Storage::dropped)
      continue;
    return ClassLabels(*column.column, {}).problem();
  }
  Result<UsableRows> rows = CheckCells(table, wanted, options.drop_missing);
  if (!rows) return rows.problem();
  data.rows = std::move(rows.value());
  Result<std::vector<std::uint32_t>> cluster =
      ReadClusters(table, roles, data.rows, data.warnings);
  if (!cluster) return cluster.problem();
  data.cluster = std::move(cluster.value());
  WarnOfHeader(table, data.warnings);
  WarnOfDroppedRows(data.rows.dropped, table.row_count, data.warnings);
  return std::nullopt;
}

Problems CheckCosts(const Options& options, const ClassData& data) {
  const std::size_t size = options.cost_matrix.size();
  if (size == 0 || size == data.class_count()) return std::nullopt;
  Problem problem{
      .code = "cost_matrix_size",
      .message =
          Fill({"The matrix of costs has {0} {0:row|rows}, but there are {1} "
                "classes: {2}. Give a row and a column for each.",
                "代价矩阵有 {0} 行，而类别有 {1} 个：{2}"
                "。请为每一类给出一行和一列。"},
               {std::to_string(size), std::to_string(data.class_count()),
                ShowLabels(data.classes)})};
  problem.value = std::to_string(size);
  return problem;
}

}  // namespace

std::size_t ClassData::FindClass(std::string_view label) const {
  const auto found = std::find_if(
      classes.begin(), classes.end(),
      [label](const std::string& one) { return SameLabel(one, label); });
  return static_cast<std::size_t>(found - classes.begin());
}

std::size_t ClassData::FindModel(std::string_view name) const {
  const auto found =
      std::find_if(models.begin(), models.end(),
                   [name](const ClassModel& one) { return one.name == name; });
  return static_cast<std::size_t>(found - models.begin());
}

std::uint64_t ClassData::RowOfCase(std::size_t wanted) const {
  if (rows.kept.empty()) return wanted;
  std::size_t row = 0;
  for (std::size_t seen = 0; rows.kept[row] == 0 || seen++ < wanted; ++row) {
  }
  return row;
}

ClassProbabilities ProbabilitiesOf(const ClassData& data,
                                   const ClassModel& model) {
  return {.columns = model.columns,
          .truth = model.truth.empty() ? data.truth : model.truth,
          .weight = data.weight,
          .weights_count = data.whole_weights,
          .rankings = model.rankings.total.empty() ? nullptr : &model.rankings};
}

Result<ClassData> PrepareClasses(const Table& table, const Roles& roles,
                                 const Options& options) {
  ClassData data;
  data.task = roles.task;
  if (Problems problem = CheckAllCells(table, roles, options, data))
    return *problem;
  if (Problems problem = ReadWeights(table, roles, options, data))
    return *problem;
  WarnOfWeights(table, roles, options, data.weight, data.warnings);
  const bool labels = roles.task == TaskKind::many_labels;
  if (Problems problem = FindClasses(table, roles, options, data))
    return *problem;
  if (Problems problem = CheckCosts(options, data)) return *problem;
  const ClassIndex index(data.classes);
  data.truth = index.CodesOf(table.columns[roles.truth], data.rows);
  if (labels) {
    for (const std::size_t column : roles.predictions)
      AddLabelModel(table.columns[column], index, data);
    return data;
  }
  // Spans look into these vectors: none may move.
  data.own_columns.reserve(roles.predictions.size());
  for (const ClassColumns& columns : roles.class_columns)
    AddProbabilityModel(table, columns, index, data);
  WarnOfNumbersOutside(data);
  WarnOfSums(table, data);
  if (data.weight.empty()) {
    std::vector<std::span<const double>> columns;
    for (const ClassModel& model : data.models)
      columns.insert(columns.end(), model.columns.begin(), model.columns.end());
    std::vector<std::size_t> cases(data.class_count());
    for (const std::uint16_t truth : data.truth) ++cases[truth];
    WarnOfRepeatedRows(columns, cases, data.warnings);
  }
  return data;
}

}  // namespace melon
