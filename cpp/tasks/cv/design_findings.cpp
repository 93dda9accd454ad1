#include "tasks/cv/design_findings.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bibliography.h"
#include "report/rounded_text.h"
#include "roles/names/scheme_names.h"
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
                                  "只有一行：没有第二折，"
                                  "就看不出结果如何变化。"}),
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

/// Results of the same cases, evaluated in several ways.
std::optional<Finding> SchemesAsFolds(const CvEvidence& evidence) {
  std::vector<std::string> names;
  names.reserve(evidence.rows());
  for (const FoldName& row : evidence.data.results.folds)
    names.push_back(row.fold);
  if (!AreSchemes(names)) return std::nullopt;
  return Finding{
      .code = "schemes_as_folds",
      .opinion = Opinion::warning,
      .message =
          Fill({"What counts as folds here is called by schemes of "
                "evaluation: \"{0}\", \"{1}\". They are results of the same "
                "data, evaluated in several ways, and not of the folds "
                "of one evaluation: no test here holds.",
                "这里当作折的各项以评估方法命名：“{0}”、“{1}”。它们是同一"
                "份数据经几种方法评估的结果，并非同一次评估的各折，这里的"
                "检验都不成立。"},
               {Shorten(names[0]), Shorten(names[1])}),
      .instead = Fill(
          {"Give the folds of one scheme.", "请给出一种评估方法的各折结果。"}),
      .reference = {sources::nadeau2003}};
}

/// What the rows were taken to be.
Message GuessOn(const CvEvidence& evidence) {
  if (evidence.IsFiveByTwo())
    return Fill({"five runs of two halves", "五次二折"});
  if (evidence.data.runs == 1)
    return Fill({"the folds of one cross-validation", "一次交叉验证的各折"});
  return Fill({"the folds of {0} cross-validations", "{0} 次交叉验证的各折"},
              {CountText(evidence.data.runs)});
}

/// Everything about the splits that was guessed, in one sentence.
Message GuessedSplits(const CvEvidence& evidence) {
  constexpr Text kOne{
      "That the {0} rows are {1} is a guess. If runs were repeated or splits "
      "drawn at random, the correction is too small.",
      "{0} 行是{1}，这只是推测。若其实是多次重复或随机划分，校正就不够。"};
  constexpr Text kSeveral{
      "That the {0} rows are {1}, in which all learners had the same training "
      "and test sets, is a guess. If runs were repeated or splits drawn at "
      "random, the correction is too small.",
      "{0} 行是{1}，且各学习器的训练集与测试集相同，这只是推测。若其实是多次重"
      "复或随机划分，校正就不够。"};
  const Text& pattern = evidence.learners() == 1 ? kOne : kSeveral;
  const Message guess = GuessOn(evidence);
  const std::string rows = CountText(evidence.data.table_rows());
  return {Fill(pattern, {rows, guess.english}).english,
          Fill(pattern, {rows, guess.chinese}).chinese};
}

/// Of a test set to its training set, as it is typed: 1/(k − 1).
std::string_view RatioText(std::size_t folds) {
  constexpr std::string_view kTexts[] = {"1",      "0.5",   "0.3333",
                                         "0.25",   "0.2",   "0.1667",
                                         "0.1429", "0.125", "0.1111"};
  return kTexts[folds - 2];
}

/// Of how many folds runs are that were repeated, if these were.
std::size_t LikelyFolds(std::size_t rows) {
  constexpr std::size_t kTen = 10;
  const std::size_t repeated = FoldsIfRepeated(rows);
  return repeated == 0 ? kTen : repeated;
}

/// Only the ratio tells of runs that no column tells apart.
std::optional<Finding> GuessedDesign(const CvEvidence& evidence) {
  if (evidence.rows() < 2 || !evidence.data.AssumesFolds()) return std::nullopt;
  Finding finding{
      .code = "design_guessed",
      .opinion = Opinion::caution,
      .message = GuessedSplits(evidence),
      .instead = Fill(
          evidence.rows() == 10
              ? Text{"Confirm the design, choose another one, such as 5×2, or "
                     "give the ratio of test to training cases "
                     "(test_train_ratio, where a third is held out 0.5).",
                     "请确认设计，或另选设计（如 5×2），或给出测试集与训练集大"
                     "小之比（test_train_ratio，留出三分之一时为 0.5）。"}
              : Text{"Confirm the design, or give the ratio of test to "
                     "training cases (test_train_ratio, where a third is held "
                     "out 0.5).",
                     "请确认设计，或给出测试集与训练集大小之比"
                     "（test_train_ratio，留出三分之一时为 0.5）。"}),
      .option = {"design", ""},
      .reference = {sources::nadeau2003}};
  if (!evidence.data.MayBeSeveralRuns()) return finding;
  const std::size_t folds = LikelyFolds(evidence.rows());
  finding.opinion = Opinion::warning;
  finding.instead = Fill({"Confirm the design, add a column run, or give the "
                          "ratio of test to training cases (for runs of {0} "
                          "folds {1}).",
                          "请确认设计，或加上 run 一列，或给出测试集与训练集"
                          "大小之比（每次 {0} 折时为 {1}）。"},
                         {CountText(folds), RatioText(folds)});
  finding.option = kRatioHint;
  return finding;
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

constexpr FindingOn<CvEvidence> kFindings[] = {OneRow, SchemesAsFolds, FewRows,
                                               GuessedDesign, IrregularFolds};

}  // namespace

void AddFindingsOnDesign(const CvEvidence& evidence, Advice& advice) {
  AddFindings(kFindings, evidence, advice);
}

}  // namespace melon
