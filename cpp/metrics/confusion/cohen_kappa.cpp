#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/working/sum_apart.h"
#include "kernels/classes/class_working.h"
#include "kernels/classes/kappa.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};

double Disagreement(double distance) { return distance == 0 ? 0 : 1; }

Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  return Kappa(matrix, Disagreement);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  const Term n = CasesTerm(matrix);
  const Term observed = working.Line("p_o", CorrectTerm(matrix) / n);
  std::vector<Term> products;
  products.reserve(matrix.class_count());
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    products.push_back(Term("t_k", matrix.TruthTotal(label)) *
                       Term("p_k", matrix.PredictionTotal(label)));
  }
  const Term agreeing =
      SumApart(SumOf(R"(\sum_k t_k\cdot p_k)", products), working);
  const Term expected = working.Line("p_e", agreeing / Square(n));
  working.Result((observed - expected) / (1 - expected));
}

}  // namespace

extern const Words cohen_kappa_words = {
    .name = {"Cohen’s kappa", "Cohen κ 系数"},
    .short_name = {"κ", "κ"},
    .synonyms = {"kappa", "一致性系数"},
    .meaning = {"Agreement beyond what two independent labellings with the "
                "same class totals would reach: 1 is perfect, 0 chance.",
                "超出“类别总数相同但相互独立”的两组标记所能达到的一致程度：1 "
                "为完全一致，0 为偶然。"},
    .latex = R"(\frac{p_o-p_e}{1-p_e})",
    .symbols = {{"p_o",
                 {"the observed share of agreement, the accuracy",
                  "观测到的一致比例，即精度"}},
                {"p_e",
                 {"the share of agreement expected from the class totals alone",
                  "仅由各类总数得到的期望一致比例"}}},
    .references = {{sources::cohen1960}},
    .undefined_when = kUndefinedWhen,
    .use_when = {"two raters, or a model and a rater, are compared and "
                 "agreement by chance is to be taken out",
                 "比较两位评定者，或模型与评定者，需扣除偶然一致"},
    .avoid_when = {"models are compared on data of different prevalence: the "
                   "chance agreement changes with it",
                   "在类别比例不同的数据上比较模型：偶然一致随之变化"},
};

extern const Metric cohen_kappa = {
    .id = "cohen_kappa",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
