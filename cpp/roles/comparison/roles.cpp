#include "roles/comparison/roles.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "roles/columns/findings/list_of_results.h"
#include "roles/columns/findings/points_of_curve.h"
#include "roles/columns/findings/pooled_parts.h"
#include "roles/columns/findings/validation_means.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/fold_columns.h"
#include "roles/comparison/marked_numbers.h"
#include "roles/comparison/measured_columns.h"
#include "roles/comparison/measures.h"
#include "roles/comparison/outcome_counts.h"
#include "roles/comparison/problems.h"
#include "roles/comparison/round_means.h"
#include "roles/comparison/summary_rows.h"
#include "roles/comparison/warnings.h"
#include "roles/names/dataset_names.h"
#include "roles/names/learner_names.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::string_view kExperimentNames[] = {
    "name", "experiment", "learner", "model", "algorithm", "run",
    "名称", "实验",       "学习器",  "模型",  "算法"};

class ComparisonAssigner : public ComparisonMeasures {
 public:
  using ComparisonMeasures::ComparisonMeasures;

  std::optional<Result<Roles>> Assign() {
    return options().task ? AssignChosen() : AssignGuessed();
  }

 private:
  std::optional<Result<Roles>> AssignChosen() {
    const std::optional<TaskKind> chosen = options().ChosenTask();
    if (!chosen || !IsComparison(*chosen)) return std::nullopt;
    if (const Unknown unknown = TakeNamed())
      return Result<Roles>(UnknownColumn(table(), *unknown));
    FindKeys();
    roles().task = *chosen;
    if (*chosen == TaskKind::cv && roles().predictions.empty())
      NameLearnersOfFolds();
    return FindResults();
  }

  std::optional<Result<Roles>> AssignGuessed() {
    if (NamesOtherRoles()) return std::nullopt;
    if (const Unknown unknown = TakeNamed()) {
      if (unknown->option == "predictions") return std::nullopt;
      return Result<Roles>(UnknownColumn(table(), *unknown));
    }
    if (std::optional<Problem> summed = SummedUp())
      return Result<Roles>(*std::move(summed));
    FindKeys();
    if (const auto column = MeanWithDeviation(); column && !TruthByName())
      return Result<Roles>(DeviationInCell(At(*column)));
    NameLearnersOfOneMeasure();
    if (IsSummary())
      return Result<Roles>(OneResultEach(table(), At(*roles().algorithm)));
    std::optional<TaskKind> guessed = GuessKind();
    if (!guessed) guessed = KindOfNamedKeys();
    if (!guessed) return std::nullopt;
    // Learners may have been found among the rows by then.
    if (IsSummary())
      return Result<Roles>(OneResultEach(table(), At(*roles().algorithm)));
    roles().task = *guessed;
    roles().guessed.emplace_back("task");
    return FindResults();
  }

  /// Why a table of what a curve, counts or rounds sum up is no results.
  [[nodiscard]] std::optional<Problem> SummedUp() const {
    if (!roles().predictions.empty()) return std::nullopt;
    for (auto* const find : {PointsOfCurve, OutcomeCounts, RoundMeans}) {
      if (std::optional<Problem> problem = find(table())) return problem;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool NamesOtherRoles() const {
    return options().truth || options().query || options().features ||
           options().features_text || options().weight ||
           options().NamesCounts();
  }

  Result<Roles> FindResults() {
    if (roles().task == TaskKind::binomial) return FindCounts();
    NoteSeeds();
    const bool guess = roles().predictions.empty();
    if (guess) {
      GuessResults();
    } else {
      TakeSplitsOfMean();
    }
    if (only_statistics()) return StatisticsOnly(table());
    if (roles().predictions.empty()) {
      if (auto means = ValidationMeans(table())) return *means;
      return NoResults(table());
    }
    if (std::optional<Problem> problem = guess ? NoteGuessed() : NoteChosen())
      return *problem;
    NoteRows();
    if (std::optional<Problem> unnamed =
            guess ? UnnamedLearners() : std::nullopt)
      return *unnamed;
    NoteTexts();
    if (roles().form == ResultsForm::wide && roles().algorithm)
      roles().form = FormWithAlgorithms();
    if (auto problem = WithoutDatasets()) return *problem;
    if (auto problem = UnpairedDatasets()) return *problem;
    const std::size_t most = MostAlgorithms(roles().task);
    if (roles().form == ResultsForm::wide && roles().predictions.size() > most)
      return TooManyAlgorithmColumns(roles().predictions.size(), most);
    return CheckedOnce();
  }

  /// What the rows may be instead, or have in common.
  void NoteRows() {
    NoteOtherSplits();
    NoteEpochs();
    if (auto pooled = PooledParts(table(), roles()))
      roles().warnings.push_back(*std::move(pooled));
    NoteDatasetsAsFolds();
    NoteNumbersAsDatasets();
    NoteTrainingSets();
  }

  /// In a list each result is of a learner on a data set, both named.
  [[nodiscard]] std::optional<Problem> WithoutDatasets() const {
    if (roles().task != TaskKind::friedman || roles().dataset ||
        roles().form != ResultsForm::long_list)
      return std::nullopt;
    const Column& learners = At(*roles().algorithm);
    return NamesRows(*roles().algorithm) ? OneResultEach(table(), learners)
                                         : NoDatasets(table());
  }

  /// Rows of several data sets are no folds that could be paired by their
  /// order.
  [[nodiscard]] std::optional<Problem> UnpairedDatasets() const {
    const auto& dataset = roles().dataset;
    if (roles().task != TaskKind::cv || !dataset || roles().run ||
        roles().fold || roles().form != ResultsForm::long_list ||
        !IsCoded(At(*dataset)) || PresentLabels(At(*dataset)).size() < 2)
      return std::nullopt;
    return DatasetsWithoutFolds(At(*dataset));
  }

  /// A column of texts names the learners, as it seems, and which is not clear.
  [[nodiscard]] std::optional<Problem> UnnamedLearners() const {
    if (auto crossed = CrossedTexts()) return crossed;
    if (const std::vector<std::size_t> texts = UnusedTexts();
        TellLearnersApart(texts))
      return LearnersInTexts(table(), texts);
    if (const auto metric = MetricOfUnnamedLearners())
      return MetricsOfTexts(table(), *metric, RepeatedTexts());
    return std::nullopt;
  }

  /// A metric of each of several texts with each of others.
  [[nodiscard]] std::optional<Problem> CrossedTexts() const {
    const auto& taken = roles().predictions;
    if (roles().task != TaskKind::friedman || roles().algorithm ||
        taken.size() != 1 || !IsMeasure(taken.front()))
      return std::nullopt;
    std::optional<Message> crossed = ListOfResults(table());
    if (!crossed) return std::nullopt;
    return Problem{.code = "learners_in_texts", .message = *std::move(crossed)};
  }

  /// Rows of the same fold of one learner, as it seems, each with other texts.
  [[nodiscard]] bool TellLearnersApart(
      const std::vector<std::size_t>& texts) const {
    const bool keyed = roles().fold || roles().run;
    if (roles().task != TaskKind::cv || !keyed || roles().algorithm ||
        roles().dataset || roles().predictions.size() != 1 || texts.empty())
      return false;
    return KeysRepeat() && !KeysRepeat(texts);
  }

  /// Texts that are no names of rows.
  [[nodiscard]] std::vector<std::size_t> RepeatedTexts() const {
    std::vector<std::size_t> texts = UnusedTexts();
    std::erase_if(texts, [this](std::size_t i) { return NamesRows(i); });
    return texts;
  }

  /// "Mean Accuracy" of each data set and encoding: where a text tells the rows
  /// of a data set apart, a metric among the results is no learner.
  [[nodiscard]] std::optional<std::size_t> MetricOfUnnamedLearners() const {
    if (options().task || roles().task != TaskKind::friedman ||
        roles().algorithm || !roles().dataset || RepeatedTexts().empty() ||
        !KeysRepeat())
      return std::nullopt;
    const auto& taken = roles().predictions;
    const auto is_measure = [this](std::size_t i) { return IsMeasure(i); };
    // "Score - rf", "Score - svm" are of two learners.
    const bool all = std::all_of(taken.begin(), taken.end(), is_measure);
    const auto metric =
        std::find_if(taken.begin(), taken.end(), [&](std::size_t i) {
          return IsMetricName(At(i).name) || (!all && is_measure(i));
        });
    return metric == taken.end() ? std::nullopt : std::optional(*metric);
  }

  /// Of repetitions that differ in the seed alone.
  void NoteSeeds() {
    const auto& run = roles().run;
    const auto& guessed = roles().guessed;
    if (roles().task == TaskKind::cv && run && IsIn(kSeedNames, At(*run)) &&
        std::find(guessed.begin(), guessed.end(), "run") != guessed.end())
      roles().warnings.push_back(
          WarningOf(column_warnings::seeds_as_runs, table(), {*run}));
  }

  void NoteTrainingSets() {
    constexpr double kMuchLarger = 1.5;
    constexpr std::string_view kNames[] = {
        "ntrain",    "trainsize",    "ntraining",   "nstrain",
        "trainrows", "trainsamples", "trainingsize"};
    if (roles().task != TaskKind::cv || !std::isnan(options().test_train_ratio))
      return;
    const auto differs = [this](std::size_t i) {
      const std::vector<double> sizes = ToNumbers(At(i));
      const auto [least, most] =
          std::minmax_element(sizes.begin(), sizes.end());
      return *least > 0 && *most > kMuchLarger * *least;
    };
    const auto found = FirstColumn([&](std::size_t i) {
      return IsIn(kNames, At(i)) && IsNumeric(At(i)) && !IsPrediction(i) &&
             differs(i);
    });
    if (found)
      roles().warnings.push_back(
          WarningOf(column_warnings::training_sets_differ, table(), {*found}));
  }

  void NoteDatasetsAsFolds() {
    const auto& dataset = roles().dataset;
    if (options().task && roles().task == TaskKind::cv && dataset &&
        !options().dataset && !roles().run && !roles().fold &&
        !roles().algorithm && NamesRows(*dataset))
      roles().warnings.push_back(
          WarningOf(column_warnings::data_sets_as_folds, table(), {*dataset}));
  }

  void NoteNumbersAsDatasets() {
    const auto& dataset = roles().dataset;
    if (options().dataset && dataset && IsNumeric(At(*dataset)) &&
        !HasWholeNumbersOnly(At(*dataset)))
      roles().warnings.push_back(
          WarningOf(column_warnings::numbers_as_datasets, table(), {*dataset}));
  }

  /// Of one training.
  void NoteEpochs() {
    for (const auto& key : {roles().fold, roles().dataset}) {
      if (key && IsIn(kEpochNames, At(*key)))
        roles().warnings.push_back(
            WarningOf(column_warnings::epochs_as_folds, table(), {*key}));
    }
  }

  [[nodiscard]] std::optional<Problem> OtherThanResults() const {
    if (options().task && AreTruthAndModels()) return PredictionsOnly(table());
    if (!unclear_results().empty())
      return WhichResults(table(), unclear_results());
    if (AreCountsOfMatrices()) return CountsAsLearners(table());
    return std::nullopt;
  }

  std::optional<Problem> NoteGuessed() {
    roles().guessed.emplace_back("predictions");
    if (std::optional<Problem> others = OtherThanResults()) return others;
    NoteNotCompared();
    if (AreRepetitions()) return RepetitionsOnly(table(), roles().predictions);
    if (!options().task && !roles().algorithm) {
      if (AreNumberedFromZero(table(), roles().predictions))
        return NumberedColumns(table(), roles().predictions);
      if (AreYears(table(), roles().predictions))
        return YearsAsColumns(table(), roles().predictions);
    }
    if (AreUnknownRows())
      return RowsOrColumns(table(), roles().predictions.size());
    if (AreDifferentMetrics()) return MetricsOnly(table());
    if (!only_metrics()) return std::nullopt;
    if (roles().task == TaskKind::friedman) return MetricsOnly(table());
    if (IsCoded(At(0)) && NamesRows(0) && AreLearners(At(0).labels))
      return OneResultEach(table(), At(0));
    roles().warnings.push_back(WarningOf(column_warnings::one_metric_taken,
                                         table(),
                                         {roles().predictions.front()}));
    return std::nullopt;
  }

  /// "NMI_cluster", "ARI_cluster" and "isolated_label_F1": learners that were
  /// trained by losses are called by losses alone.
  [[nodiscard]] bool AreDifferentMetrics() const {
    constexpr std::size_t kFewest = 3;
    const std::vector<std::string> names = NamesOf(roles().predictions);
    std::set<std::string> metrics;
    for (MeasuredColumn& column : MeasuredColumns(names)) {
      if (!column.metric.empty()) metrics.insert(std::move(column.metric));
    }
    return !roles().algorithm && metrics.size() >= kFewest &&
           std::any_of(metrics.begin(), metrics.end(), NamesNoLearner) &&
           !AnyLearner(names);
  }

  /// More columns than rows, and not a name that tells learners from data sets.
  [[nodiscard]] bool AreUnknownRows() const {
    const auto& columns = roles().predictions;
    return !options().task && roles().task == TaskKind::friedman &&
           roles().dataset == 0 && !roles().algorithm && !options().dataset &&
           !IsKeyName(kDatasetNames, 0) && table().row_count > 1 &&
           columns.size() > table().row_count &&
           !AnyLearner(NamesOf(columns)) && !AreDatasets(At(0).labels);
  }

  /// "TP" and "TN" among the results.
  [[nodiscard]] bool AreCountsOfMatrices() const {
    const auto& columns = roles().predictions;
    const auto has = [&](std::span<const std::string_view> names) {
      return std::any_of(columns.begin(), columns.end(), [&](std::size_t i) {
        return IsIn(names, At(i)) && HasWholeNumbersOnly(At(i));
      });
    };
    return has(kTruePositiveNames) && has(kTrueNegativeNames);
  }

  [[nodiscard]] bool AreRepetitions() const {
    const auto& columns = roles().predictions;
    return !roles().algorithm && columns.size() > 1 &&
           std::all_of(columns.begin(), columns.end(),
                       [this](std::size_t i) { return IsFoldColumn(At(i)); });
  }

  /// Columns of joined files are called by these, and their measure is known.
  std::optional<Problem> NoteChosen() {
    const auto& columns = roles().predictions;
    if (options().measure)
      return AreRepetitions() ? std::optional(RepetitionsOnly(table(), columns))
                              : std::nullopt;
    if (AreChosenBesideKeys()) return SeveralMeasures(table(), columns);
    if (!AreMetrics(columns) && !MixesMeasures(columns)) return std::nullopt;
    if (roles().algorithm) {
      const Column& learners = At(*roles().algorithm);
      return HasOneResultEach() ? OneResultEach(table(), learners, true)
                                : SeveralMeasures(table(), columns);
    }
    roles().warnings.push_back(
        WarningOf(column_warnings::metrics_compared, table(), columns));
    return std::nullopt;
  }

  /// Whether each learner has a row of its own, and no other key.
  [[nodiscard]] bool HasOneResultEach() const {
    return NamesRows(*roles().algorithm) && !roles().dataset && !roles().run &&
           !roles().fold;
  }

  /// Where a row is of one learner on one data set, its result is one number,
  /// unless the columns are folds.
  [[nodiscard]] bool AreChosenBesideKeys() const {
    const auto& columns = roles().predictions;
    return roles().algorithm && roles().dataset && columns.size() > 1 &&
           !AreNumberedFromZero(table(), columns) &&
           std::none_of(columns.begin(), columns.end(), [this](std::size_t i) {
             return IsFoldColumn(At(i)) || IsSplit(i);
           });
  }

  /// "lr_acc" beside "lr_f1".
  [[nodiscard]] bool MixesMeasures(
      const std::vector<std::size_t>& columns) const {
    const std::vector<MeasuredColumn> parts = MeasuredColumns(NamesOf(columns));
    return std::any_of(parts.begin(), parts.end(), [&](const auto& one) {
      return !one.metric.empty() && !one.rest.empty() &&
             std::any_of(parts.begin(), parts.end(), [&](const auto& other) {
               return AreTwoMeasures(one, other) ||
                      (!other.metric.empty() && other.metric != one.metric);
             });
    });
  }

  Result<Roles> FindCounts() {
    if (roles().predictions.empty()) {
      for (const auto& names :
           {std::span<const std::string_view>(kErrorsNames),
            std::span<const std::string_view>(kCasesNames)}) {
        const std::optional<std::size_t> column = Named(names);
        if (!column) return NoCounts(table(), names.front());
        roles().predictions.push_back(*column);
      }
      roles().guessed.emplace_back("predictions");
    }
    if (roles().predictions.size() != 2) return NoCounts(table(), "n");
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
};

}  // namespace

std::optional<Result<Roles>> AssignComparison(const Table& table,
                                              const Options& options) {
  const std::optional<Table> read = WithoutMarks(table);
  const Table& numbers = read ? *read : table;
  const std::size_t summaries =
      static_cast<std::size_t>(table.row_count) - RowsAboveSummaries(numbers);
  if (summaries == 0) return ComparisonAssigner(numbers, options).Assign();
  return ComparisonAssigner(WithoutLastRows(numbers, summaries), options)
      .Assign();
}

}  // namespace melon
