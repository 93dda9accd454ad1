#include "tasks/comparison/row_measures.h"

#include <string>

#include "roles/names/metric_names.h"

namespace melon {

std::optional<Problem> MixedMeasures(const Results& results,
                                     const Options& options) {
  if (results.are_ranks || options.higher_is_better) return std::nullopt;
  const std::string* lower = nullptr;
  const std::string* higher = nullptr;
  bool all = true;
  bool in_brackets = true;
  for (const std::string& name : results.datasets) {
    const RowMeasure measure = MeasureOfRow(name);
    all = all && measure.higher_is_better;
    if (!measure.higher_is_better) continue;
    in_brackets = in_brackets && measure.in_brackets;
    const std::string*& first = *measure.higher_is_better ? higher : lower;
    if (first == nullptr) first = &name;
  }
  // A word of one data set's name may be no measure.
  if (lower == nullptr || higher == nullptr || !(all || in_brackets))
    return std::nullopt;
  return Problem{
      .code = "mixed_measures",
      .message = Fill(
          {"By their names lower results are better on \"{0}\" and higher ones "
           "on \"{1}\": they cannot be ranked together. Give the same measure "
           "for all data sets, or give the errors with a minus sign and say "
           "that higher is better (higher_is_better=true).",
           "从名称看，“{0}”的结果越低越好，“{1}”的结果越高越好：不能一起排"
           "序。请对所有数据集使用同一方向的指标，或给误差加上负号，并指定越高"
           "越好（higher_is_better=true）。"},
          {Shorten(*lower), Shorten(*higher)}),
      .value = *lower};
}

}  // namespace melon
