#include "tasks/comparison_roles.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

#include "base/column_access.h"
#include "tasks/column_traits.h"
#include "tasks/comparison/marked_numbers.h"
#include "tasks/comparison_columns.h"
#include "tasks/metric_names.h"
#include "tasks/points_of_curve.h"
#include "tasks/role_assigner.h"
#include "tasks/role_names.h"
#include "tasks/role_problems.h"
#include "tasks/role_warnings.h"
#include "tasks/size_columns.h"

namespace melon {
namespace {

constexpr std::string_view kErrorsNames[] = {
    "errors", "nerrors", "errorcount", "mistakes",
    "wrong",  "错误数",  "错误",       "误分类数"};
constexpr std::string_view kCasesNames[] = {
    "n",        "cases", "total",  "trials", "size", "ntest",
    "testsize", "count", "样例数", "样本数", "总数", "测试样例数"};
constexpr std::string_view kExperimentNames[] = {
    "name", "experiment", "learner", "model", "algorithm", "run",
    "名称", "实验",       "学习器",  "模型",  "算法"};
/// More rows of rates without a word about folds are rather scores of cases.
constexpr std::uint64_t kMostFolds = 200;
/// What scikit-learn's cross_validate puts beside the scores of one learner.
constexpr std::string_view kTimeNames[] = {"fittime", "scoretime"};
/// Words in the names of measures, as opposed to those of learners.
constexpr std::string_view kMeasureWords[] = {
    "score", "accuracy", "auc",  "f1",   "precision", "recall", "kappa",
    "error", "loss",     "rmse", "mse",  "mae",       "r2",     "acc",
    "brier", "correct",  "精度", "误差", "准确率",    "错误率"};
/// Of WEKA's Experimenter, which writes all measures beside each other.
constexpr std::string_view kMainMeasures[] = {"percentcorrect", "areaunderroc"};
/// What numbers the rows.
constexpr std::string_view kRowNames[] = {
    "id", "nr", "iters", "index", "row", "rowid", "unnamed0", "编号", "序号"};
constexpr std::string_view kTimes[] = {
    "fittime",       "scoretime",    "time",     "meanfittime", "stdfittime",
    "meanscoretime", "stdscoretime", "times",    "seconds",     "runtime",
    "trainingtime",  "traintime",    "testtime", "predicttime", "elapsed",
    "duration",      "cputime",      "walltime", "用时",        "耗时",
    "运行时间",      "训练时间"};

/// Text that begins so and ends so.
bool Frames(std::string_view name, std::string_view first,
            std::string_view last) {
  return name.size() > first.size() + last.size() &&
         name.substr(0, first.size()) == first &&
         name.substr(name.size() - last.size()) == last;
}

/// "Dataset" of "Dataset (error rate)".
std::string_view WithoutRemark(std::string_view name) {
  for (const std::string_view bracket : {" (", "(", "（", " [", "["}) {
    const std::size_t place = name.find(bracket);
    if (place != 0 && place != std::string_view::npos)
      return name.substr(0, place);
  }
  return name;
}

/// What scikit-learn puts beside the scores.
bool IsByproductName(std::string_view name) {
  return Frames(name, "train_", "") || Frames(name, "mean_", "") ||
         Frames(name, "std_", "") || Frames(name, "rank_", "") ||
         Frames(name, "param_", "") || Frames(name, "split", "_time") ||
         name.find("_train_") != std::string_view::npos;
}

/// What numbers the rows, and times: "Time (s)", "time_ms".
bool IsIgnoredName(const Column& column) {
  if (IsIn(kRowNames, column)) return true;
  const std::string name = Simplify(WithoutRemark(column.name));
  return std::any_of(std::begin(kTimes), std::end(kTimes),
                     [&name](std::string_view one) {
                       return name == one || name == std::string(one) + "s" ||
                              name == std::string(one) + "ms" ||
                              name == std::string(one) + "sec";
                     });
}

class ComparisonAssigner : public RoleAssigner {
 public:
  using RoleAssigner::RoleAssigner;

  std::optional<Result<Roles>> Assign() {
    return options().task ? AssignChosen() : AssignGuessed();
  }

 private:
  std::optional<Result<Roles>> AssignChosen() {
    const std::optional<TaskKind> chosen = TaskOfName(*options().task);
    if (!chosen || !IsComparison(*chosen)) return std::nullopt;
    if (const Unknown unknown = TakeNamed())
      return Result<Roles>(UnknownColumn(table(), *unknown));
    FindKeys();
    roles().task = *chosen;
    return FindResults();
  }

  std::optional<Result<Roles>> AssignGuessed() {
    if (NamesOtherRoles() || TakeNamed()) return std::nullopt;
    if (std::optional<Problem> curve = PointsOfCurve(table()))
      return Result<Roles>(*std::move(curve));
    FindKeys();
    if (const auto column = MeanWithDeviation(); column && !TruthByName())
      return Result<Roles>(DeviationInCell(*column));
    if (IsSummary()) return Result<Roles>(OneResultEach());
    const std::optional<TaskKind> guessed = GuessKind();
    if (!guessed) return std::nullopt;
    roles().task = *guessed;
    roles().guessed.emplace_back("task");
    return FindResults();
  }

  [[nodiscard]] bool NamesOtherRoles() const {
    const auto& counts = options().counts;
    return options().truth || options().query || options().features ||
           options().features_text || options().weight ||
           std::any_of(counts.begin(), counts.end(),
                       [](const auto& one) { return one.has_value(); });
  }

  Unknown TakeNamed() {
    const ComparisonOptions& named = options().comparison;
    if (Unknown unknown = TakeOne("dataset", named.dataset, roles().dataset))
      return unknown;
    if (Unknown unknown =
            TakeOne("algorithm", named.algorithm, roles().algorithm))
      return unknown;
    if (Unknown unknown = TakeOne("run", named.run, roles().run))
      return unknown;
    if (Unknown unknown = TakeOne("fold", named.fold, roles().fold))
      return unknown;
    if (Unknown unknown =
            TakeOne("experiment", options().experiment, roles().experiment))
      return unknown;
    return TakePredictions();
  }

  [[nodiscard]] bool IsKey(std::size_t index) const {
    return roles().dataset == index || roles().algorithm == index ||
           roles().run == index || roles().fold == index ||
           roles().experiment == index;
  }

  void FindKey(std::string_view role, std::span<const std::string_view> names,
               std::optional<std::size_t>& column) {
    if (column || IsNobody(role)) return;
    column = FirstColumn([&](std::size_t i) {
      return IsKeyName(names, i) && !IsKey(i) && !IsPrediction(i);
    });
    if (column) roles().guessed.emplace_back(role);
  }

  /// Whether the column is called so, but for what stands behind in brackets.
  [[nodiscard]] bool IsKeyName(std::span<const std::string_view> names,
                               std::size_t index) const {
    const std::string name = Simplify(WithoutRemark(At(index).name));
    return std::find(names.begin(), names.end(), name) != names.end();
  }

  void FindKeys() {
    FindKey("dataset", kDatasetNames, roles().dataset);
    FindKey("run", kRunNames, roles().run);
    FindKey("run", kSeedNames, roles().run);
    FindKey("fold", kFoldNames, roles().fold);
    FindKey("algorithm", kAlgorithmNames, roles().algorithm);
    if (roles().algorithm && !NamesAlgorithms(*roles().algorithm)) {
      roles().algorithm.reset();
      std::erase(roles().guessed, "algorithm");
    }
  }

  /// Texts; a column of numbers called "model" contains results of a model.
  [[nodiscard]] bool NamesAlgorithms(std::size_t index) const {
    return options().comparison.algorithm || !IsNumeric(At(index));
  }

  [[nodiscard]] bool IsPrediction(std::size_t index) const {
    const auto& chosen = roles().predictions;
    return std::find(chosen.begin(), chosen.end(), index) != chosen.end();
  }

  [[nodiscard]] bool IsSplit(std::size_t index) const {
    return IsSplitName(At(index).name) && IsNumeric(At(index));
  }

  /// The ids of a fold's cases.
  [[nodiscard]] bool ListsCases(std::size_t index) const {
    return IsIn(kTestIdNames, At(index)) || IsIn(kTrainingIdNames, At(index));
  }

  /// A column that may contain results.
  [[nodiscard]] bool IsResult(std::size_t index) const {
    return !IsKey(index) && !IsIgnoredName(At(index)) &&
           !(index == 0 && At(index).unnamed) && !ListsCases(index) &&
           !IsByproductName(At(index).name) && !EndsInId(At(index).name);
  }

  [[nodiscard]] std::vector<std::size_t> ResultColumns() const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (IsResult(i) && IsNumeric(At(i))) columns.push_back(i);
    }
    return columns;
  }

  /// Those and the columns with a word among their numbers: a slip that is to
  /// be reported, not a column to be left out.
  [[nodiscard]] std::vector<std::size_t> LikelyResultColumns() const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (IsResult(i) && (IsNumeric(At(i)) || HoldsMostlyNumbers(At(i))))
        columns.push_back(i);
    }
    return columns;
  }

  static bool HoldsMostlyNumbers(const Column& column) {
    const auto& numbers = column.label_numbers;
    const auto words = static_cast<std::size_t>(
        std::count_if(numbers.begin(), numbers.end(),
                      [](double number) { return std::isnan(number); }));
    return !numbers.empty() && 2 * words <= numbers.size();
  }

  [[nodiscard]] std::optional<std::size_t> Named(
      std::span<const std::string_view> names) const {
    return FirstColumn(
        [&](std::size_t i) { return IsIn(names, At(i)) && IsNumeric(At(i)); });
  }

  /// Two classes, as a truth has them: texts that repeat, or two of −1, 0, 1.
  [[nodiscard]] bool LooksLikeClasses(std::size_t index) const {
    const Column& column = At(index);
    if (!IsCoded(column) || PresentLabels(column).size() != 2) return false;
    if (!IsNumeric(column)) return column.labels.size() < column.codes.size();
    return std::all_of(column.label_numbers.begin(), column.label_numbers.end(),
                       [](double number) {
                         return std::isnan(number) || number == -1 ||
                                number == 0 || number == 1;
                       });
  }

  /// Columns of rankings or of confusion matrices.
  [[nodiscard]] bool TellsCases() const {
    return FirstColumn([this](std::size_t i) {
             return IsIn(kRelevanceNames, At(i)) || IsIn(kQueryNames, At(i)) ||
                    IsIn(kTruePositiveNames, At(i));
           })
        .has_value();
  }

  [[nodiscard]] bool TellsOtherKind() const {
    return TellsCases() || FirstColumn([this](std::size_t i) {
                             return IsIn(kMatrixNames, At(i));
                           }).has_value();
  }

  /// A column of texts in which each row has a name of its own.
  [[nodiscard]] bool NamesRows(std::size_t index) const {
    const Column& column = At(index);
    return IsCoded(column) && !IsNumeric(column) &&
           column.labels.size() == column.codes.size();
  }

  [[nodiscard]] bool AreRates(const std::vector<std::size_t>& columns) const {
    return std::all_of(columns.begin(), columns.end(), [this](std::size_t i) {
      const std::vector<double> numbers = ToNumbers(At(i));
      return std::all_of(numbers.begin(), numbers.end(), [](double number) {
        return std::isnan(number) || (number >= 0 && number <= 1);
      });
    });
  }

  std::optional<TaskKind> GuessKind() {
    const auto splits =
        FirstColumn([this](std::size_t i) { return IsSplit(i); });
    if (splits) return TaskKind::cv;
    if (IsValidation())
      return roles().dataset ? TaskKind::friedman : TaskKind::cv;
    if (TruthByName()) return std::nullopt;
    // "experiment" names what made the errors, and no confusion matrix.
    if (Named(kErrorsNames) && Named(kCasesNames) && !TellsCases())
      return TaskKind::binomial;
    if (TellsOtherKind()) return std::nullopt;
    const std::vector<std::size_t> results = ResultColumns();
    if (results.empty()) return std::nullopt;
    if (options().comparison.design) return TaskKind::cv;
    if (roles().dataset || IsTransposed(results)) return TaskKind::friedman;
    if (IsUnnumbered(results)) return TaskKind::cv;
    return GuessByFolds(results);
  }

  /// Two columns of the same few texts: a truth and predictions of it.
  [[nodiscard]] bool AnySameLabels() const {
    return FirstColumn([this](std::size_t i) {
             return !IsKey(i) && !IsNumeric(At(i)) &&
                    HasFewValues(table(), At(i)) &&
                    FirstColumn([this, i](std::size_t j) {
                      return j != i && !IsKey(j) && HasLabelsOf(At(j), At(i));
                    }).has_value();
           })
        .has_value();
  }

  std::optional<TaskKind> GuessByFolds(
      const std::vector<std::size_t>& results) {
    const bool classes =
        FirstColumn([this](std::size_t i) {
          return !IsKey(i) && !ListsCases(i) && LooksLikeClasses(i);
        }).has_value();
    if ((classes || AnySameLabels()) && !roles().algorithm) return std::nullopt;
    if (roles().run || roles().fold) return TaskKind::cv;
    return classes ? std::nullopt : GuessUnnamedKind(results);
  }

  /// What scikit-learn's cross_validate gives for one learner.
  [[nodiscard]] bool IsValidation() const {
    return Named(kTimeNames) && FirstColumn([this](std::size_t i) {
             return Frames(At(i).name, "test_", "");
           });
  }

  [[nodiscard]] bool IsMeasure(std::size_t index) const {
    return Mentions(kMeasureWords, index);
  }

  /// A row for each algorithm and nothing but measures besides: what is left
  /// when the folds have been averaged.
  [[nodiscard]] bool IsSummary() const {
    if (!roles().algorithm || roles().dataset || roles().run || roles().fold ||
        !NamesRows(*roles().algorithm) || TruthByName() || TellsOtherKind())
      return false;
    const std::vector<std::size_t> results = ResultColumns();
    return !results.empty() && results.size() + 1 == table().columns.size() &&
           std::all_of(results.begin(), results.end(), [this](std::size_t i) {
             return IsMeasure(i) && !IsSplit(i);
           });
  }

  /// A long table without a column for the fold.
  [[nodiscard]] bool IsUnnumbered(
      const std::vector<std::size_t>& results) const {
    return roles().algorithm && !roles().run && !roles().fold &&
           !NamesRows(*roles().algorithm) &&
           results.size() + 1 == table().columns.size() &&
           std::all_of(results.begin(), results.end(),
                       [this](std::size_t i) { return IsMeasure(i); });
  }

  /// A row for each algorithm and a column for each data set.
  [[nodiscard]] bool IsTransposed(
      const std::vector<std::size_t>& results) const {
    return roles().algorithm && !roles().dataset && !roles().run &&
           !roles().fold && NamesRows(*roles().algorithm) &&
           results.size() >= 2 &&
           std::none_of(results.begin(), results.end(),
                        [this](std::size_t i) { return IsMeasure(i); });
  }

  /// Several columns of rates, but for numbers of cases.
  [[nodiscard]] bool HoldsRates(std::vector<std::size_t> columns) const {
    for (const std::size_t size : SizeColumns(table(), columns))
      std::erase(columns, size);
    return columns.size() >= 2 && AreRates(columns);
  }

  /// Probabilities of all classes, case by case.
  [[nodiscard]] bool AddUpToOne(const std::vector<std::size_t>& columns) const {
    constexpr double kRounding = .0101;
    std::vector<double> sums(static_cast<std::size_t>(table().row_count));
    for (const std::size_t column : columns) {
      const std::vector<double> numbers = ToNumbers(At(column));
      for (std::size_t row = 0; row < sums.size(); ++row)
        sums[row] += numbers[row];
    }
    return std::all_of(sums.begin(), sums.end(), [](double sum) {
      return std::abs(sum - 1) <= kRounding;
    });
  }

  /// A first column of names and nothing but numbers besides; or nothing but
  /// rates.
  std::optional<TaskKind> GuessUnnamedKind(
      const std::vector<std::size_t>& results) {
    const std::size_t all = table().columns.size();
    const bool numbers =
        results.size() >= 2 && LikelyResultColumns().size() + 1 == all;
    if (numbers && NamesRows(0)) {
      roles().dataset = 0;
      roles().guessed.emplace_back("dataset");
      return TaskKind::friedman;
    }
    const std::size_t index = At(0).unnamed && IsRowOrder(At(0)) ? 1 : 0;
    const bool few = results.size() + index == all &&
                     table().row_count <= kMostFolds && !AddUpToOne(results);
    return few && (HoldsRates(results) || AreOfOneMeasure(results))
               ? std::optional(TaskKind::cv)
               : std::nullopt;
  }

  Result<Roles> FindResults() {
    if (roles().task == TaskKind::binomial) return FindCounts();
    NoteSeeds();
    const bool guess = roles().predictions.empty();
    if (guess) GuessResults();
    if (roles().predictions.empty()) return NoResults();
    if (guess) {
      if (std::optional<Problem> problem = NoteGuessed()) return *problem;
    } else if (!roles().algorithm && AreMetrics(roles().predictions)) {
      roles().warnings.push_back(MetricsCompared(table(), roles().predictions));
    }
    if (roles().form == ResultsForm::wide && roles().algorithm)
      roles().form = FormWithAlgorithms();
    if (roles().form == ResultsForm::wide &&
        roles().predictions.size() > kMostModels)
      return TooManyAlgorithms(roles().predictions.size());
    return CheckedOnce();
  }

  /// Of repetitions that differ in the seed alone.
  void NoteSeeds() {
    const auto& run = roles().run;
    const auto& guessed = roles().guessed;
    if (roles().task == TaskKind::cv && run && IsIn(kSeedNames, At(*run)) &&
        std::find(guessed.begin(), guessed.end(), "run") != guessed.end())
      roles().warnings.push_back(SeedsAsRuns(table(), *run));
  }

  std::optional<Problem> NoteGuessed() {
    roles().guessed.emplace_back("predictions");
    NoteNotCompared();
    if (!only_metrics_) return std::nullopt;
    if (roles().task == TaskKind::friedman) return MetricsOnly();
    roles().warnings.push_back(
        OneMetricTaken(table(), roles().predictions.front()));
    return std::nullopt;
  }

  void NoteNotCompared() {
    const std::vector<std::size_t> left = NotCompared();
    if (left.empty()) return;
    const auto& taken = roles().predictions;
    const bool is_list = roles().algorithm && taken.size() == 1;
    roles().warnings.push_back(
        is_list ? OneMeasureCompared(table(), taken.front(), left)
                : ResultsLeftOut(table(), left));
  }

  /// Named rows of one result, or of several folds.
  [[nodiscard]] ResultsForm FormWithAlgorithms() const {
    return roles().predictions.size() == 1 ? ResultsForm::long_list
                                           : ResultsForm::splits;
  }

  /// Of several measures of the same learners the first: one where each row is
  /// of one algorithm, those of one kind in "rf~Accuracy", "rf~Kappa", or in
  /// what cross_validate gives for one learner.
  void KeepOneMeasure() {
    std::vector<std::size_t>& chosen = roles().predictions;
    if (chosen.size() < 2) return;
    const auto keep = [&chosen](std::size_t index) { chosen = {index}; };
    if (roles().algorithm) {
      if (IsTransposed(chosen)) return;
      return keep(MainMeasure(chosen));
    }
    const auto test = std::find_if(
        chosen.begin(), chosen.end(),
        [this](std::size_t i) { return Frames(At(i).name, "test_", ""); });
    if (Named(kTimeNames) && test != chosen.end()) return keep(*test);
    if (AreMetrics(chosen)) {
      only_metrics_ = true;
      return keep(chosen.front());
    }
    const std::string kind = KindOfMeasure(chosen.front());
    const bool all = std::none_of(
        chosen.begin(), chosen.end(),
        [this](std::size_t i) { return KindOfMeasure(i).empty(); });
    if (kind.empty() || !all) return;
    std::erase_if(chosen,
                  [&](std::size_t i) { return KindOfMeasure(i) != kind; });
  }

  /// The one that WEKA's Experimenter compares unless told otherwise; else the
  /// first that is called by a metric, or at least by a word for measures. A
  /// number of correct answers depends on the size of the test set.
  [[nodiscard]] std::size_t MainMeasure(
      const std::vector<std::size_t>& columns) const {
    const auto first = [&](auto&& fits) {
      const auto found = std::find_if(columns.begin(), columns.end(), fits);
      return found == columns.end() ? std::nullopt : std::optional(*found);
    };
    for (const std::string_view name : kMainMeasures) {
      if (const auto main = first(
              [&](std::size_t i) { return Simplify(At(i).name) == name; }))
        return *main;
    }
    const auto metric =
        first([this](std::size_t i) { return IsMetricName(At(i).name); });
    if (metric) return *metric;
    return first([this](std::size_t i) { return IsMeasure(i); })
        .value_or(columns.front());
  }

  /// Whether the columns are called by metrics, so that none is a learner's.
  [[nodiscard]] bool AreMetrics(const std::vector<std::size_t>& columns) const {
    return columns.size() > 1 &&
           std::all_of(columns.begin(), columns.end(), [this](std::size_t i) {
             return IsMetricName(At(i).name);
           });
  }

  /// Numbers beside the results that somebody may miss: other metrics, times,
  /// results on training sets. Metrics come first. Not keys, parameters, ids of
  /// cases, and what sums up the splits.
  [[nodiscard]] std::vector<std::size_t> NotCompared() const {
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      const std::string& name = At(i).name;
      const auto& aside = roles().put_aside;
      const bool known =
          IsKey(i) || IsPrediction(i) || ListsCases(i) || At(i).unnamed ||
          IsRowOrder(At(i)) || IsRowNumber(At(i)) || EndsInId(name) ||
          std::find(aside.begin(), aside.end(), i) != aside.end();
      const bool summary =
          Frames(name, "param_", "") || Frames(name, "std_", "") ||
          Frames(name, "rank_test_", "") || Frames(name, "mean_", "");
      if (!known && !summary && !IsIn(kRowNames, At(i)) && IsNumeric(At(i)))
        columns.push_back(i);
    }
    std::stable_partition(columns.begin(), columns.end(),
                          [this](auto i) { return IsMetricName(At(i).name); });
    return columns;
  }

  /// "accuracy" of "rf~Accuracy", as R's caret names results, "rf_accuracy" or
  /// "accuracy rf". Empty where the name has no such part.
  [[nodiscard]] std::string KindOfMeasure(std::size_t index) const {
    const std::string_view name = At(index).name;
    const std::size_t sign = name.find('~');
    if (sign != std::string_view::npos) return Simplify(name.substr(sign));
    for (std::size_t at = 1; at + 1 < name.size(); ++at) {
      if (std::string_view("_.- :/").find(name[at]) == std::string_view::npos)
        continue;
      for (const std::string_view part :
           {name.substr(at + 1), name.substr(0, at)}) {
        if (IsMetricName(part)) return Simplify(part);
      }
    }
    return {};
  }

  /// "lm_rmse", "rf_rmse".
  [[nodiscard]] bool AreOfOneMeasure(
      const std::vector<std::size_t>& columns) const {
    const std::string kind = KindOfMeasure(columns.front());
    return columns.size() > 1 && !kind.empty() &&
           std::all_of(columns.begin(), columns.end(),
                       [&](std::size_t i) { return KindOfMeasure(i) == kind; });
  }

  /// The columns of folds, of the first measure where there are several.
  void TakeSplits() {
    std::string_view measure;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (!IsSplit(i)) continue;
      const std::string_view name = At(i).name;
      const std::string_view own = name.substr(name.find("_test_"));
      if (measure.empty()) measure = own;
      if (own == measure) roles().predictions.push_back(i);
    }
  }

  /// Where each algorithm has a column, numbers of cases are none of one. In
  /// other tables they are not a measure either, and not worth a word.
  void PutSizesAside() {
    std::vector<std::size_t>& chosen = roles().predictions;
    const std::vector<std::size_t> sizes = SizeColumns(table(), chosen);
    for (const std::size_t size : sizes) std::erase(chosen, size);
    if (!roles().algorithm) roles().put_aside = sizes;
  }

  void GuessResults() {
    TakeSplits();
    if (!roles().predictions.empty() && roles().task == TaskKind::cv) {
      roles().form = ResultsForm::splits;
      return;
    }
    if (roles().task == TaskKind::friedman && !roles().dataset &&
        !IsNobody("dataset") && NamesDatasets()) {
      roles().dataset = 0;
      roles().guessed.emplace_back("dataset");
    }
    roles().predictions = LikelyResultColumns();
    PutSizesAside();
    KeepOneMeasure();
  }

  /// Whether the first column names the data sets, where none is called so: by
  /// texts, or by numbers of their own beside results that are not whole.
  [[nodiscard]] bool NamesDatasets() const {
    if (table().columns.empty() || IsKey(0)) return false;
    if (!IsNumeric(At(0))) return true;
    return IsIdentifier(At(0)) && FirstColumn([this](std::size_t i) {
                                    return i > 0 && IsNumeric(At(i)) &&
                                           !HasWholeNumbersOnly(At(i));
                                  }).has_value();
  }

  Result<Roles> FindCounts() {
    if (roles().predictions.empty()) {
      for (const auto& names :
           {std::span<const std::string_view>(kErrorsNames),
            std::span<const std::string_view>(kCasesNames)}) {
        const std::optional<std::size_t> column = Named(names);
        if (!column) return NoCounts(names.front());
        roles().predictions.push_back(*column);
      }
      roles().guessed.emplace_back("predictions");
    }
    if (roles().predictions.size() != 2) return NoCounts("n");
    roles().dataset.reset();
    roles().algorithm.reset();
    roles().run.reset();
    roles().fold.reset();
    for (const std::string_view key : {"dataset", "algorithm", "run", "fold"})
      std::erase(roles().guessed, key);
    FindExperiment();
    return CheckedOnce();
  }

  /// By name, else the first column of texts.
  void FindExperiment() {
    if (roles().experiment || IsNobody("experiment")) return;
    roles().experiment = FirstColumn([this](std::size_t i) {
      return IsIn(kExperimentNames, At(i)) && !IsPrediction(i);
    });
    if (!roles().experiment) {
      roles().experiment = FirstColumn([this](std::size_t i) {
        return !IsNumeric(At(i)) && !IsPrediction(i);
      });
    }
    if (roles().experiment) roles().guessed.emplace_back("experiment");
  }

  Result<Roles> CheckedOnce() {
    std::vector<std::size_t> all = roles().predictions;
    for (const auto& key : {roles().dataset, roles().algorithm, roles().run,
                            roles().fold, roles().experiment}) {
      if (key) all.push_back(*key);
    }
    std::sort(all.begin(), all.end());
    const auto twice = std::adjacent_find(all.begin(), all.end());
    if (twice != all.end()) return ColumnUsedTwice(At(*twice).name);
    return roles();
  }

  [[nodiscard]] Problem NoCounts(std::string_view missing) const {
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
            {missing, ColumnNames(table())})};
  }

  [[nodiscard]] Problem OneResultEach() const {
    return {
        .code = "one_result_each",
        .message = Fill({"Column \"{0}\" names each algorithm once, so "
                         "there is one result of each and nothing to test. "
                         "Give the results of every fold or data set, not "
                         "their means.",
                         "“{0}”列中每个算法只出现一次，即各只有一个结果，无法"
                         "检验。请给出每一折或每个数据集的结果，而不是平均"
                         "值。"},
                        {Shorten(At(*roles().algorithm).name)}),
        .column = At(*roles().algorithm).name};
  }

  /// A mean and a deviation in one cell: "95.1±1.2".
  [[nodiscard]] std::optional<std::size_t> MeanWithDeviation() const {
    return FirstColumn([this](std::size_t i) {
      const Column& column = At(i);
      return IsCoded(column) && !IsNumeric(column) && !column.labels.empty() &&
             std::all_of(column.labels.begin(), column.labels.end(),
                         [](std::string_view label) {
                           return label.find("±") != std::string_view::npos ||
                                  label.find("+-") != std::string_view::npos ||
                                  label.find("+/-") != std::string_view::npos;
                         });
    });
  }

  [[nodiscard]] Problem DeviationInCell(std::size_t index) const {
    const Column& column = At(index);
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

  /// Of each data set several metrics, but no learners.
  [[nodiscard]] Problem MetricsOnly() const {
    return {
        .code = "metrics_only",
        .message = Fill(
            {"The columns are metrics of one learner, not results of several "
             "learners, so there is nothing to compare. Give each learner a "
             "column of results of the same metric, or a row for each learner "
             "and data set with a column that names the learner. The columns "
             "are: {0}.",
             "各列是同一个学习器的不同指标，而不是多个学习器的结果，没有可比较"
             "的"
             "对象。请让每个学习器各占一列（同一指标的结果），或每行给出一个学"
             "习"
             "器在一个数据集上的结果，并用一列写明学习器。现有的列：{0}。"},
            {ColumnNames(table())})};
  }

  [[nodiscard]] Problem NoResults() const {
    return {
        .code = "no_result_columns",
        .message = Fill(
            {"No column contains results: each algorithm needs a column of "
             "numbers, one row a data set or a fold. The columns are: {0}.",
             "没有哪一列是结果：每个算法应有一列数值，每行一个数据集或一折。"
             "现有的列：{0}。"},
            {ColumnNames(table())})};
  }

  static Problem TooManyAlgorithms(std::size_t count) {
    return {.code = "too_many_models",
            .message =
                Fill({"{0} algorithms are too many to compare with each other: "
                      "choose at most {1} columns (predictions).",
                      "{0} 个算法太多，无法两两比较：请至多选择 {1} "
                      "列（predictions）。"},
                     {CountText(count), CountText(kMostModels)})};
  }

  /// Whether what was guessed is one metric of several of one learner.
  bool only_metrics_ = false;
};

}  // namespace

std::optional<Result<Roles>> AssignComparison(const Table& table,
                                              const Options& options) {
  const std::optional<Table> read = WithoutMarks(table);
  return ComparisonAssigner(read ? *read : table, options).Assign();
}

}  // namespace melon
