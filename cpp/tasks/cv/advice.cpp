#include "tasks/cv/advice.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include "kernels/numbers/shapiro_wilk.h"
#include "report/rounded_text.h"
#include "tasks/comparison/advice/advice.h"
#include "tasks/comparison/advice/advice_findings.h"
#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/cv/design_findings.h"
#include "tasks/cv/evidence.h"
#include "tasks/cv/findings.h"

namespace melon {
namespace {

/// By which questions one gets to the test.
class CvPath {
 public:
  CvPath(const CvEvidence& evidence, Advice& advice)
      : evidence_(evidence),
        data_(evidence.data),
        advice_(advice),
        rows_(evidence.rows()),
        learners_(evidence.learners()) {}

  void Recommend() {
    if (rows_ < 2) return advice_.Recommend("");
    advice_.Recommend(learners_ == 1 ? "corrected_t_test"
                                     : evidence_.DecidingTest());
  }

  void AddSteps() {
    advice_.Step(
        {"How many learners are compared?", "比较几个学习器？"},
        Fill({"{0}", "{0} 个"}, {CountText(learners_)}),
        Fill(learners_ == 1
                 ? Text{"One learner is compared with a given error "
                        "rate.",
                        "单个学习器与给定的错误率比较。"}
                 : Text{"Their differences fold by fold are tested. That "
                        "supposes that in each fold all had the same training "
                        "and test set.",
                        "检验逐折的差值，前提是每一折中各学习器的训练集与测试"
                        "集相同。"}));
    advice_.Step({"One data set or many?", "一个数据集还是多个？"},
                 Fill({"One: the rows are its folds", "一个：各行是它的折"}),
                 Fill({"The result applies to this data set. For several "
                       "data sets give one row each.",
                       "结论只适用于这个数据集。若有多个数据集，请每个一行。"}),
                 {"task", "friedman"});
    AddDesignStep();
    AddOverlapStep();
    if (learners_ == 1) return;
    AddNormalityStep();
    AddFamilyStep();
  }

 private:
  [[nodiscard]] Message DesignText() const {
    const std::string rows = CountText(rows_);
    const std::string runs = std::to_string(data_.runs);
    const std::string folds = std::to_string(data_.folds);
    if (evidence_.IsFiveByTwo())
      return Fill({"Five runs of two halves", "五次二折"});
    if (evidence_.IsHoldout())
      return Fill(
          {"{0} runs, each with one test set", "{0} 次，每次一个测试集"},
          {rows});
    if (data_.design == "irregular")
      return Fill(
          {"{0} runs with unequal numbers of folds", "{0} 次，每次折数不同"},
          {runs});
    if (data_.runs > 1)
      return Fill({"{0} runs of {1} folds", "{0} 次 {1} 折"}, {runs, folds});
    return Fill({"One run of {0} folds", "一次 {0} 折"}, {folds});
  }

  [[nodiscard]] Text WhereDesignIsFrom() const {
    if (!data_.design_guessed) return {"As given.", "如所指定。"};
    if (data_.AssumesFolds())
      return {
          "Guessed from the number of rows. If it is wrong, say which "
          "design it is.",
          "由行数推测。若不对，请指定设计。"};
    return {
        "Read from the names of runs and folds. If it is wrong, say which "
        "design it is.",
        "由轮次与折的名称读出。若不对，请指定设计。"};
  }

  void AddDesignStep() {
    advice_.Step({"How did the rows come about?", "各行如何得来？"},
                 DesignText(), Fill(WhereDesignIsFrom()));
  }

  void AddOverlapStep() {
    const Text question{"Do training sets share cases?",
                        "各训练集有共同的样例吗？"};
    if (evidence_.IsFiveByTwo()) {
      advice_.Step(question,
                   Fill({"Not within a run, only between runs",
                         "一次之内没有，各次之间才有"}),
                   Fill({"That is why each run is halved. The 5×2 tests take "
                         "their variance from within the runs.",
                         "这正是每次只分两半的原因。5×2 检验的方差取自各次"
                         "之内。"}));
      return;
    }
    if (!evidence_.KnowsRatio()) {
      advice_.Step(
          question,
          Fill({"Very likely; how much is not known", "很可能有，但不知多少"}),
          Fill({"The sizes of test and training sets are needed to correct "
                "for it.",
                "需要测试集与训练集大小之比才能校正。"}),
          {"test_train_ratio", ""});
      return;
    }
    // Of the training set of one fold, so much is in that of another one.
    const double test = data_.test_train_ratio;
    const double shared = evidence_.IsHoldout() || data_.runs > 1
                              ? 1 / (1 + test)
                              : std::max(0.0, 1 - test);
    advice_.Step(
        question,
        shared > 0 ? Fill({"Yes: two of them share about {0}",
                           "有：两两之间约有 {0} 相同"},
                          {PercentText(shared)})
                   : Fill({"No", "没有"}),
        Fill({"Shared cases make results alike, so their variance looks too "
              "small. The corrected test adds n_test/n_train = {0} to 1/{1}.",
              "共同的样例使各次结果相近，方差显得太小。校正检验在 1/{1} "
              "之外再加 "
              "n_test/n_train = {0}。"},
             {RoundedText(test), CountText(rows_)}));
  }

  void AddNormalityStep() {
    const std::optional<ShapiroWilk> test = evidence_.Normality();
    if (!test) return;
    advice_.Step(
        {"Are the differences normally distributed?", "差值服从正态分布吗？"},
        NormalityAnswer(*test, evidence_.alpha),
        Fill(
            {"Of the two learners in the verdict, fold by fold. A t test needs "
             "roughly normal differences. Folds share training cases, so this "
             "p is "
             "only a guide.",
             "看结论中两个学习器逐折的差值。t 检验要求差值大致服从正态。各折有"
             "共同的训练样例，这个 p 值只供参考。"}));
  }

  void AddFamilyStep() {
    const std::size_t pairs = evidence_.pairs();
    advice_.Step({"How many pairs are compared?", "共比较几对？"},
                 Fill({"{0}", "{0} 对"}, {CountText(pairs)}), WhyPairs(pairs));
  }

  [[nodiscard]] Message WhyPairs(std::size_t pairs) const {
    if (pairs == 1)
      return Fill(
          {"One comparison needs no adjustment.", "只有一次比较，无须校正。"});
    if (data_.control)
      return Fill(
          {"Each learner is compared with the control \"{0}\", which must be "
           "chosen before the results are seen. The verdict uses p-values "
           "adjusted by Holm for these comparisons.",
           "各学习器与对照“{0}”比较，对照须在看到结果之前选定。结论采用对这些"
           "比较作 Holm 校正后的 p 值。"},
          {Shorten(data_.results.algorithms[*data_.control])});
    return Fill({"The verdict uses p-values adjusted by Holm for all of them.",
                 "结论采用对全部两两比较作 Holm 校正后的 p 值。"});
  }

  const CvEvidence& evidence_;
  const CvData& data_;
  Advice& advice_;
  std::size_t rows_;
  std::size_t learners_;
};

}  // namespace

Json CvAdvice(const CvData& data, const CvFindings& findings,
              const Options& options) {
  const CvEvidence evidence =
      EvidenceOf(data, findings, options.alpha, options.eps0);
  Advice advice;
  CvPath path(evidence, advice);
  path.Recommend();
  path.AddSteps();
  AddFindingsOnDesign(evidence, advice);
  AddFindingsOnFolds(evidence, advice);
  AddFindingsOnResults(data.results, advice);
  AddRopeFinding(data.results, options, advice);
  return advice.ToJson();
}

}  // namespace melon
