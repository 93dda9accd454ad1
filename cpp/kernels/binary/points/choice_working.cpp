#include "kernels/binary/points/choice_working.h"

#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

#include "kernels/binary/points/envelope_working.h"
#include "kernels/binary/points/operating_points.h"

namespace melon {
namespace {

/// Thresholds that are shown on either side of the chosen one.
constexpr std::size_t kBeside = 2;

struct Neighbourhood {
  std::vector<OperatingPoint> points = {};
  /// Place of the one that is chosen.
  std::size_t chosen = 0;
};

Neighbourhood Around(const ScoreGroups& groups, double threshold) {
  Neighbourhood around;
  bool is_found = false;
  VisitThresholds(groups, [&](const OperatingPoint& point) {
    std::vector<OperatingPoint>& points = around.points;
    if (is_found && points.size() > around.chosen + kBeside) return;
    points.push_back(point);
    if (is_found) return;
    is_found = point.threshold == threshold;
    if (!is_found && points.size() > kBeside) points.erase(points.begin());
    if (is_found) around.chosen = points.size() - 1;
  });
  return around;
}

}  // namespace

void ShowChoice(const ScoreGroups& groups, double threshold,
                std::string_view name,
                FunctionView<Term(const CountTerms&)> criterion,
                Working& working) {
  const Neighbourhood around = Around(groups, threshold);
  const std::vector<OperatingPoint>& points = around.points;
  const std::size_t chosen = around.chosen;
  const auto value_at = [&](std::size_t place) {
    return criterion(CountTerms(points[place].counts, place == chosen));
  };
  const std::string sign(name);
  working.Table(
      {"the chosen threshold and those next to it", "所选阈值及其相邻阈值"},
      {"t", "TP", "FP", "FN", "TN", sign + "(t)"}, points.size(),
      [&](std::size_t place) {
        const Counts& counts = points[place].counts;
        return WorkingRow{ThresholdCell(points[place].threshold),
                          counts.true_positive,
                          counts.false_positive,
                          counts.false_negative,
                          counts.true_negative,
                          value_at(place).value()};
      });
  working.Line("t", threshold, {"the chosen threshold", "所选阈值"});
  const auto show = [&](std::size_t place, std::string_view index,
                        const Text& title) {
    const Term value = value_at(place);
    if (std::isfinite(value.value()))
      working.Line(sign + "(t_" + std::string(index) + ')', value, title);
  };
  if (chosen > 0) {
    show(chosen - 1, "+",
         {"at the next higher threshold", "在相邻的较高阈值处"});
  }
  if (chosen + 1 < points.size()) {
    show(chosen + 1, "-",
         {"at the next lower threshold", "在相邻的较低阈值处"});
  }
  working.Result(value_at(chosen));
}

}  // namespace melon
