#include "roles/role_problems.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "roles/comparison/fold_columns.h"
#include "roles/comparison/marked_numbers.h"
#include "roles/names/metric_names.h"
#include "table/column_traits.h"

namespace melon {

std::string ColumnNames(const Table& table) {
  constexpr std::size_t kMost = 12;
  const std::size_t count = table.columns.size();
  std::string names;
  for (std::size_t i = 0; i < std::min(kMost, count); ++i) {
    names.append(i == 0 ? "" : ", ").append(Shorten(table.columns[i].name, 30));
  }
  return count > kMost ? names + ", …" : names;
}

Problem UnknownColumn(const Table& table, const UnknownName& unknown) {
  Problem problem{
      .code = "unknown_column",
      .message =
          Fill({"There is no column \"{0}\" (option {1}). The columns are: "
                "{2}.",
                "没有名为“{0}”的列（选项 {1}）。现有的列：{2}。"},
               {Shorten(unknown.column), unknown.option, ColumnNames(table)})};
  problem.column = unknown.column;
  return problem;
}

namespace {

/// What keeps the cell from being a number.
CellFlaw FlawIn(const Column& column, std::size_t row) {
  if (IsCoded(column)) return column.label_flaws[column.codes[row]];
  const auto found =
      std::find_if(column.first_flaws.begin(), column.first_flaws.end(),
                   [row](const FlawedCell& cell) { return cell.row == row; });
  return found == column.first_flaws.end() ? CellFlaw::none : found->flaw;
}

/// Whether the cell is a text that occurs once in its column.
bool IsNameAt(const Column& column, std::size_t row) {
  return FlawIn(column, row) == CellFlaw::not_a_number &&
         (!IsCoded(column) ||
          std::count(column.codes.begin(), column.codes.end(),
                     column.codes[row]) == 1);
}

/// Whether it is so, above numbers.
bool IsNameOfNumbersAt(const Column& column, std::size_t row) {
  const auto& flaws = column.label_flaws;
  const auto texts =
      IsCoded(column) ? static_cast<std::uint64_t>(std::count(
                            flaws.begin(), flaws.end(), CellFlaw::not_a_number))
                      : column.not_a_number_count;
  const bool numbers =
      !IsCoded(column) ||
      std::find(flaws.begin(), flaws.end(), CellFlaw::none) != flaws.end();
  return IsNameAt(column, row) && texts == 1 && numbers;
}

}  // namespace

std::optional<Problem> TitleAbove(const Table& table) {
  // Of a title the cells behind it are empty, of merged cells some.
  const std::span<const Column> columns(table.columns);
  const bool unnamed =
      std::any_of(columns.begin(), columns.end(),
                  [](const Column& column) { return column.unnamed; });
  const bool dropped = std::any_of(
      columns.begin(), columns.end(),
      [](const Column& column) { return column.storage == Storage::dropped; });
  if (!unnamed || dropped || columns.size() < 2 || table.row_count < 2 ||
      table.header_missing)
    return std::nullopt;
  const std::span<const Column> behind = columns.subspan(1);
  std::size_t row = 0;
  while (row + 1 < table.row_count && row + 1 < table.first_rows.size() &&
         std::all_of(behind.begin(), behind.end(), [row](const Column& column) {
           return FlawIn(column, row) == CellFlaw::missing;
         }))
    ++row;
  // Each cell but the first is a name, at least one of a column of numbers.
  const auto all = [&](auto&& fits) {
    return std::all_of(behind.begin(), behind.end(), fits);
  };
  if (!all([row](const Column& column) { return IsNameAt(column, row); }) ||
      all([row](const Column& column) {
        return !IsNameOfNumbersAt(column, row);
      }))
    return std::nullopt;
  Problem problem{
      .code = "title_above_header",
      .message = Fill(
          {"The first line of the file is not a header: the names of the "
           "columns seem to stand below it, in line {0} (\"{1}\", …). Delete "
           "what is above, so that the file begins with one line of names.",
           "文件的第一行不是表头：列名像是在下面的第 {0} 行（“{1}”……）。请删去"
           "其上的内容，让文件以一行列名开头。"},
          {std::to_string(table.LineOfRow(row)),
           Shorten(table.first_rows[row][1], 30)})};
  problem.line = 1;
  return problem;
}

bool NamesMeasure(std::string_view name) {
  return IsMetricName(name) || !KindOfMeasure(name).empty();
}

namespace {

/// What the columns are, and what to give instead.
Message ComputedAlready(const Message& columns) {
  const Text remedy{
      "{0}. To measure a model give its predictions beside the truth. To "
      "compare learners give a row for each of their results, with columns "
      "that name the learner (algorithm) and the data set (dataset) or the "
      "fold (fold).",
      "{0}。若要评估模型，请给出真实标记与预测；若要比较学习器，请每个结果一"
      "行，并用列写明学习器（algorithm）以及数据集（dataset）或折（fold）。"};
  return {Fill(remedy, {columns.english}).english,
          Fill(remedy, {columns.chinese}).chinese};
}

}  // namespace

std::optional<Problem> MetricAlone(const Table& table) {
  const Column* metric = nullptr;
  for (const Column& column : table.columns) {
    if (column.unnamed || IsRowOrder(column) || IsRowNumber(column)) continue;
    const std::string bare = BareMetric(column.name);
    const std::string named =
        bare.empty() ? BareMetric(KindOfMeasure(column.name)) : bare;
    const bool measured = NamesNoLearner(named) || SaysFold(column.name);
    if (metric != nullptr || !IsNumeric(column) || !measured)
      return std::nullopt;
    metric = &column;
  }
  if (metric == nullptr) return std::nullopt;
  Problem problem{.code = "metrics_only",
                  .message = ComputedAlready(Fill(
                      {"Column \"{0}\" is a metric that was computed already",
                       "“{0}”列是已经算好的指标"},
                      {Shorten(metric->name)})),
                  .column = metric->name};
  problem.message.english.append(
      " If the rows are the folds of one learner, choose that task (task=cv).");
  problem.message.chinese.append(
      "若各行是一个学习器的各折结果，请选择该任务（task=cv）。");
  return problem;
}

std::optional<Problem> TidyMetrics(const Table& table) {
  constexpr std::size_t kFewest = 3;
  for (const Column& column : table.columns) {
    if (Simplify(column.name) != "term" || !IsCoded(column)) continue;
    const auto metrics = static_cast<std::size_t>(std::count_if(
        column.labels.begin(), column.labels.end(), IsMetricName));
    if (metrics >= kFewest && 2 * metrics > column.labels.size())
      return Problem{
          .code = "metrics_only",
          .message = ComputedAlready(
              Fill({"Column \"{0}\" names metrics that were computed already",
                    "“{0}”列是已经算好的指标的名称"},
                   {Shorten(column.name)})),
          .column = column.name};
  }
  return std::nullopt;
}

std::optional<Problem> MetricsWithoutCases(const Table& table) {
  constexpr std::size_t kShown = 5;
  std::size_t count = 0;
  std::string names;
  for (const Column& column : table.columns) {
    if (!NamesMeasure(column.name) || !HoldsResultNumbers(table, column))
      continue;
    if (++count > kShown) continue;
    names.append(names.empty() ? "" : ", ").append(Shorten(column.name, 30));
  }
  if (count < 2) return std::nullopt;
  if (count > kShown) names += ", …";
  Message message = ComputedAlready(
      Fill({"The columns {0} are metrics that were computed already",
            "{0} 这些列是已经算好的指标"},
           {names}));
  const Message columns =
      Fill({" The columns are: {0}.", "现有的列：{0}。"}, {ColumnNames(table)});
  message.english += columns.english;
  message.chinese += columns.chinese;
  return Problem{.code = "metrics_only", .message = std::move(message)};
}

std::optional<Problem> TrialsOfSearch(const Table& table) {
  const auto any_column = [&table](auto&& is_meant) {
    return std::any_of(
        table.columns.begin(), table.columns.end(),
        [&](const Column& column) { return is_meant(column.name); });
  };
  const bool settings = any_column(
      [](std::string_view name) { return name.starts_with("params_"); });
  const bool results = any_column([](std::string_view name) {
    return name == "value" || name.starts_with("values_");
  });
  if (!settings || !results) return std::nullopt;
  return Problem{
      .code = "trials_of_search",
      .message = Fill(
          {"These look like the trials of a search for settings, as Optuna "
           "lists them: one result of each setting, which no test can "
           "compare. Give the predictions of the settings in question, a "
           "column for each beside the truth, or their results fold by fold.",
           "这像是超参数搜索的各次试验（如 Optuna 所列）：每组设置只有一个结"
           "果，无法检验。请给出所关心的各组设置的预测（真实标记旁各占一列），"
           "或它们在各折上的结果。"})};
}

namespace {

/// As MLflow's search_runs and its page name them, and Weights & Biases its
/// exports.
bool AreRunsOfTracking(const Table& table) {
  const auto any = [&table](auto&& fits) {
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [&](const Column& column) { return fits(column.name); });
  };
  const auto called = [&any](std::string_view name) {
    return any([name](std::string_view one) { return one == name; });
  };
  const bool results =
      any([](std::string_view name) { return name.starts_with("metrics."); });
  const bool mlflow =
      results &&
      (called("run_id") || called("status") ||
       any([](std::string_view name) { return name.starts_with("params."); }));
  const bool mlflow_page =
      called("Run ID") && (called("Source Type") || called("Run"));
  const bool wandb =
      called("Name") && called("State") &&
      (called("Runtime") || called("_runtime") || called("Created") ||
       called("_step") || called("_timestamp"));
  return mlflow || mlflow_page || wandb;
}

/// "run-1 - accuracy__MIN" beside "run-1 - accuracy__MAX"; or the history of
/// metrics that MLflow's charts are saved with.
bool AreCurvesOfTracking(const Table& table) {
  if (FindColumn(table, "Run ID") && FindColumn(table, "metric") &&
      FindColumn(table, "step") && FindColumn(table, "timestamp"))
    return true;
  const auto any = [&table](std::string_view end) {
    return std::any_of(
        table.columns.begin(), table.columns.end(),
        [end](const Column& column) { return column.name.ends_with(end); });
  };
  return any("__MIN") && any("__MAX");
}

Problem CurvesOfTracking() {
  return {
      .code = "curves_of_training",
      .message = Fill(
          {"These look like curves of training, as MLflow or Weights & Biases "
           "export their charts: a result of each run after each step. "
           "The steps of a run are neither cases nor folds. Give the "
           "predictions of the runs in question, a column for each beside "
           "the truth, or their results fold by fold.",
           "这像是 MLflow 或 Weights & Biases "
           "导出的训练曲线：各次运行在每一步的结果。训练的各步既不是样例，也"
           "不是折。请给出所关心的各次运行的预测（真实标记旁各占一列），或它"
           "们在各折上的结果。"})};
}

/// A measure, to show how it is named.
std::string ResultOfRuns(const Table& table) {
  const auto found = std::find_if(
      table.columns.begin(), table.columns.end(), [](const Column& column) {
        return IsNumeric(column) && (column.name.starts_with("metrics.") ||
                                     IsMetricName(column.name));
      });
  return found == table.columns.end() ? "…" : Shorten(found->name, 30);
}

}  // namespace

std::optional<Problem> RunsOfTracking(const Table& table) {
  if (AreCurvesOfTracking(table)) return CurvesOfTracking();
  if (!AreRunsOfTracking(table)) return std::nullopt;
  return Problem{
      .code = "runs_of_tracking",
      .message = Fill(
          {"These look like the runs of an experiment, as MLflow or Weights & "
           "Biases export them: one row a run, with results that were computed "
           "already. To compare models that ran several times, choose the "
           "column of one measure (such as predictions={0}), the one that "
           "names the models (algorithm) and the task: on one data set "
           "task=cv, on several task=friedman with the column that names them "
           "(dataset). Of one run each on one data set no test can tell a "
           "difference from chance: give the predictions of the runs in "
           "question, a column for each beside the truth. The columns are: "
           "{1}.",
           "这像是 MLflow 或 Weights & Biases "
           "导出的实验记录：每行一次运行，各列是已经算好的结果。若要比较运行过"
           "多次的模型，请指定一个指标的列（如 predictions={0}）、写明模型的列"
           "（algorithm）和任务：只有一个数据集时用 task=cv，有多个数据集时用 "
           "task=friedman，并指定写明数据集的列（dataset）。若每个模型在一个数"
           "据集上只运行一次，则无法检验差异：请给出这些运行的预测（真实标记旁"
           "各占一列）。现有的列：{1}。"},
          {ResultOfRuns(table), ColumnNames(table)})};
}

Problem ColumnUsedTwice(const std::string& name) {
  Problem problem{
      .code = "column_used_twice",
      .message =
          Fill({"Column \"{0}\" is used twice: each column has one role.",
                "列“{0}”被用了两次：每一列只能有一个角色。"},
               {Shorten(name)})};
  problem.column = name;
  return problem;
}

}  // namespace melon
