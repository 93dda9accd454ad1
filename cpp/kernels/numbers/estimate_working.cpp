#include "kernels/numbers/estimate_working.h"

#include "kernels/numbers/estimate_sums.h"

namespace melon {

Term CasesTerm(const Estimates& cases) { return {"n", CaseTotal(cases)}; }

Term CaseSum(std::string_view symbols, const Estimates& cases,
             FunctionView<Term(std::size_t)> of_case, double total) {
  std::vector<std::size_t> counted;
  counted.reserve(cases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (cases.WeightOf(i) > 0) counted.push_back(i);
  }
  return FoldedSum(
      symbols, counted.size(),
      [&](std::size_t place) {
        const std::size_t i = counted[place];
        const double weight = cases.WeightOf(i);
        return weight == 1 ? of_case(i) : weight * of_case(i);
      },
      total);
}

Term TruthTerm(const Estimates& cases, std::size_t i) {
  return {"y_i", cases.truth[i]};
}

Term PredictionTerm(const Estimates& cases, std::size_t i) {
  return {R"(\hat y_i)", cases.prediction[i]};
}

}  // namespace melon
