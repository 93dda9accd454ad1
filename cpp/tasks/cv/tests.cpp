#include "tasks/cv/tests.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "base/reasons.h"
#include "hypothesis/test.h"
#include "kernels/comparison/adjustment/holm.h"

namespace melon {
namespace {

/// Of pairs beside those with the control, which no report has.
constexpr Reason kNotCompared{"not_compared",
                              {"neither is the control", "两者都不是对照"}};

/// Holm's adjustment of the p-values in one column over all pairs that are
/// compared; of others there is none.
std::vector<Value> AdjustedColumn(const CvData& data, const PairTable& pairs,
                                  std::size_t place) {
  std::vector<Value> compared;
  for (const PairTable::Row& row : pairs.rows) {
    if (data.Compares(row.a, row.b)) compared.push_back(row.values[place]);
  }
  const std::size_t family = compared.size();
  compared = HolmAdjust(std::move(compared), family);
  std::vector<Value> column;
  std::size_t next = 0;
  for (const PairTable::Row& row : pairs.rows) {
    const bool is_compared = data.Compares(row.a, row.b);
    column.push_back(is_compared ? compared[next++] : Value(kNotCompared));
  }
  return column;
}

const Test& CorrectedTest() {
  const auto tests = Tests();
  return **std::find_if(tests.begin(), tests.end(), [](const Test* test) {
    return test->id == "corrected_t_test";
  });
}

/// The corrected test of one learner's mean: its limits, and against the target
/// its statistic.
void AddCorrected(const CvData& data, std::vector<double> column,
                  const Parameters& parameters,
                  std::vector<std::pair<std::string, Value>>& values) {
  const auto test = [&] {
    return CorrectedTest().from_folds(
        {.difference = column, .test_train_ratio = data.test_train_ratio},
        parameters);
  };
  const KeyValues mean = test();
  for (double& value : column) value -= data.target;
  const KeyValues distance = std::isnan(data.target) ? mean : test();
  for (std::size_t i = 0; i < mean.size(); ++i) {
    const auto& [key, value] = mean[i];
    const bool tests_target = key == "corrected_t" || key == "corrected_t_p";
    if (!tests_target) {
      values.emplace_back(key, value);
    } else if (std::isnan(data.target) && value.defined()) {
      values.emplace_back(key, reasons::no_eps0);
    } else {
      values.emplace_back(key, distance[i].second);
    }
  }
}

}  // namespace

WorkedOut<KeyValues> WorkCorrected(const CvData& data,
                                   std::span<const double> column,
                                   const Parameters& parameters) {
  return CorrectedTest().from_folds.WorkOut(
      {.difference = column, .test_train_ratio = data.test_train_ratio},
      parameters);
}

CvFindings FindCv(const CvData& data, const Options& options) {
  Parameters parameters = options.ToParameters();
  parameters.eps0 = data.target;
  CvFindings findings;
  for (std::size_t i = 0; i < data.results.column_count(); ++i) {
    const std::vector<double> column = data.results.ColumnOf(i);
    auto& values = findings.learners.emplace_back();
    values.emplace_back("n", static_cast<double>(column.size()));
    for (const Test* test : Tests()) {
      if (test->from_sample == nullptr) continue;
      for (const auto& [key, value] :
           test->from_sample({.value = column}, parameters))
        values.emplace_back(key, value);
    }
    AddCorrected(data, column, parameters, values);
  }
  const FoldDifferences design = data.Design();
  const bool detailed = IsDetailed(data.results.column_count());
  findings.pairs = ComparePairs(
      data.results, {.design = &design, .all = detailed}, parameters);
  for (const std::size_t place : findings.pairs.p_values) {
    findings.adjusted.emplace_back(findings.pairs.keys[place] + "_holm",
                                   AdjustedColumn(data, findings.pairs, place));
  }
  return findings;
}

}  // namespace melon
