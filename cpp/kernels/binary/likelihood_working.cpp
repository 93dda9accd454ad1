#include "kernels/binary/likelihood_working.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "kernels/binary/group_cases.h"
#include "kernels/binary/log_likelihood.h"
#include "kernels/numbers/case_sum.h"

namespace melon {
namespace {

constexpr Text kClipped{
    "some probabilities are nearer to 0 or 1 than 2⁻⁵² and count as 2⁻⁵² or "
    "1 − 2⁻⁵²",
    "有的概率与 0 或 1 相距不足 2⁻⁵²，按 2⁻⁵² 或 1 − 2⁻⁵² 计"};

bool IsClipped(const GivenProbabilities& given) {
  for (std::size_t i = 0; i < given.probability.size(); ++i) {
    const double probability = given.probability[i];
    const bool counts = given.weight.empty() || given.weight[i] > 0;
    if (counts &&
        (probability < kLogLossClip || probability > 1 - kLogLossClip))
      return true;
  }
  return false;
}

}  // namespace

GivenProbabilities GivenToTruth(const ScoreGroups& groups) {
  GroupCases cases = CasesOf(groups);
  for (std::size_t i = 0; i < cases.score.size(); ++i) {
    if (cases.truth[i] == 0) cases.score[i] = 1 - cases.score[i];
  }
  return {std::move(cases.score), std::move(cases.weight)};
}

GivenProbabilities GivenToTruth(const ClassProbabilities& model) {
  GivenProbabilities given;
  given.weight.assign(model.weight.begin(), model.weight.end());
  given.probability.reserve(model.size());
  for (std::size_t i = 0; i < model.size(); ++i)
    given.probability.push_back(model.columns[model.truth[i]][i]);
  return given;
}

Term LikelihoodTerm(const GivenProbabilities& given, double clip,
                    double total) {
  return CaseSum(
      R"(\sum_i\ln\hat P(y_i\mid x_i))", given.probability.size(), given.weight,
      [&](std::size_t i) {
        return Ln(Term("p", std::clamp(given.probability[i], clip, 1 - clip)));
      },
      total);
}

void ShowLogLoss(const GivenProbabilities& given, double likelihood,
                 double cases, Working& working) {
  const Term sum =
      working.Line("L", LikelihoodTerm(given, kLogLossClip, likelihood),
                   IsClipped(given) ? kClipped : Text{});
  working.Result(-(sum / Term("n", cases)));
}

}  // namespace melon
