#include "roles/roles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "base/column_access.h"
#include "io/csv/csv_problem.h"
#include "roles/assigners/cluster_assigner.h"
#include "roles/assigners/count_roles.h"
#include "roles/columns/findings/cells_of_two_classes.h"
#include "roles/columns/findings/empty_left_out.h"
#include "roles/columns/findings/empty_splits.h"
#include "roles/columns/findings/equal_columns.h"
#include "roles/columns/findings/event_in_time.h"
#include "roles/columns/findings/finished_tests.h"
#include "roles/columns/findings/fitted_beside_out_of_fold.h"
#include "roles/columns/findings/formatted_left_out.h"
#include "roles/columns/findings/guessed_groups.h"
#include "roles/columns/findings/means_with_errors.h"
#include "roles/columns/findings/no_case_right.h"
#include "roles/columns/findings/pairwise_preferences.h"
#include "roles/columns/findings/pooled_folds.h"
#include "roles/columns/findings/pooled_parts.h"
#include "roles/columns/findings/pooled_quantities.h"
#include "roles/columns/findings/prediction_of_other.h"
#include "roles/columns/findings/repeated_cases.h"
#include "roles/columns/findings/rounded_numbers.h"
#include "roles/columns/findings/sets_of_labels.h"
#include "roles/columns/findings/several_truths.h"
#include "roles/columns/findings/summary_row.h"
#include "roles/columns/findings/thousands_dots.h"
#include "roles/columns/group_names.h"
#include "roles/columns/sentences.h"
#include "roles/columns/weights.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/roles.h"
#include "roles/console_text.h"
#include "roles/names/role_names.h"
#include "roles/role_problems.h"
#include "roles/role_warnings.h"

namespace melon {
namespace {

constexpr std::string_view kExperimentNames[] = {
    "name", "dataset", "run", "fold", "实验", "名称", "混淆矩阵"};

/// Every kind of table. Each step may end the search with the sentence on what
/// is missing.
class TableAssigner : public ClusterAssigner {
 public:
  using ClusterAssigner::ClusterAssigner;

  Result<Roles> Assign() {
    if (const auto unknown = TakeNamed())
      return UnknownColumn(table(), *unknown);
    if (Problems summary = SummaryRowAmongCases(table())) return *summary;
    FindKindByHeaders();
    if (roles().task != TaskKind::clustering) LeaveOutBounds();
    for (const auto step : StepsOf(roles().task)) {
      if (Problems problem = (this->*step)()) return *problem;
    }
    if (options().positive && roles().task != TaskKind::binary &&
        roles().task != TaskKind::labels)
      roles().warnings.push_back(PositiveNotUsed(*options().positive));
    NoteRepetitions();
    return roles();
  }

 private:
  using Problems = std::optional<Problem>;
  using Step = Problems (TableAssigner::*)();

  static std::vector<Step> StepsOf(TaskKind kind) {
    switch (kind) {
      case TaskKind::clustering:
        return {&TableAssigner::FindKind, &TableAssigner::GuessWeight,
                &TableAssigner::FindClusters, &TableAssigner::FindCoordinates,
                &TableAssigner::CheckOnce};
      case TaskKind::counts:
        return {&TableAssigner::FindKind, &TableAssigner::FindCounts,
                &TableAssigner::FindExperiment, &TableAssigner::CheckOnce};
      default:
        return {&TableAssigner::FindTruth,    &TableAssigner::GuessWeight,
                &TableAssigner::FindQuery,    &TableAssigner::FindExperiment,
                &TableAssigner::FindKind,     &TableAssigner::FindPredictions,
                &TableAssigner::FindFeatures, &TableAssigner::CheckOnce};
    }
  }

  Unknown TakeNamed() {
    if (Unknown unknown = TakeTruth()) return unknown;
    if (Unknown unknown = TakeOne("query", options().query, roles().query))
      return unknown;
    if (Unknown unknown =
            TakeOne("experiment", options().experiment, roles().experiment))
      return unknown;
    if (Unknown unknown = TakePredictions()) return unknown;
    return TakeMany("features", options().features, options().features_text,
                    roles().features);
  }

  [[nodiscard]] bool AnyColumn(const Fits& fits) const {
    return FirstColumn(fits).has_value();
  }

  Problems GuessWeight() {
    FindWeight();
    return std::nullopt;
  }

  /// Whether the four counts are there, among the named columns if there are
  /// any, or named by options of their own.
  [[nodiscard]] bool HasAllCounts() const {
    std::array<bool, kCountRoles.size()> found{};
    std::size_t others = 0;
    const auto note = [&](std::size_t column) {
      std::optional<std::size_t> which = CountOfName(At(column));
      // "TP" of true and false says of each case whether it is one.
      if (which && !HasAnyNumber(At(column))) which.reset();
      if (which) found[*which] = true;
      others += which ? 0 : 1;
    };
    if (roles().predictions.empty()) {
      for (std::size_t i = 0; i < table().columns.size(); ++i) note(i);
      others = 0;
    } else {
      std::for_each(roles().predictions.begin(), roles().predictions.end(),
                    note);
    }
    return options().NamesCounts() ||
           (!options().truth && others == 0 &&
            std::all_of(found.begin(), found.end(),
                        [](bool one) { return one; }));
  }

  /// A query and a truth, which is a number unless the user named the query:
  /// "qid" may be a question that is answered Yes or No.
  [[nodiscard]] bool GradesItems() const {
    const std::optional<std::size_t> truth = TruthByName();
    if (!truth) return false;
    if (roles().query) return true;
    return HasAnyNumber(At(*truth)) && AnyQuery();
  }

  [[nodiscard]] bool AnyQuery() const {
    return roles().query || AnyColumn([this](std::size_t i) {
             return IsIn(kQueryNames, At(i));
           });
  }

  /// Beside another truth that was chosen, nothing is the relevance.
  [[nodiscard]] bool HasRelevance() const {
    const bool query = AnyQuery();
    const auto is_relevance = [this, query](std::size_t i) {
      if (options().truth && At(i).name != *options().truth) return false;
      const bool numbers = HasAnyNumber(At(i));
      if (IsIn(kClearRelevanceNames, At(i))) return numbers || query;
      return IsIn(kRelevanceNames, At(i)) && numbers && query;
    };
    return AnyColumn(is_relevance);
  }

  /// The kinds of table that headers give away; any other is recognised by
  /// content, and stays binary here.
  [[nodiscard]] TaskKind KindByHeaders() const {
    const bool models_named = !roles().predictions.empty();
    if (HasAllCounts()) return TaskKind::counts;
    if (HasRelevance() || GradesItems()) return TaskKind::ranking;
    const bool clusters =
        models_named ? NamedAreClusterings() : AnyColumn([this](std::size_t i) {
          return IsClustering(i) && !IsTaken(i);
        });
    return clusters ? TaskKind::clustering : TaskKind::binary;
  }

  void FindKindByHeaders() {
    const std::optional<TaskKind> chosen = options().ChosenTask();
    const TaskKind guessed = OfLab() ? TaskKind::binary : KindByHeaders();
    roles().task = chosen.value_or(guessed);
  }

  /// With the truth known, and no header that told the kind.
  [[nodiscard]] TaskKind KindByContent() const {
    if (OfLab() && OfLab()->task) return *OfLab()->task;
    if (HasManyClasses()) return KindOfManyValues();
    if (AnyPrediction([this](std::size_t i) { return PredictsMoreClasses(i); }))
      return ModelsOfClasses().empty() ? TaskKind::many_labels
                                       : TaskKind::multiclass;
    if (AreFewQuantities()) return TaskKind::regression;
    if (AnyModelOfManyClasses()) return TaskKind::multiclass;
    // Labels of which the truth lacks one are labels still.
    const bool labels_only = !AnyPrediction([this](std::size_t i) {
      return IsNumbers(i) && !IsCalledLabels(i);
    }) && AnyPrediction([this](std::size_t i) { return IsLikelyLabels(i); });
    return labels_only || AreTextsChosen() ? TaskKind::labels
                                           : KindOfTwoClasses();
  }

  /// Predictions that the user named, all of which are texts, as few as
  /// classes.
  [[nodiscard]] bool AreTextsChosen() const {
    const auto& chosen = roles().predictions;
    return !chosen.empty() &&
           std::all_of(chosen.begin(), chosen.end(), [this](std::size_t i) {
             return !IsNearlyNumeric(At(i)) && HasFewValues(table(), At(i));
           });
  }

  /// One or two numbers that no class is called by, beside decimals that are
  /// no scores of it: "5.0" and 5.1, or "1.5" and 1.1.
  [[nodiscard]] bool AreFewQuantities() const {
    const Column& truth = At(roles().truth);
    if (!IsNumeric(truth)) return false;
    const std::vector<std::string_view> labels = PresentLabels(truth);
    const auto is_decimal = [](std::string_view label) {
      return label.find_first_of(".,") != std::string_view::npos;
    };
    const auto is_class = [](std::string_view label) {
      constexpr std::string_view kClasses[] = {"0.0", "1.0", "-1.0", "2.0"};
      return std::find(std::begin(kClasses), std::end(kClasses), label) !=
             std::end(kClasses);
    };
    return std::all_of(labels.begin(), labels.end(), is_decimal) &&
           std::none_of(labels.begin(), labels.end(), is_class) &&
           AnyPrediction([this](std::size_t i) {
             return IsFractionalScore(i) && !HoldsProportions(At(i)) &&
                    !HoldsBothSigns(At(i));
           });
  }

  /// Whether some model has a column for each of three classes or more, of
  /// which only two may occur in the truth; or logits of two classes, neither
  /// of which is a score by itself.
  [[nodiscard]] bool AnyModelOfManyClasses() const {
    const std::vector<ClassColumns> models = ModelsOfClasses();
    return std::any_of(
        models.begin(), models.end(), [this](const ClassColumns& model) {
          return model.columns.size() > 2 || AreLogits(model.columns);
        });
  }

  /// Features may have a colon in their names, "deprel_acl:relcl" of 0 and 1:
  /// beside predicted labels a model has a class of the truth at least.
  [[nodiscard]] std::vector<ClassColumns> ModelsOfClasses() const {
    const Column& truth = At(roles().truth);
    std::vector<ClassColumns> models =
        FindClassColumns(table(), Candidates(), truth);
    const bool labels = AnyPrediction([this](std::size_t i) {
      return IsLikelyLabels(i) && IsCalledModel(i);
    });
    if (!labels) return models;
    const std::vector<std::string_view> known = PresentLabels(truth);
    std::erase_if(models, [&known](const ClassColumns& model) {
      return std::none_of(
          model.labels.begin(), model.labels.end(), [&](const auto& label) {
            return std::any_of(
                known.begin(), known.end(),
                [&](std::string_view one) { return SameLabel(one, label); });
          });
    });
    return models;
  }

  /// Probabilities of as many classes as the truth has, in columns that are
  /// not called by them.
  [[nodiscard]] bool AreProbabilitiesOfClasses() const {
    constexpr double kRounding = .0101;
    const Column& truth = At(roles().truth);
    if (!IsCoded(truth) || !HasWholeNumbersOnly(truth)) return false;
    std::vector<double> sums(static_cast<std::size_t>(table().row_count));
    std::size_t count = 0;
    for (const std::size_t index : Candidates()) {
      if (!IsFractionalNumbers(index) || !HoldsProportions(At(index))) continue;
      ++count;
      const std::vector<double> numbers = ToNumbers(At(index));
      for (std::size_t row = 0; row < sums.size(); ++row)
        sums[row] += numbers[row];
    }
    return count == PresentLabels(truth).size() &&
           std::all_of(sums.begin(), sums.end(), [](double sum) {
             return std::abs(sum - 1) <= kRounding;
           });
  }

  [[nodiscard]] bool AreLogits(const std::vector<std::size_t>& classes) const {
    constexpr std::string_view kNames[] = {"logit"};
    return !AreOpposites(At(classes.front()), At(classes.back())) &&
           std::all_of(classes.begin(), classes.end(), [&](std::size_t i) {
             return Mentions(kNames, i) && HoldsBothSigns(At(i));
           });
  }

  [[nodiscard]] TaskKind KindOfManyValues() const {
    const Column& truth = At(roles().truth);
    if (!ModelsOfClasses().empty()) return TaskKind::multiclass;
    if (IsNumeric(truth) && PredictsByName()) return TaskKind::regression;
    const bool labels =
        AnyPrediction([this](std::size_t i) { return IsLabelPrediction(i); });
    const bool fractions =
        AnyPrediction([this](std::size_t i) { return IsFractionalScore(i); });
    const bool numbers = AnyPrediction(
        [this](std::size_t i) { return IsNumbers(i) && !IsLikelyLabels(i); });
    if (!labels && AreProbabilitiesOfClasses()) return TaskKind::multiclass;
    if (IsMeasured(roles().truth)) {
      // Numbers with decimals are quantities even where the predictions are
      // among them, as those of trees and neighbours; and a naive forecast has
      // the truth's own numbers.
      const bool forecasts =
          IsNumeric(truth) && (numbers || !HasWholeNumbersOnly(truth));
      return !labels || fractions || forecasts || !IsCoded(truth)
                 ? TaskKind::regression
                 : TaskKind::many_labels;
    }
    return IsNearlyNumeric(truth) && numbers && !labels ? TaskKind::regression
                                                        : TaskKind::many_labels;
  }

  Problems FindKind() {
    NoteKind();
    if (!options().task && roles().task == TaskKind::binary)
      roles().task = KindByContent();
    if (roles().task == TaskKind::labels && HasManyClasses())
      roles().task = TaskKind::many_labels;
    return std::nullopt;
  }

  Problems FindQuery() {
    if (roles().task != TaskKind::ranking || roles().query || IsNobody("query"))
      return std::nullopt;
    roles().query = FirstColumn([this](std::size_t i) {
      return IsIn(kQueryNames, At(i)) && i != roles().truth && !IsTaken(i);
    });
    if (!roles().query) FindQueryByContent();
    if (roles().query) roles().guessed.emplace_back("query");
    return std::nullopt;
  }

  /// Names or numbers, the rows of each of which follow each other.
  void FindQueryByContent() {
    roles().query = FirstColumn([this](std::size_t i) {
      return IsFree(i) && !IsTaken(i) && !IsCalledModel(i) &&
             CanNameGroups(At(i)) && StandInBlocks(At(i));
    });
    if (roles().query)
      roles().warnings.push_back(WarningOf(column_warnings::blocks_as_queries,
                                           table(), {*roles().query}));
  }

  /// Of counts, any name; of labels, only a column that is called a matrix: a
  /// fold or a run is not an experiment of its own there.
  Problems FindExperiment() {
    if (roles().experiment || IsNobody("experiment")) return std::nullopt;
    const bool counts = roles().task == TaskKind::counts;
    roles().experiment = FirstColumn([this, counts](std::size_t i) {
      const bool fits = IsIn(kMatrixNames, At(i)) ||
                        (counts && IsIn(kExperimentNames, At(i)));
      return fits && i != roles().truth && !IsTaken(i);
    });
    if (roles().experiment) roles().guessed.emplace_back("experiment");
    return std::nullopt;
  }

  /// "fold 1", "run 2": repetitions of one experiment, whatever it is of.
  static bool NamesRepetitions(const Column& column) {
    return std::any_of(
        column.labels.begin(), column.labels.end(), [](const auto& label) {
          Column named{.name = label};
          named.name.erase(named.name.find_last_not_of("0123456789 _-") + 1);
          return IsIn(kRunNames, named) || IsIn(kFoldNames, named) ||
                 IsIn(kMatrixNames, named) || IsIn(kExperimentNames, named);
        });
  }

  Problems FindCounts() {
    if (Problems problem = AssignCounts(table(), options(), roles()))
      return problem;
    const auto models = FirstColumn([this](std::size_t i) {
      const bool called = IsIn(kAlgorithmNames, At(i)) ||
                          (IsIn(kNamesOfMatrices, At(i)) && !IsNumeric(At(i)) &&
                           !NamesRepetitions(At(i)));
      return called && IsCoded(At(i)) && At(i).labels.size() > 1 &&
             (roles().experiment == i || !IsTaken(i));
    });
    if (!models) {
      const auto& names = roles().experiment;
      if (names && IsCoded(At(*names)) && At(*names).labels.size() > 1 &&
          At(*names).labels.size() < table().row_count)
        roles().warnings.push_back(WarningOf(
            column_warnings::matrices_share_names, table(), {*names}));
      return std::nullopt;
    }
    roles().models = models;
    // Each model once: it names the matrix.
    if (!roles().experiment && !IsNobody("experiment") &&
        At(*models).labels.size() == table().row_count) {
      roles().experiment = models;
      roles().guessed.emplace_back("experiment");
    }
    roles().warnings.push_back(
        WarningOf(column_warnings::matrices_of_models, table(), {*models}));
    return std::nullopt;
  }

  /// What is left and numeric.
  Problems FindFeatures() {
    if (roles().task != TaskKind::regression || options().features ||
        options().features_text)
      return std::nullopt;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (IsFree(i) && !IsTaken(i) && IsNumeric(At(i)))
        roles().features.push_back(i);
    }
    if (!roles().features.empty()) roles().guessed.emplace_back("features");
    return std::nullopt;
  }

  /// Cases that count more than once, and models that are the same.
  void NoteRepetitions() {
    const TaskKind task = roles().task;
    if (task == TaskKind::clustering || task == TaskKind::counts) return;
    for (auto* const find :
         {PooledParts, PooledFolds, PooledQuantities, FittedBesideOutOfFold,
          EqualPredictions, NoCaseRight, PredictionOfOther}) {
      if (std::optional<Problem> found = find(table(), roles()))
        roles().warnings.push_back(*std::move(found));
    }
    // The items of a query are not independent cases anyway.
    if (task == TaskKind::ranking) return;
    if (auto repeated = RepeatedCases(table(), roles(), options().drop_missing))
      roles().warnings.push_back(*std::move(repeated));
  }

  Problems CheckOnce() {
    const std::optional<std::size_t> twice = UsedTwice();
    if (!twice) return std::nullopt;
    return ColumnUsedTwice(At(*twice).name);
  }
};

/// Whether the models of such a task predict a truth.
bool IsOfPredictions(TaskKind task) {
  return !IsComparison(task) && task != TaskKind::clustering &&
         task != TaskKind::counts;
}

/// Tables with too many truths or none, of which the user named no column.
std::optional<Problem> NotOneTruth(const Table& table, const Options& options) {
  if (options.truth || options.predictions || options.predictions_text ||
      options.NamesCounts())
    return std::nullopt;
  if (options.task) {
    const std::optional<TaskKind> task = options.ChosenTask();
    return task && IsOfPredictions(*task) ? SeveralTruths(table) : std::nullopt;
  }
  if (table.columns.size() == 1 && HoldsSentences(table, 0))
    return csv_problem::RunningText();
  for (auto* const find :
       {FinishedTests, CellsOfTwoClasses, TidyMetrics, MeansWithErrors,
        PairwisePreferences, SeveralTruths}) {
    if (std::optional<Problem> found = find(table)) return found;
  }
  if (std::optional<Problem> runs = RunsOfTracking(table);
      runs && !options.algorithm)
    return runs;
  return TrialsOfSearch(table);
}

/// Where the table is for a comparison of splits, if for anything.
std::optional<Problem> NoScoresOfSplits(const Table& table,
                                        const Options& options) {
  const std::optional<TaskKind> chosen = options.ChosenTask();
  if (options.truth || options.predictions || options.predictions_text ||
      (options.task && !(chosen && IsComparison(*chosen))))
    return std::nullopt;
  return EmptySplits(table);
}

Result<Roles> AssignAny(const Table& table, const Options& options) {
  if (std::optional<Result<Roles>> roles = AssignComparison(table, options))
    return std::move(*roles);
  return TableAssigner(table, options).Assign();
}

}  // namespace

bool HasRole(const Roles& roles, std::size_t column) {
  const auto is_in = [column](const std::vector<std::size_t>& columns) {
    return std::find(columns.begin(), columns.end(), column) != columns.end();
  };
  return roles.truth == column || roles.weight == column ||
         roles.query == column || roles.experiment == column ||
         roles.models == column || roles.cluster == column ||
         roles.dataset == column || roles.algorithm == column ||
         roles.run == column || roles.fold == column ||
         is_in(roles.predictions) || is_in(roles.features);
}

bool SameColumns(const Roles& a, const Roles& b) {
  const auto columns = [](const Roles& roles) {
    return std::tie(roles.task, roles.truth, roles.predictions,
                    roles.class_columns, roles.weight, roles.query,
                    roles.experiment, roles.models, roles.cluster,
                    roles.features, roles.dataset, roles.algorithm, roles.run,
                    roles.fold, roles.form, roles.put_aside);
  };
  return columns(a) == columns(b) && IsWeightGuessed(a) == IsWeightGuessed(b);
}

Result<Roles> AssignRoles(const Table& table, const Options& options) {
  if (std::optional<Problem> title = TitleAbove(table))
    return *std::move(title);
  if (std::optional<Problem> text = ConsoleText(table)) return *std::move(text);
  if (std::optional<Problem> other = NotOneTruth(table, options))
    return *std::move(other);
  if (std::optional<Problem> empty = NoScoresOfSplits(table, options))
    return *std::move(empty);
  Result<Roles> roles = AssignAny(table, options);
  if (!roles) return roles;
  if (!options.task) {
    if (auto sets = SetsOfLabels(table, roles.value())) return *std::move(sets);
  }
  for (auto* const find :
       {ThousandsDots, GuessedGroups, EventInTime, RoundedNumbers}) {
    if (std::optional<Problem> found = find(table, roles.value()))
      roles.value().warnings.push_back(*std::move(found));
  }
  if (options.predictions || options.predictions_text) return roles;
  for (Problem& left_out : FormattedLeftOut(table, roles.value()))
    roles.value().warnings.push_back(std::move(left_out));
  if (std::optional<Problem> empty = EmptyLeftOut(table, roles.value()))
    roles.value().warnings.push_back(*std::move(empty));
  return roles;
}

}  // namespace melon
