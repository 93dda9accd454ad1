#include "tasks/other_roles.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "base/column_access.h"
#include "tasks/comparison_roles.h"
#include "tasks/role_assigner.h"
#include "tasks/role_names.h"
#include "tasks/role_problems.h"

namespace melon {
namespace {

constexpr std::string_view kExperimentNames[] = {
    "name", "dataset", "run", "fold", "实验", "名称", "混淆矩阵"};
constexpr std::string_view kFalsePositiveNames[] = {
    "fp", "falsepositive", "falsepositives", "假正例", "假阳性", "假正"};
constexpr std::string_view kFalseNegativeNames[] = {
    "fn", "falsenegative", "falsenegatives", "假反例", "假阴性", "假反"};
constexpr std::string_view kTrueNegativeNames[] = {
    "tn", "truenegative", "truenegatives", "真反例", "真阴性", "真反"};
constexpr std::span<const std::string_view> kCountNames[] = {
    kTruePositiveNames, kFalsePositiveNames, kFalseNegativeNames,
    kTrueNegativeNames};
constexpr std::string_view kEstimateWords[] = {
    "pred", "hat", "fitted", "forecast", "estimate", "预测", "估计"};

Problem TooManyModels(std::size_t count) {
  return {.code = "too_many_models",
          .message =
              Fill({"{0} models are too many to compare with each other: "
                    "choose at most {1} prediction columns.",
                    "{0} 个模型太多，无法两两比较：请至多选择 {1} 个预测列。"},
                   {std::to_string(count), std::to_string(kMostModels)})};
}

/// Every kind of table. Each step may end the search with the sentence on what
/// is missing.
class OtherAssigner : public RoleAssigner {
 public:
  using RoleAssigner::RoleAssigner;

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
        return {&OtherAssigner::FindKind,         &OtherAssigner::FindClusters,
                &OtherAssigner::FindClusterTruth, &OtherAssigner::GuessWeight,
                &OtherAssigner::FindFeatures,     &OtherAssigner::CheckOnce};
      case TaskKind::counts:
        return {&OtherAssigner::FindKind, &OtherAssigner::FindCounts,
                &OtherAssigner::FindExperiment, &OtherAssigner::CheckOnce};
      default:
        return {&OtherAssigner::FindTruth,    &OtherAssigner::GuessWeight,
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

  /// The first column of texts whose labels some other column shares.
  [[nodiscard]] std::optional<std::size_t> TruthOfSharedLabels() const {
    return FirstColumn([this](std::size_t i) {
      return !IsTaken(i) && IsCoded(At(i)) && !IsNumeric(At(i)) &&
             AnyColumn([this, i](std::size_t j) {
               return j != i && HasLabelsOf(At(j), At(i));
             });
    });
  }

  [[nodiscard]] std::optional<std::size_t> GuessTruth() const {
    if (roles().task == TaskKind::ranking) {
      const auto relevance = FirstColumn([this](std::size_t i) {
        return IsIn(kRelevanceNames, At(i)) && !IsTaken(i);
      });
      if (relevance) return relevance;
    }
    if (const auto named = TruthByName()) return named;
    if (const auto two = TruthOfTwoLabels()) return two;
    return TruthOfSharedLabels();
  }

  Problems FindTruth() {
    if (!roles().has_truth()) {
      roles().truth = GuessTruth().value_or(kNoColumn);
      roles().guessed.emplace_back("truth");
    }
    if (roles().has_truth()) return std::nullopt;
    return Problem{
        .code = "no_truth_column",
        .message = Fill({"No column looks like the truth: none is named like "
                         "y_true, label or class, and none has "
                         "exactly two different values. Say which one it is "
                         "(truth); the columns are: {0}.",
                         "没有哪一列像真实标记：既无 y_true、label、class "
                         "之类的列名，也没有恰好两种取值的列。"
                         "请指定真实标记列（truth）；现有的列：{0}。"},
                        {ColumnNames(table())})};
  }

  Problems GuessWeight() {
    FindWeight();
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::size_t> CountColumn(
      std::size_t which) const {
    return FirstColumn([this, which](std::size_t i) {
      return IsIn(kCountNames[which], At(i));
    });
  }

  [[nodiscard]] bool HasAllCounts() const {
    return CountColumn(0) && CountColumn(1) && CountColumn(2) && CountColumn(3);
  }

  /// The kinds of table that headers give away; any other is told by content,
  /// and stays binary here.
  [[nodiscard]] TaskKind KindByHeaders() const {
    const bool models_named = !roles().predictions.empty();
    if (!models_named && HasAllCounts()) return TaskKind::counts;
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
    if (!IsNumeric(column)) return false;
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
    if (!FindClassColumns(table(), Candidates(), At(roles().truth)).empty())
      return TaskKind::multiclass;
    const bool labels =
        AnyPrediction([this](std::size_t i) { return IsLabelPrediction(i); });
    const bool fractions =
        AnyPrediction([this](std::size_t i) { return IsFractionalScore(i); });
    const bool numbers =
        IsMeasured(roles().truth)
            ? !labels || fractions || !IsCoded(At(roles().truth))
            : IsNumeric(At(roles().truth)) && fractions && !labels;
    return numbers ? TaskKind::regression : TaskKind::many_labels;
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
        return GuessLabels();
      case TaskKind::many_labels:
        return GuessLabelsOfMany();
      case TaskKind::multiclass:
        roles().predictions = Candidates();
        return;
      case TaskKind::regression:
        return GuessEstimates();
      case TaskKind::ranking:
        return TakeFree([this](std::size_t i) { return IsNumeric(At(i)); });
      default:
        return GuessScores();
    }
  }

  /// Columns of the truth's labels; without one, columns that share some.
  void GuessLabelsOfMany() {
    GuessLabels();
    if (!roles().predictions.empty()) return;
    const std::vector<std::string_view> known =
        PresentLabels(At(roles().truth));
    TakeFree([&](std::size_t i) {
      const std::vector<std::string_view> own = PresentLabels(At(i));
      return std::any_of(own.begin(), own.end(), [&](std::string_view label) {
        return std::find(known.begin(), known.end(), label) != known.end();
      });
    });
  }

  /// Mean distance of a numeric column from the truth's mean or, as a
  /// prediction, from the truth; NaN cells left out.
  [[nodiscard]] static double MeanDistance(const std::vector<double>& truth,
                                           const std::vector<double>& other) {
    double sum = 0;
    double count = 0;
    for (std::size_t row = 0; row < truth.size(); ++row) {
      const double distance = std::abs(truth[row] - other[row]);
      if (std::isnan(distance)) continue;
      sum += distance;
      ++count;
    }
    return sum / count;
  }

  /// A model that is of any use errs less than twice as much as the mean does;
  /// an input in units of its own hardly ever does.
  [[nodiscard]] bool IsNearTruth(const std::vector<double>& truth,
                                 double spread, std::size_t index) const {
    return MeanDistance(truth, ToNumbers(At(index))) <= 2 * spread;
  }

  /// Numeric columns that say so in their names, else those on the truth's
  /// scale, else all.
  void GuessEstimates() {
    const Column& truth_column = At(roles().truth);
    if (!IsNumeric(truth_column)) return;
    const auto numeric = [this](std::size_t i) {
      return IsNumeric(At(i)) && !IsIdentifier(At(i));
    };
    TakeFree([&](std::size_t i) {
      return numeric(i) && Mentions(kEstimateWords, i);
    });
    if (!roles().predictions.empty()) return;
    const std::vector<double> truth = ToNumbers(truth_column);
    double sum = 0;
    double count = 0;
    for (const double value : truth) {
      if (std::isnan(value)) continue;
      sum += value;
      ++count;
    }
    const double spread =
        MeanDistance(truth, std::vector<double>(truth.size(), sum / count));
    TakeFree([&](std::size_t i) {
      return numeric(i) && IsNearTruth(truth, spread, i);
    });
    if (roles().predictions.empty())
      TakeFree([this](std::size_t i) { return IsNumeric(At(i)); });
  }

  Problems FindPredictions() {
    if (roles().predictions.empty() && !IsWithoutModels()) {
      GuessPredictions();
      LimitGuessed();
    }
    if (roles().task == TaskKind::multiclass) GroupClassColumns();
    if (ModelCount() > kMostModels) return TooManyModels(ModelCount());
    if (!roles().predictions.empty()) return std::nullopt;
    return NoPredictions();
  }

  [[nodiscard]] std::size_t ModelCount() const {
    return roles().task == TaskKind::multiclass ? roles().class_columns.size()
                                                : roles().predictions.size();
  }

  /// Columns that belong to no model are no predictions.
  void GroupClassColumns() {
    roles().class_columns =
        FindClassColumns(table(), roles().predictions, At(roles().truth));
    roles().predictions.clear();
    for (const ClassColumns& model : roles().class_columns) {
      roles().predictions.insert(roles().predictions.end(),
                                 model.columns.begin(), model.columns.end());
    }
  }

  [[nodiscard]] Problem NoPredictions() const {
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

  Problems FindCounts() {
    if (!roles().predictions.empty()) return std::nullopt;
    for (std::size_t which = 0; which < std::size(kCountNames); ++which) {
      const std::optional<std::size_t> column = CountColumn(which);
      if (!column) {
        return Problem{
            .code = "no_count_columns",
            .message = Fill(
                {"A table of confusion matrices needs the columns tp, fp, fn "
                 "and tn, one row a matrix; \"{0}\" is missing. The columns "
                 "are: {1}.",
                 "混淆矩阵的表须有 tp、fp、fn、tn "
                 "四列，每行一个矩阵；缺少“{0}”。"
                 "现有的列：{1}。"},
                {kCountNames[which][0], ColumnNames(table())})};
      }
      roles().predictions.push_back(*column);
    }
    roles().guessed.emplace_back("predictions");
    return std::nullopt;
  }

  Problems FindClusters() {
    if (!roles().predictions.empty()) return std::nullopt;
    for (std::size_t i = 0; i < table().columns.size(); ++i) {
      if (IsClustering(i) && i != roles().truth && !IsTaken(i))
        roles().predictions.push_back(i);
    }
    roles().guessed.emplace_back("predictions");
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

  /// By name, else the first column of texts; there may be none.
  Problems FindClusterTruth() {
    if (roles().has_truth() || IsNobody("truth")) return std::nullopt;
    std::optional<std::size_t> truth = TruthByName();
    for (std::size_t i = 0; !truth && i < table().columns.size(); ++i) {
      const bool texts = IsCoded(At(i)) && !IsNumeric(At(i)) &&
                         At(i).labels.size() < At(i).codes.size();
      if (texts && !IsTaken(i)) truth = i;
    }
    roles().truth = truth.value_or(kNoColumn);
    if (truth) roles().guessed.emplace_back("truth");
    return std::nullopt;
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
