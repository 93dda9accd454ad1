#include <cstddef>
#include <string>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/binary/brier_score.h"
#include "kernels/binary/group_cases.h"
#include "kernels/binary/probabilities.h"
#include "kernels/numbers/case_sum.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::scores_outside_unit_interval};

Value Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  if (groups.total() == 0) return reasons::no_cases;
  if (!AreProbabilities(groups)) return reasons::scores_outside_unit_interval;
  return BrierScore(groups);
}

void Show(const ScoreGroups& groups, const Parameters& parameters,
          Working& working) {
  if (!Compute(groups, parameters).defined()) return;
  const GroupCases owned = CasesOf(groups);
  const Estimates cases = owned.view();
  working.Result(MeanOfCases(
      "S", R"(\sum_i(p_i-y_i)^2)", cases,
      [&cases](std::size_t i) {
        return Square(PredictionTerm(cases, i) - TruthTerm(cases, i));
      },
      SquaredErrors(cases), working));
}

/// The squared error of one entry.
double EntryLoss(const ClassProbabilities& model, std::size_t label,
                 std::size_t i) {
  const double truth = model.truth[i] == label ? 1 : 0;
  const double error = model.columns[label][i] - truth;
  return error * error;
}

double TotalLoss(const ClassProbabilities& model) {
  Sum loss;
  for (std::size_t label = 0; label < model.class_count(); ++label) {
    for (std::size_t i = 0; i < model.size(); ++i)
      loss.Add(model.WeightOf(i) * EntryLoss(model, label, i));
  }
  return loss.value();
}

/// Brier's own form: summed over the classes, so between 0 and 2 when the
/// probabilities of a case sum to 1.
Value ComputeMany(const ClassProbabilities& model,
                  const Parameters& /*parameters*/) {
  if (!AreProbabilities(model)) return reasons::scores_outside_unit_interval;
  const double total = CaseTotal(model);
  if (total == 0) return reasons::no_cases;
  return TotalLoss(model) / total;
}

/// What one case adds, in full.
Term CaseLossTerm(const ClassProbabilities& model, std::size_t i) {
  std::vector<Term> squares;
  squares.reserve(model.class_count());
  for (std::size_t label = 0; label < model.class_count(); ++label) {
    squares.push_back(Square(Term("p", model.columns[label][i]) -
                             Term("y", model.truth[i] == label ? 1 : 0)));
  }
  return SumOf(R"(\sum_k(p_{ik}-[y_i=k])^2)", squares);
}

void ShowMany(const ClassProbabilities& model, const Parameters& parameters,
              Working& working) {
  if (!ComputeMany(model, parameters).defined()) return;
  std::size_t first = 0;
  while (!(model.WeightOf(first) > 0)) ++first;
  (void)working.Line("b_{" + std::to_string(first + 1) + '}',
                     CaseLossTerm(model, first),
                     {"the squared differences of one case, over the classes",
                      "一个样例在各类上的平方差之和"});
  const Term sum =
      working.Line("S",
                   CaseSum(R"(\sum_i b_i)", model.size(), model.weight,
                           [&model](std::size_t i) {
                             return Term("b_i", CaseLossTerm(model, i).value());
                           },
                           TotalLoss(model)),
                   {"the sum over all cases", "对所有样例求和"});
  working.Result(sum / Term("n", CaseTotal(model)));
}

}  // namespace

extern const Words brier_words = {
    .name = {"Brier score", "Brier 分数"},
    .synonyms = {"mean squared error of probabilities", "概率的均方误差"},
    .meaning =
        {"The mean squared difference between probability and truth (1 or 0): "
         "0 is perfect; always saying ½ gives ¼.",
         "概率与真实值（1 或 0）之差的平方的平均：0 为完美，总说 ½ 时为 ¼。"},
    .latex = R"(\frac1n\sum_{i}(p_i-y_i)^2)",
    .symbols = {symbols::kCases, symbols::kProbability, symbols::kTruth01},
    .references = {{sources::brier1950}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With many classes the squared differences are summed over the "
               "classes, as Brier did: from 0 to 2, and for two classes twice "
               "the value of one of them.",
               "多分类时对各类的平方差求和（Brier 原式），取值 0 到 2；用于两类"
               "时是单类取值的两倍。"},
    .use_when = {"probabilities themselves are used and an error of any size "
                 "should count moderately",
                 "要直接使用概率，且各种大小的误差都应适度计入"},
    .avoid_when = {"events are very rare: always saying 0 already has a value "
                   "close to 0; compare with that of the prevalence",
                   "事件极少：总说 0 也接近 0；应与总说正例比例时的值相比"},
};

extern const Metric brier = {
    .id = "brier",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_groups = {Compute, Show},
    .from_probabilities = {ComputeMany, ShowMany},
};

}  // namespace melon::metrics
