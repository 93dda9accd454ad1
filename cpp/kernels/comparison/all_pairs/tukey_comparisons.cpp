#include "kernels/comparison/all_pairs/tukey_comparisons.h"

#include <cmath>
#include <cstddef>

#include "base/sum.h"
#include "kernels/comparison/all_pairs/contrast_moments.h"
#include "special/studentized_range.h"

namespace melon {
namespace {

constexpr std::size_t kMostAlgorithms = 1000;

/// What a difference of means is measured in.
struct Scale {
  /// Why there is nothing to compare; nullptr when there is.
  const Reason* obstacle = nullptr;
  /// √(MS/N), in units of `result_unit`.
  double unit = 0;
  double result_unit = 1;
  double degrees_of_freedom = 0;
};

const Reason* ObstacleOf(const RankedResults& table) {
  if (table.column_count < 2) return &reasons::too_few_algorithms;
  if (table.row_count < 2) return &reasons::too_few_data_sets;
  if (table.column_count > kMostAlgorithms) return &reasons::overflow;
  return nullptr;
}

Scale Nothing(const Reason& reason) {
  Scale scale;
  scale.obstacle = &reason;
  return scale;
}

Scale ScaleOf(const RankedResults& table) {
  if (const Reason* obstacle = ObstacleOf(table)) return Nothing(*obstacle);
  const ContrastMoments moments =
      MomentsOfContrasts(table.result, table.column_count);
  if (moments.no_variance) return Nothing(reasons::no_variance);
  const auto contrasts = static_cast<double>(moments.contrasts);
  return {.obstacle = nullptr,
          .unit = std::sqrt(moments.Trace() / contrasts / moments.row_count),
          .result_unit = moments.unit,
          .degrees_of_freedom = contrasts * (moments.row_count - 1)};
}

/// Means of the columns in a unit, each minus the first column: the levels of
/// the rows cost no digits.
std::vector<double> MeansOf(const RankedResults& table, double unit) {
  std::vector<double> means;
  for (std::size_t column = 0; column < table.column_count; ++column) {
    Sum sum;
    for (std::size_t row = 0; row < table.row_count; ++row)
      sum.Add((table.ResultOf(row, column) / unit) -
              (table.ResultOf(row, 0) / unit));
    means.push_back(sum.value() / static_cast<double>(table.row_count));
  }
  return means;
}

}  // namespace

std::vector<Value> TukeyPValues(const RankedResults& table) {
  const std::size_t k = table.column_count;
  std::vector<Value> p_values;
  if (k < 2) return p_values;
  const Scale scale = ScaleOf(table);
  if (scale.obstacle != nullptr) {
    p_values.assign(k * (k - 1) / 2, *scale.obstacle);
    return p_values;
  }
  StudentizedRange range(k, scale.degrees_of_freedom);
  const std::vector<double> means = MeansOf(table, scale.result_unit);
  p_values.reserve(k * (k - 1) / 2);
  for (std::size_t a = 0; a < k; ++a) {
    for (std::size_t b = a + 1; b < k; ++b) {
      p_values.emplace_back(
          range.Survival(std::abs(means[a] - means[b]) / scale.unit));
    }
  }
  return p_values;
}

void ShowTukey(const RankedResults& table, std::size_t a, std::size_t b,
               Working& working) {
  const Scale scale = ScaleOf(table);
  if (scale.obstacle != nullptr) return;
  const std::vector<double> means = MeansOf(table, scale.result_unit);
  const Term difference =
      working.Line(R"(\Delta)", (means[a] - means[b]) * scale.result_unit,
                   {"difference of the means", "均值之差"});
  const Term n = working.Line("N", static_cast<double>(table.row_count),
                              {"number of data sets", "数据集个数"});
  const Term k = working.Line("k", static_cast<double>(table.column_count),
                              {"number of algorithms", "算法个数"});
  const double error = scale.unit * scale.result_unit;
  const Term within =
      working.Line(R"(MS_{\text{within}})", error * error * n.value(),
                   {"mean square within, of the analysis of variance",
                    "方差分析的组内均方"});
  const Term df = working.Line(R"(\nu)", (n - 1) * (k - 1),
                               {"degrees of freedom", "自由度"});
  const Term q =
      working.Line("q", Absolute(difference) / Root(within / n),
                   {"in the unit of the studentized range", "学生化极差"});
  StudentizedRange range(table.column_count, scale.degrees_of_freedom);
  working.Result(Written(R"(P\left(Q_{#,\,#}\ge #\right))", {k, df, q},
                         range.Survival(q.value())));
}

Value TukeyDifference(const RankedResults& table, double alpha) {
  const Scale scale = ScaleOf(table);
  if (scale.obstacle != nullptr) return *scale.obstacle;
  StudentizedRange range(table.column_count, scale.degrees_of_freedom);
  return FiniteValue(range.UpperQuantile(alpha) * scale.unit *
                     scale.result_unit);
}

}  // namespace melon
