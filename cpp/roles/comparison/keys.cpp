#include "roles/comparison/keys.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <set>
#include <string>
#include <unordered_map>

#include "roles/columns/data_parts.h"
#include "roles/comparison/columns.h"
#include "roles/comparison/dataset_by_content.h"
#include "roles/comparison/fold_columns.h"
#include "roles/comparison/measured_columns.h"
#include "roles/comparison/warnings.h"
#include "roles/names/learner_names.h"
#include "roles/names/metric_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"
#include "table/dates.h"
#include "table/row_names.h"

namespace melon {
namespace {

constexpr std::string_view kTimes[] = {
    "fittime",       "scoretime",    "time",     "meanfittime", "stdfittime",
    "meanscoretime", "stdscoretime", "times",    "seconds",     "runtime",
    "trainingtime",  "traintime",    "testtime", "predicttime", "elapsed",
    "duration",      "cputime",      "walltime", "用时",        "耗时",
    "运行时间",      "训练时间"};

/// What else a leaderboard says of each learner.
constexpr std::string_view kTraits[] = {
    "rank",        "ranking",       "place",        "position",
    "cost",        "costs",         "price",        "inputprice",
    "outputprice", "size",          "modelsize",    "params",
    "nparams",     "parameters",    "activeparams", "latency",
    "throughput",  "memory",        "vram",         "flops",
    "gflops",      "macs",          "epochs",       "votes",
    "date",        "releasedate",   "year",         "contextlength",
    "contextsize", "contextwindow", "排名",         "名次",
    "成本",        "价格",          "大小",         "模型大小",
    "参数量",      "参数",          "延迟",         "吞吐量",
    "内存",        "显存",          "计算量",       "轮数",
    "票数",        "日期",          "发布日期",     "年份"};

/// What scikit-learn puts beside the scores.
bool IsByproductName(std::string_view name) {
  return Frames(name, "train_", "") || SumsUpSplits(name) ||
         Frames(name, "rank_", "") || Frames(name, "param_", "") ||
         Frames(name, "split", "_time") ||
         name.find("_train_") != std::string_view::npos;
}

/// "Time (s)", "time_ms".
bool IsTime(const Column& column) {
  const std::string name = Simplify(WithoutRemark(column.name));
  return std::any_of(std::begin(kTimes), std::end(kTimes),
                     [&name](std::string_view one) {
                       return name == one || name == std::string(one) + "s" ||
                              name == std::string(one) + "ms" ||
                              name == std::string(one) + "sec";
                     });
}

/// "epoch_run", "run_id"; not "run", nor "RF fold 3", the results of a fold.
bool EndsInWord(std::string_view name, std::span<const std::string_view> ends) {
  const auto is_in = [](std::span<const std::string_view> words,
                        const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
  };
  if (name.empty() || (name.back() >= '0' && name.back() <= '9')) return false;
  std::vector<std::string> words = WordsOf(name);
  if (words.size() < 2) return false;
  if (is_in(kNumberWords, words.back())) words.pop_back();
  return is_in(ends, words.back());
}

/// "binary", "macro": how a metric of R's yardstick was averaged, in a column
/// called ".estimator".
bool NamesAveraging(const Column& column) {
  constexpr std::string_view kKinds[] = {
      "binary", "multiclass", "macro",    "macro_weighted",
      "micro",  "standard",   "hand_till"};
  if (!IsCoded(column)) return false;
  const std::vector<std::string_view> labels = PresentLabels(column);
  return !labels.empty() &&
         std::all_of(labels.begin(), labels.end(), [&](std::string_view label) {
           return std::find(std::begin(kKinds), std::end(kKinds), label) !=
                  std::end(kKinds);
         });
}

/// In which the same R packages name the setting of a row.
bool IsConfiguration(const Column& column) { return column.name == ".config"; }

bool HoldsMostlyNumbers(const Column& column) {
  const auto& numbers = column.label_numbers;
  const auto words = static_cast<std::size_t>(
      std::count_if(numbers.begin(), numbers.end(),
                    [](double number) { return std::isnan(number); }));
  return !numbers.empty() && 2 * words <= numbers.size();
}

}  // namespace

ComparisonKeys::Unknown ComparisonKeys::TakeNamed() {
  const Options& named = options();
  if (Unknown unknown = TakeOne("dataset", named.dataset, roles().dataset))
    return unknown;
  if (Unknown unknown =
          TakeOne("algorithm", named.algorithm, roles().algorithm))
    return unknown;
  if (Unknown unknown = TakeOne("run", named.run, roles().run)) return unknown;
  if (Unknown unknown = TakeOne("fold", named.fold, roles().fold))
    return unknown;
  if (Unknown unknown =
          TakeOne("experiment", options().experiment, roles().experiment))
    return unknown;
  return TakePredictions();
}

bool ComparisonKeys::IsKey(std::size_t index) const {
  return roles().dataset == index || roles().algorithm == index ||
         roles().run == index || roles().fold == index ||
         roles().experiment == index;
}

void ComparisonKeys::FindKey(std::string_view role,
                             std::span<const std::string_view> names,
                             std::optional<std::size_t>& column) {
  if (column || IsNobody(role)) return;
  column = FirstColumn([&](std::size_t i) {
    return IsKeyName(names, i) && !IsKey(i) && !IsPrediction(i) &&
           !NamesAveraging(At(i)) && !SaysPartOfData(At(i)) &&
           !(role == "dataset" && HoldsDates(At(i)));
  });
  if (column) roles().guessed.emplace_back(role);
}

bool ComparisonKeys::IsKeyName(std::span<const std::string_view> names,
                               std::size_t index) const {
  const std::string name =
      Simplify(WithoutArrows(WithoutRemark(At(index).name)));
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Only what numbers or names: each row its own, or those of an algorithm. What
/// is another in each row of an algorithm, as the run_id of MLflow, pairs none.
void ComparisonKeys::FindKeyByWord(std::string_view role,
                                   std::span<const std::string_view> words,
                                   std::optional<std::size_t>& column) {
  if (column || IsNobody(role)) return;
  const auto fits = [&](std::size_t i) {
    const bool names = IsNumeric(At(i)) ? HasWholeNumbersOnly(At(i)) : true;
    const bool each = IsIdentifier(At(i)) || NamesRows(i);
    const bool counts =
        roles().algorithm ? !each : each || roles().dataset.has_value();
    return names && counts && EndsInWord(WithoutRemark(At(i).name), words) &&
           !IsKey(i) && !IsPrediction(i);
  };
  column = FirstColumn(fits);
  if (!column) return;
  if (FirstColumn([&](std::size_t i) { return i != *column && fits(i); })) {
    column.reset();
    return;
  }
  roles().guessed.emplace_back(role);
}

void ComparisonKeys::FindKeys() {
  FindKey("dataset", kDatasetNames, roles().dataset);
  // Of cross-validation an iteration is a fold.
  constexpr std::string_view kIteration[] = {"iteration"};
  if (SaysCrossValidation()) FindKey("fold", kIteration, roles().fold);
  FindKey("run", kRunNames, roles().run);
  FindKey("run", kSeedNames, roles().run);
  FindKey("fold", kFoldNames, roles().fold);
  FindKey("algorithm", kAlgorithmNames, roles().algorithm);
  if (options().task && roles().dataset)
    FindKey("algorithm", kSystemNames, roles().algorithm);
  if (roles().algorithm && !NamesAlgorithms(*roles().algorithm)) {
    roles().algorithm.reset();
    std::erase(roles().guessed, "algorithm");
  }
  FindAlgorithmByWord();
  FindConfigurations();
  ForgetOwnSeeds();
  FindAlgorithmByConfiguration();
  FindKeyByWord("run", kRunWords, roles().run);
  FindKeyByWord("fold", kFoldWords, roles().fold);
  FindFoldByContent();
  const bool folds = options().ChosenTask() == TaskKind::cv;
  if (folds && !roles().run) FindKey("fold", kEpochNames, roles().fold);
  FindDatasetByContent();
}

/// "imputation_method" of several rows each, beside metrics of data sets: the
/// only text that is called so.
void ComparisonKeys::FindAlgorithmByWord() {
  constexpr std::string_view kWords[] = {
      "method", "algorithm", "model", "classifier", "learner", "framework"};
  const bool keyed = roles().dataset || roles().run || roles().fold;
  if (roles().algorithm || IsNobody("algorithm") || !keyed) return;
  const auto metric = FirstColumn([this](std::size_t i) {
    return IsNumeric(At(i)) && IsMetricName(At(i).name);
  });
  const auto fits = [this, &kWords](std::size_t i) {
    return IsCoded(At(i)) && !IsNumeric(At(i)) && !NamesRows(i) &&
           PresentLabels(At(i)).size() > 1 && !IsKey(i) && !IsPrediction(i) &&
           EndsInWord(At(i).name, kWords) && !NamesBest(i);
  };
  const auto found = FirstColumn(fits);
  if (!metric || !found ||
      FirstColumn([&](std::size_t i) { return i != *found && fits(i); }))
    return;
  roles().algorithm = found;
  roles().guessed.emplace_back("algorithm");
}

/// "config" of an ablation, a row each: what is compared, unless the columns
/// are called like learners.
void ComparisonKeys::FindConfigurations() {
  constexpr std::string_view kNames[] = {"config",   "configuration", "variant",
                                         "ablation", "setup",         "配置",
                                         "变体"};
  if (roles().algorithm || roles().dataset || roles().run || roles().fold ||
      IsNobody("algorithm") || !IsIn(kNames, At(0)) || IsNumeric(At(0)) ||
      !NamesRows(0) || AnyLearner(NamesOf(ResultColumns())) ||
      FirstColumn(
          [this](std::size_t i) { return Mentions(kPredictionWords, i); }))
    return;
  roles().algorithm = 0;
  roles().guessed.emplace_back("algorithm");
}

/// Seeds that no two learners share pair nothing.
void ComparisonKeys::ForgetOwnSeeds() {
  const auto& run = roles().run;
  const auto& learners = roles().algorithm;
  if (!run || !learners || options().run || !IsIn(kSeedNames, At(*run)) ||
      !IsCoded(At(*learners)))
    return;
  std::unordered_map<std::string, std::uint16_t> learner_of;
  for (std::size_t row = 0; row < table().row_count; ++row) {
    const std::uint16_t learner = At(*learners).codes[row];
    const auto [known, is_new] =
        learner_of.try_emplace(CellText(At(*run), row), learner);
    if (!is_new && known->second != learner) return;
  }
  roles().run.reset();
  std::erase(roles().guessed, "run");
}

/// Where a search tuned one model; beside predictions it does not show what
/// the table is.
void ComparisonKeys::FindAlgorithmByConfiguration() {
  if (roles().algorithm || IsNobody("algorithm")) return;
  if (!FirstColumn([this](std::size_t i) { return NamesAveraging(At(i)); }))
    return;
  roles().algorithm = FirstColumn([this](std::size_t i) {
    return IsConfiguration(At(i)) && !IsKey(i) && !IsPrediction(i);
  });
  if (roles().algorithm) roles().guessed.emplace_back("algorithm");
}

/// "Repeat1" and "Fold1", whatever the columns are called.
void ComparisonKeys::FindFoldByContent() {
  if (roles().run || roles().fold) return;
  const auto find = [this](std::string_view role,
                           bool (*is_name)(std::string_view),
                           std::optional<std::size_t>& column) {
    if (IsNobody(role)) return;
    column = FirstColumn([&](std::size_t i) {
      if (IsKey(i) || IsPrediction(i) || !IsCoded(At(i))) return false;
      const std::vector<std::string_view> labels = PresentLabels(At(i));
      return labels.size() > 1 &&
             std::all_of(labels.begin(), labels.end(), is_name);
    });
    if (column) roles().guessed.emplace_back(role);
  };
  find("run", IsRunName, roles().run);
  find("fold", IsFoldName, roles().fold);
}

/// Beside columns of learners, or a column that names them. Of one learner's
/// metrics a text is rather a setting.
void ComparisonKeys::FindDatasetByContent() {
  if (roles().dataset || IsNobody("dataset") || options().task) return;
  std::vector<std::size_t> keys;
  for (const auto& key : {roles().algorithm, roles().run, roles().fold}) {
    if (key) keys.push_back(*key);
  }
  const std::vector<std::size_t> results = ResultColumns();
  const auto is_metric = [this](std::size_t i) {
    return IsMetricName(At(i).name);
  };
  if (!roles().algorithm &&
      (results.size() < 2 || AreMeasuresOfParts(NamesOf(results)) ||
       std::any_of(results.begin(), results.end(), is_metric)))
    return;
  std::vector<std::size_t> others;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsKey(i) && !IsPrediction(i) && !ListsCases(i) &&
        !IsIn(kMetricColumnNames, At(i)) && !IsConfiguration(At(i)))
      others.push_back(i);
  }
  roles().dataset = DatasetByContent(table(), keys, others);
  if (!roles().dataset) return;
  roles().guessed.emplace_back("dataset");
  roles().warnings.push_back(WarningOf(column_warnings::texts_as_datasets,
                                       table(), {*roles().dataset}));
}

bool ComparisonKeys::SaysCrossValidation() const {
  return FirstColumn([this](std::size_t i) {
           return IsIn(kResamplingNames, At(i)) && IsCoded(At(i)) &&
                  PresentLabels(At(i)) == std::vector<std::string_view>{"cv"};
         })
      .has_value();
}

bool ComparisonKeys::NamesAlgorithms(std::size_t index) const {
  return options().algorithm || !IsNumeric(At(index));
}

bool ComparisonKeys::NamesBest(std::size_t index) const {
  constexpr std::string_view kWords[] = {"best",   "winner", "selected",
                                         "chosen", "最佳",   "最优"};
  const Column& column = At(index);
  if (!HasWordOf(kWords, index) || !IsCoded(column) || IsNumeric(column))
    return false;
  std::set<std::string> learners;
  for (const std::size_t result : ResultColumns()) {
    const std::string& name = At(result).name;
    const MeasuredColumn parts = MeasuredColumns({name}).front();
    learners.insert(parts.rest.empty() ? Simplify(name) : parts.rest);
  }
  const std::vector<std::string_view> texts = PresentLabels(column);
  return texts.size() > 1 &&
         std::all_of(texts.begin(), texts.end(), [&](std::string_view text) {
           return learners.contains(Simplify(text));
         });
}

bool ComparisonKeys::IsPrediction(std::size_t index) const {
  const auto& chosen = roles().predictions;
  return std::find(chosen.begin(), chosen.end(), index) != chosen.end();
}

bool ComparisonKeys::IsSplit(std::size_t index) const {
  return IsSplitName(At(index).name) && IsNumeric(At(index));
}

bool ComparisonKeys::IsSetting(std::size_t index) const {
  const Column& column = At(index);
  return column.name == "params" || Frames(column.name, "param_", "") ||
         IsConfiguration(column) || NamesAveraging(column);
}

bool ComparisonKeys::ListsCases(std::size_t index) const {
  return IsIn(kTestIdNames, At(index)) || IsIn(kTrainingIdNames, At(index));
}

bool ComparisonKeys::IsResult(std::size_t index) const {
  return !IsKey(index) && !IsIn(kRowNames, At(index)) &&
         !(index == 0 && At(index).unnamed) && !ListsCases(index) &&
         !IsByproductName(At(index).name) && !EndsInId(At(index).name);
}

std::vector<std::size_t> ComparisonKeys::ResultColumns() const {
  return ResultsThat([this](std::size_t i) { return IsNumeric(At(i)); });
}

std::vector<std::size_t> ComparisonKeys::LikelyResultColumns() const {
  return ResultsThat([this](std::size_t i) {
    return IsNumeric(At(i)) || HoldsMostlyNumbers(At(i));
  });
}

std::vector<std::size_t> ComparisonKeys::ResultsThat(const Fits& fits) const {
  std::vector<std::size_t> columns;
  std::vector<std::size_t> times;
  std::vector<std::size_t> traits;
  for (std::size_t i = 0; i < table().columns.size(); ++i) {
    if (!IsResult(i) || !fits(i)) continue;
    (IsTime(At(i))         ? times
     : IsTraitOfLearner(i) ? traits
                           : columns)
        .push_back(i);
  }
  if (columns.empty()) columns = traits;
  const bool alone = columns.empty() && times.size() == 1;
  return alone && roles().algorithm ? times : columns;
}

std::optional<std::size_t> ComparisonKeys::Named(
    std::span<const std::string_view> names) const {
  return FirstColumn(
      [&](std::size_t i) { return IsIn(names, At(i)) && IsNumeric(At(i)); });
}

bool ComparisonKeys::IsTraitOfLearner(std::size_t index) const {
  const auto& learners = roles().algorithm;
  return learners && !roles().dataset && !roles().run && !roles().fold &&
         NamesRows(*learners) && IsKeyName(kTraits, index);
}

bool ComparisonKeys::NamesRows(std::size_t index) const {
  const Column& column = At(index);
  return IsCoded(column) && !IsNumeric(column) &&
         column.labels.size() == column.codes.size();
}

}  // namespace melon
