#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <numeric>
#include <set>
#include <utility>

#include "base/bibliography.h"
#include "kernels/search/expected_improvement.h"
#include "kernels/search/gaussian_process.h"
#include "kernels/search/search_space.h"
#include "kernels/splitting/shuffle.h"
#include "search/strategy.h"

namespace melon::search {
namespace {

/// The time of a proposal grows with the cube of the trials.
constexpr std::size_t kLargestBudget = 300;
constexpr std::size_t kFarCandidates = 800;
constexpr std::size_t kNearCandidates = 400;
/// Whose neighbourhoods are looked into.
constexpr std::size_t kCentres = 4;
/// How far near candidates are from them, as a share of the range.
constexpr double kSteps[] = {0.1, 0.03, 0.01, 0.003};

using Values = std::vector<double>;

std::size_t FirstTrials(std::size_t dimensions) { return 2 * dimensions + 2; }

/// A Latin hypercube: each hyper-parameter has one trial in each of as many
/// equal parts as there are trials.
std::vector<Values> LatinHypercube(const SearchState& state,
                                   std::size_t count) {
  Random random(state.seed);
  std::vector<UnitPoint> points(count, UnitPoint(state.space.size()));
  std::vector<std::uint32_t> parts(count);
  for (std::size_t k = 0; k < state.space.size(); ++k) {
    std::iota(parts.begin(), parts.end(), 0U);
    Shuffle(parts, random);
    for (std::size_t i = 0; i < count; ++i)
      points[i][k] = (parts[i] + random.Unit()) / static_cast<double>(count);
  }
  std::vector<Values> values;
  values.reserve(count);
  for (const UnitPoint& point : points)
    values.push_back(ValuesAt(state.space, point));
  return values;
}

/// As the process sees it: a choice among more than two is a coordinate for
/// each, all of them as far from each other as two ends of a range.
void Spread(SearchSpace space, const Values& values, std::vector<double>& row) {
  row.clear();
  for (std::size_t k = 0; k < space.size(); ++k) {
    const std::size_t levels = LevelCount(*space[k]);
    if (space[k]->kind != HyperParameterKind::choice || levels == 1) {
      row.push_back(UnitOf(*space[k], values[k]));
    } else if (levels == 2) {
      row.push_back(static_cast<double>(LevelOf(*space[k], values[k])));
    } else {
      for (std::size_t level = 0; level < levels; ++level)
        row.push_back(LevelOf(*space[k], values[k]) == level ? std::sqrt(0.5)
                                                             : 0);
    }
  }
}

RowMajor RowsOf(SearchSpace space, std::span<const Values> points) {
  RowMajor matrix;
  std::vector<double> row;
  for (std::size_t i = 0; i < points.size(); ++i) {
    Spread(space, points[i], row);
    const auto width = static_cast<Eigen::Index>(row.size());
    if (i == 0) matrix.resize(static_cast<Eigen::Index>(points.size()), width);
    matrix.row(static_cast<Eigen::Index>(i)) =
        Eigen::Map<const Eigen::RowVectorXd>(row.data(), width);
  }
  return matrix;
}

/// With mean 0 and variance 1; an undefined score is as bad as the worst.
Eigen::VectorXd Standardized(std::span<const Trial> trials) {
  double worst = std::numeric_limits<double>::infinity();
  for (const Trial& trial : trials)
    if (std::isfinite(trial.score)) worst = std::min(worst, trial.score);
  if (!std::isfinite(worst)) worst = 0;
  Eigen::VectorXd scores(static_cast<Eigen::Index>(trials.size()));
  for (std::size_t i = 0; i < trials.size(); ++i)
    scores[static_cast<Eigen::Index>(i)] =
        std::isfinite(trials[i].score) ? trials[i].score : worst;
  scores.array() -= scores.mean();
  const double deviation =
      std::sqrt(scores.squaredNorm() / static_cast<double>(trials.size()));
  if (deviation > 0) scores /= deviation;
  return scores;
}

/// Points from everywhere and near the best ones that have not been tried.
std::vector<Values> Candidates(const SearchState& state) {
  Random random = RandomOfTrial(state.seed, state.trials.size());
  std::set<Values> tried;
  for (const Trial& trial : state.trials) tried.insert(trial.values);
  std::vector<Values> candidates;
  candidates.reserve(kFarCandidates + kNearCandidates);
  const auto add = [&](const UnitPoint& point) {
    Values values = ValuesAt(state.space, point);
    if (tried.insert(values).second) candidates.push_back(std::move(values));
  };
  for (std::size_t i = 0; i < kFarCandidates; ++i)
    add(DrawPoint(state.space, random));
  const std::vector<std::size_t> centres = BestTrials(state.trials, kCentres);
  for (std::size_t i = 0; i < kNearCandidates; ++i) {
    const std::size_t centre = centres[i % centres.size()];
    const double step = kSteps[i / kCentres % std::size(kSteps)];
    UnitPoint point = UnitsOf(state.space, state.trials[centre].values);
    for (std::size_t k = 0; k < point.size(); ++k)
      if (state.space[k]->kind != HyperParameterKind::choice)
        point[k] = std::clamp(point[k] + step * DrawNormal(random), 0.0, 1.0);
    add(point);
  }
  return candidates;
}

std::vector<Values> MostPromising(const SearchState& state) {
  std::vector<Values> candidates = Candidates(state);
  if (candidates.empty()) return {};
  std::vector<Values> tried;
  tried.reserve(state.trials.size());
  for (const Trial& trial : state.trials) tried.push_back(trial.values);
  const RowMajor points = RowsOf(state.space, tried);
  const Eigen::VectorXd scores = Standardized(state.trials);
  const GaussianProcess process(points, scores,
                                LikeliestSimilarity(points, scores));
  const GaussianProcess::Prediction predicted =
      process.Predict(RowsOf(state.space, candidates));
  const double best = scores.maxCoeff();
  std::size_t chosen = 0;
  double most = -1;
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const auto at = static_cast<Eigen::Index>(i);
    const double gain = ExpectedImprovement(predicted.means[at],
                                            predicted.deviations[at], best);
    if (gain <= most) continue;
    most = gain;
    chosen = i;
  }
  return {std::move(candidates[chosen])};
}

std::vector<Values> Expect(const SearchState& state) {
  const std::size_t first =
      std::min(FirstTrials(state.space.size()), state.budget);
  const std::size_t done = state.trials.size();
  if (done >= first) return MostPromising(state);
  std::vector<Values> points = LatinHypercube(state, first);
  points.erase(points.begin(),
               points.begin() + static_cast<std::ptrdiff_t>(done));
  return points;
}

}  // namespace

extern const Words bayesian_words = {
    .name = {"Bayesian search", "贝叶斯搜索"},
    .short_name = {"Bayesian", "贝叶斯"},
    .synonyms = {"Bayesian optimization, Gaussian process, expected "
                 "improvement, EGO",
                 "贝叶斯优化, 高斯过程, 期望提升"},
    .meaning =
        {"A Gaussian process says of every point what score is expected "
         "there and how uncertain that is. The next trial is where the "
         "improvement on the best score is expected to be largest. It "
         "needs the fewest trials, and some milliseconds between them.",
         "高斯过程给出每一点的期望得分及其不确定程度，下一次试验取对当前最优"
         "得分的期望提升最大之处。所需试验最少，但每次之间需计算数毫秒。"},
    .latex = R"(\mathrm{EI}(x)=(\mu-f^*)\,\Phi(z)+\sigma\,\phi(z),\quad )"
             R"(z=\frac{\mu-f^*}{\sigma})",
    .symbols = {{R"(\mu,\ \sigma)",
                 {"mean and standard deviation of the process at x",
                  "过程在 x 处的均值与标准差"}},
                {"f^*", {"the best score so far", "目前的最优得分"}},
                {R"(\Phi,\ \phi)",
                 {"distribution and density of the standard normal",
                  "标准正态的分布函数与密度"}}},
    .references = {{sources::jones1998},
                   {sources::snoek2012},
                   {sources::rasmussen2006, "§2.2, §4.2.1"}},
    .remark = {"It begins with a Latin hypercube of 2d + 2 trials for d "
               "hyper-parameters. The similarity is Matérn’s with ν = 5/2; "
               "lengths and noise are the likeliest on a grid.",
               "d 个超参数时先按拉丁超立方试验 2d + 2 次。相似度取 ν = 5/2 的 "
               "Matérn 核，长度尺度与噪声取网格上似然最大者。"},
    .avoid_when =
        {"a trial takes milliseconds (random search is as good by then), or "
         "there are more than about twenty hyper-parameters",
         "每次试验只需毫秒（此时随机搜索同样好），或超参数超过二十个左右"},
};

extern const Strategy bayesian = {
    .id = "bayesian", .largest_budget = kLargestBudget, .propose = Expect};

}  // namespace melon::search
