#include "tasks/friedman/advice.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/numbers/shapiro_wilk.h"
#include "tasks/comparison/advice/advice.h"
#include "tasks/comparison/advice/advice_findings.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/friedman/evidence.h"
#include "tasks/friedman/findings.h"
#include "tasks/friedman/table_findings.h"

namespace melon {
namespace {

/// By which questions one gets to the test.
class FriedmanPath {
 public:
  FriedmanPath(const FriedmanEvidence& evidence, Advice& advice)
      : evidence_(evidence),
        advice_(advice),
        rows_(evidence.rows()),
        columns_(evidence.columns()) {}

  void Recommend() {
    if (!evidence_.IsTestable()) return advice_.Recommend("");
    if (columns_ == 2)
      return advice_.Recommend(evidence_.data.results.are_ranks
                                   ? "sign_test"
                                   : "wilcoxon_signed_rank");
    const Omnibus omnibus = evidence_.Deciding();
    advice_.Recommend(omnibus.has_f() ? "iman_davenport" : omnibus.test,
                      BestProcedure());
  }

  void AddSteps() {
    advice_.Step(
        {"How many algorithms are compared?", "比较几个算法？"},
        Fill({"{0}", "{0} 个"}, {CountText(columns_)}),
        columns_ == 2 && evidence_.data.results.are_ranks
            ? Fill({"Of ranks of two only the signs are known: which is better "
                    "on each data set.",
                    "两个算法的序值只说明各数据集上孰优孰劣。"})
        : columns_ == 2
            ? Fill({"Two are compared by their differences on each data set; "
                    "a test for three or more would throw away how large "
                    "these are.",
                    "两个算法可直接看各数据集上的差值；用于三个以上算法的检验会"
                    "丢掉差值的大小。"})
            : Fill({"First one test asks whether they differ at all. Only if "
                    "they do are pairs compared, adjusted for the number of "
                    "comparisons.",
                    "先用一个检验看它们是否有差别，有差别再比较各对，并按比较"
                    "次数校正。"}));
    AddDataSetStep();
    if (rows_ < 2) return;
    AddTieStep();
    if (columns_ > 2) AddSizeStep();
    AddNormalityStep();
    if (columns_ > 2) AddFamilyStep();
  }

 private:
  [[nodiscard]] std::string_view BestProcedure() const {
    if (evidence_.control) return "holm";
    return columns_ > kMostModels ? "" : kDefaultPostHoc;
  }

  void AddDataSetStep() {
    const bool averaged = evidence_.data.results.most_folds > 1;
    advice_.Step(
        {"On how many data sets?", "在多少个数据集上？"},
        Fill(averaged ? Text{"{0}, each the mean of several results",
                             "{0} 个，每个取多个结果的平均"}
                      : Text{"{0}", "{0} 个"},
             {CountText(rows_)}),
        Fill(rows_ < 2
                 ? Text{"One data set cannot say how results vary from data "
                        "set to data set.",
                        "只有一个数据集，无从知道结果在数据集之间如何变化。"}
                 : Text{"Each data set counts once, since data sets are "
                        "independent of each other and several results of one "
                        "are not.",
                        "每个数据集只算一次：数据集之间独立，同一数据集的多个"
                        "结果则不独立。"}));
  }

  void AddTieStep() {
    const std::size_t tied = evidence_.tied_rows;
    advice_.Step(
        {"Are there ties?", "有并列吗？"},
        tied == 0 ? Fill({"No", "没有"})
                  : Fill({"On {0} of {1} data sets",
                          "在 {1} 个数据集中的 {0} 个上有"},
                         {CountText(tied), CountText(rows_)}),
        Fill(tied == 0
                 ? Text{"The forms with and without tie correction agree.",
                        "校正与不校正并列的形式结果相同。"}
                 : Text{"Ties make ranks vary less. The corrected form allows "
                        "for that, the plain one is too cautious.",
                        "并列使序值的变化变小。校正形式考虑了这一点，未校正的"
                        "偏于保守。"}));
  }

  /// More data sets than the rule of thumb asks for, but few algorithms.
  void AddManyRowsStep() {
    advice_.Step(
        {"Is the table large enough for χ²?", "表是否大到可用 χ² 近似？"},
        Fill({"Nearly: N = {0}, k = {1}", "接近：N = {0}，k = {1}"},
             {CountText(rows_), CountText(columns_)}),
        Fill({"With so many data sets χ² is close, although the rule of thumb "
              "is N > 10 and k > 5. The permutation distribution of the ranks "
              "decides, where it is available.",
              "经验规则是 N > 10 且 k > 5，但数据集这样多时 χ² 已很接近。仍以秩"
              "的排列分布为准，只要算得出。"}));
  }

  void AddSizeStep() {
    const bool small = evidence_.IsSmall();
    if (small && evidence_.HasManyRows()) return AddManyRowsStep();
    advice_.Step(
        {"Is the table large enough for χ²?", "表是否大到可用 χ² 近似？"},
        Fill(small ? Text{"Rather not: N = {0}, k = {1}",
                          "不太够：N = {0}，k = {1}"}
                   : Text{"Yes: N = {0}, k = {1}", "够：N = {0}，k = {1}"},
             {CountText(rows_), CountText(columns_)}),
        Fill(small ? Text{"The rule of thumb is N > 10 and k > 5. So the "
                          "permutation distribution of the ranks decides, "
                          "counted or drawn at random, where it is available.",
                          "经验规则是 N > 10 且 k > 5。故以秩的一切排列的分布为"
                          "准（逐一计数或随机抽取），只要算得出。"}
                   : Text{"N > 10 and k > 5. The F form is better than χ² "
                          "even then.",
                          "N > 10 且 k > 5。即便如此，F 形式仍优于 χ²。"}));
  }

  /// Of the residuals after the means of rows and columns, which depend on each
  /// other; for two algorithms, of the differences, which do not.
  void AddNormalityStep() {
    const std::optional<ShapiroWilk> test = TestShapiroWilk(Residuals());
    if (!test) return;
    const bool normal = test->p_value > evidence_.alpha;
    advice_.Step(
        {"Are the results normally distributed?", "结果服从正态分布吗？"},
        NormalityAnswer(*test, evidence_.alpha),
        columns_ == 2 ? BecauseOfDifferences(normal) : BecauseOfResiduals());
  }

  static Message BecauseOfDifferences(bool normal) {
    return Fill(normal
                    ? Text{"Ranks are still the safe choice: results of "
                           "different data sets are rarely on one scale.",
                           "用秩仍更稳妥：不同数据集的结果很少在同一尺度上。"}
                    : Text{"Tests on ranks do not need it; a t test would.",
                           "秩检验不要求正态；t 检验则要求。"});
  }

  static Message BecauseOfResiduals() {
    return Fill(
        {"Tests on ranks do not need it; an analysis of variance would. The "
         "residuals depend on each other, so this p is only a guide.",
         "秩检验不要求正态，方差分析则要求。残差之间并不独立，这个 p 值只供"
         "参考。"});
  }

  [[nodiscard]] std::vector<double> Residuals() const {
    const Results& results = evidence_.data.results;
    if (columns_ == 2) return DifferencesOf(results, 0, 1);
    const auto rows = static_cast<double>(rows_);
    const auto columns = static_cast<double>(columns_);
    std::vector<double> row_mean(rows_);
    std::vector<double> column_mean(columns_);
    double mean = 0;
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t i = 0; i < columns_; ++i) {
        const double value = results.At(row, i);
        row_mean[row] += value / columns;
        column_mean[i] += value / rows;
        mean += value / (rows * columns);
      }
    }
    std::vector<double> residuals;
    for (std::size_t row = 0; row < rows_; ++row) {
      for (std::size_t i = 0; i < columns_; ++i) {
        residuals.push_back(results.At(row, i) - row_mean[row] -
                            column_mean[i] + mean);
      }
    }
    return residuals;
  }

  void AddFamilyStep() {
    constexpr Text kQuestion{"All pairs, or each against one control?",
                             "各对都比，还是只与一个对照比？"};
    const std::string all = CountText(evidence_.pairs());
    const std::string few = CountText(columns_ - 1);
    if (columns_ > kMostModels && !evidence_.control) {
      return advice_.Step(
          kQuestion, Fill({"Neither", "都不比"}),
          Fill(
              {"{0} pairs are too many. If the question from the start is "
               "about one algorithm, make it the control: then there are only "
               "{1} comparisons.",
               "{0} 对太多。若一开始问的就是其中一个算法，可设为对照：那就只有 "
               "{1} 次比较。"},
              {all, few}));
    }
    advice_.Step(
        kQuestion,
        evidence_.control
            ? Fill({"Against \"{0}\"", "与“{0}”比"},
                   {Shorten(evidence_.data.results
                                .algorithms[evidence_.control->control])})
            : Fill({"All pairs", "各对都比"}),
        evidence_.control
            ? Fill({"{0} comparisons instead of {1}: more powerful at the same "
                    "level. The control must be chosen before the results are "
                    "known.",
                    "只有 {0} 次比较而非 {1} 次：同一显著性水平下功效更高。"
                    "对照须在得知结果之前选定。"},
                   {few, all})
            : Fill({"{0} comparisons, by Shaffer’s procedure. If the question "
                    "from the start is about one algorithm, make it the "
                    "control: then there are only {1}.",
                    "共 {0} 次比较，用 Shaffer 法。若一开始问的就是其中一个"
                    "算法，可设为对照：那就只有 {1} 次。"},
                   {all, few}));
  }

  const FriedmanEvidence& evidence_;
  Advice& advice_;
  std::size_t rows_;
  std::size_t columns_;
};

}  // namespace

Json FriedmanAdvice(const FriedmanData& data, const FriedmanFindings& findings,
                    const Procedure& deciding,
                    const std::optional<ControlTests>& control,
                    const Options& options, std::string folds_column) {
  const FriedmanEvidence evidence =
      EvidenceOf(data, findings, deciding, control, options.alpha,
                 std::move(folds_column));
  Advice advice;
  FriedmanPath path(evidence, advice);
  path.Recommend();
  path.AddSteps();
  AddFindingsOnTable(evidence, advice);
  AddFindingsOnTests(evidence, advice);
  AddFindingsOnResults(data.results, advice);
  AddRopeFinding(data.results, options, advice);
  return advice.ToJson();
}

}  // namespace melon
