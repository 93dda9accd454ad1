#include "tasks/comparison/control.h"

#include <algorithm>
#include <string>
#include <vector>

namespace melon {
namespace {

Problem UnknownControl(const std::string& name,
                       const std::vector<std::string>& algorithms) {
  constexpr std::size_t kShown = 12;
  std::string list;
  for (std::size_t i = 0; i < std::min(kShown, algorithms.size()); ++i)
    list.append(list.empty() ? "" : ", ").append(Shorten(algorithms[i], 30));
  if (algorithms.size() > kShown) list += ", …";
  return {.code = "unknown_control",
          .message = Fill({"No algorithm is called \"{0}\" (option control). "
                           "The algorithms are {1}.",
                           "没有名为“{0}”的算法（选项 control）。现有的算法："
                           "{1}。"},
                          {Shorten(name), list}),
          .value = name};
}

}  // namespace

std::optional<std::size_t> ControlOf(const Results& results,
                                     const Options& options) {
  const std::optional<std::string>& name = options.control;
  if (!name) return std::nullopt;
  const auto& all = results.algorithms;
  const auto found = std::find(all.begin(), all.end(), *name);
  if (found == all.end()) return std::nullopt;
  return static_cast<std::size_t>(found - all.begin());
}

std::optional<Problem> CheckControl(const Results& results,
                                    const Options& options) {
  if (!options.control || ControlOf(results, options)) return std::nullopt;
  return UnknownControl(*options.control, results.algorithms);
}

}  // namespace melon
