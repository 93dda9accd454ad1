#include "tasks/cv/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernels/shapiro_wilk.h"
#include "special/student_t.h"
#include "tasks/comparison/advice.h"
#include "tasks/comparison/advice_findings.h"
#include "tasks/comparison/advice_references.h"

namespace melon {
namespace {

namespace cite = references;

/// One run of so many folds is rarer than several runs.
constexpr std::size_t kManyFolds = 20;
/// Below, a t test needs differences far larger than their spread.
constexpr std::size_t kFewRows = 5;
/// From so many learners on, the best of them is lucky too.
constexpr std::size_t kManyLearners = 5;

class CvAdviser {
 public:
  CvAdviser(const CvData& data, const CvFindings& findings,
            const Options& options)
      : data_(data),
        findings_(findings),
        alpha_(options.alpha),
        eps0_(options.comparison.eps0),
        rows_(data.results.row_count()),
        learners_(data.results.column_count()) {
    if (learners_ > 1) FindDecidingPair();
  }

  Json Give() {
    Recommend();
    AddSteps();
    AddDesign();
    if (learners_ == 1) {
      AddOneLearner();
    } else {
      AddOverlap();
      AddForms();
      AddNormality();
      AddFamily();
    }
    AddSelection();
    AddTestRuns();
    AddFindingsOnResults(data_.results, advice_);
    return advice_.ToJson();
  }

 private:
  // What is known.

  [[nodiscard]] bool IsFiveByTwo() const { return data_.design == "5x2"; }
  [[nodiscard]] bool KnowsRatio() const { return data_.test_train_ratio > 0; }
  [[nodiscard]] bool IsHoldout() const { return data_.design == "holdout"; }

  [[nodiscard]] double MeanOf(std::size_t learner) const {
    for (const auto& [key, value] : findings_.learners[learner]) {
      if (key == "mean" && value.defined()) return value.number();
    }
    return 0;
  }

  /// The best two by their means, as in the verdict.
  void FindDecidingPair() {
    std::vector<std::size_t> order(learners_);
    for (std::size_t i = 0; i < learners_; ++i) order[i] = i;
    const bool higher = data_.results.higher_is_better;
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
          return higher ? MeanOf(a) > MeanOf(b) : MeanOf(a) < MeanOf(b);
        });
    best_ = order[0];
    other_ = order[1];
    pair_ =
        PairIndex(std::min(best_, other_), std::max(best_, other_), learners_);
  }

  [[nodiscard]] std::optional<double> Number(std::size_t pair,
                                             std::string_view key) const {
    const auto& keys = findings_.pairs.keys;
    const auto place = std::find(keys.begin(), keys.end(), key);
    if (place == keys.end()) return std::nullopt;
    const Value& value =
        findings_.pairs.rows[pair]
            .values[static_cast<std::size_t>(place - keys.begin())];
    return value.defined() ? std::optional(value.number()) : std::nullopt;
  }

  [[nodiscard]] std::size_t CountBelow(std::string_view key) const {
    std::size_t count = 0;
    for (std::size_t pair = 0; pair < findings_.pairs.rows.size(); ++pair) {
      const std::optional<double> p = Number(pair, key);
      count += p && *p <= alpha_ ? 1 : 0;
    }
    return count;
  }

  /// How often the paired t test at α finds a difference that is not there when
  /// results share the correlation n_test/(n_test + n_train): its t is too
  /// large by √(1 + n·n_test/n_train).
  [[nodiscard]] double TrueSizeOfPairedT() const {
    const auto rows = static_cast<double>(rows_);
    const double limit = StudentTwoSidedQuantile(1 - alpha_, rows - 1);
    const double factor = std::sqrt(1 + (rows * data_.test_train_ratio));
    return StudentTwoSided(limit / factor, rows - 1);
  }

  [[nodiscard]] std::string_view Deciding() const {
    if (IsFiveByTwo()) return "cv5x2_t_test";
    return KnowsRatio() ? "corrected_t_test" : "paired_t_test";
  }

  void Recommend() {
    if (rows_ < 2) return advice_.Recommend("");
    advice_.Recommend(learners_ == 1 ? "one_sample_t_test" : Deciding());
  }

  // The way there.

  void AddSteps() {
    advice_.Step(
        {"How many learners are compared?", "比较几个学习器？"},
        Fill({"{0}", "{0} 个"}, {std::to_string(learners_)}),
        Fill(learners_ == 1
                 ? Text{"One learner is held against a given error "
                        "rate.",
                        "单个学习器与给定的错误率比较。"}
                 : Text{"In each fold all learners had the same "
                        "training and test set, so their differences "
                        "fold by fold are tested.",
                        "每一折中各学习器的训练集与测试集相同，因此检验"
                        "逐折的差值。"}));
    advice_.Step({"One data set or many?", "一个数据集还是多个？"},
                 Fill({"One: the rows are its folds", "一个：各行是它的折"}),
                 Fill({"What is found holds for this data set. For several "
                       "data sets give one row each (task=friedman).",
                       "结论只适用于这个数据集。若有多个数据集，请每个一行"
                       "（task=friedman）。"}));
    AddDesignStep();
    AddOverlapStep();
    if (learners_ == 1) return;
    AddNormalityStep();
    AddFamilyStep();
  }

  [[nodiscard]] Message DesignText() const {
    const std::string rows = std::to_string(rows_);
    const std::string runs = std::to_string(data_.runs);
    const std::string folds = std::to_string(data_.folds);
    if (IsFiveByTwo()) return Fill({"Five runs of two halves", "五次二折"});
    if (IsHoldout())
      return Fill(
          {"{0} runs, each with one test set", "{0} 次，每次一个测试集"},
          {rows});
    if (data_.design == "irregular")
      return Fill(
          {"{0} runs with unequal numbers of folds", "{0} 次，每次折数不同"},
          {runs});
    if (data_.runs > 1)
      return Fill({"{0} runs of {1} folds", "{0} 次 {1} 折"}, {runs, folds});
    return Fill({"One run of {0} folds", "一次 {0} 折"}, {rows});
  }

  void AddDesignStep() {
    advice_.Step({"How did the rows come about?", "各行如何得来？"},
                 DesignText(),
                 Fill(data_.design_guessed
                          ? Text{"Read from the columns run and fold and the "
                                 "number of rows. If it is wrong, say which "
                                 "design it is.",
                                 "由 run、fold 两列与行数推断。若不对，请指定"
                                 "设计。"}
                          : Text{"As given.", "如所指定。"}));
  }

  void AddOverlapStep() {
    const Text question{"Do training sets share cases?",
                        "各训练集有共同的样例吗？"};
    if (IsFiveByTwo()) {
      advice_.Step(question,
                   Fill({"Not within a run, only between runs",
                         "一次之内没有，各次之间才有"}),
                   Fill({"That is why each run is halved. The 5×2 tests take "
                         "their variance from within the runs.",
                         "这正是每次只分两半的原因。5×2 检验的方差取自各次"
                         "之内。"}));
      return;
    }
    if (!KnowsRatio()) {
      advice_.Step(
          question,
          Fill({"Very likely; how much is not known", "很可能有，但不知多少"}),
          Fill({"The sizes of test and training sets are needed to "
                "correct for it (option test-train-ratio).",
                "需要测试集与训练集大小之比才能校正（选项 "
                "test-train-ratio）。"}));
      return;
    }
    // Of the training set of one fold, so much is in that of another one.
    const double test = data_.test_train_ratio;
    const double shared = IsHoldout() || data_.runs > 1
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
             {RoundedText(test), std::to_string(rows_)}));
  }

  [[nodiscard]] std::optional<ShapiroWilk> Normality() const {
    return TestShapiroWilk(DifferencesOf(data_.results, best_, other_, 0));
  }

  void AddNormalityStep() {
    const std::optional<ShapiroWilk> test = Normality();
    if (!test) return;
    const bool normal = test->p_value > alpha_;
    advice_.Step(
        {"Are the differences normally distributed?", "差值服从正态分布吗？"},
        Fill(normal ? Text{"Nothing speaks against it (Shapiro–Wilk W = {0}, "
                           "{1})",
                           "看不出不是（Shapiro–Wilk W = {0}，{1}）"}
                    : Text{"No (Shapiro–Wilk W = {0}, {1})",
                           "不是（Shapiro–Wilk W = {0}，{1}）"},
             {RoundedText(test->statistic), ProbabilityText(test->p_value)}),
        Fill({"Of the two best learners, fold by fold. A t test asks for "
              "roughly normal differences.",
              "看最好的两个学习器逐折的差值。t 检验要求差值大致服从正态。"}));
  }

  void AddFamilyStep() {
    const std::size_t pairs = findings_.pairs.rows.size();
    advice_.Step(
        {"How many pairs are compared?", "共比较几对？"},
        Fill({"{0}", "{0} 对"}, {std::to_string(pairs)}),
        Fill(pairs == 1 ? Text{"One comparison needs no adjustment.",
                               "只有一次比较，无须校正。"}
                        : Text{"The verdict uses p-values adjusted by Holm "
                               "for all of them.",
                               "结论采用按全部对数经 Holm 校正的 p 值。"}));
  }

  // What to think of it.

  void AddDesign() {
    if (rows_ < 2) {
      advice_.Add(
          {.code = "one_row",
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
           .reference = cite::kDietterich1998});
      return;
    }
    if (rows_ < kFewRows && !IsFiveByTwo()) AddFewRows();
    if (rows_ == 10 && data_.design_guessed && data_.runs == 1) AddTenRows();
    if (rows_ >= kManyFolds && data_.design_guessed && data_.runs == 1)
      AddManyFolds();
    if (data_.design == "irregular") AddIrregular();
  }

  void AddFewRows() {
    const auto df = static_cast<double>(rows_ - 1);
    advice_.Add(
        {.code = "few_rows",
         .opinion = Opinion::caution,
         .message =
             Fill({"{0} rows are few: only |t| above {1} is "
                   "significant, so real differences are easily "
                   "missed.",
                   "只有 {0} 行，偏少：|t| 超过 {1} 才显著，容易漏掉真实的"
                   "差别。"},
                  {std::to_string(rows_),
                   RoundedText(StudentTwoSidedQuantile(1 - alpha_, df))}),
         .instead = Fill({"Use ten folds, if possible repeated ten times.",
                          "请用十折，最好重复十次。"}),
         .reference = cite::kBouckaertFrank2004});
  }

  void AddTenRows() {
    advice_.Add(
        {.code = "ten_rows",
         .opinion = Opinion::caution,
         .message = Fill({"Ten rows without a column for the run were taken "
                          "for one run of ten folds. They could also be five "
                          "runs of two halves.",
                          "十行且没有运行次数一列，按一次十折处理；它们也可能是"
                          "五次二折。"}),
         .instead = Fill({"If they are, choose the design 5×2 (design=5x2), "
                          "which has tests of its own.",
                          "若是，请选择 5×2 设计（design=5x2），它有专门的"
                          "检验。"}),
         .reference = cite::kDietterich1998});
  }

  void AddManyFolds() {
    advice_.Add(
        {.code = "many_folds",
         .opinion = Opinion::warning,
         .message =
             Fill({"{0} rows without a column for the run were taken "
                   "for one run of {0} folds. If runs were repeated, "
                   "the correction is far too small.",
                   "共 {0} 行且没有运行次数一列，按一次 {0} 折处理。若其实"
                   "是多次重复，校正就远远不够。"},
                  {std::to_string(rows_)}),
         .instead = Fill({"Add a column run, or give the ratio (for runs of "
                          "ten folds test-train-ratio=0.1111).",
                          "请加上 run 一列，或给出比值（每次十折时 "
                          "test-train-ratio=0.1111）。"}),
         .reference = cite::kNadeauBengio2003});
  }

  void AddIrregular() {
    advice_.Add(
        {.code = "irregular_folds",
         .opinion = Opinion::warning,
         .message = Fill({"The runs do not have equally many folds, so the "
                          "sizes of the test sets are not known.",
                          "各次的折数不同，因此不知道测试集的大小。"}),
         .instead = Fill({"Add the rows that are missing, or give the ratio "
                          "of test to training cases (test-train-ratio).",
                          "请补齐缺少的行，或给出测试集与训练集大小之比"
                          "（test-train-ratio）。"}),
         .reference = cite::kNadeauBengio2003});
  }

  void AddOneLearner() {
    if (rows_ < 2) return;
    if (std::isnan(eps0_)) {
      advice_.Add({.code = "no_eps0",
                   .opinion = Opinion::caution,
                   .message = Fill({"One learner can only be tested against "
                                    "an error rate that you name.",
                                    "单个学习器只能与你指定的错误率比较。"}),
                   .instead = Fill({"Give that error rate (eps0), or a second "
                                    "learner.",
                                    "请给出该错误率（eps0），或加入第二个"
                                    "学习器。"}),
                   .reference = cite::kDietterich1998});
    }
    advice_.Add(
        {.code = "one_sample_overlap",
         .opinion = Opinion::caution,
         .message =
             Fill({"The one-sample t test takes the rows for "
                   "independent. They share training cases, so its "
                   "interval is too short and its p too small.",
                   "单样本 t 检验把各行当作独立。它们的训练集有共同样例，"
                   "因此区间偏短，p 值偏小。"}),
         .instead = Fill({"Read it as a rough guide. With one separate test "
                          "set the binomial test is exact.",
                          "只可作粗略参考。若另有独立测试集，二项检验是精确"
                          "的。"}),
         .reference = cite::kBengioGrandvalet2004});
  }

  void AddOverlap() {
    if (rows_ < 2 || IsFiveByTwo()) return;
    if (!KnowsRatio()) return AddUnknownRatio();
    const double size = TrueSizeOfPairedT();
    const std::size_t naive = CountBelow("paired_t_p");
    const std::size_t corrected = CountBelow("corrected_t_p");
    const bool repeated = data_.runs > 1;
    const std::string alpha = RoundedText(alpha_);
    advice_.Add(
        {.code = repeated ? "repeated_folds_not_independent"
                          : "paired_t_on_overlapping_folds",
         .opinion = naive != corrected ? Opinion::warning : Opinion::caution,
         .message =
             repeated
                 ? Fill(
                       {"{0} results of {1} runs are not {0} independent "
                        "ones: the same cases were used again and again. "
                        "Taken as independent, a test at {2} would find a "
                        "difference that is not there with a chance of about "
                        "{3}.",
                        "{1} 次运行的 {0} 个结果并非 {0} "
                        "个独立结果：同样的样例被"
                        "反复使用。若当作独立，显著度 {2} 的检验有约 {3} 的机会"
                        "发现并不存在的差别。"},
                       {std::to_string(rows_), std::to_string(data_.runs),
                        alpha, RoundedText(size)})
                 : Fill(
                       {"The plain paired t test takes the folds for "
                        "independent, but their training sets overlap. At {0} "
                        "it finds a difference that is not there with a "
                        "chance of about {1}.",
                        "普通的成对 t 检验把各折当作独立，但训练集相互重叠。在 "
                        "{0} 的显著度下，它有约 {1} "
                        "的机会发现并不存在的差别。"},
                       {alpha, RoundedText(size)}),
         .instead =
             Fill({"Read the corrected t test of Nadeau and Bengio, "
                   "which decides here: significant pairs {0} instead "
                   "of {1}.",
                   "请看 Nadeau–Bengio 校正的 t 检验，这里以它为准：显著的"
                   "对数为 {0}，而不是 {1}。"},
                  {std::to_string(corrected), std::to_string(naive)}),
         .reference =
             repeated ? cite::kBouckaertFrank2004 : cite::kNadeauBengio2003});
  }

  void AddUnknownRatio() {
    advice_.Add(
        {.code = "unknown_ratio",
         .opinion = Opinion::warning,
         .message =
             Fill({"How large test and training sets were is not "
                   "known, so nothing corrects for what the runs "
                   "share: the paired t test below finds differences "
                   "too easily.",
                   "不知道测试集与训练集的大小，无法校正各次运行的重叠：下面"
                   "的成对 t 检验过于容易显著。"}),
         .instead = Fill({"Give the ratio of test to training cases "
                          "(test-train-ratio; 0.5 for one third held out).",
                          "请给出测试集与训练集大小之比（test-train-ratio；留出"
                          "三分之一时为 0.5）。"}),
         .reference = cite::kNadeauBengio2003});
  }

  void AddForms() {
    if (!IsFiveByTwo()) return;
    const auto t = Number(pair_, "cv5x2_t");
    const auto zhou = Number(pair_, "cv5x2_t_zhou");
    const auto seed = Number(pair_, "cv5x2_t_seed001");
    const auto t_p = Number(pair_, "cv5x2_t_p");
    const auto f_p = Number(pair_, "cv5x2_f_p");
    if (!t || !zhou || !seed || !t_p || !f_p) return;
    advice_.Add(
        {.code = "five_by_two_forms",
         .opinion = Opinion::fits,
         .message = Fill(
             {"5×2: Dietterich’s t decides (t = {0}). Textbooks also print "
              "other numerators: Zhou’s t = {1}, the lecture notes’ t = {2}. "
              "At 0.05 they find a difference that is not there with a chance "
              "of 0.028, 0.0150 and 0.00003.",
              "5×2：以 Dietterich 的 t 为准（t = {0}）。教材中还有别的分子："
              "周志华的 t = {1}，讲义的 t = {2}。在 0.05 "
              "下，三者误报的机会分别为 "
              "0.028、0.0150 与 0.00003。"},
             {RoundedText(*t), RoundedText(*zhou), RoundedText(*seed)}),
         .instead = {},
         .reference = cite::kDietterich1998});
    advice_.Add(
        {.code = "five_by_two_order",
         .opinion = Opinion::caution,
         .message =
             Fill({"Dietterich’s t rests on the difference in the very "
                   "first half alone: with the rows in another order it "
                   "is another number ({0} here). Alpaydın’s F uses all "
                   "ten ({1}).",
                   "Dietterich 的 t 只取第一个差值作分子：行序一变，数值就"
                   "变（此处 {0}）。Alpaydın 的 F 用上全部十个（{1}）。"},
                  {ProbabilityText(*t_p), ProbabilityText(*f_p)}),
         .instead = Fill({"Report F, or decide on t before seeing the data.",
                          "请报告 F，或在看到数据之前就选定 t。"}),
         .reference = cite::kAlpaydin1999});
  }

  void AddNormality() {
    const std::optional<ShapiroWilk> test = Normality();
    if (!test || test->p_value > alpha_) return;
    advice_.Add({.code = "differences_not_normal",
                 .opinion = Opinion::caution,
                 .message = Fill(
                     {"The differences of \"{0}\" and \"{1}\" are not "
                      "normally distributed (Shapiro–Wilk {2}). One "
                      "strange fold can decide a t test.",
                      "“{0}”与“{1}”的差值不服从正态（Shapiro–Wilk {2}）。一个"
                      "异常的折就可能左右 t 检验。"},
                     {Shorten(data_.results.algorithms[best_]),
                      Shorten(data_.results.algorithms[other_]),
                      ProbabilityText(test->p_value)}),
                 .instead = Fill(
                     {"Look at the plot of the folds. Wilcoxon’s test and "
                      "the permutation test stand beside it, but know "
                      "nothing of the overlap.",
                      "请看各折的图。Wilcoxon 检验与置换检验列在旁边，但它们"
                      "不考虑重叠。"}),
                 .reference = cite::kRoyston1995});
  }

  void AddFamily() {
    const std::size_t pairs = findings_.pairs.rows.size();
    if (pairs < 2 || rows_ < 2) return;
    const std::string key =
        IsFiveByTwo() ? "cv5x2_t_p"
                      : (KnowsRatio() ? "corrected_t_p" : "paired_t_p");
    const std::size_t plain = CountBelow(key);
    std::size_t adjusted = 0;
    for (const auto& [name, values] : findings_.adjusted) {
      if (name != key + "_holm") continue;
      for (const Value& p : values)
        adjusted += p.defined() && p.number() <= alpha_ ? 1 : 0;
    }
    if (plain <= adjusted) return;
    advice_.Add(
        {.code = "unadjusted_comparisons",
         .opinion = Opinion::caution,
         .message =
             Fill({"Of {0} pairs {1} are below {2} before adjustment "
                   "and {3} after: with many comparisons some come out "
                   "by chance.",
                   "{0} 对中，校正前有 {1} 对低于 {2}，校正后有 {3} 对：比较"
                   "一多，总有一些出于偶然。"},
                  {std::to_string(pairs), std::to_string(plain),
                   RoundedText(alpha_), std::to_string(adjusted)}),
         .instead = Fill({"Read the p-values adjusted by Holm (…_holm).",
                          "请看经 Holm 校正的 p 值（…_holm）。"}),
         .reference = cite::kHolm1979});
  }

  /// The best of many by these very folds.
  void AddSelection() {
    if (learners_ < kManyLearners) return;
    advice_.Add(
        {.code = "best_of_many",
         .opinion = Opinion::caution,
         .message = Fill({"\"{0}\" is the best of {1} by these folds. Its mean "
                          "is then better than what new data will show.",
                          "“{0}”是按这些折选出的 {1} 个中的最好者，其均值会好于"
                          "在新数据上的表现。"},
                         {Shorten(data_.results.algorithms[best_]),
                          std::to_string(learners_)}),
         .instead = Fill({"Measure the chosen one on cases that took no part "
                          "in the choice (nested cross-validation).",
                          "请用未参与选择的样例评估选中的模型（嵌套交叉"
                          "验证）。"}),
         .reference = cite::kCawleyTalbot2010});
  }

  /// Folds of one case each: leave-one-out.
  void AddTestRuns() {
    const auto& all = data_.results.result;
    const bool single = rows_ >= kManyFolds &&
                        std::all_of(all.begin(), all.end(), [](double value) {
                          return value == 0 || value == 1;
                        });
    if (!single) return;
    advice_.Add({.code = "folds_of_one_case",
                 .opinion = Opinion::warning,
                 .message = Fill(
                     {"All results are 0 or 1, so each fold seems to hold "
                      "one case. Then t tests on folds do not apply.",
                      "所有结果都是 0 或 1，看来每折只有一个样例，此时逐折的 "
                      "t 检验不适用。"}),
                 .instead = Fill(
                     {"Give the predictions case by case (task=labels) and "
                      "compare them by McNemar’s test.",
                      "请逐例给出预测（task=labels），用 McNemar 检验比较。"}),
                 .reference = cite::kDietterich1998});
  }

  const CvData& data_;
  const CvFindings& findings_;
  double alpha_;
  double eps0_;
  std::size_t rows_;
  std::size_t learners_;
  std::size_t best_ = 0;
  std::size_t other_ = 0;
  std::size_t pair_ = 0;
  Advice advice_;
};

}  // namespace

Json CvAdvice(const CvData& data, const CvFindings& findings,
              const Options& options) {
  return CvAdviser(data, findings, options).Give();
}

}  // namespace melon
