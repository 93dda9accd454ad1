#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

#include "base/bibliography.h"
#include "kernels/search/search_space.h"
#include "search/strategy.h"

namespace melon::search {
namespace {

/// The hyper-parameter that gets one more level: of those with the fewest the
/// first, choices before numbers. None where no further level fits.
std::optional<std::size_t> NextToGrow(SearchSpace space,
                                      const std::vector<std::size_t>& levels,
                                      std::size_t budget) {
  std::size_t product = 1;
  for (const std::size_t count : levels) product *= count;
  std::optional<std::size_t> chosen;
  for (std::size_t i = 0; i < space.size(); ++i) {
    const std::size_t most = LevelCount(*space[i]);
    const bool is_full = most > 0 && levels[i] >= most;
    if (is_full || product / levels[i] * (levels[i] + 1) > budget) continue;
    if (!chosen) {
      chosen = i;
      continue;
    }
    const auto is_choice = [&](std::size_t at) {
      return space[at]->kind == HyperParameterKind::choice;
    };
    const bool is_better = is_choice(i) == is_choice(*chosen)
                               ? levels[i] < levels[*chosen]
                               : is_choice(i);
    if (is_better) chosen = i;
  }
  return chosen;
}

std::vector<std::size_t> LevelsOf(SearchSpace space, std::size_t budget) {
  std::vector<std::size_t> levels(space.size(), 1);
  while (const auto next = NextToGrow(space, levels, budget)) ++levels[*next];
  return levels;
}

/// One of several levels, from end to end; a single one is in the middle.
double LevelAt(const HyperParameter& parameter, std::size_t level,
               std::size_t count) {
  const std::size_t all = LevelCount(parameter);
  if (parameter.kind == HyperParameterKind::choice && count == 1)
    return LevelValue(parameter, 0);
  const double unit =
      count == 1 ? 0.5
                 : static_cast<double>(level) / static_cast<double>(count - 1);
  if (all == 0) return ValueAt(parameter, unit);
  return LevelValue(parameter, static_cast<std::size_t>(std::round(
                                   unit * static_cast<double>(all - 1))));
}

std::vector<std::vector<double>> GridPoints(const SearchState& state) {
  const std::vector<std::size_t> levels = LevelsOf(state.space, state.budget);
  std::size_t product = 1;
  for (const std::size_t count : levels) product *= count;
  std::vector<std::vector<double>> points;
  points.reserve(product);
  std::set<std::vector<double>> different;
  for (std::size_t t = 0; t < product; ++t) {
    std::vector<double> values(levels.size());
    std::size_t rest = t;
    for (std::size_t i = levels.size(); i-- > 0;) {
      values[i] = LevelAt(*state.space[i], rest % levels[i], levels[i]);
      rest /= levels[i];
    }
    values = WithoutWhatDoesNotCount(state.space, std::move(values));
    if (different.insert(values).second) points.push_back(std::move(values));
  }
  const std::size_t done = std::min(state.trials.size(), points.size());
  points.erase(points.begin(),
               points.begin() + static_cast<std::ptrdiff_t>(done));
  return points;
}

}  // namespace

extern const Words grid_words = {
    .name = {"Grid search", "网格搜索"},
    .synonyms = {"GridSearchCV, parameter sweep", "格点搜索"},
    .meaning =
        {"Every combination of a few levels of each hyper-parameter, "
         "from one end of its range to the other. There are as many "
         "levels as the budget allows, so the grid may end before it. "
         "Trials grow with the power of the hyper-parameters, also of "
         "those that do not matter.",
         "尝试各超参数若干水平的全部组合，水平由范围的一端排到另一端。水平"
         "数取预算所容许的最大值，故试验可能少于预算。试验次数随超参数个数"
         "呈指数增长，不重要的超参数也计入其中。"},
    .latex = R"(\prod_{j=1}^{d}n_j\le B)",
    .symbols = {{"n_j",
                 {"the number of levels of hyper-parameter j",
                  "第 j 个超参数的水平数"}},
                {"d", {"the number of hyper-parameters", "超参数个数"}},
                {"B", {"the budget", "预算"}}},
    .references = {{sources::bergstra2012}},
    .remark = {"All levels of a choice come first, then the others get more "
               "levels in turn.",
               "先取尽各选项的水平，其余超参数再轮流增加水平。"},
    .avoid_when =
        {"there are more than two or three hyper-parameters: trials grow as a "
         "power, and few values of each are tried (Bergstra & Bengio 2012)",
         "超参数多于两三个：试验数按幂增长，而每个只试到几个值（Bergstra 与 "
         "Bengio 2012）"},
};

extern const Strategy grid = {.id = "grid", .propose = GridPoints};

}  // namespace melon::search
