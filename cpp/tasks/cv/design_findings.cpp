#include "tasks/cv/design_findings.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "base/bibliography.h"
#include "report/rounded_text.h"
#include "special/student_t.h"
#include "tasks/comparison/advice/advice_phrases.h"

namespace melon {
namespace {

/// Below, a t test needs differences far larger than their spread.
constexpr std::size_t kFewRows = 5;

std::optional<Finding> OneRow(const CvEvidence& evidence) {
  if (evidence.rows() >= 2) return std::nullopt;
  return Finding{.code = "one_row",
                 .opinion = Opinion::warning,
                 .message = Fill({"There is only one row: without a second "
                                  "fold nothing shows how results vary.",
                                  "只有一行：没有第二折，就看不出结果如何"
                                  "变化。"}),
                 .instead = Fill({"Give all folds, or compare the "
                                  "predictions of the one test set by "
                                  "McNemar’s test.",
                                  "请给出所有折；或用 McNemar 检验比较该测试集"
                                  "上的预测。"}),
                 .reference = {sources::dietterich1998}};
}

std::optional<Finding> FewRows(const CvEvidence& evidence) {
  if (evidence.rows() < 2 || evidence.rows() >= kFewRows ||
      evidence.IsFiveByTwo())
    return std::nullopt;
  const auto df = static_cast<double>(evidence.rows() - 1);
  return Finding{
      .code = "few_rows",
      .opinion = Opinion::caution,
      .message =
          Fill({"{0} rows are few: only |t| above {1} is "
                "significant, so real differences are easily "
                "missed.",
                "只有 {0} 行，偏少：|t| 超过 {1} 才显著，容易漏掉真实的"
                "差别。"},
               {CountText(evidence.rows()),
                RoundedText(StudentTwoSidedQuantile(1 - evidence.alpha, df))}),
      .instead = Fill({"Use ten folds, if possible repeated ten times.",
                       "请用十折，最好重复十次。"}),
      .reference = {sources::bouckaert2004}};
}

/// Whether the rows are numbered as the folds of one run. Two halves of each
/// run would have the same two names.
bool IsEachAFoldOfItsOwn(const CvEvidence& evidence) {
  std::set<std::string> names;
  const auto& folds = evidence.data.results.folds;
  return std::all_of(folds.begin(), folds.end(), [&](const FoldName& name) {
    return !name.fold.empty() && names.insert(name.fold).second;
  });
}

std::optional<Finding> TenRows(const CvEvidence& evidence) {
  if (evidence.rows() != 10 || !evidence.data.IsOneRunByGuess() ||
      IsEachAFoldOfItsOwn(evidence))
    return std::nullopt;
  return Finding{
      .code = "ten_rows",
      .opinion = Opinion::caution,
      .message = Fill({"Ten rows without a column for the run were treated "
                       "as one run of ten folds. They could also be five "
                       "runs of two halves.",
                       "十行且没有轮次（run）列，按一次十折处理；它们也可能是"
                       "五次二折。"}),
      .instead = Fill({"If they are, choose the design 5×2, which has tests of "
                       "its own.",
                       "若是，请选择 5×2 设计，它有专门的检验。"}),
      .option = {"design", "5x2"},
      .reference = {sources::dietterich1998}};
}

/// Of a test set to its training set, as it is typed: 1/(k − 1).
std::string_view RatioText(std::size_t folds) {
  constexpr std::string_view kTexts[] = {"1",      "0.5",   "0.3333",
                                         "0.25",   "0.2",   "0.1667",
                                         "0.1429", "0.125", "0.1111"};
  return kTexts[folds - 2];
}

std::optional<Finding> ManyFolds(const CvEvidence& evidence) {
  if (!evidence.data.AssumesOneRun()) return std::nullopt;
  constexpr std::size_t kTen = 10;
  const std::size_t repeated = FoldsIfRepeated(evidence.rows());
  const std::size_t folds = repeated == 0 ? kTen : repeated;
  return Finding{
      .code = "many_folds",
      .opinion = Opinion::warning,
      .message = Fill({"{0} rows without a column for the run were treated "
                       "as one run of {0} folds. If runs were repeated, "
                       "the correction is too small.",
                       "共 {0} 行且没有轮次（run）列，按一次 {0} 折处理。若其实"
                       "是多次重复，校正就不够。"},
                      {CountText(evidence.rows())}),
      .instead = Fill({"Add a column run, or give the ratio of test to "
                       "training cases (for runs of {0} folds {1}).",
                       "请加上 run 一列，或给出测试集与训练集大小之比（每次"
                       " {0} 折时为 {1}）。"},
                      {CountText(folds), RatioText(folds)}),
      .option = kRatioHint,
      .reference = {sources::nadeau2003}};
}

std::optional<Finding> IrregularFolds(const CvEvidence& evidence) {
  if (evidence.rows() < 2 || evidence.data.design != "irregular")
    return std::nullopt;
  return Finding{
      .code = "irregular_folds",
      .opinion = Opinion::warning,
      .message = Fill({"The runs do not have equally many folds, so the "
                       "sizes of the test sets are not known.",
                       "各次的折数不同，因此不知道测试集的大小。"}),
      .instead = Fill({"Add the rows that are missing, or give the ratio "
                       "of test to training cases.",
                       "请补齐缺少的行，或给出测试集与训练集大小之比。"}),
      .option = kRatioHint,
      .reference = {sources::nadeau2003}};
}

constexpr FindingOn<CvEvidence> kFindings[] = {OneRow, FewRows, TenRows,
                                               ManyFolds, IrregularFolds};

}  // namespace

void AddFindingsOnDesign(const CvEvidence& evidence, Advice& advice) {
  AddFindings(kFindings, evidence, advice);
}

}  // namespace melon
