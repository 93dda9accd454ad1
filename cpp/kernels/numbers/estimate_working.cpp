#include "kernels/numbers/estimate_working.h"

#include "base/working/sum_apart.h"
#include "kernels/numbers/case_sum.h"
#include "kernels/numbers/estimate_sums.h"

namespace melon {

Term CasesTerm(const Estimates& cases) { return {"n", CaseTotal(cases)}; }

Term CaseSum(std::string_view symbols, const Estimates& cases,
             FunctionView<Term(std::size_t)> of_case, double total) {
  return CaseSum(symbols, cases.size(), cases.weight, of_case, total);
}

Term SquaredErrorsLine(const Estimates& cases, Working& working) {
  return working.Line(
      R"(\mathrm{SSE})",
      CaseSum(R"(\sum_i(\hat y_i-y_i)^2)", cases,
              [&cases](std::size_t i) {
                return Square(PredictionTerm(cases, i) - TruthTerm(cases, i));
              },
              SquaredErrors(cases)));
}

Term AbsoluteErrorsLine(const Estimates& cases, Working& working) {
  return working.Line(
      R"(\mathrm{SAE})",
      CaseSum(R"(\sum_i\left|\hat y_i-y_i\right|)", cases,
              [&cases](std::size_t i) {
                return Absolute(PredictionTerm(cases, i) - TruthTerm(cases, i));
              },
              AbsoluteErrors(cases)));
}

Term SquaredLogErrorsLine(const Estimates& cases, Working& working) {
  return working.Line(
      "S", CaseSum(R"(\sum_i\left(\ln(1+\hat y_i)-\ln(1+y_i)\right)^2)", cases,
                   [&cases](std::size_t i) {
                     return Square(Ln(1 + PredictionTerm(cases, i)) -
                                   Ln(1 + TruthTerm(cases, i)));
                   },
                   SquaredLogErrors(cases)));
}

Term TruthSquaresLine(const Estimates& cases, Working& working) {
  const Term mean = TruthMeanLine(cases, working);
  return working.Line(
      R"(\mathrm{SST})",
      CaseSum(R"(\sum_i(y_i-\bar y)^2)", cases,
              [&](std::size_t i) { return Square(TruthTerm(cases, i) - mean); },
              TruthSquares(cases)));
}

Term TruthMeanLine(const Estimates& cases, Working& working) {
  const double mean = TruthMean(cases);
  const Term sum =
      SumApart(CaseSum(R"(\sum_i y_i)", cases,
                       [&cases](std::size_t i) { return TruthTerm(cases, i); },
                       mean * CaseTotal(cases)),
               working);
  return working.Line(R"(\bar y)", sum / CasesTerm(cases));
}

Term ErrorSpreadLine(const Estimates& cases, Working& working) {
  const double total =
      WeightedSum(cases, [&](std::size_t i) { return cases.ErrorOf(i); });
  const double mean = total / CaseTotal(cases);
  const Term sum =
      SumApart(CaseSum(R"(\sum_i(\hat y_i-y_i))", cases,
                       [&cases](std::size_t i) {
                         return PredictionTerm(cases, i) - TruthTerm(cases, i);
                       },
                       total),
               working);
  const Term center = working.Line(R"(\bar e)", sum / CasesTerm(cases));
  return working.Line(
      "V", CaseSum(R"(\sum_i(e_i-\bar e)^2)", cases,
                   [&](std::size_t i) {
                     return Square(Term("e_i", cases.ErrorOf(i)) - center);
                   },
                   WeightedSum(cases, [&](std::size_t i) {
                     const double deviation = cases.ErrorOf(i) - mean;
                     return deviation * deviation;
                   })));
}

Term MeanOfCases(std::string_view sign, std::string_view symbols,
                 const Estimates& cases,
                 FunctionView<Term(std::size_t)> of_case, double total,
                 Working& working) {
  const Term sum = working.Line(sign, CaseSum(symbols, cases, of_case, total));
  return sum / CasesTerm(cases);
}

Term TruthTerm(const Estimates& cases, std::size_t i) {
  return {"y_i", cases.truth[i]};
}

Term PredictionTerm(const Estimates& cases, std::size_t i) {
  return {R"(\hat y_i)", cases.prediction[i]};
}

}  // namespace melon
