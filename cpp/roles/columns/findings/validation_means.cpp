#include "roles/columns/findings/validation_means.h"

#include <algorithm>
#include <string_view>

#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"

namespace melon {

std::optional<Problem> ValidationMeans(const Table& table) {
  const auto any = [&table](auto is) {
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [&is](const Column& column) { return is(column.name); });
  };
  constexpr auto kIsOfSearch = [](std::string_view name) {
    return name == "params" || Frames(name, "param_", "") ||
           Frames(name, "rank_test_", "") || Frames(name, "std_test_", "");
  };
  const auto mean = std::find_if(table.columns.begin(), table.columns.end(),
                                 [](const Column& column) {
                                   return Frames(column.name, "mean_test_", "");
                                 });
  if (mean == table.columns.end() || !any(kIsOfSearch) || any(IsSplitName))
    return std::nullopt;
  return Problem{
      .code = "cv_results_without_splits",
      .message = Fill(
          {"This looks like cv_results_ of scikit-learn with the means alone, "
           "such as \"{0}\". A comparison needs the score of each fold: keep "
           "the columns split0_test_…, split1_test_… of cv_results_.",
           "这像是 scikit-learn 的 cv_results_，但只有均值（如“{0}”）。比较需要"
           "每一折的得分：请保留 cv_results_ 的 split0_test_…、split1_test_… 各"
           "列。"},
          {mean->name}),
      .column = mean->name};
}

}  // namespace melon
