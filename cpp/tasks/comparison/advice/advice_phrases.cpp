#include "tasks/comparison/advice/advice_phrases.h"

#include <algorithm>
#include <cmath>

#include "report/rounded_text.h"

namespace melon {

bool IsBelow(const Value& p, double alpha) {
  return p.defined() && p.number() <= alpha;
}

std::size_t CountBelow(const std::vector<Value>& p_values, double alpha) {
  return static_cast<std::size_t>(
      std::count_if(p_values.begin(), p_values.end(),
                    [alpha](const Value& p) { return IsBelow(p, alpha); }));
}

double FamilyError(std::size_t count, double alpha) {
  return -std::expm1(static_cast<double>(count) * std::log1p(-alpha));
}

Message NormalityAnswer(const ShapiroWilk& test, double alpha) {
  constexpr Text kNormal{"No evidence against it (Shapiro–Wilk W = {0}, {1})",
                         "未见明显偏离（Shapiro–Wilk W = {0}，{1}）"};
  constexpr Text kOther{"Doubtful (Shapiro–Wilk W = {0}, {1})",
                        "存疑（Shapiro–Wilk W = {0}，{1}）"};
  return Fill(
      test.p_value > alpha ? kNormal : kOther,
      {RoundedText(test.statistic), ProbabilityText(test.p_value, alpha)});
}

}  // namespace melon
