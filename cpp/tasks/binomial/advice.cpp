#include "tasks/binomial/advice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/bibliography.h"
#include "io/number_text.h"
#include "report/rounded_text.h"
#include "tasks/binomial/alternative.h"
#include "tasks/binomial/experiment_findings.h"
#include "tasks/binomial/verdict.h"
#include "tasks/comparison/advice/advice.h"
#include "tasks/comparison/advice/advice_phrases.h"

namespace melon {
namespace {

class BinomialAdviser {
 public:
  BinomialAdviser(const BinomialData& data, const KeyValues& tests,
                  const Options& options)
      : data_(data),
        tests_(tests),
        alpha_(options.alpha),
        eps0_(options.eps0),
        asked_(BinomialAlternativeOf(options.alternative)),
        worst_(data.Worst()),
        own_(TestAtOwnLevel(data, options)),
        own_alpha_(AdjustedLevel(data, options)) {}

  Json Give() {
    advice_.Recommend("binomial_test");
    AddSteps();
    if (std::isnan(eps0_)) {
      AddNoRate();
    } else {
      AddExact();
      AddOtherSide();
      AddHopeless();
      AddStrict();
    }
    if (count() > 1) AddWorst();
    AddFindingsOnExperiments(data_, alpha_, advice_);
    return advice_.ToJson();
  }

 private:
  [[nodiscard]] std::size_t count() const { return data_.errors.size(); }
  [[nodiscard]] double WorstErrors() const { return data_.errors[worst_]; }
  [[nodiscard]] double WorstCases() const { return data_.cases[worst_]; }

  [[nodiscard]] std::optional<double> Number(std::string_view key) const {
    return NumberOf(tests_, key);
  }
  /// The p-value of what is asked.
  [[nodiscard]] std::optional<double> Asked() const {
    return Number(asked_.p_value);
  }
  /// For all experiments.
  [[nodiscard]] double Adjusted(double p) const {
    return melon::Adjusted(data_, p).number();
  }
  /// "p = …", of several experiments adjusted.
  [[nodiscard]] std::string AdjustedText(double p) const {
    return ProbabilityText(Adjusted(p), alpha_);
  }
  [[nodiscard]] bool IsLess() const { return asked_.id == "less"; }
  /// Texts of the three alternatives.
  [[nodiscard]] Text OfAsked(const Text& greater, const Text& less,
                             const Text& two_sided) const {
    if (IsLess()) return less;
    return asked_.id == "greater" ? greater : two_sided;
  }

  void AddSteps() {
    advice_.Step(
        {"How many experiments are there?", "有几次实验？"},
        Fill({"{0}", "{0} 次"}, {CountText(count())}),
        Fill(count() == 1
                 ? Text{"One number of errors in independent cases is "
                        "binomial.",
                        "在独立样例中的错误数服从二项分布。"}
                 : Text{"The one with the largest error rate is tested. It was "
                        "chosen after seeing all, which the verdict allows "
                        "for.",
                        "检验的是错误率最大的一次，它是看过全部之后才选出的，"
                        "结论已为此校正。"}));
    const bool given = !std::isnan(eps0_);
    advice_.Step({"Against which error rate?", "与怎样的错误率比较？"},
                 given ? Fill({"{0}", "{0}"}, {RoundedText(eps0_)})
                       : Fill({"None was given", "未给出"}),
                 Fill(OfAsked({"The question is whether more errors occurred "
                               "than this rate explains.",
                               "要问的是：错误是否多到这一错误率无法解释。"},
                              {"The question is whether fewer errors occurred "
                               "than this rate explains.",
                               "要问的是：错误是否少到这一错误率无法解释。"},
                              {"The question is whether this rate explains as "
                               "many errors as occurred, be they more or "
                               "fewer.",
                               "要问的是：这一错误率能否解释所见的错误数，无论"
                               "偏多还是偏少。"})));
    if (given) AddSideStep();
    advice_.Step(
        {"Are there enough cases for a normal approximation?",
         "样例是否多到可用正态近似？"},
        Fill({"Not needed: n = {0}", "不需要：n = {0}"},
             {AmountText(WorstCases())}),
        Fill({"The binomial distribution is computed exactly for every n.",
              "对任何 n 都精确计算二项分布。"}));
  }

  void AddSideStep() {
    advice_.Step(
        {"On which side?", "检验哪一侧？"},
        Fill(OfAsked({"More errors (P(X ≥ m))", "更多错误（P(X ≥ m)）"},
                     {"Fewer errors (P(X ≤ m))", "更少错误（P(X ≤ m)）"},
                     {"Either (all numbers that are not likelier)",
                      "两侧（一切不比 m 更可能的错误数）"})),
        Fill({"A one-sided test cannot be significant on the other side. "
              "Choose the side before seeing the counts.",
              "单侧检验不可能在另一侧显著；检验哪一侧须在看到结果之前选定。"}),
        {"alternative", asked_.id});
  }

  void AddNoRate() {
    advice_.Add(
        {.code = "no_eps0",
         .opinion = Opinion::caution,
         .message = Fill({"No error rate to compare the experiments "
                          "with is given, so there is only the interval.",
                          "没有给出用来比较的错误率，因此只有置信区间。"}),
         .instead = Fill({"Give it.", "请给出。"}),
         .option = {"eps0", {}}});
  }

  void AddExact() {
    const auto p = Asked();
    if (!p) return;
    advice_.Add(
        {.code = "binomial_fits",
         .opinion = Opinion::fits,
         .message = Fill(
             OfAsked({"{0} errors in {1} cases: the exact binomial test "
                      "({2} for so many or more).",
                      "{1} 个样例中有 {0} 个错误：用精确二项检验（这么多或更多"
                      "的概率 {2}）。"},
                     {"{0} errors in {1} cases: the exact binomial test "
                      "({2} for so many or fewer).",
                      "{1} 个样例中有 {0} 个错误：用精确二项检验（这么多或更少"
                      "的概率 {2}）。"},
                     {"{0} errors in {1} cases: the exact binomial test "
                      "({2} for all numbers that are not likelier).",
                      "{1} 个样例中有 {0} 个错误：用精确二项检验（一切不比它更"
                      "可能的错误数的概率 {2}）。"}),
             {AmountText(WorstErrors()), AmountText(WorstCases()),
              ProbabilityText(*p, alpha_)}),
         .instead = {},
         .reference = {sources::clopper1934}});
  }

  /// The test asks about one side, the errors lie on the other.
  void AddOtherSide() {
    const double rate = WorstErrors() / WorstCases();
    const BinomialAlternative* const other = OppositeOf(asked_, rate, eps0_);
    if (other == nullptr) return;
    const auto p = Number(other->p_value);
    if (!p) return;
    advice_.Add(
        {.code = "other_side",
         .opinion = Opinion::caution,
         .message = Fill(
             IsLess()
                 ? Text{"The error rate {0} lies above {1}, and the test asks "
                        "whether it is lower, so its p is large by itself. "
                        "Whether it is greater: {3}{2}.",
                        "错误率 {0} 高于 {1}，而检验问的是是否更低，p "
                        "自然很大。"
                        "是否更高：{4}{2}。"}
                 : Text{"The error rate {0} lies below {1}, and the test asks "
                        "whether it is greater, so its p is large by itself. "
                        "Whether it is lower: {3}{2}.",
                        "错误率 {0} 低于 {1}，而检验问的是是否更高，p "
                        "自然很大。"
                        "是否更低：{4}{2}。"},
             {RoundedText(rate), RoundedText(eps0_), AdjustedText(*p),
              count() > 1 ? "adjusted " : "", count() > 1 ? "校正后 " : ""}),
         .instead = Fill({"If that was the question from the start, ask for "
                          "it; else for both sides.",
                          "若一开始问的就是这一侧，请改问这一侧；否则请用双侧"
                          "检验。"}),
         .option = {"alternative", other->id},
         .reference = {sources::clopper1934}});
  }

  /// Cases from which on the largest possible number of errors, or none, may be
  /// significant.
  [[nodiscard]] double LeastCases() const {
    const double many = eps0_ > 0 ? std::log(own_alpha_) / std::log(eps0_) : 1;
    const double few =
        eps0_ < 1 ? std::log(own_alpha_) / std::log1p(-eps0_) : 1;
    if (IsLess()) return std::ceil(few);
    return std::ceil(asked_.id == "greater" ? many : std::min(many, few));
  }

  /// No number of errors would be significant.
  void AddHopeless() {
    if (NumberOf(own_, asked_.critical_many) ||
        NumberOf(own_, asked_.critical_few))
      return;
    if (IsLess() ? eps0_ <= 0 : eps0_ >= 1) return;
    advice_.Add(
        {.code = "too_few_cases",
         .opinion = Opinion::warning,
         .message = Fill(
             OfAsked({"With {0} cases not even errors in all of them would "
                      "be significant at {1}.",
                      "只有 {0} 个样例，即使全部出错，在 {1} 下也不显著。"},
                     {"With {0} cases not even zero errors would be "
                      "significant at {1}.",
                      "只有 {0} 个样例，即使毫无错误，在 {1} 下也不显著。"},
                     {"With {0} cases no number of errors would be "
                      "significant at {1}.",
                      "只有 {0} 个样例，错误数无论多少，在 {1} 下都不显著。"}),
             {AmountText(WorstCases()), RoundedText(own_alpha_)}),
         .instead = Fill({"Test on more cases: at least {0}.",
                          "请用更多样例测试：至少 {0} 个。"},
                         {AmountText(LeastCases())}),
         .reference = {sources::clopper1934}});
  }

  /// P(X > m) ≤ α < P(X ≥ m).
  void AddStrict() {
    if (asked_.id != "greater") return;
    const auto p = Number("binomial_p_greater");
    const auto strict = Number("binomial_p_strict");
    if (!p || !strict || Adjusted(*p) <= alpha_ || Adjusted(*strict) > alpha_)
      return;
    advice_.Add(
        {.code = "strict_tail",
         .opinion = Opinion::warning,
         .message = Fill(
             {"Some textbooks use the probability of more errors "
              "than were observed ({2}{0}) and would reject here. The "
              "observed number belongs to it: {2}{1}.",
              "有的教材取多于实际错误数的概率（{3}{0}），在此会拒绝。"
              "应包括实际出现的次数：{3}{1}。"},
             {AdjustedText(*strict), AdjustedText(*p),
              count() > 1 ? "adjusted " : "", count() > 1 ? "校正后 " : ""}),
         .instead = Fill({"Use P(X ≥ m).", "请用 P(X ≥ m)。"}),
         .key = "binomial_p_greater",
         .reference = {sources::clopper1934}});
  }

  void AddWorst() {
    const auto p = Asked();
    if (!p) return;
    const double adjusted = Adjusted(*p);
    const bool turns = *p <= alpha_ && adjusted > alpha_;
    advice_.Add(
        {.code = "worst_of_many",
         .opinion = Opinion::caution,
         .message = Fill(
             {"The worst of {0} experiments was chosen after seeing all, so "
              "the verdict multiplies its p by {0} (Bonferroni): {1} becomes "
              "{2}{3}.",
              "最差的一次是看过全部 {0} 次之后才选出的，故结论将其 p 值乘以 "
              "{0}（Bonferroni）：{1} 变为 {2}{4}。"},
             {CountText(count()), PValueText(*p, alpha_),
              PValueText(adjusted, alpha_),
              turns ? ", no longer significant" : "",
              turns ? "，不再显著" : ""}),
         .instead = Fill({"If one experiment is the question, name it before "
                          "seeing the counts and give it alone.",
                          "若问的只是某一次，请在看到结果之前选定，并只给出"
                          "这一次。"}),
         .reference = {sources::salzberg1997}});
  }

  const BinomialData& data_;
  const KeyValues& tests_;
  double alpha_;
  double eps0_;
  const BinomialAlternative& asked_;
  std::size_t worst_;
  /// The tests, and α, as each experiment has them in the family.
  KeyValues own_;
  double own_alpha_;
  Advice advice_;
};

}  // namespace

Json BinomialAdvice(const BinomialData& data, const KeyValues& tests,
                    const Options& options) {
  return BinomialAdviser(data, tests, options).Give();
}

}  // namespace melon
