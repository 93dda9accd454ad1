#include "kernels/classes/kappa_working.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "kernels/classes/class_working.h"

namespace melon {

void ShowKappa(const ConfusionMatrix& matrix,
               double (*disagreement)(double distance), std::string_view sign,
               Working& working) {
  const std::size_t classes = matrix.class_count();
  const Term n = CasesTerm(matrix);
  std::vector<Term> observed;
  std::vector<Term> expected;
  for (std::size_t i = 0; i < classes; ++i) {
    for (std::size_t j = 0; j < classes; ++j) {
      const Term cost(sign, disagreement(std::abs(static_cast<double>(i) -
                                                  static_cast<double>(j))));
      const double by_chance = matrix.TruthTotal(i) * matrix.PredictionTotal(j);
      if (cost.value() == 0 || by_chance == 0) continue;
      expected.push_back(cost * Term("t_i", matrix.TruthTotal(i)) *
                         Term("p_j", matrix.PredictionTotal(j)));
      if (matrix.At(i, j) > 0)
        observed.push_back(cost * Term("O_{ij}", matrix.At(i, j)));
    }
  }
  const auto sum = [sign](std::string_view summand) {
    return R"(\sum_{ij})" + std::string(sign) + R"(\cdot )" +
           std::string(summand);
  };
  const Term of_cases =
      working.Line("D_o", SumOf(sum("O_{ij}"), observed),
                   {"observed disagreement", "观测到的不一致"});
  const Term by_chance =
      working.Line("D_e", SumOf(sum(R"(t_i\cdot p_j)"), expected) / n,
                   {"disagreement expected of independent labels",
                    "相互独立时期望的不一致"});
  working.Result(1 - of_cases / by_chance);
}

}  // namespace melon
