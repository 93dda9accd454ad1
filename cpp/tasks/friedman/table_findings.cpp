#include "tasks/friedman/table_findings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "kernels/numbers/quantile.h"
#include "report/rounded_text.h"
#include "roles/comparison/summary_rows.h"
#include "roles/names/scheme_names.h"
#include "tasks/comparison/advice/advice_findings.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/comparison/advice/split_in_name.h"
#include "tasks/comparison/value_scale.h"

namespace melon {
namespace {

/// Ties on more of the data sets, and so many that less of the spread of the
/// ranks is left, point to rounding.
constexpr double kManyTies = .25;
constexpr double kSpreadLeft = .97;

/// Results so many times as large are on another scale.
constexpr double kOtherScale = 1000;

/// N(k³ − k)/12 of the spread is left: C.
double TieCorrection(const FriedmanEvidence& evidence) {
  return evidence.statistic.spread / evidence.statistic.untied_spread;
}

std::optional<Finding> OneDataSet(const FriedmanEvidence& evidence) {
  if (evidence.rows() >= 2) return std::nullopt;
  return Finding{
      .code = "one_data_set",
      .opinion = Opinion::warning,
      .message = Fill({"There is only one data set, so nothing can be said "
                       "about others.",
                       "只有一个数据集，对其他数据集无从断言。"}),
      .instead = Fill({"Add data sets (six or more for two algorithms). If "
                       "you have the folds of this one, give them row by "
                       "row as a cross-validation.",
                       "请增加数据集（比较两个算法至少要六个）。若有该数据集"
                       "各折的结果，请逐行给出，按交叉验证处理。"}),
      .option = {"task", "cv"},
      .reference = {sources::demsar2006}};
}

/// Rows that a column calls folds.
std::optional<Finding> FoldsAsDataSets(const FriedmanEvidence& evidence) {
  if (evidence.folds_column.empty()) return std::nullopt;
  return Finding{
      .code = "folds_as_data_sets",
      .opinion = Opinion::warning,
      .message = Fill({"Each row counts as a data set here, yet the column "
                       "\"{0}\" calls them folds or runs. Those of one data "
                       "set share training cases: a test that treats them as "
                       "independent rejects too often.",
                       "这里每行算作一个数据集，但“{0}”列表明它们是折或轮次。"
                       "同一数据集的各折有共同的训练样例，把它们当作独立的检验"
                       "过于容易拒绝。"},
                      {Shorten(evidence.folds_column)}),
      .instead = Fill({"If they are folds of one data set, compare them as a "
                       "cross-validation.",
                       "若它们是同一数据集的各折，请按交叉验证比较。"}),
      .option = {"task", "cv"},
      .reference = {sources::bengio2004}};
}

/// One data set, evaluated in several ways.
std::optional<Finding> SchemesAsDataSets(const FriedmanEvidence& evidence) {
  const std::vector<std::string>& names = evidence.data.results.datasets;
  if (!AreSchemes(names)) return std::nullopt;
  return Finding{
      .code = "schemes_as_data_sets",
      .opinion = Opinion::warning,
      .message =
          Fill({"What counts as data sets here is called by schemes of "
                "evaluation: \"{0}\", \"{1}\". If they are of one data "
                "set, these results depend on each other, and nothing "
                "can be said about other data sets.",
                "这里当作数据集的各项以评估方法命名：“{0}”、“{1}”。若都"
                "出自同一数据集，这些结果便不独立，对其他数据集无从断言。"},
               {Shorten(names[0]), Shorten(names[1])}),
      .instead = Fill({"Compare the folds of one scheme as a "
                       "cross-validation, or add data sets.",
                       "请取一种评估方法的各折结果，按交叉验证比较；或增加数据"
                       "集。"}),
      .option = {"task", "cv"},
      .reference = {sources::demsar2006}};
}

/// The middle of the sizes of a data set's results.
double LevelOf(const Results& results, std::size_t row) {
  std::vector<double> sizes;
  sizes.reserve(results.column_count());
  for (std::size_t i = 0; i < results.column_count(); ++i)
    sizes.push_back(std::abs(results.At(row, i)));
  return SortedQuantile(Sorted(sizes), .5);
}

/// Data sets whose results are of quite another size, as errors in the unit of
/// what is predicted; rates cannot be.
std::optional<Finding> ScalesDiffer(const FriedmanEvidence& evidence) {
  const Results& results = evidence.data.results;
  if (results.are_ranks || ScaleOf(results.result).IsRate())
    return std::nullopt;
  double least = std::numeric_limits<double>::infinity();
  double most = 0;
  for (std::size_t row = 0; row < evidence.rows(); ++row) {
    const double level = LevelOf(results, row);
    if (level > 0) least = std::min(least, level);
    most = std::max(most, level);
  }
  if (!(most >= kOtherScale * least)) return std::nullopt;
  const bool two = evidence.columns() == 2;
  const bool by_ranks =
      !two && evidence.deciding.statistic == Statistic::mean_rank;
  return Finding{
      .code = "scales_differ",
      .opinion = by_ranks ? Opinion::caution : Opinion::warning,
      .message =
          Fill({"The data sets are on different scales: the results of one "
                "are about {0}, of another {1}. What compares sizes between "
                "data sets (means, t, analysis of variance, Tukey, Quade, "
                "aligned ranks, Wilcoxon, effect sizes) is decided by the "
                "largest.",
                "各数据集的尺度不同：有的结果约为 {0}，有的约为 {1}。凡在数据集"
                "之间比较大小的量（均值、t、方差分析、Tukey、Quade、对齐秩、"
                "Wilcoxon、效应量）都由最大的那些决定。"},
               {RoundedText(least), RoundedText(most)}),
      .instead =
          two ? Fill({"Read the sign test, or compare relative differences or "
                      "logarithms.",
                      "请看符号检验，或比较相对差值、对数。"})
              : Fill({"Read Friedman’s test and the comparisons of mean ranks, "
                      "which rank within each data set.",
                      "请看 Friedman 检验与平均序值的比较，它们在每个数据集内"
                      "排序。"}),
      .key = two ? "sign_test_p" : "",
      .reference = {sources::demsar2006}};
}

/// The option that says how far results that share a rank may differ.
constexpr OptionHint kNoTolerance{"tie_tolerance", "0"};

Finding AllTiedByTolerance(const FriedmanEvidence& evidence) {
  return {.code = "all_tied",
          .opinion = Opinion::warning,
          .message = Fill({"With the tie tolerance {0} all algorithms share "
                           "their rank on every data set: tests on ranks find "
                           "nothing. Tests of differences do not use the "
                           "tolerance.",
                           "按并列容差 {0}，所有算法在每个数据集上都并列，秩检"
                           "验无从发现差别。基于差值的检验不使用容差。"},
                          {RoundedText(evidence.data.tie_tolerance)}),
          .instead = Fill({"Lower the tie tolerance.", "请减小并列容差。"}),
          .option = kNoTolerance,
          .reference = {sources::conover1999, "§5.8"}};
}

std::optional<Finding> AllTied(const FriedmanEvidence& evidence) {
  if (evidence.rows() < 2 || !evidence.statistic.all_tied())
    return std::nullopt;
  if (evidence.data.tie_tolerance > 0) return AllTiedByTolerance(evidence);
  return Finding{.code = "all_tied",
                 .opinion = Opinion::warning,
                 .message = Fill({"All algorithms are tied on every data set: "
                                  "there is nothing to test.",
                                  "所有算法在每个数据集上都并列：没有可检验的"
                                  "差别。"}),
                 .instead = Fill({"Give the results with more decimals, or "
                                  "lower the tie tolerance.",
                                  "请给出更多小数位，或减小并列容差。"}),
                 .reference = {sources::conover1999, "§5.8"}};
}

std::optional<Finding> RanksGiven(const FriedmanEvidence& evidence) {
  if (!evidence.data.results.are_ranks) return std::nullopt;
  return Finding{
      .code = "ranks_given",
      .opinion = Opinion::caution,
      .message = Fill(
          {"The table contains ranks. What needs the results themselves "
           "(Wilcoxon, Quade, aligned ranks, t, effect sizes, means) is "
           "computed from the ranks here and means little.",
           "表中是序值。需要原始结果的检验（Wilcoxon、Quade、对齐秩、t）以及"
           "效应量、均值会把序值当作结果，意义不大。"}),
      .instead =
          evidence.columns() == 2
              ? Fill({"For those, give the results. The sign test, on which "
                      "the verdict rests, is right.",
                      "需要它们时请给出原始结果。结论所依据的符号检验是对"
                      "的。"})
              : Fill({"For those, give the results. Friedman, Iman–"
                      "Davenport, Nemenyi and the z tests are right.",
                      "需要它们时请给出原始结果。Friedman、Iman–Davenport、"
                      "Nemenyi 与 z 检验是对的。"}),
      .reference = {sources::demsar2006}};
}

std::optional<Finding> FoldsAveraged(const FriedmanEvidence& evidence) {
  if (evidence.data.results.most_folds <= 1) return std::nullopt;
  return Finding{
      .code = "folds_averaged",
      .opinion = Opinion::fits,
      .message = Fill({"Several results of a data set were averaged, so "
                       "each data set counts once. They are not independent "
                       "of each other.",
                       "同一数据集的多个结果取平均，每个数据集只算一次；它们"
                       "并不独立。"}),
      .instead = {},
      .reference = {sources::demsar2006}};
}

bool HasManyTies(const FriedmanEvidence& evidence) {
  const double share = static_cast<double>(evidence.tied_rows) /
                       static_cast<double>(evidence.rows());
  return share > kManyTies && TieCorrection(evidence) < kSpreadLeft;
}

Finding ManyTiesByTolerance(const FriedmanEvidence& evidence) {
  return {.code = "many_ties",
          .opinion = Opinion::caution,
          .message =
              Fill({"With the tie tolerance {2} algorithms share a rank "
                    "on {0} of {1} data sets. Tests on ranks ignore "
                    "differences up to it.",
                    "按并列容差 {2}，{1} 个数据集中有 {0} 个出现并列。"
                    "秩检验忽略不超过容差的差值。"},
                   {CountText(evidence.tied_rows), CountText(evidence.rows()),
                    RoundedText(evidence.data.tie_tolerance)}),
          .instead = Fill({"Lower the tolerance if such differences matter.",
                           "若这样的差值有意义，请减小容差。"}),
          .option = kNoTolerance,
          .reference = {sources::demsar2006}};
}

/// With so many decimals equal results were not made equal by rounding.
bool HaveAllDecimals(const FriedmanEvidence& evidence) {
  constexpr int kManyDecimals = 10;
  return DecimalsOf(evidence.data.results) >= kManyDecimals;
}

Finding ManyTiesUnrounded(const FriedmanEvidence& evidence) {
  return {.code = "many_ties",
          .opinion = Opinion::caution,
          .message =
              Fill({"Algorithms are tied on {0} of {1} data sets. Ties "
                    "leave the ranks less to tell the algorithms apart. "
                    "The results have all their decimals, so they were "
                    "not rounded.",
                    "{1} 个数据集中有 {0} 个出现并列。并列使序值更难区分"
                    "算法。结果带全部小数位，并非舍入所致。"},
                   {CountText(evidence.tied_rows), CountText(evidence.rows())}),
          .instead = Fill({"See whether algorithms are the same under other "
                           "settings, or test sets are very small.",
                           "请检查是否有算法实为同一种，或测试集过小。"}),
          .reference = {sources::demsar2006}};
}

std::optional<Finding> ManyTies(const FriedmanEvidence& evidence) {
  if (!evidence.IsTestable() || evidence.data.results.are_ranks ||
      !HasManyTies(evidence))
    return std::nullopt;
  if (evidence.data.tie_tolerance > 0) return ManyTiesByTolerance(evidence);
  if (HaveAllDecimals(evidence)) return ManyTiesUnrounded(evidence);
  return Finding{
      .code = "many_ties",
      .opinion = Opinion::caution,
      .message =
          Fill({"Algorithms are tied on {0} of {1} data sets. "
                "Results that were rounded (here to {2} {2:decimal|decimals}) "
                "hide differences.",
                "{1} 个数据集中有 {0} 个出现并列。结果经过舍入（这里"
                "保留 {2} 位小数）会掩盖差别。"},
               {CountText(evidence.tied_rows), CountText(evidence.rows()),
                std::to_string(DecimalsOf(evidence.data.results))}),
      .instead = Fill({"Give the results as computed, with all their "
                       "decimals.",
                       "请给出未经舍入、带全部小数位的结果。"}),
      .reference = {sources::demsar2006}};
}

std::optional<Finding> TieCorrected(const FriedmanEvidence& evidence) {
  if (!evidence.IsTestable() || evidence.columns() == 2 ||
      !(evidence.data.ranks.sums.tie_term > 0))
    return std::nullopt;
  const auto plain = evidence.Number("iman_davenport_p");
  const auto corrected = evidence.Number("iman_davenport_p_tie_corrected");
  if (!plain || !corrected) return std::nullopt;
  return Finding{
      .code = "tie_corrected",
      .opinion = Opinion::fits,
      .message = Fill(
          {"The F form is corrected for ties: {0}; without correction, "
           "as in many textbooks, {1}. Ties leave {2} of the spread of the "
           "ranks, which the plain form overlooks.",
           "F 形式校正了并列：{0}；许多教材不作校正，则 "
           "{1}。并列使序值的离散程度变为无并列时的 "
           "{2}，未校正的形式忽略了这一点。"},
          {ProbabilityText(*corrected, evidence.alpha),
           ProbabilityText(*plain, evidence.alpha),
           PercentText(TieCorrection(evidence))}),
      .instead = {},
      .reference = {sources::conover1999, "§5.8"}};
}

/// Two data sets with the same results of every algorithm, not all equal.
std::optional<Finding> RepeatedDataSet(const FriedmanEvidence& evidence) {
  if (evidence.columns() < 3 || evidence.data.results.are_ranks)
    return std::nullopt;
  std::vector<std::pair<std::vector<double>, std::size_t>> rows;
  for (std::size_t row = 0; row < evidence.rows(); ++row) {
    std::vector<double> values;
    values.reserve(evidence.columns());
    for (std::size_t i = 0; i < evidence.columns(); ++i)
      values.push_back(evidence.data.results.At(row, i));
    rows.emplace_back(std::move(values), row);
  }
  std::sort(rows.begin(), rows.end());
  const auto same = std::adjacent_find(
      rows.begin(), rows.end(), [](const auto& one, const auto& next) {
        const auto& values = one.first;
        return values == next.first && values.front() != values.back();
      });
  if (same == rows.end()) return std::nullopt;
  const auto& names = evidence.data.results.datasets;
  return Finding{
      .code = "repeated_data_set",
      .opinion = Opinion::warning,
      .message = Fill({"\"{0}\" and \"{1}\" have the same results: is one "
                       "data set in the table twice?",
                       "“{0}”与“{1}”的结果完全相同：是否同一数据集列了"
                       "两次？"},
                      {Shorten(names[same->second]),
                       Shorten(names[std::next(same)->second])}),
      .instead = Fill({"Leave one of them out: a data set counts once.",
                       "请删去其一：每个数据集只算一次。"})};
}

/// "iris" of "iris_7"; empty where no number stands behind a sign.
std::string WithoutNumber(const std::string& name) {
  const std::size_t end = name.find_last_not_of("0123456789");
  const bool numbered =
      end != std::string::npos && end > 0 && end + 1 < name.size() &&
      std::string_view("_-. ").find(name[end]) != std::string_view::npos;
  return numbered ? name.substr(0, end) : WithoutSplit(name);
}

/// Of each data set; fewer may be as many data sets.
constexpr std::size_t kFewestRepetitions = 5;

/// "iris_0" to "iris_9", "wine_0" to "wine_9": splits of few data sets.
std::optional<Finding> NumberedDataSets(const FriedmanEvidence& evidence) {
  std::map<std::string, std::size_t> counts;
  for (const std::string& name : evidence.data.results.datasets)
    ++counts[WithoutNumber(name)];
  const bool all =
      std::all_of(counts.begin(), counts.end(), [](const auto& one) {
        return !one.first.empty() && one.second >= kFewestRepetitions;
      });
  // Those of one name may be as many data sets.
  if (counts.size() < 2 || !all) return std::nullopt;
  return Finding{
      .code = "numbered_data_sets",
      .opinion = Opinion::warning,
      .message = Fill({"The {0} data sets seem to be numbered repetitions of "
                       "{1} (such as \"{2}\"). Repetitions share their cases: "
                       "a test that treats them as independent rejects too "
                       "often.",
                       "这 {0} 个数据集像是 {1} 个数据集（如“{2}”）编了号的各次"
                       "重复。各次重复有共同的样例，把它们当作独立的检验过于容"
                       "易拒绝。"},
                      {CountText(evidence.rows()), CountText(counts.size()),
                       Shorten(counts.begin()->first)}),
      .instead =
          Fill({"Give the mean of each data set, or a list with a column "
                "that names the data set and one that numbers the run.",
                "请给出每个数据集的平均值，或用列表写明数据集与轮次。"}),
      .reference = {sources::bengio2004}};
}

/// A row of means that was pasted with the table.
std::optional<Finding> SummaryRow(const FriedmanEvidence& evidence) {
  const auto& names = evidence.data.results.datasets;
  const auto found = std::find_if(names.begin(), names.end(), IsSummaryName);
  if (found == names.end()) return std::nullopt;
  return Finding{
      .code = "summary_row",
      .opinion = Opinion::warning,
      .message = Fill({"The row \"{0}\" looks like a summary of the others, "
                       "yet counts as a data set here.",
                       "“{0}”一行像是对其他行的汇总，在此却算作一个数据集。"},
                      {Shorten(*found)}),
      .instead = Fill({"Leave that row out.", "请删去这一行。"})};
}

constexpr FindingOn<FriedmanEvidence> kFindings[] = {
    OneDataSet,   FoldsAsDataSets, SchemesAsDataSets, ScalesDiffer,
    AllTied,      RanksGiven,      FoldsAveraged,     ManyTies,
    TieCorrected, RepeatedDataSet, NumberedDataSets,  SummaryRow};

}  // namespace

void AddFindingsOnTable(const FriedmanEvidence& evidence, Advice& advice) {
  AddFindings(kFindings, evidence, advice);
}

}  // namespace melon
