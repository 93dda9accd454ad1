#include "tasks/cv/findings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "report/rounded_text.h"
#include "special/student_t.h"
#include "table/name_list.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/comparison/value_scale.h"
#include "tasks/cv/deciding.h"
#include "tasks/cv/design_findings.h"

namespace melon {
namespace {

/// How often the paired t test at α rejects a true null hypothesis when results
/// share the correlation n_test/(n_test + n_train), which is what the
/// correction assumes: its t is too large by √(1 + n·n_test/n_train).
double TrueSizeOfPairedT(const CvEvidence& evidence) {
  const auto rows = static_cast<double>(evidence.rows());
  const double limit = StudentTwoSidedQuantile(1 - evidence.alpha, rows - 1);
  const double factor = std::sqrt(1 + (rows * evidence.data.test_train_ratio));
  return StudentTwoSided(limit / factor, rows - 1);
}

std::optional<Finding> NoErrorRate(const CvEvidence& evidence) {
  if (evidence.learners() > 1 || evidence.rows() < 2 ||
      !std::isnan(evidence.eps0))
    return std::nullopt;
  return Finding{.code = "no_eps0",
                 .opinion = Opinion::caution,
                 .message = Fill({"One learner can only be tested against "
                                  "an error rate that you name.",
                                  "单个学习器只能与你指定的错误率比较。"}),
                 .instead = Fill(
                     ScaleOf(evidence.data.results.result).IsRate()
                         ? Text{"Give that error rate, or a second learner.",
                                "请给出该错误率，或加入第二个学习器。"}
                         : Text{"Give that error rate, with the results "
                                "written as shares (0.9 for 90 %), or a second "
                                "learner.",
                                "请给出该错误率，并把结果写成小数（90 % 写作 "
                                "0.9）；或加入第二个学习器。"}),
                 .option = {"eps0", ""},
                 .reference = {sources::dietterich1998}};
}

/// Runs of unknown sizes: nothing corrects for what they share.
Finding OneSampleOfUnknownSizes() {
  return {
      .code = "one_sample_ratio_unknown",
      .opinion = Opinion::warning,
      .message = Fill({"How large test and training sets were is not known, so "
                       "the corrected t test, which allows for training cases "
                       "in common, has no value. The one-sample t test treats "
                       "the rows as independent: its interval is too short and "
                       "its p too small.",
                       "不知道测试集与训练集的大小，因此校正的 t 检验（它考虑共"
                       "同的训练样例）没有值。单样本 t 检验把各行当作独立：区间"
                       "偏短，p 值偏小。"}),
      .instead = Fill({"Give the ratio of test to training cases (0.25 for one "
                       "fifth held out). With one separate test set the "
                       "binomial test is exact.",
                       "请给出测试集与训练集大小之比（留出五分之一时为 0.25）。"
                       "若另有独立测试集，二项检验是精确的。"}),
      .option = kRatioHint,
      .reference = {sources::nadeau2003}};
}

std::optional<Finding> OneSampleOverlap(const CvEvidence& evidence) {
  if (evidence.learners() > 1 || evidence.rows() < 2) return std::nullopt;
  if (!evidence.KnowsRatio()) return OneSampleOfUnknownSizes();
  return Finding{
      .code = "one_sample_overlap",
      .opinion = Opinion::caution,
      .message = Fill({"The one-sample t test treats the rows as "
                       "independent. They share training cases, so its "
                       "interval is too short and its p too small.",
                       "单样本 t 检验把各行当作独立。它们的训练集有共同样例，"
                       "因此区间偏短，p 值偏小。"}),
      .instead = Fill({"Read the corrected t test, which decides here and "
                       "assumes that two results have the correlation "
                       "n_test/(n_test + n_train). With one separate test set "
                       "the binomial test is exact.",
                       "请看校正的 t 检验，这里以它为准；它假设两个结果的相关"
                       "系数为 n_test/(n_test + n_train)。若另有独立测试集，"
                       "二项检验是精确的。"}),
      .reference = {sources::nadeau2003}};
}

/// An error rate beside results of which higher is better.
std::optional<Finding> ErrorRateBesideAccuracy(const CvEvidence& evidence) {
  if (evidence.learners() > 1 || std::isnan(evidence.data.target) ||
      !evidence.data.results.higher_is_better)
    return std::nullopt;
  return Finding{
      .code = "eps0_as_accuracy",
      .opinion = Opinion::caution,
      .message = Fill({"Higher results are better here, so the mean is "
                       "compared with the accuracy 1 − ε₀ = {0}. That is right "
                       "for accuracies, not for other scores.",
                       "这里结果越高越好，因此均值与精度 1 − ε₀ = {0} 比较。"
                       "这只适用于精度，不适用于其他得分。"},
                      {RoundedText(evidence.data.target)}),
      .instead = Fill({"If the results are error rates, say that lower is "
                       "better.",
                       "若结果是错误率，请指明越低越好。"}),
      .option = {"higher_is_better", "false"},
      .reference = {sources::dietterich1998}};
}

/// Whether there are differences to which training sets in common matter.
bool MayOverlap(const CvEvidence& evidence) {
  return evidence.learners() > 1 && evidence.rows() > 1 &&
         !evidence.IsFiveByTwo();
}

/// Where the corrected test of the best two has no value. It may have one for
/// other pairs, which it then decides.
Message InsteadWithoutValue(const CvEvidence& evidence) {
  if (!evidence.HasValueInSomePair("corrected_t_p")) {
    return Fill(
        {"The corrected t test has no value here, for the reason that stands "
         "beside it: report the differences themselves.",
         "校正的 t 检验在此没有值（原因见其旁）：请直接报告差值。"});
  }
  const auto& names = evidence.data.results.algorithms;
  return Fill({"Read the corrected t test of Nadeau and Bengio. It has no "
               "value for \"{0}\" and \"{1}\", for the reason that stands "
               "beside it; for other pairs it decides.",
               "请看 Nadeau–Bengio 校正的 t 检验。它对“{0}”与“{1}”没有值（原因"
               "见其旁），其余各对以它为准。"},
              {Shorten(names[evidence.best]), Shorten(names[evidence.other])});
}

/// In how many pairs the p-value under the key is at most α once adjusted by
/// Holm.
std::size_t CountBelowByHolm(const CvEvidence& evidence, std::string_view key) {
  const std::string wanted = std::string(key).append("_holm");
  for (const auto& [name, p_values] : evidence.findings.adjusted) {
    if (name == wanted) return CountBelow(p_values, evidence.alpha);
  }
  return 0;
}

/// Where the corrected test and the paired one find unequally many pairs.
Message InsteadOfPairedT(std::size_t corrected, std::size_t paired,
                         std::size_t pairs) {
  if (corrected == paired) {
    return Fill(
        {"Read the corrected t test of Nadeau and Bengio, which "
         "decides here.",
         "请看 Nadeau–Bengio 校正的 t 检验，这里以它为准。"});
  }
  return Fill(
      pairs == 1
          ? Text{"Read the corrected t test of Nadeau and Bengio, which "
                 "decides here: significant pairs {0} instead of {1}.",
                 "请看 Nadeau–Bengio 校正的 t 检验，这里以它为准：显著的有 {0} "
                 "对，而不是 {1} 对。"}
          : Text{"Read the corrected t test of Nadeau and Bengio, which "
                 "decides here: after Holm’s adjustment, significant pairs {0} "
                 "instead of {1}.",
                 "请看 Nadeau–Bengio 校正的 t 检验，这里以它为准：经 Holm "
                 "校正后，显著的有 {0} 对，而不是 {1} 对。"},
      {CountText(corrected), CountText(paired)});
}

std::optional<Finding> FoldsNotIndependent(const CvEvidence& evidence) {
  if (!MayOverlap(evidence) || !evidence.KnowsRatio()) return std::nullopt;
  const double size = TrueSizeOfPairedT(evidence);
  const std::size_t naive = CountBelowByHolm(evidence, "paired_t_p");
  const std::size_t corrected = CountBelowByHolm(evidence, "corrected_t_p");
  const bool repeated = evidence.data.runs > 1;
  const std::string alpha = RoundedText(evidence.alpha);
  return Finding{
      .code = repeated ? "repeated_folds_not_independent"
                       : "paired_t_on_overlapping_folds",
      .opinion = naive != corrected ? Opinion::warning : Opinion::caution,
      .message =
          repeated
              ? Fill({"{0} results of {1} runs are not {0} independent "
                      "ones: the same cases were used again and again. "
                      "If they have the correlation that the correction "
                      "assumes, a test at {2} that treats them as independent "
                      "rejects a true null hypothesis with a chance of about "
                      "{3}.",
                      "{1} 轮的 {0} 个结果并非 {0} "
                      "个独立结果：同样的样例被"
                      "反复使用。若其相关系数即校正所假设的值，当作独立的检验在"
                      "显著性水平 {2} 下误报的机会约为 {3}。"},
                     {CountText(evidence.rows()), CountText(evidence.data.runs),
                      alpha, RoundedText(size)})
              : Fill(
                    {"The plain paired t test treats the folds as "
                     "independent, but their training sets overlap. If they "
                     "have the correlation that the correction assumes, it "
                     "rejects a true null hypothesis at {0} with a chance of "
                     "about {1}.",
                     "普通的成对 t 检验把各折当作独立，但训练集相互重叠。若其"
                     "相关系数即校正所假设的值，它在显著性水平 {0} 下误报的机会"
                     "约为 {1}。"},
                    {alpha, RoundedText(size)}),
      .instead = !evidence.Number("corrected_t_p")
                     ? InsteadWithoutValue(evidence)
                     : InsteadOfPairedT(corrected, naive, evidence.pairs()),
      .reference = repeated ? Citation{sources::bouckaert2004}
                            : Citation{sources::nadeau2003}};
}

std::optional<Finding> UnknownRatio(const CvEvidence& evidence) {
  if (!MayOverlap(evidence) || evidence.KnowsRatio()) return std::nullopt;
  return Finding{
      .code = "unknown_ratio",
      .opinion = Opinion::warning,
      .message = Fill({"How large test and training sets were is not "
                       "known, so nothing corrects for what the runs share: "
                       "no difference is called significant. A plain paired t "
                       "test rejects too often.",
                       "不知道测试集与训练集的大小，无法校正各轮的重叠，因此不"
                       "断言任何差异显著。普通的成对 t 检验过于容易显著。"}),
      .instead = Fill({"Give the ratio of test to training cases (0.5 for one "
                       "third held out).",
                       "请给出测试集与训练集大小之比（留出三分之一时为 "
                       "0.5）。"}),
      .option = kRatioHint,
      .reference = {sources::nadeau2003}};
}

/// Folds that other runs have, and not these.
std::vector<std::string> FoldsNotThere(const std::vector<FoldName>& there) {
  std::vector<std::string> runs;
  std::vector<std::string> folds;
  std::set<std::string> seen_runs;
  std::set<std::string> seen_folds;
  std::set<std::pair<std::string, std::string>> places;
  for (const FoldName& name : there) {
    if (seen_runs.insert(name.run).second) runs.push_back(name.run);
    if (seen_folds.insert(name.fold).second) folds.push_back(name.fold);
    places.emplace(name.run, name.fold);
  }
  std::vector<std::string> names;
  for (const std::string& run : runs) {
    for (const std::string& fold : folds) {
      if (!places.contains({run, fold}))
        names.push_back(FoldName{run, fold}.Text());
    }
  }
  return names;
}

/// Rows that the table does not have, or not completely.
std::optional<Finding> FoldsMissing(const CvEvidence& evidence) {
  const std::size_t all = evidence.data.runs * evidence.data.folds;
  const std::size_t rows = evidence.rows() + evidence.data.left_out.size();
  if (all <= rows) return std::nullopt;
  const Message list =
      NameList(FoldsNotThere(evidence.data.results.table_folds));
  const auto fill = [&](const std::string& names) {
    return Fill(
        {"{0} of {1} folds are not in the table (run/fold {3}): some "
         "runs have {2} folds, others fewer. The test rests on the "
         "remaining ones; the ratio of test to training cases is "
         "that of {2} folds.",
         "{1} 折中有 {0} 折不在表中（轮/折{3}）：有的轮次有 {2} 折，有的"
         "较少。检验只依据其余各折；测试集与训练集大小之比按 {2} 折计"
         "算。"},
        {CountText(all - rows), CountText(all), CountText(evidence.data.folds),
         names});
  };
  return Finding{
      .code = "folds_missing",
      .opinion = Opinion::warning,
      .message = {fill(list.english).english, fill(list.chinese).chinese},
      .instead = Fill({"Add the rows that are missing.", "请补齐缺少的行。"}),
      .reference = {sources::nadeau2003}};
}

std::optional<Finding> FiveByTwoForms(const CvEvidence& evidence) {
  if (evidence.learners() < 2 || !evidence.IsFiveByTwo()) return std::nullopt;
  const auto t = evidence.Number("cv5x2_t");
  const auto zhou = evidence.Number("cv5x2_t_zhou");
  const auto seed = evidence.Number("cv5x2_t_seed001");
  if (!t || !zhou || !seed) return std::nullopt;
  return Finding{
      .code = "five_by_two_forms",
      .opinion = Opinion::fits,
      .message = Fill(
          {"5×2: Dietterich’s t decides (t = {0}). Textbooks also print "
           "other numerators: Zhou’s t = {1}, a third form t = {2}. "
           "For independent normal differences their true sizes at 0.05 are "
           "0.028, 0.0150 and 0.00003.",
           "5×2：以 Dietterich 的 t 为准（t = {0}）。教材中还有别的分子："
           "周志华的 t = {1}，第三种 t = {2}。对独立正态的差值，0.05 "
           "下三者的真实水平分别为 0.028、0.0150 与 0.00003。"},
          {RoundedText(*t), RoundedText(*zhou), RoundedText(*seed)}),
      .instead = {},
      .reference = {sources::dietterich1998}};
}

std::optional<Finding> FiveByTwoOrder(const CvEvidence& evidence) {
  if (evidence.learners() < 2 || !evidence.IsFiveByTwo()) return std::nullopt;
  const auto t_p = evidence.Number("cv5x2_t_p");
  const auto f_p = evidence.Number("cv5x2_f_p");
  if (!t_p || !f_p) return std::nullopt;
  return Finding{
      .code = "five_by_two_order",
      .opinion = Opinion::caution,
      .message = Fill(
          {"Dietterich’s t rests on the difference in the very "
           "first half alone: with the rows in another order it "
           "is another number ({0} here). Alpaydın’s F uses all "
           "ten ({1}), but has no direction.",
           "Dietterich 的 t 只取第一个差值作分子：行序一变，数值就"
           "变（此处 {0}）。Alpaydın 的 F 用上全部十个（{1}），但不分方向。"},
          {ProbabilityText(*t_p, evidence.alpha),
           ProbabilityText(*f_p, evidence.alpha)}),
      .instead = Fill({"Report F, or decide on t before seeing the data.",
                       "请报告 F，或在看到数据之前就选定 t。"}),
      .reference = {sources::alpaydin1999}};
}

std::optional<Finding> DifferencesNotNormal(const CvEvidence& evidence) {
  if (evidence.learners() < 2) return std::nullopt;
  const std::optional<ShapiroWilk> test = evidence.Normality();
  if (!test || test->p_value > evidence.alpha) return std::nullopt;
  return Finding{
      .code = "differences_not_normal",
      .opinion = Opinion::caution,
      .message =
          Fill({"The differences of \"{0}\" and \"{1}\" may not be "
                "normally distributed (Shapiro–Wilk {2}, only a guide, since "
                "folds depend on each other). One unusual fold can decide a t "
                "test.",
                "“{0}”与“{1}”的差值可能偏离正态（Shapiro–Wilk {2}；各折并不"
                "独立，此值只供参考）。一个异常的折就可能左右 t 检验。"},
               {Shorten(evidence.data.results.algorithms[evidence.best]),
                Shorten(evidence.data.results.algorithms[evidence.other]),
                ProbabilityText(test->p_value, evidence.alpha)}),
      .instead = Fill({"Look at the plot of the folds. Wilcoxon’s test and "
                       "the permutation test stand beside it, but do "
                       "not allow for the overlap.",
                       "请看各折的图。Wilcoxon 检验与置换检验列在旁边，但它们"
                       "不考虑重叠。"}),
      .reference = {sources::royston1995}};
}

std::optional<Finding> UnadjustedComparisons(const CvEvidence& evidence) {
  const std::size_t pairs = evidence.pairs();
  if (pairs < 2 || evidence.rows() < 2) return std::nullopt;
  const std::string_view key = evidence.DecidingKey();
  const std::size_t plain = evidence.CountBelowIn(key);
  const std::size_t adjusted = CountBelowByHolm(evidence, key);
  if (plain <= adjusted) return std::nullopt;
  return Finding{
      .code = "unadjusted_comparisons",
      .opinion = Opinion::caution,
      .message =
          Fill({"p is at most {2} in {1} of {0} pairs before adjustment "
                "and in {3} after: with many comparisons some come out "
                "by chance.",
                "{0} 对中，校正前有 {1} 对的 p 值不大于 {2}，校正后有 {3} "
                "对：比较一多，总有一些出于偶然。"},
               {CountText(pairs), CountText(plain), RoundedText(evidence.alpha),
                CountText(adjusted)}),
      .instead = Fill(
          {"Read the p-values adjusted by Holm.", "请看经 Holm 校正的 p 值。"}),
      .key = DecidingTestOf(evidence.data).holm(),
      .reference = {sources::holm1979}};
}

/// The best of many by these very folds.
std::optional<Finding> BestOfMany(const CvEvidence& evidence) {
  if (evidence.learners() < kManyToPickFrom) return std::nullopt;
  std::vector<std::string> best;
  for (const std::size_t one :
       SharingBestMean(evidence.data, evidence.findings))
    best.push_back(evidence.data.results.algorithms[one]);
  return Finding{
      .code = "best_of_many",
      .opinion = Opinion::caution,
      .message = WarningAbout(
                     "best_of_many",
                     {"{0} was picked as the best of {1} by these folds. Its "
                      "mean is likely to be better than on new data.",
                      "{0}是按这些折从 {1} 个中选出的最好者，其均值很可能好于"
                      "在新数据上的表现。"},
                     {"{0} share the best mean of {1} by these folds. Their "
                      "means are likely to be better than on new data.",
                      "按这些折，{1} 个中{0}的均值并列最好，很可能好于在新数据"
                      "上的表现。"},
                     best, {CountText(evidence.learners())})
                     .message,
      .instead = Fill({"Measure the chosen one on cases that took no part "
                       "in the choice (nested cross-validation).",
                       "请用未参与选择的样例评估选中的模型（嵌套交叉"
                       "验证）。"}),
      .reference = {sources::cawley2010}};
}

/// Leave-one-out.
std::optional<Finding> FoldsOfOneCase(const CvEvidence& evidence) {
  const auto& all = evidence.data.results.result;
  const bool single = evidence.rows() >= kManyFolds &&
                      std::all_of(all.begin(), all.end(), [](double value) {
                        return value == 0 || value == 1;
                      });
  if (!single) return std::nullopt;
  return Finding{
      .code = "folds_of_one_case",
      .opinion = Opinion::warning,
      .message = Fill({"All results are 0 or 1, so each fold seems to contain "
                       "one case. Then t tests on folds do not apply.",
                       "所有结果都是 0 或 1，看来每折只有一个样例，此时逐折的 "
                       "t 检验不适用。"}),
      .instead = Fill({"Give the predictions case by case and compare them by "
                       "McNemar’s test.",
                       "请逐例给出预测，用 McNemar 检验比较。"}),
      .option = {"task", "labels"},
      .reference = {sources::dietterich1998}};
}

constexpr FindingOn<CvEvidence> kFindings[] = {
    NoErrorRate,           OneSampleOverlap, ErrorRateBesideAccuracy,
    FoldsNotIndependent,   UnknownRatio,     FoldsMissing,
    FiveByTwoForms,        FiveByTwoOrder,   DifferencesNotNormal,
    UnadjustedComparisons, BestOfMany,       FoldsOfOneCase};

}  // namespace

void AddFindingsOnFolds(const CvEvidence& evidence, Advice& advice) {
  AddFindings(kFindings, evidence, advice);
}

}  // namespace melon
