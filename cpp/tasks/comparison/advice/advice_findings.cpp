#include "tasks/comparison/advice/advice_findings.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/bibliography.h"
#include "kernels/numbers/decimal_grid.h"
#include "report/rounded_text.h"
#include "roles/columns/findings/equal_columns.h"
#include "roles/names/metric_names.h"
#include "roles/names/role_names.h"
#include "tasks/comparison/advice/reading_findings.h"
#include "tasks/comparison/advice/split_in_name.h"
#include "tasks/comparison/looks_transposed.h"
#include "tasks/comparison/value_scale.h"

namespace melon {
namespace {

constexpr int kMostDecimals = 15;

constexpr std::string_view kDirection = "higher_is_better";
constexpr Text kTurnToLower{
    "If they are errors, say that lower is better: the order of the algorithms "
    "turns round.",
    "若它们是错误率，请指定越低越好：算法的次序会颠倒。"};
constexpr Text kTurnToHigher{
    "If they are accuracies or other scores, say that higher is better: the "
    "order of the algorithms turns round.",
    "若它们是精度等得分，请指定越高越好：算法的次序会颠倒。"};

/// A direction that was given is doubted less than a guess.
Opinion OpinionOnDirection(const Results& results) {
  const bool unsaid = results.direction_guessed && !results.direction_named;
  return unsaid ? Opinion::warning : Opinion::caution;
}

/// Whether scikit-learn's cross-validations gave the name: higher is better by
/// all of their scorers, and an R² below a half is no error rate.
bool IsOfScorer(std::string_view name) {
  return name.starts_with("test_") || IsSplitName(name);
}

/// A score by its name that is often low, as F1 is.
bool IsClearScore(const Results& results) {
  const std::string metric =
      BareMetric(results.measure.value_or(results.direction_word));
  return NamesNoLearner(metric) && metric != "accuracy";
}

/// A loss by its name that may well be above a half, as an error rate is not.
bool IsClearLoss(const Results& results) {
  constexpr std::string_view kLosses[] = {
      "logloss", "rmse", "mse", "mae", "mape", "loss", "crossentropy"};
  const std::string metric =
      BareMetric(results.measure.value_or(results.direction_word));
  return std::find(std::begin(kLosses), std::end(kLosses), metric) !=
         std::end(kLosses);
}

std::optional<Finding> LooksLikeErrors(const Results& results,
                                       const ValueScale& scale) {
  const bool said = !results.direction_guessed || results.direction_named;
  if (!results.higher_is_better || !scale.LooksLikeErrors() ||
      (said && !scale.IsRate()) || IsOfScorer(results.direction_word) ||
      IsClearScore(results))
    return std::nullopt;
  return Finding{
      .code = "direction_looks_wrong",
      .opinion = OpinionOnDirection(results),
      .message =
          Fill({"Higher counts as better here, yet {0} of the results "
                "lie below {1}, as error rates do.",
                "这里以高为好，但 {0} 的结果低于 {1}，像是错误率。"},
               {PercentText(scale.share_below_half), RoundedText(scale.half)}),
      .instead = Fill(kTurnToLower),
      .option = {kDirection, "false"}};
}

std::optional<Finding> LooksLikeScores(const Results& results,
                                       const ValueScale& scale) {
  if (results.higher_is_better || !scale.LooksLikeScores()) return std::nullopt;
  const bool negative = scale.IsNegative();
  if (!negative && IsClearLoss(results)) return std::nullopt;
  Message message =
      negative
          ? Fill(
                {"Lower counts as better here, yet no result is above 0, as "
                 "losses with a minus before them (neg_…), where higher is "
                 "better.",
                 "这里以低为好，但没有结果大于 0，像是加了负号的损失（neg_…），"
                 "那应以高为好。"})
          : Fill(
                {"Lower counts as better here, yet {0} of the results lie "
                 "above {1}, as accuracies do.",
                 "这里以低为好，但 {0} 的结果高于 {1}，像是精度。"},
                {PercentText(scale.share_above_half), RoundedText(scale.half)});
  return Finding{.code = "direction_looks_wrong",
                 .opinion = OpinionOnDirection(results),
                 .message = std::move(message),
                 .instead = Fill(kTurnToHigher),
                 .option = {kDirection, "true"}};
}

constexpr Text kSayDirection{
    "Say it: losses, errors and times are better when lower.",
    "请指定方向：损失、误差与时间以低为好。"};

/// A name that is found in the table.
Finding DirectionByName(const Results& results) {
  constexpr Text kHigher{
      "Higher was taken to be better, since the header \"{0}\" says so.",
      "这里按越高越好处理，依据是表头“{0}”。"};
  constexpr Text kLower{
      "Lower was taken to be better, since the header \"{0}\" says so.",
      "这里按越低越好处理，依据是表头“{0}”。"};
  return {.code = "direction_guessed",
          .opinion = Opinion::fits,
          .message = Fill(results.higher_is_better ? kHigher : kLower,
                          {Shorten(results.direction_word)}),
          .instead = {}};
}

Message DirectionByValues(const ValueScale& scale) {
  if (scale.IsNegative())
    return Fill(
        {"Nothing says which way is better. Higher was taken to be "
         "better: no result is above 0, as losses with a minus before "
         "them (neg_…).",
         "没有说明方向，这里按越高越好处理：没有结果大于 0，像是加了"
         "负号的损失（neg_…）。"});
  if (scale.LooksLikeErrors())
    return Fill({"Nothing says which way is better. Lower was taken to be "
                 "better: {0} of the results lie below {1}, as error rates do.",
                 "没有说明方向，这里按越低越好处理：{0} 的结果低于 {1}，像是"
                 "错误率。"},
                {PercentText(scale.share_below_half), RoundedText(scale.half)});
  return Fill({"Nothing says which way is better. Higher was taken to be "
               "better: {0} of the results lie above {1}, as accuracies do.",
               "没有说明方向，这里按越高越好处理：{0} 的结果高于 {1}，像是"
               "精度。"},
              {PercentText(scale.share_above_half), RoundedText(scale.half)});
}

Message DirectionByDefault(const Results& results) {
  constexpr Text kHigher{
      "Neither names nor values say which way is better. Higher was taken to "
      "be better, as in most tables of data sets.",
      "名称与数值都没有说明方向，这里按越高越好处理，多数数据集结果表是如此。"};
  constexpr Text kLower{
      "Neither names nor values say which way is better. Lower was taken to be "
      "better, as of error rates of folds.",
      "名称与数值都没有说明方向，这里按越低越好处理，如同各折的错误率。"};
  return Fill(results.higher_is_better ? kHigher : kLower);
}

Finding DirectionByFile(const Results& results) {
  constexpr Text kHigher{
      "Higher was taken to be better, since the file is called \"{0}\".",
      "这里按越高越好处理，依据是文件名“{0}”。"};
  constexpr Text kLower{
      "Lower was taken to be better, since the file is called \"{0}\".",
      "这里按越低越好处理，依据是文件名“{0}”。"};
  return {.code = "direction_guessed",
          .opinion = Opinion::caution,
          .message = Fill(results.higher_is_better ? kHigher : kLower,
                          {Shorten(results.direction_word)}),
          .instead = Fill(kSayDirection),
          .option = {kDirection, ""}};
}

/// By the name of a measure that was negated.
Finding DirectionOfNegated(const Results& results) {
  return {
      .code = "direction_guessed",
      .opinion = Opinion::caution,
      .message = Fill(
          {"Higher was taken to be better: what the header \"{0}\" names "
           "is better when lower and cannot lie below 0, yet no result "
           "lies above 0, so that the results are its negative, as "
           "scikit-learn’s neg_… are.",
           "这里按越高越好处理：表头“{0}”所指的量以低为好且不会小于 "
           "0，而没有结果大于 0，可见结果是加了负号的，如同 scikit-learn 的 "
           "neg_…。"},
          {Shorten(results.direction_word)}),
      .instead = Fill({"If lower is better all the same, say so: the order "
                       "of the algorithms turns round.",
                       "若仍以低为好，请指定：算法的次序会颠倒。"}),
      .option = {kDirection, "false"}};
}

/// Some results of a measure lie on the side of 0 where none can.
void AddImpossibleNegatives(const Results& results, Advice& advice) {
  if (!results.never_negative || results.IsNegated()) return;
  const auto negative =
      std::count_if(results.result.begin(), results.result.end(),
                    [](double result) { return result < 0; });
  if (negative == 0) return;
  advice.Add(
      {.code = "negative_results",
       .opinion = Opinion::warning,
       .message = Fill(
           {"What the header \"{0}\" names cannot lie below 0, yet of the "
            "results {1} do and others lie above it. Lower counts as "
            "better, so that the negative ones count as the best.",
            "表头“{0}”所指的量不会小于 0，但有 {1} 个结果小于 0，另有结果大于 "
            "0。这里以低为好，负的结果便算最好。"},
           {Shorten(results.direction_word),
            CountText(static_cast<std::uint64_t>(negative))}),
       .instead = Fill(
           {"See whether some results were negated (neg_…) and others "
            "were not; write all with the same sign.",
            "请检查是否有的结果加了负号（neg_…）而有的没有；请统一符号。"})});
}

/// What a direction that was not given rests on. The winner hangs on it, so
/// that a guess is to be kept in mind.
std::optional<Finding> GuessedDirection(const Results& results,
                                        const ValueScale& scale) {
  if (!results.direction_guessed) return std::nullopt;
  if (results.direction_named && results.direction_word.empty())
    return std::nullopt;
  if (results.IsNegated()) return DirectionOfNegated(results);
  if (results.direction_of_file) return DirectionByFile(results);
  if (results.direction_named) return DirectionByName(results);
  return Finding{.code = "direction_guessed",
                 .opinion = Opinion::caution,
                 .message = results.direction_by_task
                                ? DirectionByDefault(results)
                                : DirectionByValues(scale),
                 .instead = Fill(kSayDirection),
                 .option = {kDirection, ""}};
}

Finding DirectionAgainstName(const Results& results) {
  return {.code = "direction_against_name",
          .opinion = Opinion::warning,
          .message = Fill(
              results.higher_is_better
                  ? Text{"\"{0}\" is called like a measure that is better when "
                         "lower, yet higher was said to be better.",
                         "“{0}”的名称像是以低为好的指标，却指定了以高为好。"}
                  : Text{"\"{0}\" is called like a measure that is better when "
                         "higher, yet lower was said to be better.",
                         "“{0}”的名称像是以高为好的指标，却指定了以低为好。"},
              {Shorten(results.word_against)}),
          .instead = Fill({"See whether that was meant: the order turns round.",
                           "请确认是否如此：次序会颠倒。"}),
          .option = {kDirection, results.higher_is_better ? "false" : "true"}};
}

void AddDirection(const Results& results, Advice& advice) {
  if (results.are_ranks) return;
  if (!results.word_against.empty())
    return advice.Add(DirectionAgainstName(results));
  const ValueScale scale = ScaleOf(results.result);
  if (auto errors = LooksLikeErrors(results, scale)) {
    advice.Add(std::move(*errors));
  } else if (auto scores = LooksLikeScores(results, scale)) {
    advice.Add(std::move(*scores));
  } else if (auto guessed = GuessedDirection(results, scale)) {
    advice.Add(std::move(*guessed));
  }
}

bool AreFractions(const std::vector<double>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [](double number) { return number >= 0 && number <= 1; });
}

void AddEqualColumns(const Results& results, Advice& advice) {
  const std::size_t columns = results.column_count();
  std::vector<std::vector<double>> all;
  all.reserve(columns);
  for (std::size_t i = 0; i < columns; ++i) all.push_back(results.ColumnOf(i));
  const auto equal = FindEqualPairs(
      columns,
      [&all](std::size_t a, std::size_t b) { return all[a] == all[b]; });
  if (!equal || results.row_count() < 2) return;
  advice.Add(
      {.code = "equal_columns",
       .opinion = Opinion::warning,
       .message = Fill(
           {"\"{0}\" and \"{1}\" have the same result in every row (equal "
            "pairs: {2}). No test can tell them apart.",
            "“{0}”与“{1}”每一行的结果都相同（这样的算法对：{2}"
            "）。任何检验都无法"
            "区分它们。"},
           {Shorten(results.algorithms[equal->a]),
            Shorten(results.algorithms[equal->b]), CountText(equal->count)}),
       .instead = Fill({"See whether a column was copied; if so, leave it out. "
                        "Otherwise give more decimals.",
                        "请检查是否误复制了一列；若是，请删去，否则请给出更多"
                        "小数位。"})});
}

/// Of each algorithm; two may be two.
constexpr std::size_t kFewestRepetitions = 3;

/// "knn-cv0" to "knn-cv9", "svm-cv0" to "svm-cv9".
void AddNumberedAlgorithms(const Results& results, Advice& advice) {
  std::map<std::string, std::size_t> counts;
  for (const std::string& name : results.algorithms)
    ++counts[WithoutSplit(name)];
  const bool all =
      std::all_of(counts.begin(), counts.end(), [](const auto& one) {
        return !one.first.empty() && one.second >= kFewestRepetitions;
      });
  if (counts.empty() || !all) return;
  advice.Add(
      {.code = "numbered_algorithms",
       .opinion = Opinion::warning,
       .message = Fill(
           {"The {0} algorithms seem to be numbered repetitions of {1} (such "
            "as \"{2}\"), yet each is ranked against the other repetitions of "
            "the same algorithm.",
            "这 {0} 个算法像是 {1} "
            "个算法（如“{2}”）编了号的各次重复，却各自作为"
            "算法与同一算法的其他重复相比较。"},
           {CountText(results.algorithms.size()), CountText(counts.size()),
            Shorten(counts.begin()->first)}),
       .instead = Fill(
           {"Give each algorithm one column with the means, or a list with a "
            "column that names the algorithm and one that numbers the run.",
            "请为每个算法只给一列均值，或用列表写明算法与轮次。"})});
}

/// What the left out are called: rows of a wide table are those of the file,
/// unless several are of one data set.
Text WhatIsLeftOut(const Results& results) {
  if (results.form == ResultsForm::splits) return {"Columns", "列"};
  if (results.form != ResultsForm::long_list && results.most_folds <= 1)
    return {"Rows", "行"};
  return results.datasets.empty() ? Text{"Folds", "折"}
                                  : Text{"Data sets", "数据集"};
}

/// Rows of folds leave no fewer data sets, but means of fewer folds.
Message MissingOf(const Results& results, std::uint64_t dropped) {
  const Text what = WhatIsLeftOut(results);
  const std::string remaining = CountText(results.row_count());
  if (results.rows_incomplete == 0 && results.most_folds > 1) {
    return Fill({"Rows left out because a result was missing: {0}. The means "
                 "are those of the results that remain.",
                 "因缺少结果而略去的行数：{0}，平均值取自余下的结果。"},
                {CountText(dropped)});
  }
  constexpr Text kLeft{
      "{0} left out because a result was missing: {1}. The tests rest on the "
      "remaining {2}.",
      "因缺少结果而略去的{0}数：{1}，检验只依据余下的 {2} 个。"};
  return {Fill(kLeft, {what.english, CountText(dropped), remaining}).english,
          Fill(kLeft, {what.chinese, CountText(dropped), remaining}).chinese};
}

void AddMissing(const Results& results, Advice& advice) {
  const std::uint64_t dropped = results.rows_incomplete > 0
                                    ? results.rows_incomplete
                                    : results.rows_dropped;
  if (dropped == 0) return;
  Message message = MissingOf(results, dropped);
  message.english +=
      " If results are missing where a learner failed, it now looks better "
      "than it is.";
  message.chinese += "若缺失是因为某学习器失败，它现在显得比实际好。";
  advice.Add({.code = "missing_left_out",
              .opinion = Opinion::warning,
              .message = std::move(message),
              .instead = Fill(
                  {"Fill the gaps by running what is missing; where a "
                   "learner failed, enter the worst result instead.",
                   "请补做缺失的实验；学习器失败之处，可填入最差的结果。"}),
              .reference = {sources::little2019}});
}

}  // namespace

int DecimalsOf(const Results& results) {
  const std::optional<DecimalGrid> grid = DecimalGrid::Of({results.result});
  if (!grid) return kMostDecimals;
  return std::clamp(grid->decimals(), 0, kMostDecimals);
}

bool RopeFits(const Results& results, const Options& options) {
  const auto& given = options.given;
  return std::find(given.begin(), given.end(), "rope") != given.end() ||
         AreFractions(results.result);
}

void AddRopeFinding(const Results& results, const Options& options,
                    Advice& advice) {
  if (results.column_count() < 2 || results.are_ranks ||
      RopeFits(results, options))
    return;
  advice.Add(
      {.code = "rope_of_another_scale",
       .opinion = Opinion::caution,
       .message =
           Fill({"The Bayesian tests count differences up to {0} as "
                 "practically none (ROPE). That default is meant for rates "
                 "from 0 to 1, and these results are on another scale.",
                 "贝叶斯检验把不超过 {0} 的差值视为实际等价（ROPE）。这一默认值"
                 "适用于 0 到 1 之间的比率，而这些结果的尺度不同。"},
                {RoundedText(options.rope)}),
       .instead = Fill({"Say up to which difference results are practically "
                        "equal, in the unit of the results.",
                        "请按结果的单位指定多大的差值可视为实际等价。"}),
       .option = {"rope", ""},
       .reference = {sources::benavoli2017}});
}

void AddFindingsOnResults(const Results& results, Advice& advice) {
  AddTransposed(results, advice);
  AddDirection(results, advice);
  AddImpossibleNegatives(results, advice);
  AddReadingFindings(results, advice);
  AddEqualColumns(results, advice);
  AddNumberedAlgorithms(results, advice);
  AddMissing(results, advice);
}

}  // namespace melon
