#include "roles/comparison/forms.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "roles/columns/findings/list_of_measures.h"
#include "roles/comparison/byproduct_columns.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/fold_columns.h"
#include "roles/comparison/size_columns.h"
#include "roles/comparison/summary_rows.h"
#include "roles/comparison/warnings.h"
#include "roles/names/dataset_names.h"
#include "roles/names/learner_names.h"
#include "roles/names/measure_words.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/dates.h"

namespace melon {
namespace {

/// Words before a measure that tell how it was taken, and of no data set.
constexpr std::string_view kWaysOfMeasuring[] = {
    "train",    "training",   "tr",       "test",     "testing",     "val",
    "valid",    "validation", "dev",      "cv",       "oob",         "holdout",
    "heldout",  "fold",       "split",    "mean",     "avg",         "average",
    "std",      "sd",         "stdev",    "stddev",   "se",          "sem",
    "var",      "variance",   "min",      "max",      "median",      "best",
    "worst",    "initial",    "final",    "first",    "last",        "total",
    "overall",  "micro",      "macro",    "weighted", "samples",     "binary",
    "top",      "ci",         "lower",    "upper",    "low",         "high",
    "log",      "squared",    "absolute", "relative", "normalized",  "adjusted",
    "balanced", "internal",   "external", "public",   "private",     "id",
    "ood",      "clean",      "robust",   "natural",  "adversarial", "seen",
    "unseen",   "source",     "target",   "class",    "pos",         "positive",
    "neg",      "negative",   "shot",     "训练",     "测试",        "验证",
    "平均",     "宏",         "微"};

/// How many words all names end in.
std::size_t WordsInCommon(const std::vector<std::vector<std::string>>& names) {
  const std::vector<std::string>& first = names.front();
  std::size_t common = first.size();
  for (const std::vector<std::string>& name : names) {
    const auto apart =
        std::mismatch(first.rbegin(), first.rend(), name.rbegin(), name.rend());
    common = std::min(common,
                      static_cast<std::size_t>(apart.first - first.rbegin()));
  }
  return common;
}

bool IsMeasureWord(const std::string& word) {
  return IsWordAmong(kMeasureWords, word) || MentionsMetric(word);
}

bool NamesDataset(const std::vector<std::string>& words) {
  return !words.empty() &&
         std::none_of(words.begin(), words.end(), [](const std::string& word) {
           return IsMeasureWord(word) || IsWordAmong(kWaysOfMeasuring, word);
         });
}

/// Words of names beside the results of a leaderboard.
constexpr std::string_view kLeaderboardWords[] = {
    "time",   "times",  "level",      "order",   "rank",
    "params", "memory", "parameters", "flops",   "latency",
    "epochs", "n",      "cases",      "samples", "size"};

}  // namespace

/// A learner that failed everywhere says nothing about what the others are, and
/// neither does the name of the best.
std::size_t ComparisonForms::ColumnsWithValues() const {
  std::size_t count = 0;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!HasNoValue(table(), At(i)) && !NamesBest(i)) ++count;
  }
  return count;
}

bool ComparisonForms::AreRates(const std::vector<std::size_t>& columns) const {
  return std::all_of(columns.begin(), columns.end(), [this](std::size_t i) {
    const std::vector<double> numbers = ToNumbers(At(i));
    return std::all_of(numbers.begin(), numbers.end(), [](double number) {
      return std::isnan(number) || (number >= 0 && number <= 1);
    });
  });
}

bool ComparisonForms::CountsErrors() const {
  return Named(kErrorsNames) && Named(kCasesNames) && !TellsCases();
}

std::optional<TaskKind> ComparisonForms::GuessKind() {
  const auto splits = FirstColumn([this](std::size_t i) { return IsSplit(i); });
  if (splits) return TaskKind::cv;
  NameValidatedRows();
  if (IsValidation())
    return roles().dataset ? TaskKind::friedman : TaskKind::cv;
  if (options().measure) return KindOfJoined();
  if (const auto truth = TruthByName();
      truth && !NamesResultsOfLearners(*truth) && !IsTableOfResults() &&
      !ListsMeasures(table()))
    return std::nullopt;
  // "experiment" names what made the errors, and no confusion matrix.
  if (CountsErrors()) return TaskKind::binomial;
  if (TellsOtherKind()) return std::nullopt;
  return GuessByResults(ResultColumns());
}

std::optional<TaskKind> ComparisonForms::GuessByResults(
    const std::vector<std::size_t>& results) {
  if (results.empty()) return std::nullopt;
  if (options().design) return TaskKind::cv;
  ForgetOneDataset();
  if (FindsFoldColumns(results)) return TaskKind::cv;
  if (roles().dataset ||
      (IsTransposed(results) && !AreCharacteristics(results)))
    return TaskKind::friedman;
  if (IsUnnumbered(results)) return TaskKind::cv;
  return GuessByFolds(results);
}

TaskKind ComparisonForms::KindOfJoined() {
  if (options().design) return TaskKind::cv;
  ForgetOneDataset();
  return roles().dataset ? TaskKind::friedman : TaskKind::cv;
}

/// "Target" of six targets, a row each, beside columns called by learners. Two
/// rows may be of two classes.
bool ComparisonForms::NamesResultsOfLearners(std::size_t index) const {
  const std::vector<std::size_t> results = ResultColumns();
  return NamesRows(index) && table().row_count > 2 &&
         std::any_of(results.begin(), results.end(),
                     [this](std::size_t i) { return IsCalledModel(i); });
}

bool ComparisonForms::IsTableOfResults() const {
  const std::optional<std::size_t> key =
      roles().dataset ? roles().dataset : roles().fold;
  const std::optional<std::size_t> truth = TruthByName();
  if (!key || !truth || !IsIn(kWeakTruthNames, At(*truth))) return false;
  if (!IsCoded(At(*key)) || PresentLabels(At(*key)).size() != table().row_count)
    return false;
  const std::vector<std::size_t> results = ResultColumns();
  return results.size() >= 2 && results.size() + 1 == ColumnsWithValues() &&
         std::none_of(results.begin(), results.end(), [this](std::size_t i) {
           return Mentions(kEstimateWords, i);
         });
}

void ComparisonForms::ForgetOneDataset() {
  if (!roles().dataset || options().dataset) return;
  const Column& column = At(*roles().dataset);
  if (!IsCoded(column) || PresentLabels(column).size() != 1) return;
  if (!roles().run && !roles().fold) return;
  roles().dataset.reset();
  std::erase(roles().guessed, "dataset");
}

bool ComparisonForms::AnySameLabels() const {
  return FirstColumn([this](std::size_t i) {
           return !IsKey(i) && !IsNumeric(At(i)) &&
                  HasFewValues(table(), At(i)) &&
                  FirstColumn([this, i](std::size_t j) {
                    return j != i && !IsKey(j) && HasLabelsOf(At(j), At(i));
                  }).has_value();
         })
      .has_value();
}

std::optional<TaskKind> ComparisonForms::GuessByFolds(
    const std::vector<std::size_t>& results) {
  const bool classes = FirstColumn([this](std::size_t i) {
                         return !IsKey(i) && !ListsCases(i) &&
                                HoldsTwoClasses(At(i)) && !NamesBest(i);
                       }).has_value();
  if ((classes || AnySameLabels() || AreFarApart(results)) &&
      !roles().algorithm)
    return std::nullopt;
  if (roles().run || roles().fold) return TaskKind::cv;
  return classes ? std::nullopt : GuessUnnamedKind(results);
}

/// Columns of few learners and no measure, one of which is far larger than
/// another: times and sizes of cases rather than results.
bool ComparisonForms::AreFarApart(
    const std::vector<std::size_t>& results) const {
  const std::vector<std::string> names = NamesOf(results);
  const auto learners = static_cast<std::size_t>(std::count_if(
      names.begin(), names.end(),
      [](const std::string& name) { return AnyLearner({name}); }));
  if (2 * learners >= names.size() || !MetricOfFile(table().name).empty() ||
      std::any_of(results.begin(), results.end(),
                  [this](std::size_t i) { return IsMeasure(i); }))
    return false;
  return AreSizesFarApart(results);
}

bool ComparisonForms::IsValidation() const {
  return Named(kTimeNames) && FirstColumn([this](std::size_t i) {
           return Frames(At(i).name, "test_", "");
         });
}

/// The means of cross_validate, a row for each learner.
void ComparisonForms::NameValidatedRows() {
  if (!IsValidation() || !At(0).unnamed || !NamesRows(0) || IsKey(0) ||
      roles().algorithm || roles().dataset || roles().run || roles().fold ||
      IsNobody("algorithm"))
    return;
  roles().algorithm = 0;
  roles().guessed.emplace_back("algorithm");
}

/// "name" of learners, each once, and "test score".
void ComparisonForms::NameLearnersOfOneMeasure() {
  if (table().columns.size() != 2 || IsKey(0) || IsKey(1) ||
      IsNobody("algorithm") || IsNumeric(At(0)) || !NamesRows(0) ||
      !AreLearners(At(0).labels) || !IsMeasure(1))
    return;
  roles().algorithm = 0;
  roles().guessed.emplace_back("algorithm");
}

ComparisonForms::SummaryPart ComparisonForms::PartOfSummary(
    std::size_t index, const std::vector<std::size_t>& results) const {
  if (IsTraitOfLearner(index) || NamesRows(index)) return SummaryPart::remark;
  const bool counts = IsNumeric(At(index)) && !IsSplit(index);
  if (counts && IsMeasure(index)) return SummaryPart::measure;
  if (counts && IsSummaryName(At(index).name)) return SummaryPart::sum;
  if (IsLeaderboardRemark(index)) return SummaryPart::remark;
  const bool is_result = counts && std::find(results.begin(), results.end(),
                                             index) != results.end();
  return is_result ? SummaryPart::number : SummaryPart::other;
}

bool ComparisonForms::IsSummary() const {
  if (!roles().algorithm || roles().dataset || roles().run || roles().fold ||
      !NamesRows(*roles().algorithm) || TellsOtherKind() || CountsErrors())
    return false;
  // "label" beside "model" may be another name of it.
  if (const auto truth = TruthByName(); truth && !NamesRows(*truth))
    return false;
  const std::vector<std::size_t> results = ResultColumns();
  if (AreDatasetsOfOneMeasure(results)) return false;
  std::map<SummaryPart, std::size_t> parts;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (roles().algorithm == i || (i == 0 && At(i).unnamed)) continue;
    ++parts[PartOfSummary(i, results)];
  }
  const bool measures = parts[SummaryPart::measure] > 0;
  const bool sums = parts[SummaryPart::sum] > 0;
  const std::size_t numbers = parts[SummaryPart::number];
  if (numbers == 1 && !measures && !sums && parts[SummaryPart::remark] > 0)
    return true;
  return parts[SummaryPart::other] == 0 && (measures || (sums && numbers == 0));
}

/// Times and places of a leaderboard, and texts that are the same for all.
bool ComparisonForms::IsLeaderboardRemark(std::size_t index) const {
  const Column& column = At(index);
  if (IsNumeric(column)) return HasWordOf(kLeaderboardWords, index);
  return IsCoded(column) && PresentLabels(column).size() == 1;
}

bool ComparisonForms::IsUnnumbered(
    const std::vector<std::size_t>& results) const {
  return roles().algorithm && !roles().run && !roles().fold &&
         !NamesRows(*roles().algorithm) &&
         results.size() + 1 == ColumnsWithValues() &&
         std::all_of(results.begin(), results.end(),
                     [this](std::size_t i) { return IsMeasure(i); });
}

bool ComparisonForms::IsTransposed(
    const std::vector<std::size_t>& results) const {
  return roles().algorithm && !roles().dataset && !roles().run &&
         !roles().fold && NamesRows(*roles().algorithm) &&
         results.size() >= 2 &&
         (AreDatasetsOfOneMeasure(results) ||
          std::none_of(results.begin(), results.end(),
                       [this](std::size_t i) { return IsMeasure(i); }));
}

/// What was measured of many things that have names, as of machines and their
/// models: whole numbers, of scales far apart.
bool ComparisonForms::AreCharacteristics(
    const std::vector<std::size_t>& columns) const {
  constexpr std::uint64_t kFewLearners = 20;
  return table().row_count > kFewLearners &&
         std::all_of(
             columns.begin(), columns.end(),
             [this](std::size_t i) { return HasWholeNumbersOnly(At(i)); }) &&
         AreSizesFarApart(columns);
}

/// Whether one column is a hundred times as large as another on average.
bool ComparisonForms::AreSizesFarApart(
    const std::vector<std::size_t>& columns) const {
  constexpr double kFarApart = 100;
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (const std::size_t index : columns) {
    double sum = 0;
    for (const double number : ToNumbers(At(index)))
      sum += std::isnan(number) ? 0 : std::abs(number);
    if (sum > 0) least = std::min(least, sum);
    most = std::max(most, sum);
  }
  return most > kFarApart * least;
}

bool ComparisonForms::AreDatasetsOfOneMeasure(
    const std::vector<std::size_t>& columns) const {
  std::vector<std::vector<std::string>> names;
  for (const std::size_t index : WithoutByproducts(columns))
    names.push_back(WordsOf(At(index).name));
  if (names.size() < 2) return false;
  const auto common = static_cast<std::ptrdiff_t>(WordsInCommon(names));
  std::set<std::vector<std::string>> datasets;
  for (const std::vector<std::string>& name : names)
    datasets.emplace(name.begin(), name.end() - common);
  return common > 0 && datasets.size() == names.size() &&
         IsMeasure(columns.front()) &&
         std::all_of(datasets.begin(), datasets.end(), NamesDataset);
}

std::vector<std::size_t> ComparisonForms::WithoutByproducts(
    std::vector<std::size_t> results) const {
  for (const std::size_t index : ByproductColumns(table(), results))
    std::erase(results, index);
  for (const std::size_t index : SummaryColumns(table(), results))
    std::erase(results, index);
  return results;
}

bool ComparisonForms::FindsFoldColumns(
    const std::vector<std::size_t>& results) {
  if (roles().dataset || roles().run || roles().fold) return false;
  const std::vector<std::size_t> folds = WithoutByproducts(results);
  const bool numbered =
      (folds.size() >= 2 &&
       std::all_of(folds.begin(), folds.end(),
                   [this](std::size_t i) { return IsFoldColumn(At(i)); })) ||
      (roles().algorithm && AreNumberedFromZero(table(), folds));
  const std::size_t names = roles().algorithm.value_or(0);
  if (!numbered || !NamesRows(names)) return false;
  if (!roles().algorithm) roles().guessed.emplace_back("algorithm");
  roles().algorithm = names;
  return true;
}

bool ComparisonForms::HoldsRates(std::vector<std::size_t> columns) const {
  for (const std::size_t size : SizeColumns(table(), columns))
    std::erase(columns, size);
  return columns.size() >= 2 && AreRates(columns);
}

bool ComparisonForms::AreProbabilities(
    const std::vector<std::size_t>& columns) const {
  const bool statistics = std::any_of(
      columns.begin(), columns.end(),
      [this](std::size_t i) { return IsStatisticName(At(i).name); });
  if (columns.size() < 2 || statistics) return false;
  constexpr double kRounding = .0101;
  std::vector<double> sums(static_cast<std::size_t>(table().row_count));
  for (const std::size_t column : columns) {
    const std::vector<double> numbers = ToNumbers(At(column));
    for (std::size_t row = 0; row < sums.size(); ++row)
      sums[row] += numbers[row];
  }
  return std::all_of(sums.begin(), sums.end(),
                     [](double sum) { return std::abs(sum - 1) <= kRounding; });
}

bool ComparisonForms::AreLearnersInRows(
    const std::vector<std::size_t>& results) const {
  return AreLearners(At(0).labels) && !AnyLearner(NamesOf(results));
}

void ComparisonForms::NameLearnersOfFolds() {
  const std::vector<std::size_t> results = ResultColumns();
  if (IsNobody("algorithm") || roles().algorithm || roles().dataset ||
      roles().run || roles().fold || IsNumeric(At(0)) || !NamesRows(0) ||
      results.size() < 2 || results.size() + 1 != ColumnsWithValues() ||
      std::any_of(results.begin(), results.end(),
                  [this](std::size_t i) { return IsMeasure(i); }) ||
      !(AreLearnersInRows(results) || MeanOfRows(results)))
    return;
  roles().algorithm = 0;
  roles().guessed.emplace_back("algorithm");
  roles().warnings.push_back(
      WarningOf(column_warnings::learners_of_folds, table(), {0}));
}

bool ComparisonForms::AreDatasetsInColumns(
    const std::vector<std::size_t>& results) const {
  const std::vector<std::string> names = NamesOf(results);
  return AreDatasets(names) && !AnyLearner(names) && !AreDatasets(At(0).labels);
}

std::optional<std::size_t> ComparisonForms::MeanOfRows(
    const std::vector<std::size_t>& results) const {
  constexpr std::size_t kFewestRows = 3;
  // Of two decimals; learners differ by more.
  constexpr double kRounding = .0051;
  std::vector<std::size_t> others = results;
  for (const std::size_t index : SummaryColumns(table(), results))
    std::erase(others, index);
  if (others.size() == results.size()) return std::nullopt;
  if (table().row_count < kFewestRows || others.size() < 2 ||
      AnyLearner(NamesOf(others)))
    return std::nullopt;
  std::vector<double> means(static_cast<std::size_t>(table().row_count));
  for (const std::size_t index : others) {
    const std::vector<double> numbers = ToNumbers(At(index));
    for (std::size_t row = 0; row < means.size(); ++row)
      means[row] += numbers[row] / static_cast<double>(others.size());
  }
  const auto holds_means = [&](std::size_t index) {
    const std::vector<double> numbers = ToNumbers(At(index));
    return std::equal(numbers.begin(), numbers.end(), means.begin(),
                      [](double number, double mean) {
                        return std::abs(number - mean) <= kRounding;
                      });
  };
  for (const std::size_t index : results) {
    if (!IsAmong(others, index) && holds_means(index)) return index;
  }
  return std::nullopt;
}

bool ComparisonForms::IdentifiesCases(std::size_t index) const {
  constexpr std::string_view kFileNames[] = {
      "image",    "images",    "imagename", "imagepath", "img",
      "filename", "filenames", "filepath",  "path"};
  constexpr std::string_view kProblems[] = {"instance", "instanceid", "case",
                                            "item", "sample"};
  const Column& column = At(index);
  if (column.unnamed || IsIn(kProblems, column)) return false;
  return IsIn(kCaseNames, column) || IsIn(kFileNames, column) ||
         EndsInId(column.name);
}

void ComparisonForms::NameRows(const std::vector<std::size_t>& results) {
  const std::optional<std::size_t> mean = MeanOfRows(results);
  const bool datasets = AreDatasetsInColumns(results);
  if (!mean && !datasets && !AreLearnersInRows(results)) {
    roles().dataset = 0;
    roles().guessed.emplace_back("dataset");
    return;
  }
  roles().algorithm = 0;
  roles().guessed.emplace_back("algorithm");
  roles().warnings.push_back(
      mean ? WarningOf(column_warnings::means_beside_learners, table(), {*mean})
      : datasets ? WarningOf(column_warnings::columns_as_datasets, table(), {0})
                 : WarningOf(column_warnings::rows_as_learners, table(), {0}));
}

std::optional<TaskKind> ComparisonForms::GuessUnnamedKind(
    const std::vector<std::size_t>& results) {
  // "probs.csv", "test_predictions.csv", and predictions by days.
  if (melon::HasWordOf(kWordsOfPredictions, table().name) ||
      melon::HasWordOf(kProbabilityWords, table().name) ||
      std::any_of(results.begin(), results.end(), [this](std::size_t i) {
        return HasWordOf(kWordsOfPredictions, i) ||
               HasWordOf(kProbabilityWords, i);
      }))
    return std::nullopt;
  if (AreClusterings(results) || GroupPoints(results) ||
      AreProbabilities(results))
    return std::nullopt;
  const std::size_t all = ColumnsWithValues();
  const bool numbers =
      results.size() >= 2 && LikelyResultColumns().size() + 1 == all;
  if (numbers && NamesRows(0) && !IsIn(kMomentNames, At(0)) &&
      !HoldsDates(At(0)) && !IdentifiesCases(0)) {
    NameRows(results);
    return TaskKind::friedman;
  }
  const std::size_t index = At(0).unnamed && IsRowOrder(At(0)) ? 1 : 0;
  const bool few =
      results.size() + index == all && table().row_count <= kMostFolds;
  const bool sizes = std::any_of(
      results.begin(), results.end(),
      [this](std::size_t i) { return IsIn(kCaseCountNames, At(i)); });
  const bool called = results.size() > 1 && !sizes &&
                      AnyLearner(NamesOf(results)) &&
                      !MetricOfFile(table().name).empty();
  return few && (called || HoldsRates(results) || AreOfOneMeasure(results))
             ? std::optional(TaskKind::cv)
             : std::nullopt;
}

ResultsForm ComparisonForms::FormWithAlgorithms() const {
  return roles().predictions.size() == 1 ? ResultsForm::long_list
                                         : ResultsForm::splits;
}

bool ComparisonForms::AreOfOneMeasure(
    const std::vector<std::size_t>& columns) const {
  const std::string kind = KindOfMeasure(At(columns.front()).name);
  return columns.size() > 1 && !kind.empty() &&
         std::all_of(columns.begin(), columns.end(), [&](std::size_t i) {
           return KindOfMeasure(At(i).name) == kind;
         });
}

bool ComparisonForms::NamesDatasets() const {
  if (table().columns.empty() || IsKey(0) ||
      IsTransposed(LikelyResultColumns()))
    return false;
  if (!IsNumeric(At(0))) return true;
  // In a list of learners' results it numbers the rows.
  const auto& learners = roles().algorithm;
  if (learners && !NamesRows(*learners)) return false;
  return IsIdentifier(At(0)) && FirstColumn([this](std::size_t i) {
                                  return i > 0 && IsNumeric(At(i)) &&
                                         !HasWholeNumbersOnly(At(i));
                                }).has_value();
}

std::optional<std::size_t> ComparisonForms::MeanWithDeviation() const {
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

std::optional<TaskKind> ComparisonForms::KindOfNamedKeys() {
  const Options& named = options();
  const bool any = named.algorithm || named.dataset || named.run || named.fold;
  if (!any || TellsPredictions()) return std::nullopt;
  // ".pred_M": cases of one model below those of another.
  const std::vector<std::size_t> results = ResultColumns();
  const bool predictions =
      std::any_of(results.begin(), results.end(), [this](std::size_t i) {
        return HasWordOf(kWordsOfPredictions, i) ||
               HasWordOf(kProbabilityWords, i);
      });
  if (results.empty() || predictions) return std::nullopt;
  return KindOfJoined();
}

}  // namespace melon
