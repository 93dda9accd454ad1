#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "base/bibliography.h"
#include "kernels/search/search_space.h"
#include "search/strategy.h"

namespace melon::search {
namespace {

constexpr std::size_t kSmallest = 4;
constexpr std::size_t kLargest = 20;
constexpr std::size_t kGenerations = 8;
/// Standard deviation of a mutation, as a share of the range: in the first
/// generation and, by equal factors, at the end of the budget.
constexpr double kFirstStep = 0.2;
constexpr double kLastStep = 0.005;
/// In levels of a whole number.
constexpr double kLeastLevels = 0.7;

/// The better of two that are drawn, by their places from the best.
std::size_t Tournament(std::size_t count, Random& random) {
  const auto bound = static_cast<std::uint32_t>(count);
  const std::uint32_t one = random.Below(bound);
  return std::min(one, random.Below(bound));
}

double Mutated(const HyperParameter& parameter, double unit, double step,
               Random& random) {
  if (parameter.kind == HyperParameterKind::choice) return random.Unit();
  const std::size_t levels = LevelCount(parameter);
  if (levels > 0)
    step = std::max(step, kLeastLevels / static_cast<double>(levels));
  return std::clamp(unit + step * DrawNormal(random), 0.0, 1.0);
}

UnitPoint Child(const SearchState& state, std::span<const std::size_t> pool,
                double step, Random& random) {
  const auto& first = state.trials[pool[Tournament(pool.size(), random)]];
  const auto& second = state.trials[pool[Tournament(pool.size(), random)]];
  const auto size = static_cast<std::uint32_t>(state.space.size());
  // One is changed for certain, or a child would often be its parent.
  const std::uint32_t certain = random.Below(size);
  UnitPoint child(size);
  for (std::uint32_t i = 0; i < size; ++i) {
    const HyperParameter& parameter = *state.space[i];
    const Trial& parent = random.Below(2) == 0 ? first : second;
    child[i] = UnitOf(parameter, parent.values[i]);
    if (i == certain || random.Below(size) == 0)
      child[i] = Mutated(parameter, child[i], step, random);
  }
  return child;
}

/// The rest of the generation.
std::vector<std::vector<double>> Breed(const SearchState& state) {
  const std::size_t size =
      std::clamp(state.budget / kGenerations, kSmallest, kLargest);
  const std::size_t done = state.trials.size();
  const std::size_t begin = done / size * size;
  const std::vector<std::size_t> pool =
      BestTrials(state.trials.first(begin), size);
  const double progress =
      static_cast<double>(begin) / static_cast<double>(state.budget);
  const double step = kFirstStep * std::pow(kLastStep / kFirstStep, progress);
  std::vector<std::vector<double>> points;
  points.reserve(size);
  for (std::size_t t = done; t < begin + size; ++t) {
    Random random = RandomOfTrial(state.seed, t);
    points.push_back(
        ValuesAt(state.space, begin == 0 ? DrawPoint(state.space, random)
                                         : Child(state, pool, step, random)));
  }
  return points;
}

}  // namespace

extern const Words genetic_words = {
    .name = {"Genetic search", "遗传搜索"},
    .short_name = {"genetic", "遗传"},
    .synonyms = {"genetic algorithm, evolutionary search, GA", "遗传算法"},
    .meaning =
        {"The first generation is random. A child takes each "
         "hyper-parameter from one of two parents, each the better of "
         "two drawn from the best so far, and some of them are mutated "
         "with normal steps that get smaller.",
         "首代随机产生。每个子代的各超参数取自两个亲代之一，亲代为从已有最优"
         "个体中抽取的两者中较优者；部分超参数再以逐渐减小的正态步长变异。"},
    .latex = R"(x_j'=x_{P_j,j}+\sigma_t m_j z_j)",
    .symbols = {{"x_{P_j,j}",
                 {"hyper-parameter j of one parent, scaled to [0, 1]",
                  "某一亲代的第 j 个超参数，已缩放到 [0, 1]"}},
                {"z_j", {"a standard normal number", "标准正态随机数"}},
                {"m_j", {"1 if it is mutated, or 0", "变异时为 1，否则为 0"}},
                {R"(\sigma_t)",
                 {"the step, from 0.2 down to 0.005",
                  "步长，由 0.2 减至 0.005"}}},
    .references = {{sources::goldberg1989}},
    .remark = {"A generation has an eighth of the budget, from 4 to 20. A "
               "mutated choice is drawn anew.",
               "每代规模为预算的八分之一，取 4 到 20。选项变异时重新抽取。"},
    .avoid_when = {"the budget is below some fifty trials: a few generations "
                   "learn nothing",
                   "预算不足五十次试验：几代之内学不到什么"},
};

extern const Strategy genetic = {.id = "genetic", .propose = Breed};

}  // namespace melon::search
