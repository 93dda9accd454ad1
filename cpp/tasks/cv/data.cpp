#include "tasks/cv/data.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "base/sorted_indices.h"
#include "io/number.h"
#include "io/number_text.h"
#include "roles/comparison/fold_columns.h"
#include "table/row_names.h"
#include "tasks/comparison/control.h"
#include "tasks/comparison/value_scale.h"
#include "tasks/cv/test_ids.h"

namespace melon {
namespace {

constexpr Text kAnotherDesign{"Add what is missing, or choose another design.",
                              "请补齐，或另选设计。"};
/// Columns of splits cannot be told apart by a column.
constexpr Text kRatioInstead{
    "If runs were repeated and nothing tells them apart, give the ratio of "
    "test to training cases instead (test_train_ratio, for runs of five folds "
    "0.25).",
    "若确是多次重复而无法区分轮次，请改为给出测试集与训练集大小之比（"
    "test_train_ratio，每次五折时为 0.25）。"};

Problem WrongDesign(std::string_view design, const Text& wanted,
                    std::size_t rows, const Text& remedy = kAnotherDesign) {
  const Message needed = Fill(wanted);
  const Message instead = Fill(remedy);
  constexpr Text kNeeds{"The design {0} needs {1}; here are {2} rows. {3}",
                        "{0} 设计需要{1}；这里有 {2} 行。{3}"};
  const std::string count = std::to_string(rows);
  return {
      .code = "design_does_not_fit",
      .message = {Fill(kNeeds, {design, needed.english, count, instead.english})
                      .english,
                  Fill(kNeeds, {design, needed.chinese, count, instead.chinese})
                      .chinese},
      .value = std::string(design)};
}

Problem FoldsOfRuns(std::size_t runs, std::size_t folds) {
  return {.code = "folds_of_runs",
          .message = Fill(
              {"The design kfold is one run, but the table has {0} runs of {1} "
               "folds. The runs of the table decide: each fold was tested on "
               "1/{1} of the cases. Leave the option design out.",
               "kfold 设计只有一轮，而表中有 {0} 轮，每轮 {1} 折。以表中的轮次"
               "为准：每折的测试集占全部样例的 1/{1}。请去掉选项 design。"},
              {std::to_string(runs), std::to_string(folds)}),
          .value = "kfold"};
}

Problem DoubledFold(const FoldName& name) {
  return {.code = "doubled_fold",
          .message = Fill({"Run \"{0}\" has fold \"{1}\" twice. Leave one row "
                           "out, or correct its run or fold. If the rows are "
                           "of several data sets, choose the role of the "
                           "column that names them: data set (dataset), and "
                           "the task of data sets (task=friedman).",
                           "第“{0}”轮有两个第“{1}”折。请删去其一，或改正其 run "
                           "或 fold。若各行来自多个数据集，请为写明数据集的列选"
                           "择角色“数据集”（dataset），并选择数据集任务"
                           "（task=friedman）。"},
                          {Shorten(name.run), Shorten(name.fold)}),
          .value = name.run + "/" + name.fold};
}

/// What the results may be that are not rates.
Text LookOfResults(const std::vector<double>& results) {
  const ValueScale scale = ScaleOf(results);
  if (scale.low < 0)
    return {"a measure that can be negative", "可取负值的度量"};
  if (scale.high <= 100)
    return {"percentages, or a loss such as RMSE",
            "百分数，或 RMSE 之类的损失"};
  return {"a loss such as RMSE", " RMSE 之类的损失"};
}

Problem NotAccuracy(const Results& results, std::size_t algorithm,
                    std::size_t row) {
  const std::string& name = results.algorithms[algorithm];
  const std::string value = NumberText(results.At(row, algorithm));
  Problem problem{
      .code = "not_error_rates",
      .message =
          Fill({"\"{0}\" has {1} in row {2}: that is not an accuracy, which "
                "lies between 0 and 1, so nothing is tested against an error "
                "rate. Give shares (0.825 for 82.5 %), or leave the option "
                "eps0 out.",
                "“{0}”第 {2} 行为 {1}：这不是 0 到 1 之间的精度，因此不与给定"
                "的错误率比较。请给出比例（82.5 % 写作 0.825），或去掉选项 "
                "eps0。"},
               {Shorten(name), value, std::to_string(row + 1)})};
  problem.column = name;
  problem.value = value;
  return problem;
}

Problem NotErrorRate(const Results& results, std::size_t algorithm,
                     std::size_t row) {
  const std::string& name = results.algorithms[algorithm];
  const std::string value = NumberText(results.At(row, algorithm));
  const Text look = LookOfResults(results.result);
  const auto fill = [&](std::string_view words) {
    return Fill(
        {"The results are not error rates from 0 to 1 (\"{0}\" has {1} in row "
         "{2}): they look like {3}. Differences are compared as they are, and "
         "lower counts as better; if higher is, say so "
         "(higher_is_better=true). Only the test against a given error rate "
         "(eps0) needs rates.",
         "结果不是 0 到 1 之间的错误率（“{0}”第 {2} 行为 {1}），像是{3}。差值照"
         "常比较，且以低为好；若以高为好，请指明（higher_is_better=true）。只有"
         "与给定错误率（eps0）比较的检验才需要比率。"},
        {Shorten(name), value, std::to_string(row + 1), words});
  };
  Problem problem{
      .code = "not_error_rates",
      .message = {fill(look.english).english, fill(look.chinese).chinese}};
  problem.column = name;
  problem.value = value;
  return problem;
}

/// The number that a name is, for sorting 10 behind 9; infinity for others.
double NumberOfName(const std::string& name) {
  const ParsedNumber parsed = ParseNumber(name, false);
  return parsed.flaw == CellFlaw::none
             ? parsed.value
             : std::numeric_limits<double>::infinity();
}

/// Where a row goes: the number of its run, the first row of that, the number
/// of its fold.
using Place = std::tuple<double, std::size_t, double>;

class CvPreparer {
 public:
  explicit CvPreparer(const Options& options) : options_(options) {}

  Result<CvData> Prepare(Results results) {
    data_.results = std::move(results);
    SplitNames();
    NumberRuns();
    TakeComplete();
    SortRows();
    if (std::optional<Problem> problem = FindDoubledFold())
      return std::move(*problem);
    CountFolds();
    if (std::optional<Problem> problem = FindDesign())
      return std::move(*problem);
    FindRatio();
    FindTarget();
    return std::move(data_);
  }

 private:
  [[nodiscard]] bool HasRuns() const { return !Folds().front().run.empty(); }
  [[nodiscard]] bool HasFolds() const { return !Folds().front().fold.empty(); }
  /// Those of the table, also where a result is missing.
  [[nodiscard]] const std::vector<FoldName>& Folds() const {
    return data_.results.table_folds;
  }

  /// "Fold01.Rep2" of R's caret names both.
  void SplitNames() {
    if (HasRuns()) return;
    const bool all =
        std::all_of(Folds().begin(), Folds().end(), [](const FoldName& name) {
          return name.fold.find(".Rep") != std::string::npos;
        });
    if (!all) return;
    for (FoldName& name : data_.results.table_folds) {
      const std::size_t dot = name.fold.find(".Rep");
      name.run = name.fold.substr(dot + 1);
      name.fold.resize(dot);
    }
  }

  /// Folds that come again, each equally often, are those of further runs.
  void NumberRuns() {
    if (HasRuns() || !HasFolds()) return;
    std::map<std::string, std::size_t> seen;
    for (const FoldName& name : Folds()) ++seen[name.fold];
    const std::size_t runs = seen.begin()->second;
    const bool equal =
        std::all_of(seen.begin(), seen.end(),
                    [runs](const auto& fold) { return fold.second == runs; });
    if (runs < 2 || !equal || seen.size() < 2) return;
    seen.clear();
    for (FoldName& name : data_.results.table_folds)
      name.run = std::to_string(++seen[name.fold]);
  }

  /// The names that the rows with results have by now.
  void TakeComplete() {
    data_.results.folds.clear();
    for (std::size_t i = 0; i < Folds().size(); ++i) {
      const bool complete = data_.results.complete[i];
      (complete ? data_.results.folds : data_.left_out).push_back(Folds()[i]);
    }
  }

  [[nodiscard]] std::optional<Problem> FindDoubledFold() const {
    if (!HasRuns() || !HasFolds()) return std::nullopt;
    std::set<std::pair<std::string, std::string>> seen;
    const auto same = std::find_if(
        Folds().begin(), Folds().end(), [&seen](const FoldName& name) {
          return !seen.emplace(name.run, name.fold).second;
        });
    if (same == Folds().end()) return std::nullopt;
    return DoubledFold(*same);
  }

  /// By run, then by fold: as numbers where they are.
  void SortRows() {
    const std::vector<FoldName> names = data_.results.folds;
    const std::vector<Place> places = PlacesOf(names);
    const std::vector<std::size_t> order =
        SortedIndices(names.size(), [&places](std::size_t a, std::size_t b) {
          return places[a] < places[b];
        });
    const std::size_t k = data_.results.column_count();
    const std::vector<double> before = data_.results.result;
    for (std::size_t i = 0; i < order.size(); ++i) {
      data_.results.folds[i] = names[order[i]];
      for (std::size_t j = 0; j < k; ++j)
        data_.results.result[(i * k) + j] = before[(order[i] * k) + j];
    }
  }

  /// Runs whose names are not numbers come in the order of their first rows.
  static std::vector<Place> PlacesOf(const std::vector<FoldName>& names) {
    std::map<std::string_view, std::size_t> first_row;
    std::vector<Place> places;
    for (std::size_t i = 0; i < names.size(); ++i) {
      const std::size_t first =
          first_row.try_emplace(names[i].run, i).first->second;
      places.emplace_back(NumberOfName(names[i].run), first,
                          NumberOfName(names[i].fold));
    }
    return places;
  }

  /// A row that is missing changes neither how many folds its run had nor the
  /// sizes of their sets: they are counted with the rows left out, and where a
  /// run lacks rows altogether, by the names of the folds.
  void CountFolds() {
    if (!HasRuns()) {
      data_.folds = Folds().size();
      return;
    }
    std::map<std::string, std::size_t> per_run;
    std::set<std::string> names;
    for (const FoldName& name : Folds()) {
      ++per_run[name.run];
      names.insert(name.fold);
    }
    data_.runs = per_run.size();
    const auto [fewest, most] = std::minmax_element(
        per_run.begin(), per_run.end(),
        [](const auto& a, const auto& b) { return a.second < b.second; });
    const bool known = fewest->second == most->second ||
                       (HasFolds() && names.size() == most->second);
    data_.folds = known ? most->second : 0;
  }

  std::optional<Problem> FindDesign() {
    data_.design_guessed = !options_.design.has_value();
    if (data_.design_guessed) {
      data_.design = GuessDesign();
      return std::nullopt;
    }
    return TakeDesign(*options_.design);
  }

  std::optional<Problem> TakeDesign(const std::string& design) {
    const std::size_t rows = data_.results.row_count();
    if (design == "5x2") {
      const bool fits =
          rows == 10 && (!HasRuns() || (data_.runs == 5 && data_.folds == 2));
      if (!fits) {
        return WrongDesign(
            design, {"ten rows, five runs of two folds", "十行，即五次二折"},
            rows);
      }
      data_.design = "5x2";
      data_.runs = 5;
      data_.folds = 2;
      return std::nullopt;
    }
    if (design == "repeated" && (data_.folds < 2 || data_.runs < 2)) {
      return WrongDesign(design,
                         {"a column that tells the runs apart (run), equally "
                          "many folds in each",
                          "一列区分轮次（run），且每轮折数相同"},
                         rows, kRatioInstead);
    }
    if (design == "kfold") return TakeFolds();
    data_.design = "repeated";
    return std::nullopt;
  }

  /// One run of all rows, but where the table has runs of several folds, k
  /// folds of each: taken as one run, their training sets would look larger
  /// than they were, and the correction for what they share would be lost.
  std::optional<Problem> TakeFolds() {
    if (data_.runs > 1 && data_.folds == 0) {
      return WrongDesign("kfold",
                         {"a single run, or equally many folds in each run",
                          "只有一轮，或每轮折数相同"},
                         data_.results.row_count());
    }
    if (data_.runs > 1 && data_.folds > 1) {
      data_.design = "repeated";
      data_.design_guessed = true;
      data_.results.warnings.push_back(FoldsOfRuns(data_.runs, data_.folds));
      return std::nullopt;
    }
    data_.design = "kfold";
    data_.runs = 1;
    data_.folds = Folds().size();
    return std::nullopt;
  }

  [[nodiscard]] std::string_view GuessDesign() const {
    if (data_.runs == 1) return "kfold";
    // Its test needs all ten rows.
    if (data_.runs == 5 && data_.folds == 2 && data_.results.row_count() == 10)
      return "5x2";
    if (data_.folds == 0) return "irregular";
    return data_.folds == 1 ? "holdout" : "repeated";
  }

  void FindRatio() {
    data_.test_train_ratio = options_.test_train_ratio;
    data_.ratio_given = !std::isnan(data_.test_train_ratio);
    if (data_.ratio_given || data_.folds < 2) return;
    data_.test_train_ratio = 1 / static_cast<double>(data_.folds - 1);
  }

  /// What results are tested against: the error rate, or the accuracy that it
  /// leaves. Results that are neither are not tested.
  void FindTarget() {
    const Results& results = data_.results;
    const double eps0 = options_.eps0;
    const bool higher = results.higher_is_better;
    if (higher && std::isnan(eps0)) return;
    for (std::size_t row = 0; row < results.row_count(); ++row) {
      for (std::size_t i = 0; i < results.column_count(); ++i) {
        const double value = results.At(row, i);
        if (value >= 0 && value <= 1) continue;
        data_.results.warnings.push_back(higher
                                             ? NotAccuracy(results, i, row)
                                             : NotErrorRate(results, i, row));
        return;
      }
    }
    data_.target = higher ? 1 - eps0 : eps0;
  }

  const Options& options_;
  CvData data_;
};

/// Whether the rows are called folds: by an option, by the header of their
/// names, or by the names. Those of splits stand in the header.
bool NamesFolds(const Table& table, const Roles& roles,
                const Options& options) {
  if (options.fold) return true;
  if (roles.form == ResultsForm::splits)
    return SaysFold(table.columns[roles.predictions.front()].name);
  if (!roles.fold) return false;
  const Column& names = table.columns[*roles.fold];
  return SaysFold(names.name) || SaysFold(CellText(names, 0));
}

bool AreDifferent(const std::vector<FoldName>& names) {
  std::set<std::pair<std::string, std::string>> seen;
  return std::all_of(names.begin(), names.end(), [&seen](const auto& name) {
    return seen.emplace(name.run, name.fold).second;
  });
}

}  // namespace

bool CvData::MayBeSeveralRuns() const {
  const std::size_t rows = table_rows();
  const bool run_named =
      !results.folds.empty() && !results.folds[0].run.empty();
  return (rows >= kManyFolds || FoldsIfRepeated(rows) > 0) && design_guessed &&
         runs == 1 && !run_named && !ratio_given;
}

bool CvData::AssumesFolds() const {
  const bool guessed = design_guessed && !ratio_given && test_train_ratio > 0;
  return guessed && (!folds_named || MayBeSeveralRuns());
}

std::size_t FoldsIfRepeated(std::size_t rows) {
  constexpr std::size_t kUsual[] = {10, 5, 3, 4, 2, 6, 7, 8, 9};
  if (rows <= 10) return 0;
  const auto* const folds = std::find_if(
      std::begin(kUsual), std::end(kUsual),
      [=](std::size_t k) { return rows % k == 0 && rows / k > 1; });
  return folds == std::end(kUsual) ? 0 : *folds;
}

Result<CvData> PrepareCv(const Table& table, const Roles& roles,
                         const Options& options) {
  Result<Results> results = ReadResults(table, roles, options);
  if (!results) return results.problem();
  if (auto problem = CheckControl(results.value(), options)) return *problem;
  Result<CvData> data = CvPreparer(options).Prepare(std::move(results.value()));
  if (!data) return data;
  if (data.value().results.column_count() > 2)
    data.value().control = ControlOf(data.value().results, options);
  data.value().folds_named =
      options.design || (NamesFolds(table, roles, options) &&
                         AreDifferent(data.value().results.folds));
  if (std::optional<Problem> problem = CheckTestIds(table, roles, data.value()))
    return std::move(*problem);
  return data;
}

}  // namespace melon
