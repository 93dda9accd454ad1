#include "tasks/binomial/experiment_findings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

#include "base/bibliography.h"
#include "io/number_text.h"
#include "report/rounded_text.h"
#include "tasks/comparison/advice/advice_phrases.h"

namespace melon {
namespace {

/// An experiment as a sentence begins with it: by its name, or by its number
/// where the table has no names.
Message Called(const BinomialData& data, std::size_t place) {
  if (data.has_names)
    return Fill({"\"{0}\"", "“{0}”"}, {Shorten(data.names[place])});
  if (data.names.size() == 1) return Fill({"The experiment", "该实验"});
  return Fill({"Experiment {0}", "第 {0} 次实验"}, {data.names[place]});
}

/// The words of `pattern`, in which {0} is an experiment.
Message FillCalled(const Text& pattern, const Message& called,
                   std::string_view one, std::string_view other) {
  return {Fill(pattern, {called.english, one, other}).english,
          Fill(pattern, {called.chinese, one, other}).chinese};
}

/// The smallest rate of many flatters whoever has it.
void AddBestOfMany(const BinomialData& data, Advice& advice) {
  if (data.errors.size() < kManyToPickFrom) return;
  std::size_t best = 0;
  for (std::size_t i = 1; i < data.errors.size(); ++i) {
    if (data.errors[i] * data.cases[best] < data.errors[best] * data.cases[i])
      best = i;
  }
  advice.Add(
      {.code = "best_of_many",
       .opinion = Opinion::caution,
       .message = FillCalled(
           {"{0} has the smallest error rate of {1} experiments. If it "
            "is picked for that, its rate is likely to be larger on new "
            "cases.",
            "{0}的错误率在 {1} 次实验中最小。若因此而选它，它在新样例上的"
            "错误率很可能更高。"},
           Called(data, best), CountText(data.errors.size()), ""),
       .instead = Fill({"Evaluate the chosen one on cases that took no part "
                        "in the choice.",
                        "请用未参与选择的样例评估选中的那一个。"}),
       .reference = {sources::cawley2010}});
}

void AddSameCases(const BinomialData& data, Advice& advice) {
  const bool equal =
      std::all_of(data.cases.begin(), data.cases.end(),
                  [&data](double n) { return n == data.cases.front(); });
  if (!equal) return;
  advice.Add(
      {.code = "same_cases",
       .opinion = Opinion::caution,
       .message = Fill({"All experiments have {0} cases. If they are the "
                        "same cases, their intervals must not be compared "
                        "with each other.",
                        "各次实验都有 {0} 个样例。若是同一批样例，不能拿它们的"
                        "区间相互比较。"},
                       {AmountText(data.cases.front())}),
       .instead = Fill({"To compare learners give their predictions case by "
                        "case: McNemar’s test is made for that.",
                        "要比较学习器，请逐例给出预测，用专门的 McNemar "
                        "检验。"}),
       .option = {"task", "labels"},
       .reference = {sources::dietterich1998}});
}

void AddZeroErrors(const BinomialData& data, double alpha, Advice& advice) {
  const auto none = std::find(data.errors.begin(), data.errors.end(), 0.0);
  if (none == data.errors.end()) return;
  const auto place = static_cast<std::size_t>(none - data.errors.begin());
  const double cases = data.cases[place];
  // (1 − ε)ⁿ = α/2: the upper end of the two-sided interval.
  const double limit = -std::expm1(std::log(alpha / 2) / cases);
  advice.Add({.code = "no_errors_seen",
              .opinion = Opinion::caution,
              .message = FillCalled(
                  {"{0} made no error in {1} cases. That does not "
                   "show a rate of 0: rates up to {2} agree with it.",
                   "{0}在 {1} 个样例中没有出错。这不表示错误率为 0：不超过 "
                   "{2} 的错误率都与之相符。"},
                  Called(data, place), AmountText(cases), RoundedText(limit)),
              .instead = Fill({"Report the upper limit of the interval.",
                               "请报告区间的上限。"}),
              .reference = {sources::hanley1983}});
}

void AddDirection(const BinomialData& data, Advice& advice) {
  const auto above = static_cast<std::size_t>(std::count_if(
      data.errors.begin(), data.errors.end(), [&data](const double& errors) {
        const auto place =
            static_cast<std::size_t>(&errors - data.errors.data());
        return 2 * errors > data.cases[place];
      }));
  if (2 * above <= data.errors.size()) return;
  advice.Add(
      {.code = "direction_looks_wrong",
       .opinion = Opinion::warning,
       .message = Fill({"In {0} of {1} experiments more than half of "
                        "the cases are errors. Are these the "
                        "correct cases?",
                        "{1} 次实验中有 {0} 次错误过半。这些是否其实是"
                        "分类正确的样例数？"},
                       {CountText(above), CountText(data.errors.size())}),
       .instead = Fill({"Give the number of errors: n minus the number "
                        "of correct cases.",
                        "请给出错误数：n 减去正确数。"})});
}

void AddMissing(const BinomialData& data, Advice& advice) {
  if (data.rows_dropped == 0) return;
  advice.Add({.code = "missing_left_out",
              .opinion = Opinion::warning,
              .message = Fill({"Experiments left out because a number was "
                               "missing: {0}. The worst may be among them.",
                               "因缺少数值而略去的实验数：{0}。最差的一次可能"
                               "就在其中。"},
                              {CountText(data.rows_dropped)}),
              .instead = Fill({"Fill the gaps.", "请补齐。"}),
              .reference = {sources::little2019}});
}

}  // namespace

void AddFindingsOnExperiments(const BinomialData& data, double alpha,
                              Advice& advice) {
  if (data.errors.size() > 1) {
    AddBestOfMany(data, advice);
    AddSameCases(data, advice);
  }
  AddZeroErrors(data, alpha, advice);
  AddDirection(data, advice);
  AddMissing(data, advice);
}

}  // namespace melon
