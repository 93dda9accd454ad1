#include "tasks/other_roles.h"

#include <algorithm>
#include <array>
#include <vector>

#include "tasks/comparison_roles.h"
#include "tasks/count_roles.h"
#include "tasks/nearness.h"
#include "tasks/role_names.h"
#include "tasks/role_problems.h"
#include "tasks/role_warnings.h"
#include "tasks/truth_assigner.h"

namespace melon {
namespace {

constexpr std::string_view kExperimentNames[] = {
    "name", "dataset", "run", "fold", "实验", "名称", "混淆矩阵"};
Problem TooManyModels(std::size_t count) {
  return {.code = "too_many_models",
          .message =
              Fill({"{0} models are too many to compare with each other: "
                    "choose at most {1} prediction columns.",
                    "{0} 个模型太多，无法两两比较：请至多选择 {1} 个预测列。"},
                   {std::to_string(count), std::to_string(kMostNamedModels)})};
}

/// Every kind of table. Each step may end the search with the sentence on what
/// is missing.
class OtherAssigner : public TruthAssigner {
 public:
  using TruthAssigner::TruthAssigner;

  Result<Roles> Assign() {
    if (const auto unknown = TakeNamed())
      return UnknownColumn(table(), *unknown);
    FindKindByHeaders();
    for (const auto step : StepsOf(roles().task)) {
      if (Problems problem = (this->*step)()) return *problem;
    }
    return roles();
  }

 private:
  using Problems = std::optional<Problem>;
  using Step = Problems (OtherAssigner::*)();

  static std::vector<Step> StepsOf(TaskKind kind) {
    switch (kind) {
      case TaskKind::clustering:
        return {&OtherAssigner::FindKind, &OtherAssigner::GuessWeight,
                &OtherAssigner::FindClusters, &OtherAssigner::FindFeatures,
                &OtherAssigner::CheckOnce};
      case TaskKind::counts:
        return {&OtherAssigner::FindKind, &OtherAssigner::FindCounts,
                &OtherAssigner::FindExperiment, &OtherAssigner::CheckOnce};
      default:
        return {&OtherAssigner::SettleTruth,  &OtherAssigner::GuessWeight,
                &OtherAssigner::FindQuery,    &OtherAssigner::FindExperiment,
                &OtherAssigner::FindKind,     &OtherAssigner::FindPredictions,
                &OtherAssigner::FindFeatures, &OtherAssigner::CheckOnce};
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

  Problems SettleTruth() { return FindTruth(); }

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
      const std::optional<std::size_t> which = CountOfName(At(column));
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
    const auto& named = options().counts;
    const bool any_option = std::any_of(named.begin(), named.end(),
                                        [](const auto& one) { return one; });
    return any_option ||
           (others == 0 && std::all_of(found.begin(), found.end(),
                                       [](bool one) { return one; }));
  }

  /// The kinds of table that headers give away; any other is told by content,
  /// and stays binary here.
  [[nodiscard]] TaskKind KindByHeaders() const {
    const bool models_named = !roles().predictions.empty();
    if (HasAllCounts()) return TaskKind::counts;
    const bool relevance = AnyColumn(
        [this](std::size_t i) { return IsIn(kRelevanceNames, At(i)); });
    const bool query = roles().query || AnyColumn([this](std::size_t i) {
                         return IsIn(kQueryNames, At(i));
                       });
    if (relevance || (query && TruthByName())) return TaskKind::ranking;
    const bool clusters =
        models_named
            ? std::all_of(roles().predictions.begin(),
                          roles().predictions.end(),
                          [this](std::size_t i) { return IsClustering(i); })
            : AnyColumn([this](std::size_t i) { return IsClustering(i); });
    return clusters ? TaskKind::clustering : TaskKind::binary;
  }

  void FindKindByHeaders() {
    if (options().task) {
      roles().task = TaskOfName(*options().task).value_or(TaskKind::binary);
      return;
    }
    roles().task = KindByHeaders();
  }

  /// So many numbers, or such, that they are measured and not classes.
  [[nodiscard]] bool IsMeasured(std::size_t index) const {
    constexpr std::size_t kMostClassNumbers = 20;
    const Column& column = At(index);
    if (!IsNearlyNumeric(column)) return false;
    if (!HasWholeNumbersOnly(column)) return true;
    if (!IsCoded(column)) return true;
    return column.labels.size() > kMostClassNumbers &&
           column.labels.size() * 5 > column.codes.size();
  }

  /// With the truth known, and no header that told the kind.
  [[nodiscard]] TaskKind KindByContent() const {
    if (HasManyClasses()) return KindOfManyValues();
    return AnyModelOfManyClasses() ? TaskKind::multiclass : KindOfTwoClasses();
  }

  /// Whether some model has a column for each of three classes or more, of
  /// which only two may occur in the truth.
  [[nodiscard]] bool AnyModelOfManyClasses() const {
    const std::vector<ClassColumns> models =
        FindClassColumns(table(), Candidates(), At(roles().truth));
    return std::any_of(
        models.begin(), models.end(),
        [](const ClassColumns& model) { return model.columns.size() > 2; });
  }

  [[nodiscard]] TaskKind KindOfManyValues() const {
    const Column& truth = At(roles().truth);
    if (!FindClassColumns(table(), Candidates(), truth).empty())
      return TaskKind::multiclass;
    const bool labels =
        AnyPrediction([this](std::size_t i) { return IsLabelPrediction(i); });
    const bool fractions =
        AnyPrediction([this](std::size_t i) { return IsFractionalScore(i); });
    if (IsMeasured(roles().truth)) {
      return !labels || fractions || !IsCoded(truth) ? TaskKind::regression
                                                     : TaskKind::many_labels;
    }
    const bool numbers = AnyPrediction(
        [this](std::size_t i) { return IsNumbers(i) && !IsLikelyLabels(i); });
    return IsNearlyNumeric(truth) && numbers && !labels ? TaskKind::regression
                                                        : TaskKind::many_labels;
  }

  /// The columns that may be predictions.
  [[nodiscard]] std::vector<std::size_t> Candidates() const {
    if (!roles().predictions.empty()) return roles().predictions;
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (IsFree(i)) free.push_back(i);
    }
    return free;
  }

  Problems FindKind() {
    NoteKind();
    if (!options().task && roles().task == TaskKind::binary)
      roles().task = KindByContent();
    if (roles().task == TaskKind::labels && HasManyClasses())
      roles().task = TaskKind::many_labels;
    return std::nullopt;
  }

  /// A truth of more than two classes, or of so many that they were not kept.
  [[nodiscard]] bool HasManyClasses() const {
    const Column& truth = At(roles().truth);
    return !IsCoded(truth) || PresentLabels(truth).size() > 2;
  }

  void GuessPredictions() {
    switch (roles().task) {
      case TaskKind::labels:
      case TaskKind::many_labels:
        return GuessAnyLabels();
      case TaskKind::multiclass:
        roles().predictions = Candidates();
        return;
      case TaskKind::regression:
        return GuessEstimates();
      case TaskKind::ranking:
        return TakeFree(
            [this](std::size_t i) { return IsNearlyNumeric(At(i)); });
      default:
        return GuessScores();
    }
  }

  /// Columns of the truth's labels but for a few rows, be it a slip or a class
  /// that the truth happens not to have.
  [[nodiscard]] bool IsLikelyLabels(std::size_t index) const {
    const Column& column = At(index);
    const Column& truth = At(roles().truth);
    if (!IsCoded(column) || !IsCoded(truth)) return false;
    if (HasLabelsOf(column, truth)) return true;
    if (!IsNumeric(column)) return ShareOfLabels(column, truth) >= 0.5;
    return HasWholeNumbersOnly(column) &&
           column.labels.size() <= truth.labels.size() + 1 &&
           ShareOfLabels(column, truth) >= 0.8;
  }

  /// Columns that share a label with the truth and have not many more.
  [[nodiscard]] bool CanBeLabels(std::size_t index) const {
    constexpr std::size_t kTimes = 10;
    const Column& column = At(index);
    const Column& truth = At(roles().truth);
    return IsCoded(column) && IsCoded(truth) && HasWholeNumbersOnly(column) &&
           column.labels.size() <= kTimes * truth.labels.size() &&
           ShareOfLabels(column, truth) > 0;
  }

  void GuessAnyLabels() {
    if (IsExplicit()) {
      TakeFree([this](std::size_t i) {
        return CanBeLabels(i) && !SpeaksAgainst(i);
      });
    } else if (AnyPrediction(
                   [this](std::size_t i) { return IsLabelPrediction(i); })) {
      TakeFree([this](std::size_t i) { return IsLikelyLabels(i); });
    }
    if (roles().predictions.empty())
      TakeFree([this](std::size_t i) { return CanBeLabels(i); });
  }

  /// Numeric columns that say so in their names, else those on the truth's
  /// scale, else all; with anything given all that may be on that scale.
  void GuessEstimates() {
    if (!IsNearlyNumeric(At(roles().truth))) return;
    const Nearness nearness(At(roles().truth));
    const auto is_near = [&](std::size_t i) {
      constexpr double kNear = 2;
      return nearness.Distance(At(i)) <= kNear;
    };
    const auto numeric = [this](std::size_t i) {
      return IsNearlyNumeric(At(i)) && !IsRowOrder(At(i));
    };
    const auto called = [&](std::size_t i) {
      return numeric(i) && Mentions(kEstimateWords, i);
    };
    if (IsExplicit()) {
      TakeFree([&](std::size_t i) {
        const bool on_scale = is_near(i) || nearness.IsInRange(At(i));
        return called(i) || (numeric(i) && on_scale && !SpeaksAgainst(i));
      });
    } else {
      TakeFree(called);
      if (!roles().predictions.empty()) {
        NoteInDoubt([&](std::size_t i) {
          return numeric(i) && nearness.Distance(At(i)) < kUsefulDistance;
        });
      }
    }
    if (roles().predictions.empty())
      TakeFree([&](std::size_t i) { return numeric(i) && is_near(i); });
    if (roles().predictions.empty())
      TakeFree([this](std::size_t i) { return IsNearlyNumeric(At(i)); });
  }

  void NoteInDoubt(const Fits& fits) {
    const std::vector<std::size_t> left = LeftOut(fits);
    if (!left.empty())
      roles().warnings.push_back(PredictionsInDoubt(table(), left));
  }

  Problems FindPredictions() {
    const bool guess = roles().predictions.empty() && !IsWithoutModels();
    if (guess) {
      GuessPredictions();
      roles().guessed.emplace_back("predictions");
    }
    if (roles().task == TaskKind::multiclass) GroupClassColumns();
    if (guess) {
      LimitGuessed();
      NoteIgnored();
    }
    if (roles().task == TaskKind::labels && HasManyLabels())
      roles().task = TaskKind::many_labels;
    if (roles().task == TaskKind::many_labels) NoteLabelsBeyondTruth();
    if (ModelCount() > kMostNamedModels) return TooManyModels(ModelCount());
    if (!roles().predictions.empty()) return std::nullopt;
    return NoPredictions();
  }

  void LimitGuessed() {
    const std::size_t found = ModelCount();
    if (found <= kMostModels) return;
    if (roles().task == TaskKind::multiclass) {
      roles().class_columns.resize(kMostModels);
      TakeClassColumns();
    } else {
      roles().predictions.resize(kMostModels);
    }
    roles().warnings.push_back(ModelsLimited(found, kMostModels));
  }

  /// What else may be a model, were its role or the task another.
  void NoteIgnored() {
    const TaskKind task = roles().task;
    // Those beyond the limit were told of.
    if (!roles().warnings.empty() &&
        roles().warnings.back().code == "predictions_limited")
      return;
    const auto note = [this](const std::vector<std::size_t>& left,
                             auto warning) {
      if (!left.empty()) roles().warnings.push_back(warning(table(), left));
    };
    const auto is_score = [this](std::size_t i) {
      return IsNumbers(i) && !IsIdentifier(At(i));
    };
    const auto is_text = [this](std::size_t i) {
      return !IsNumeric(At(i)) && ShareOfLabels(At(i), At(roles().truth)) > 0;
    };
    if (task == TaskKind::binary || task == TaskKind::multiclass) {
      note(LeftOut(is_score), NumbersIgnored);
      note(LeftOut(is_text), LabelsIgnored);
    }
    if (task == TaskKind::labels || task == TaskKind::many_labels)
      note(LeftOut(is_text), LabelsIgnored);
    if (task == TaskKind::labels) {
      note(LeftOut([&](std::size_t i) {
             return is_score(i) && !HasWholeNumbersOnly(At(i));
           }),
           ScoresIgnored);
    }
  }

  /// More than two labels in the truth and its predictions together.
  [[nodiscard]] bool HasManyLabels() const {
    std::vector<std::string_view> labels = PresentLabels(At(roles().truth));
    for (const std::size_t index : roles().predictions) {
      for (const std::string_view label : PresentLabels(At(index))) {
        const bool known = std::any_of(
            labels.begin(), labels.end(),
            [label](std::string_view one) { return SameLabel(one, label); });
        if (!known) labels.push_back(label);
        if (labels.size() > 2) return true;
      }
    }
    return false;
  }

  /// Of two classes; where there are many, the truth may well lack a rare one.
  void NoteLabelsBeyondTruth() {
    const Column& truth = At(roles().truth);
    if (HasManyClasses()) return;
    for (const std::size_t index : roles().predictions) {
      if (!IsCoded(At(index)) || HasLabelsOf(At(index), truth)) continue;
      const std::vector<std::string_view> known = PresentLabels(truth);
      for (const std::string_view label : PresentLabels(At(index))) {
        const bool is_known = std::any_of(
            known.begin(), known.end(),
            [label](std::string_view one) { return SameLabel(one, label); });
        if (is_known) continue;
        roles().warnings.push_back(LabelBeyondTruth(
            table(), index, std::string(label), roles().truth));
        break;
      }
    }
  }

  [[nodiscard]] std::size_t ModelCount() const {
    return roles().task == TaskKind::multiclass ? roles().class_columns.size()
                                                : roles().predictions.size();
  }

  /// Columns that belong to no model are no predictions.
  void GroupClassColumns() {
    roles().class_columns =
        FindClassColumns(table(), roles().predictions, At(roles().truth));
    TakeClassColumns();
  }

  void TakeClassColumns() {
    roles().predictions.clear();
    for (const ClassColumns& model : roles().class_columns) {
      roles().predictions.insert(roles().predictions.end(),
                                 model.columns.begin(), model.columns.end());
    }
  }

  /// Where the truth was guessed, it may be the wrong one.
  [[nodiscard]] Problem NoPredictions() const {
    Problem problem = MissingPredictions();
    if (!options().truth) problem.candidates = TruthCandidates();
    return problem;
  }

  [[nodiscard]] Problem MissingPredictions() const {
    if (roles().task == TaskKind::multiclass) {
      return {.code = "no_prediction_columns",
              .message = Fill(
                  {"No columns look like a model's probabilities: for each "
                   "class of \"{0}\" there must be a numeric column named "
                   "MODEL:CLASS. The columns are: {1}.",
                   "没有哪些列像模型的概率：“{0}”的每一类应有一列数值，列名为 "
                   "MODEL:CLASS（模型:类别）。现有的列：{1}。"},
                  {Shorten(At(roles().truth).name), ColumnNames(table())})};
    }
    if (roles().task == TaskKind::many_labels) {
      const std::size_t classes = PresentLabels(At(roles().truth)).size();
      return {
          .code = "no_prediction_columns",
          .message = Fill(
              {"The truth \"{0}\" has {1} different labels, and no column "
               "holds predictions of them: each model needs a column of "
               "the same labels, or for each class a numeric column named "
               "MODEL:CLASS. For scores of two classes, choose a truth of "
               "two labels. The columns are: {2}.",
               "真实标记“{0}”有 {1} 种标记，但没有哪一列是对它们的预测："
               "每个模型应有一列同样的标记，或每一类有一列数值，列名为 "
               "MODEL:CLASS。若是两类的得分，请选取只有两种标记的列作为真"
               "实标记。现有的列：{2}。"},
              {Shorten(At(roles().truth).name),
               classes == 0 ? std::string("> 256") : std::to_string(classes),
               ColumnNames(table())})};
    }
    return {.code = "no_prediction_columns",
            .message =
                Fill({"No column looks like a model's predictions: beside "
                      "the truth \"{0}\" there must be a column of "
                      "numbers (scores) or of the same labels for each "
                      "model. The columns are: {1}.",
                      "没有哪一列像模型的预测：除真实标记“{0}"
                      "”外，每个模型应有一列数值（得分）或同样的标记。"
                      "现有的列：{1}。"},
                     {Shorten(At(roles().truth).name), ColumnNames(table())})};
  }

  Problems FindQuery() {
    if (roles().task != TaskKind::ranking || roles().query || IsNobody("query"))
      return std::nullopt;
    roles().query = FirstColumn([this](std::size_t i) {
      return IsIn(kQueryNames, At(i)) && i != roles().truth && !IsTaken(i);
    });
    if (roles().query) roles().guessed.emplace_back("query");
    return std::nullopt;
  }

  /// Of counts, any name; of labels, only a column that is called a matrix: a
  /// fold or a run is no experiment of its own there.
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

  Problems FindCounts() { return AssignCounts(table(), options(), roles()); }

  /// A grouping into few clusters: texts, or whole numbers in a row from −1, 0
  /// or 1 on.
  [[nodiscard]] bool MayBeClustering(std::size_t index) const {
    const Column& column = At(index);
    if (!IsCoded(column) || !HasWholeNumbersOnly(column) ||
        column.labels.size() >= column.codes.size() ||
        NamesEachRow(table(), column))
      return false;
    if (!IsNumeric(column)) return true;
    const auto [least, most] = std::minmax_element(column.label_numbers.begin(),
                                                   column.label_numbers.end());
    return *least >= -1 && *least <= 1 &&
           *most - *least < static_cast<double>(column.labels.size() + 1);
  }

  Problems FindClusters() {
    FindClusterTruth();
    if (!roles().predictions.empty()) return std::nullopt;
    roles().guessed.emplace_back("predictions");
    const auto take = [this](const Fits& fits) {
      for (std::size_t i = 0; i < table().columns.size(); ++i) {
        if (fits(i) && i != roles().truth && !IsTaken(i))
          roles().predictions.push_back(i);
      }
    };
    const auto likely = [this](std::size_t i) {
      return IsFree(i) && !SpeaksAgainst(i) && MayBeClustering(i);
    };
    if (IsExplicit()) {
      take([&](std::size_t i) { return IsClustering(i) || likely(i); });
    } else {
      take([this](std::size_t i) { return IsClustering(i); });
      NoteInDoubt(likely);
    }
    if (!roles().predictions.empty()) return std::nullopt;
    return Problem{
        .code = "no_prediction_columns",
        .message = Fill({"No column looks like cluster labels: none is named "
                         "like cluster or kmeans. Say which ones they are "
                         "(predictions); the columns are: {0}.",
                         "没有哪一列像簇标记：没有 cluster、kmeans "
                         "之类的列名。请指定（predictions）；现有的列：{0}。"},
                        {ColumnNames(table())})};
  }

  /// What is left and numeric.
  Problems FindFeatures() {
    const bool wanted = roles().task == TaskKind::clustering ||
                        roles().task == TaskKind::regression;
    if (!wanted || options().features || options().features_text)
      return std::nullopt;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (IsFree(i) && !IsTaken(i) && IsNumeric(At(i)))
        roles().features.push_back(i);
    }
    if (!roles().features.empty()) roles().guessed.emplace_back("features");
    return std::nullopt;
  }

  Problems CheckOnce() {
    const std::optional<std::size_t> twice = UsedTwice();
    if (!twice) return std::nullopt;
    return ColumnUsedTwice(At(*twice).name);
  }
};

}  // namespace

Result<Roles> AssignOtherRoles(const Table& table, const Options& options) {
  if (std::optional<Result<Roles>> roles = AssignComparison(table, options))
    return std::move(*roles);
  return OtherAssigner(table, options).Assign();
}

}  // namespace melon
