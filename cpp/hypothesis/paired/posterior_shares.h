#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hypothesis/test.h"
#include "kernels/comparison/differences/bayesian_signs.h"

namespace melon::hypothesis {

inline constexpr const Reason* kNoPosterior[] = {
    &reasons::no_cases, &reasons::no_draws, &reasons::too_few_data_sets};

/// Under three keys the shares of draws from a posterior in which left, rope
/// and right are the largest; one data set carries no information about
/// another.
inline KeyValues PosteriorShares(
    std::span<const std::string_view> keys, const PairedResults& results,
    const Parameters& parameters,
    std::vector<RopeShares> (*draw)(std::span<const double> difference,
                                    double rope, std::uint32_t draws,
                                    std::uint64_t seed)) {
  const Reason* undefined = nullptr;
  if (parameters.draws == 0) undefined = &reasons::no_draws;
  if (results.difference.size() < 2) undefined = &reasons::too_few_data_sets;
  if (results.difference.empty()) undefined = &reasons::no_cases;
  if (undefined != nullptr)
    return {
        {keys[0], *undefined}, {keys[1], *undefined}, {keys[2], *undefined}};
  const RopeShares shares = LargestShares(draw(
      results.difference, parameters.rope, parameters.draws, parameters.seed));
  return {
      {keys[0], shares.left}, {keys[1], shares.rope}, {keys[2], shares.right}};
}

/// What is drawn, from what, and how often each of the three was the largest.
inline void ShowShares(std::span<const std::string_view> keys,
                       const PairedResults& results,
                       const Parameters& parameters, const KeyValues& shares,
                       Working& working) {
  if (!shares.front().second.defined()) return;
  const double rope = parameters.rope;
  double counts[3] = {0, 0, 0};
  for (const double one : results.difference)
    ++counts[one < -rope ? 0 : one > rope ? 2 : 1];
  working.Line(R"(n_{\text{left}})", counts[0],
               {"differences below −r", "低于 −r 的差值个数"});
  working.Line(R"(n_{\text{rope}})", counts[1],
               {"differences between −r and r", "介于 −r 与 r 之间的差值个数"});
  working.Line(R"(n_{\text{right}})", counts[2],
               {"differences above r", "高于 r 的差值个数"});
  const Term draws("M", parameters.draws);
  constexpr std::string_view kSymbols[] = {R"(\theta_{\text{left}})",
                                           R"(\theta_{\text{rope}})",
                                           R"(\theta_{\text{right}})"};
  for (std::size_t i = 0; i < 3; ++i) {
    const double share = shares[i].second.number();
    const std::string largest = std::string(R"(\#\{)") +
                                std::string(kSymbols[i]) +
                                R"(\text{ max}\mid n_{\text{left}},)"
                                R"(n_{\text{rope}},n_{\text{right}}\})";
    working.Give(keys[i], "P(" + std::string(kSymbols[i]) + ")",
                 Term(largest, share * draws.value()) / draws,
                 {"draws in which it is the largest, of all",
                  "抽样中它为最大的次数占全部的比例"});
  }
}

}  // namespace melon::hypothesis
