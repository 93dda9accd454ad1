#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "curves/curve.h"

namespace melon::curves {
namespace {

constexpr Reason kNoBar{
    "no_bar", {"a class without a case has no bar", "没有样例的类没有条形"}};
constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases, &kNoBar};
constexpr double kFewestBins = 10;
constexpr double kMostBins = 60;

/// The lowest score with at least `share` of the weight at or below it.
double Quantile(const ScoreGroups& groups, double share) {
  Sum below;
  for (std::size_t i = groups.score.size(); i-- > 0;) {
    below.Add(groups.positive[i] + groups.negative[i]);
    if (below.value() >= share * groups.total()) return groups.score[i];
  }
  return groups.score.front();
}

/// Freedman & Diaconis: bins of width 2·IQR/∛n, within kFewestBins and
/// kMostBins.
double WantedBins(const ScoreGroups& groups, double low, double high) {
  const double spread =
      (Quantile(groups, 0.75) / 2) - (Quantile(groups, 0.25) / 2);
  const double extent = (high / 2) - (low / 2);
  const double bins = extent * std::cbrt(groups.total()) / (2 * spread);
  return spread > 0 ? std::clamp(std::ceil(bins), kFewestBins, kMostBins)
                    : kMostBins;
}

/// Edges are multiples of a width of one digit, or 2.5, times a power of ten.
struct Grid {
  double first = 0;
  double last = 0;
  double width = 1;

  [[nodiscard]] double count() const { return last - first; }
  [[nodiscard]] double edge(double index) const {
    // The reciprocal of such a width below 1 is whole: the quotient is the
    // double that the decimal fraction reads as.
    return width >= 1 ? index * width : index / std::round(1 / width);
  }
};

Grid MakeGrid(double low, double high, double width) {
  Grid grid{0, 0, width};
  grid.first = std::floor(low / width);
  grid.last = std::ceil(high / width);
  while (grid.edge(grid.first) > low) --grid.first;
  while (grid.edge(grid.first + 1) <= low) ++grid.first;
  while (grid.edge(grid.last) < high) ++grid.last;
  while (grid.edge(grid.last - 1) >= high) --grid.last;
  return grid;
}

/// Beyond these, multiples of a decimal width are no longer exact enough, and
/// equal parts will do.
bool FitsGrid(double low, double high) {
  const double extent = high - low;
  const double largest = std::max(std::abs(low), std::abs(high));
  return extent > 1e-12 && largest < 1e15 && extent > 1e-9 * largest;
}

std::vector<double> EqualParts(double low, double high) {
  std::vector<double> edges;
  for (double k = 0; k <= kFewestBins; ++k) {
    edges.push_back((low * (1 - (k / kFewestBins))) +
                    (high * (k / kFewestBins)));
  }
  edges.front() = low;
  edges.back() = high;
  return edges;
}

/// The edges of the bins, ascending, around every score that has weight.
std::vector<double> Edges(const ScoreGroups& groups) {
  const auto has_weight = [&groups](std::size_t i) {
    return groups.positive[i] + groups.negative[i] > 0;
  };
  std::size_t first = 0;
  std::size_t last = groups.score.size() - 1;
  while (!has_weight(first)) ++first;
  while (!has_weight(last)) --last;
  const double low = groups.score[last];
  const double high = groups.score[first];
  if (low == high) return {low, high};
  if (!FitsGrid(low, high)) return EqualParts(low, high);
  const double wanted = WantedBins(groups, low, high);
  const double power =
      std::pow(10, std::floor(std::log10((high - low) / wanted)));
  Grid best;
  double best_distance = std::numeric_limits<double>::infinity();
  for (const double digit : {0.5, 1.0, 2.0, 2.5, 5.0, 10.0}) {
    const Grid grid = MakeGrid(low, high, digit * power);
    const double distance = std::abs(std::log(grid.count() / wanted));
    if (grid.count() >= kFewestBins && grid.count() <= kMostBins &&
        distance < best_distance) {
      best = grid;
      best_distance = distance;
    }
  }
  if (std::isinf(best_distance)) return EqualParts(low, high);
  std::vector<double> edges;
  for (double k = best.first; k <= best.last; ++k)
    edges.push_back(best.edge(k));
  return edges;
}

/// One bar for each bin: its share of the class. A bin includes its lower edge,
/// the last one both.
Series Histogram(std::string_view name, const ScoreGroups& groups,
                 std::span<const double> class_weight, double total,
                 const std::vector<double>& edges) {
  Series bars = MakeSeries(name, {"bin_low", "share", "bin_high", "weight"},
                           edges.size(), Shape::bars);
  std::size_t i = groups.score.size();
  for (std::size_t bin = 0; bin + 1 < edges.size(); ++bin) {
    const bool is_last = bin + 2 == edges.size();
    Sum weight;
    while (i > 0 && (is_last || groups.score[i - 1] < edges[bin + 1])) {
      weight.Add(class_weight[--i]);
    }
    bars.AddRow(
        {edges[bin], weight.value() / total, edges[bin + 1], weight.value()});
  }
  return bars;
}

CurveData Compute(const ScoreGroups& groups, const Parameters& /*parameters*/) {
  const std::vector<double> edges = Edges(groups);
  CurveData data;
  if (groups.total_positive > 0) {
    data.series.push_back(Histogram("positive", groups, groups.positive,
                                    groups.total_positive, edges));
  }
  if (groups.total_negative > 0) {
    data.series.push_back(Histogram("negative", groups, groups.negative,
                                    groups.total_negative, edges));
  }
  return data;
}

/// The bar that has the score, or the one nearest to it.
std::size_t BarAt(const Series& bars, double score) {
  const std::vector<double>& ends = bars.columns[2].second;
  std::size_t bar = 0;
  while (bar + 1 < ends.size() && score >= ends[bar]) ++bar;
  return bar;
}

/// The bars of a class; none of one without a case.
std::optional<Series> BarsOf(const ScoreGroups& groups,
                             std::string_view series) {
  const bool is_negative = series == "negative";
  const double total =
      is_negative ? groups.total_negative : groups.total_positive;
  if (total == 0) return std::nullopt;
  return Histogram(is_negative ? "negative" : "positive", groups,
                   is_negative ? groups.negative : groups.positive, total,
                   Edges(groups));
}

CurvePoint PointAt(const ScoreGroups& groups, const Parameters& /*parameters*/,
                   const CurvePlace& place) {
  const std::optional<Series> bars = BarsOf(groups, place.series);
  if (!bars) return {kNoBar, kNoBar};
  const std::size_t bar = BarAt(*bars, place.x);
  return {bars->columns[0].second[bar], bars->columns[1].second[bar]};
}

void Show(const ScoreGroups& groups, const Parameters& /*parameters*/,
          const CurvePlace& place, Working& working) {
  const std::optional<Series> bars = BarsOf(groups, place.series);
  if (!bars) return;
  const std::size_t bar = BarAt(*bars, place.x);
  const bool is_negative = place.series == "negative";
  working.Line("u", bars->columns[2].second[bar],
               {"upper edge of the bin", "该组的上界"});
  working.Give("x", "l", bars->columns[0].second[bar],
               {"lower edge of the bin", "该组的下界"});
  working.Give(
      "y", "h",
      Term("k", bars->columns[3].second[bar]) /
          Term("n",
               is_negative ? groups.total_negative : groups.total_positive),
      {"cases of the class whose score lies there, of all of the class",
       "该类中得分落在组内的样例数，除以该类样例总数"});
}

}  // namespace

extern const Words score_histogram_words = {
    .name = {"Score histogram by class", "各类得分直方图"},
    .short_name = {"Scores", "得分分布"},
    .meaning =
        {"How the scores of truly positive and truly negative cases are "
         "spread. Where the two overlap, every threshold makes mistakes.",
         "真实正例与真实反例的得分分布。两者重叠之处，任何阈值都会出错。"},
    .latex = R"(h = 2\,\frac{\mathrm{IQR}}{\sqrt[3]{n}})",
    .symbols = {{"h", {"the width of a bin", "箱宽"}},
                {R"(\mathrm{IQR})",
                 {"the interquartile range of the scores", "得分的四分位距"}},
                symbols::kCases},
    .references = {{sources::freedman1981, "(width of the bins)"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Each class sums to 1. Both share the bins: 10 to 60 of them with "
         "round edges. A bin includes its lower edge, the last one both.",
         "每一类的总和为 1。两类共用 10 至 60 个边界为整齐数的组。每组含左边"
         "界，最后一组两端都含。"},
    .avoid_when = {"classes are of very different size: each sums to 1, so "
                   "that heights do not tell how many cases there are",
                   "两类样例数悬殊：各类总和均为 1，高度不代表样例个数"},
};

extern const Curve score_histogram = {
    .id = "score_histogram",
    .box = {.x_low = std::numeric_limits<double>::quiet_NaN(),
            .x_high = std::numeric_limits<double>::quiet_NaN(),
            .y_high = std::numeric_limits<double>::quiet_NaN()},
    .compute = Compute,
    .undefined = UndefinedWithoutCases,
    .point = {PointAt, Show},
};

}  // namespace melon::curves
