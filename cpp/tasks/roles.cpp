#include "tasks/roles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "base/column_access.h"
#include "io/number.h"

namespace melon {
namespace {

constexpr std::string_view kTruthNames[] = {
    "ytrue",  "truth",    "true",     "actual", "groundtruth", "gold",
    "target", "label",    "labels",   "class",  "observed",    "obs",
    "y",      "outcome",  "response", "真实",   "真实标记",    "标记",
    "标签",   "真实标签", "类别"};
constexpr std::string_view kRelevanceNames[] = {
    "relevance", "rel", "grade", "gain", "相关度", "相关性"};
constexpr std::string_view kQueryNames[] = {
    "query", "queryid", "qid", "session", "sessionid", "查询", "查询编号"};
constexpr std::string_view kExperimentNames[] = {
    "experiment", "matrix", "name", "dataset", "run",
    "fold",       "实验",   "名称", "混淆矩阵"};
constexpr std::string_view kCountNames[4][6] = {
    {"tp", "truepositive", "truepositives", "真正例", "真阳性", "真正"},
    {"fp", "falsepositive", "falsepositives", "假正例", "假阳性", "假正"},
    {"fn", "falsenegative", "falsenegatives", "假反例", "假阴性", "假反"},
    {"tn", "truenegative", "truenegatives", "真反例", "真阴性", "真反"}};
constexpr std::string_view kClusterWords[] = {
    "cluster", "kmeans",   "dbscan", "agglomerative", "hierarchical",
    "ward",    "spectral", "簇",     "聚类"};
constexpr std::string_view kEstimateWords[] = {
    "pred", "hat", "fitted", "forecast", "estimate", "预测", "估计"};
constexpr std::string_view kWeightNames[] = {
    "weight", "weights",   "sampleweight", "w",    "count",
    "freq",   "frequency", "权重",         "次数", "频数"};
constexpr std::string_view kIgnoredNames[] = {
    "id",     "index", "rowid", "row",      "rowindex", "fold",
    "repeat", "run",   "split", "resample", "inst",     "unnamed0",
    "error",  "docid", "item",  "itemid",   "编号",     "序号"};

/// Every two models are compared, so the work and the report grow with the
/// square.
constexpr std::size_t kMostGuessedModels = 50;
constexpr std::size_t kMostModels = 200;

Problem TooManyModels(std::size_t count) {
  return {.code = "too_many_models",
          .message =
              Fill({"{0} models are too many to compare with each other: "
                    "choose at most {1} prediction columns.",
                    "{0} 个模型太多，无法两两比较：请至多选择 {1} 个预测列。"},
                   {std::to_string(count), std::to_string(kMostModels)})};
}

class Assigner {
 public:
  Assigner(const Table& table, const Options& options)
      : table_(table), options_(options) {}

  Result<Roles> Assign() {
    if (Problems problem = TakeNamed()) return *problem;
    FindKindByHeaders();
    for (const auto step : StepsOf(roles_.task)) {
      if (Problems problem = (this->*step)()) return *problem;
    }
    return roles_;
  }

 private:
  using Problems = std::optional<Problem>;
  using Step = Problems (Assigner::*)();

  static std::vector<Step> StepsOf(TaskKind kind) {
    switch (kind) {
      case TaskKind::clustering:
        return {&Assigner::NoteKind,         &Assigner::FindClusters,
                &Assigner::FindClusterTruth, &Assigner::FindWeight,
                &Assigner::FindFeatures,     &Assigner::CheckOnce};
      case TaskKind::counts:
        return {&Assigner::NoteKind, &Assigner::FindCounts,
                &Assigner::FindExperiment, &Assigner::CheckOnce};
      default:
        return {&Assigner::FindTruth,       &Assigner::FindWeight,
                &Assigner::FindQuery,       &Assigner::FindExperiment,
                &Assigner::NoteKind,        &Assigner::FindKind,
                &Assigner::FindPredictions, &Assigner::FindFeatures,
                &Assigner::CheckOnce};
    }
  }

  [[nodiscard]] const Column& At(std::size_t index) const {
    return table_.columns[index];
  }

  [[nodiscard]] std::optional<std::size_t> Find(std::string_view name) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (At(i).name == name) return i;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string ColumnNames() const {
    constexpr std::size_t kMost = 12;
    std::string names;
    for (std::size_t i = 0; i < std::min(kMost, table_.columns.size()); ++i) {
      names.append(i == 0 ? "" : ", ").append(Shorten(At(i).name, 30));
    }
    return table_.columns.size() > kMost ? names + ", …" : names;
  }

  [[nodiscard]] Problem UnknownColumn(std::string_view option,
                                      std::string_view name) const {
    Problem problem{
        .code = "unknown_column",
        .message = Fill(
            {"There is no column \"{0}\" (option {1}). The columns are: {2}.",
             "没有名为“{0}”的列（选项 {1}）。现有的列：{2}。"},
            {Shorten(name), option, ColumnNames()})};
    problem.column = std::string(name);
    return problem;
  }

  Problems TakeOne(std::string_view option,
                   const std::optional<std::string>& name,
                   std::optional<std::size_t>& role) {
    if (!name) return std::nullopt;
    role = Find(*name);
    if (!role) return UnknownColumn(option, *name);
    return std::nullopt;
  }

  /// The column of that name, or those of the model of that name: "A:x", "A:y"
  /// for "A".
  [[nodiscard]] std::vector<std::size_t> FindAll(std::string_view name) const {
    if (const std::optional<std::size_t> column = Find(name)) return {*column};
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const std::string_view header = At(i).name;
      if (header.size() > name.size() &&
          header.substr(0, name.size()) == name && header[name.size()] == ':')
        columns.push_back(i);
    }
    return columns;
  }

  /// Splits a text at commas so that every part is a column, longer names
  /// first: names may hold commas.
  Problems SplitNames(std::string_view option, std::string_view text,
                      std::vector<std::string>& names) const {
    while (true) {
      std::size_t end = text.size();
      while (FindAll(text.substr(0, end)).empty()) {
        end = end == 0 ? std::string_view::npos : text.rfind(',', end - 1);
        if (end == std::string_view::npos)
          return UnknownColumn(option, text.substr(0, text.find(',')));
      }
      names.emplace_back(text.substr(0, end));
      if (end == text.size()) return std::nullopt;
      text.remove_prefix(end + 1);
    }
  }

  /// The columns of an option that names several.
  Problems TakeMany(std::string_view option,
                    const std::optional<std::vector<std::string>>& list,
                    const std::optional<std::string>& text,
                    std::vector<std::size_t>& role) const {
    std::vector<std::string> names = list.value_or(std::vector<std::string>{});
    if (text) {
      if (Problems problem = SplitNames(option, *text, names)) return problem;
    }
    for (const std::string& name : names) {
      const std::vector<std::size_t> columns = FindAll(name);
      if (columns.empty()) return UnknownColumn(option, name);
      role.insert(role.end(), columns.begin(), columns.end());
    }
    return std::nullopt;
  }

  Problems TakeNamed() {
    std::optional<std::size_t> truth;
    if (Problems problem = TakeOne("truth", options_.truth, truth))
      return problem;
    roles_.truth = truth.value_or(kNoColumn);
    if (Problems problem = TakeOne("weight", options_.weight, roles_.weight))
      return problem;
    if (Problems problem = TakeOne("query", options_.query, roles_.query))
      return problem;
    if (Problems problem =
            TakeOne("experiment", options_.experiment, roles_.experiment))
      return problem;
    if (Problems problem =
            TakeMany("predictions", options_.predictions,
                     options_.predictions_text, roles_.predictions))
      return problem;
    return TakeMany("features", options_.features, options_.features_text,
                    roles_.features);
  }

  [[nodiscard]] bool IsTaken(std::size_t index) const {
    const auto& taken = roles_.predictions;
    return roles_.weight == index || roles_.query == index ||
           roles_.experiment == index || IsAmong(roles_.features, index) ||
           std::find(taken.begin(), taken.end(), index) != taken.end();
  }

  [[nodiscard]] std::optional<std::size_t> TruthByName() const {
    std::optional<std::size_t> best;
    std::size_t best_place = std::size(kTruthNames);
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const std::size_t place = PositionIn(kTruthNames, At(i));
      if (place < best_place && !IsTaken(i)) {
        best = i;
        best_place = place;
      }
    }
    return best;
  }

  /// The first column of two texts, then the first of two numbers.
  [[nodiscard]] std::optional<std::size_t> TruthOfTwoLabels() const {
    for (const bool numeric : {false, true}) {
      for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        const bool fits = IsCoded(At(i)) && IsNumeric(At(i)) == numeric &&
                          PresentLabels(At(i)).size() == 2;
        if (fits && !IsTaken(i)) return i;
      }
    }
    return std::nullopt;
  }

  /// The first column of texts whose labels some other column shares.
  [[nodiscard]] std::optional<std::size_t> TruthOfSharedLabels() const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsTaken(i) || !IsCoded(At(i)) || IsNumeric(At(i))) continue;
      for (std::size_t j = 0; j < table_.columns.size(); ++j) {
        if (j != i && HasLabelsOf(At(j), At(i))) return i;
      }
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<std::size_t> GuessTruth() const {
    if (roles_.task == TaskKind::ranking) {
      for (std::size_t i = 0; i < table_.columns.size(); ++i) {
        if (IsIn(kRelevanceNames, At(i)) && !IsTaken(i)) return i;
      }
    }
    if (const auto named = TruthByName()) return named;
    if (const auto two = TruthOfTwoLabels()) return two;
    return TruthOfSharedLabels();
  }

  Problems FindTruth() {
    if (!roles_.has_truth()) {
      roles_.truth = GuessTruth().value_or(kNoColumn);
      roles_.guessed.emplace_back("truth");
    }
    if (roles_.has_truth()) return std::nullopt;
    return Problem{
        .code = "no_truth_column",
        .message = Fill({"No column looks like the truth: none is named like "
                         "y_true, label or class, and none has "
                         "exactly two different values. Say which one it is "
                         "(truth); the columns are: {0}.",
                         "没有哪一列像真实标记：既无 y_true、label、class "
                         "之类的列名，也没有恰好两种取值的列。"
                         "请指定真实标记列（truth）；现有的列：{0}。"},
                        {ColumnNames()})};
  }

  Problems FindWeight() {
    if (roles_.weight || IsNobody("weight")) return std::nullopt;
    for (std::size_t i = 0; i < table_.columns.size() && !roles_.weight; ++i) {
      if (IsIn(kWeightNames, At(i)) && IsNumeric(At(i)) && i != roles_.truth &&
          !IsTaken(i))
        roles_.weight = i;
    }
    if (roles_.weight) roles_.guessed.emplace_back("weight");
    return std::nullopt;
  }

  /// WEKA's table of predictions has the columns actual, predicted, error and
  /// prediction, the last of which is the probability of the predicted class,
  /// whichever that is: not a score of the positive one.
  [[nodiscard]] bool IsWekaConfidence(std::size_t index) const {
    return At(index).name == "prediction" && Find("predicted") &&
           Find("actual") && Find("error");
  }

  [[nodiscard]] bool IsFree(std::size_t index) const {
    if (IsWekaConfidence(index)) return false;
    return index != roles_.truth && roles_.weight != index &&
           roles_.query != index && roles_.experiment != index &&
           !IsAmong(roles_.features, index) &&
           !IsIn(kIgnoredNames, At(index)) && !At(index).name.empty() &&
           !IsRowNumber(At(index));
  }

  [[nodiscard]] bool IsScore(std::size_t index) const {
    return IsNumeric(At(index)) && !HasLabelsOf(At(index), At(roles_.truth));
  }

  [[nodiscard]] bool IsLikelyScore(std::size_t index) const {
    return IsScore(index) && !IsIdentifier(At(index));
  }

  [[nodiscard]] bool IsFractionalScore(std::size_t index) const {
    return IsScore(index) && !HasWholeNumbersOnly(At(index));
  }

  [[nodiscard]] bool IsLabelPrediction(std::size_t index) const {
    return HasLabelsOf(At(index), At(roles_.truth));
  }

  [[nodiscard]] bool AnyPrediction(bool (Assigner::*fits)(std::size_t)
                                       const) const {
    if (!roles_.predictions.empty()) {
      return std::any_of(
          roles_.predictions.begin(), roles_.predictions.end(),
          [this, fits](std::size_t index) { return (this->*fits)(index); });
    }
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsFree(i) && (this->*fits)(i)) return true;
    }
    return false;
  }

  /// Whether the simplified name holds one of the words.
  template <std::size_t N>
  [[nodiscard]] bool Mentions(const std::string_view (&words)[N],
                              std::size_t index) const {
    const std::string name = Simplify(At(index).name);
    return std::any_of(std::begin(words), std::end(words),
                       [&name](std::string_view word) {
                         return name.find(word) != std::string::npos;
                       });
  }

  /// "k2", "k = 3": a clustering into so many groups.
  [[nodiscard]] bool IsNumberOfClusters(std::size_t index) const {
    const std::string name = Simplify(At(index).name);
    return name.size() >= 2 && name.size() <= 4 && name[0] == 'k' &&
           std::all_of(name.begin() + 1, name.end(), [](char character) {
             return character >= '0' && character <= '9';
           });
  }

  [[nodiscard]] bool IsClustering(std::size_t index) const {
    return (Mentions(kClusterWords, index) || IsNumberOfClusters(index)) &&
           (IsCoded(At(index)) || HasWholeNumbersOnly(At(index)));
  }

  /// Whether the user said that no column has the role.
  [[nodiscard]] bool IsNobody(std::string_view role) const {
    return std::find(options_.nobody.begin(), options_.nobody.end(), role) !=
           options_.nobody.end();
  }

  template <class Fits>
  [[nodiscard]] bool AnyColumn(const Fits& fits) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (fits(i)) return true;
    }
    return false;
  }

  [[nodiscard]] std::optional<std::size_t> CountColumn(
      std::size_t which) const {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsIn(kCountNames[which], At(i))) return i;
    }
    return std::nullopt;
  }

  [[nodiscard]] bool HasAllCounts() const {
    return CountColumn(0) && CountColumn(1) && CountColumn(2) && CountColumn(3);
  }

  /// The kinds of table that headers give away; any other is told by content,
  /// and stays binary here.
  [[nodiscard]] TaskKind KindByHeaders() const {
    const bool models_named = !roles_.predictions.empty();
    if (!models_named && HasAllCounts()) return TaskKind::counts;
    const bool relevance = AnyColumn(
        [this](std::size_t i) { return IsIn(kRelevanceNames, At(i)); });
    const bool query = roles_.query || AnyColumn([this](std::size_t i) {
                         return IsIn(kQueryNames, At(i));
                       });
    if (relevance || (query && TruthByName())) return TaskKind::ranking;
    const bool clusters =
        models_named
            ? std::all_of(roles_.predictions.begin(), roles_.predictions.end(),
                          [this](std::size_t i) { return IsClustering(i); })
            : AnyColumn([this](std::size_t i) { return IsClustering(i); });
    return clusters ? TaskKind::clustering : TaskKind::binary;
  }

  void FindKindByHeaders() {
    if (options_.task) {
      roles_.task = TaskOfName(*options_.task).value_or(TaskKind::binary);
      return;
    }
    roles_.task = KindByHeaders();
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
    if (!IsCoded(At(roles_.truth)) ||
        PresentLabels(At(roles_.truth)).size() > 2)
      return KindOfManyValues();
    if (AnyModelOfManyClasses()) return TaskKind::multiclass;
    const bool labels_only = !AnyPrediction(&Assigner::IsLikelyScore) &&
                             AnyPrediction(&Assigner::IsLabelPrediction);
    return labels_only ? TaskKind::labels : TaskKind::binary;
  }

  /// Whether some model has a column for each of three classes or more, of
  /// which only two may occur in the truth.
  [[nodiscard]] bool AnyModelOfManyClasses() const {
    const std::vector<ClassColumns> models =
        FindClassColumns(table_, Candidates(), At(roles_.truth));
    return std::any_of(
        models.begin(), models.end(),
        [](const ClassColumns& model) { return model.columns.size() > 2; });
  }

  [[nodiscard]] TaskKind KindOfManyValues() const {
    if (!FindClassColumns(table_, Candidates(), At(roles_.truth)).empty())
      return TaskKind::multiclass;
    const bool labels = AnyPrediction(&Assigner::IsLabelPrediction);
    if (IsMeasured(roles_.truth)) {
      const bool fractions = AnyPrediction(&Assigner::IsFractionalScore);
      return labels && !fractions && IsCoded(At(roles_.truth))
                 ? TaskKind::many_labels
                 : TaskKind::regression;
    }
    const bool numbers = IsNumeric(At(roles_.truth)) &&
                         AnyPrediction(&Assigner::IsFractionalScore) && !labels;
    return numbers ? TaskKind::regression : TaskKind::many_labels;
  }

  /// The columns that may be predictions.
  [[nodiscard]] std::vector<std::size_t> Candidates() const {
    if (!roles_.predictions.empty()) return roles_.predictions;
    std::vector<std::size_t> free;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsFree(i)) free.push_back(i);
    }
    return free;
  }

  Problems NoteKind() {
    if (!options_.task) roles_.guessed.emplace_back("task");
    return std::nullopt;
  }

  Problems FindKind() {
    if (!options_.task && roles_.task == TaskKind::binary)
      roles_.task = KindByContent();
    const Column& truth = At(roles_.truth);
    if (roles_.task == TaskKind::labels &&
        (!IsCoded(truth) || PresentLabels(truth).size() > 2)) {
      roles_.task = TaskKind::many_labels;
    }
    return std::nullopt;
  }

  template <class Fits>
  void TakeFree(const Fits& fits) {
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsFree(i) && fits(i)) roles_.predictions.push_back(i);
    }
  }

  /// For scores the numeric columns that are not copies of the labels, else any
  /// numeric ones; for labels the columns with the truth's labels.
  void GuessPredictions() {
    switch (roles_.task) {
      case TaskKind::labels:
        return TakeFree([this](std::size_t i) { return IsLabelPrediction(i); });
      case TaskKind::many_labels:
        return GuessLabelPredictions();
      case TaskKind::multiclass:
        roles_.predictions = Candidates();
        return;
      case TaskKind::regression:
        return GuessEstimates();
      case TaskKind::ranking:
        return TakeFree([this](std::size_t i) { return IsNumeric(At(i)); });
      default:
        return GuessScores();
    }
  }

  void GuessScores() {
    TakeFree([this](std::size_t i) { return IsFractionalScore(i); });
    if (roles_.predictions.empty())
      TakeFree([this](std::size_t i) { return IsLikelyScore(i); });
    if (roles_.predictions.empty())
      TakeFree([this](std::size_t i) { return IsNumeric(At(i)); });
    DropComplements();
  }

  /// Columns of the truth's labels; without one, columns that share some.
  void GuessLabelPredictions() {
    TakeFree([this](std::size_t i) { return IsLabelPrediction(i); });
    if (!roles_.predictions.empty()) return;
    const std::vector<std::string_view> known = PresentLabels(At(roles_.truth));
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
    const Column& truth_column = At(roles_.truth);
    if (!IsNumeric(truth_column)) return;
    const auto numeric = [this](std::size_t i) {
      return IsNumeric(At(i)) && !IsIdentifier(At(i));
    };
    TakeFree([&](std::size_t i) {
      return numeric(i) && Mentions(kEstimateWords, i);
    });
    if (!roles_.predictions.empty()) return;
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
    if (roles_.predictions.empty())
      TakeFree([this](std::size_t i) { return IsNumeric(At(i)); });
  }

  /// The label that will be positive, by the option or as the last one.
  [[nodiscard]] std::pair<std::string_view, std::string_view> NegativePositive()
      const {
    const std::vector<std::string_view> labels =
        PresentLabels(At(roles_.truth));
    if (labels.size() != 2) return {};
    const ParsedNumber first = ParseNumber(labels[0], false);
    const ParsedNumber second = ParseNumber(labels[1], false);
    const bool numbers =
        first.flaw == CellFlaw::none && second.flaw == CellFlaw::none;
    bool second_is_positive =
        numbers ? first.value < second.value : labels[0] < labels[1];
    if (options_.positive) {
      second_is_positive = SameLabel(labels[1], *options_.positive);
    }
    return second_is_positive ? std::pair(labels[0], labels[1])
                              : std::pair(labels[1], labels[0]);
  }

  /// Of two columns with the probabilities of both classes ("proba_0" and
  /// "proba_1") one is a model, the other the same again.
  void DropComplements() {
    const auto [negative, positive] = NegativePositive();
    const std::vector<std::size_t> all = roles_.predictions;
    for (const std::size_t of_negative : all) {
      const auto prefix = PrefixBefore(negative, At(of_negative));
      if (!prefix) continue;
      for (const std::size_t of_positive : all) {
        if (PrefixBefore(positive, At(of_positive)) == prefix &&
            of_negative != of_positive &&
            AreComplements(At(of_negative), At(of_positive))) {
          std::erase(roles_.predictions, of_negative);
          roles_.complements.emplace_back(of_negative, of_positive);
        }
      }
    }
  }

  Problems FindPredictions() {
    const bool none_wanted = options_.predictions &&
                             options_.predictions->empty() &&
                             !options_.predictions_text;
    if (roles_.predictions.empty() && !none_wanted) {
      GuessPredictions();
      roles_.guessed.emplace_back("predictions");
      if (roles_.task != TaskKind::multiclass &&
          roles_.predictions.size() > kMostGuessedModels) {
        roles_.unused_candidates =
            roles_.predictions.size() - kMostGuessedModels;
        roles_.predictions.resize(kMostGuessedModels);
      }
    }
    if (roles_.task == TaskKind::multiclass) GroupClassColumns();
    if (ModelCount() > kMostModels) return TooManyModels(ModelCount());
    if (!roles_.predictions.empty()) return std::nullopt;
    return NoPredictions();
  }

  [[nodiscard]] std::size_t ModelCount() const {
    return roles_.task == TaskKind::multiclass ? roles_.class_columns.size()
                                               : roles_.predictions.size();
  }

  /// Columns that belong to no model are no predictions.
  void GroupClassColumns() {
    roles_.class_columns =
        FindClassColumns(table_, roles_.predictions, At(roles_.truth));
    roles_.predictions.clear();
    for (const ClassColumns& model : roles_.class_columns) {
      roles_.predictions.insert(roles_.predictions.end(), model.columns.begin(),
                                model.columns.end());
    }
  }

  [[nodiscard]] Problem NoPredictions() const {
    if (roles_.task == TaskKind::multiclass) {
      return {.code = "no_prediction_columns",
              .message = Fill(
                  {"No columns look like a model's probabilities: for each "
                   "class of \"{0}\" there must be a numeric column named "
                   "MODEL:CLASS. The columns are: {1}.",
                   "没有哪些列像模型的概率：“{0}”的每一类应有一列数值，列名为 "
                   "MODEL:CLASS（模型:类别）。现有的列：{1}。"},
                  {Shorten(At(roles_.truth).name), ColumnNames()})};
    }
    if (roles_.task == TaskKind::many_labels) {
      const std::size_t classes = PresentLabels(At(roles_.truth)).size();
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
              {Shorten(At(roles_.truth).name),
               classes == 0 ? std::string("> 256") : std::to_string(classes),
               ColumnNames()})};
    }
    return {
        .code = "no_prediction_columns",
        .message = Fill({"No column looks like a model's predictions: beside "
                         "the truth \"{0}\" there must be a column of "
                         "numbers (scores) or of the same labels for each "
                         "model. The columns are: {1}.",
                         "没有哪一列像模型的预测：除真实标记“{0}"
                         "”外，每个模型应有一列数值（得分）或同样的标记。"
                         "现有的列：{1}。"},
                        {Shorten(At(roles_.truth).name), ColumnNames()})};
  }

  Problems FindQuery() {
    if (roles_.task != TaskKind::ranking || roles_.query || IsNobody("query"))
      return std::nullopt;
    for (std::size_t i = 0; i < table_.columns.size() && !roles_.query; ++i) {
      if (IsIn(kQueryNames, At(i)) && i != roles_.truth && !IsTaken(i))
        roles_.query = i;
    }
    if (roles_.query) roles_.guessed.emplace_back("query");
    return std::nullopt;
  }

  /// Of counts, any name; of labels, only a column that is called a matrix: a
  /// fold or a run is no experiment of its own there.
  Problems FindExperiment() {
    if (roles_.experiment || IsNobody("experiment")) return std::nullopt;
    const bool counts = roles_.task == TaskKind::counts;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      const std::size_t place = PositionIn(kExperimentNames, At(i));
      const bool fits =
          counts ? place < std::size(kExperimentNames) : place < 2;
      if (!fits || i == roles_.truth || IsTaken(i)) continue;
      roles_.experiment = i;
      roles_.guessed.emplace_back("experiment");
      break;
    }
    return std::nullopt;
  }

  Problems FindCounts() {
    if (!roles_.predictions.empty()) return std::nullopt;
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
                {kCountNames[which][0], ColumnNames()})};
      }
      roles_.predictions.push_back(*column);
    }
    roles_.guessed.emplace_back("predictions");
    return std::nullopt;
  }

  Problems FindClusters() {
    if (!roles_.predictions.empty()) return std::nullopt;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsClustering(i) && i != roles_.truth && !IsTaken(i))
        roles_.predictions.push_back(i);
    }
    roles_.guessed.emplace_back("predictions");
    if (!roles_.predictions.empty()) return std::nullopt;
    return Problem{
        .code = "no_prediction_columns",
        .message = Fill({"No column looks like cluster labels: none is named "
                         "like cluster or kmeans. Say which ones they are "
                         "(predictions); the columns are: {0}.",
                         "没有哪一列像簇标记：没有 cluster、kmeans "
                         "之类的列名。请指定（predictions）；现有的列：{0}。"},
                        {ColumnNames()})};
  }

  /// By name, else the first column of texts; there may be none.
  Problems FindClusterTruth() {
    if (roles_.has_truth() || IsNobody("truth")) return std::nullopt;
    std::optional<std::size_t> truth = TruthByName();
    for (std::size_t i = 0; !truth && i < table_.columns.size(); ++i) {
      const bool texts = IsCoded(At(i)) && !IsNumeric(At(i)) &&
                         At(i).labels.size() < At(i).codes.size();
      if (texts && !IsTaken(i)) truth = i;
    }
    roles_.truth = truth.value_or(kNoColumn);
    if (truth) roles_.guessed.emplace_back("truth");
    return std::nullopt;
  }

  /// What is left and numeric.
  Problems FindFeatures() {
    const bool wanted = roles_.task == TaskKind::clustering ||
                        roles_.task == TaskKind::regression;
    if (!wanted || options_.features || options_.features_text)
      return std::nullopt;
    for (std::size_t i = 0; i < table_.columns.size(); ++i) {
      if (IsFree(i) && !IsTaken(i) && IsNumeric(At(i)))
        roles_.features.push_back(i);
    }
    if (!roles_.features.empty()) roles_.guessed.emplace_back("features");
    return std::nullopt;
  }

  Problems CheckOnce() {
    std::vector<std::size_t> all = roles_.predictions;
    all.insert(all.end(), roles_.features.begin(), roles_.features.end());
    if (roles_.has_truth()) all.push_back(roles_.truth);
    for (const auto& one : {roles_.weight, roles_.query, roles_.experiment}) {
      if (one) all.push_back(*one);
    }
    std::sort(all.begin(), all.end());
    const auto twice = std::adjacent_find(all.begin(), all.end());
    if (twice == all.end()) return std::nullopt;
    const std::string& name = At(*twice).name;
    Problem problem{
        .code = "column_used_twice",
        .message =
            Fill({"Column \"{0}\" is used twice: each column has one role.",
                  "列“{0}”被用了两次：每一列只能有一个角色。"},
                 {Shorten(name)})};
    problem.column = name;
    return problem;
  }

  static bool IsAmong(const std::vector<std::size_t>& indices,
                      std::size_t index) {
    return std::find(indices.begin(), indices.end(), index) != indices.end();
  }

  const Table& table_;
  const Options& options_;
  Roles roles_;
};

}  // namespace

Result<Roles> AssignRoles(const Table& table, const Options& options) {
  return Assigner(table, options).Assign();
}

}  // namespace melon
