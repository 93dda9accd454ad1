#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/sorted_indices.h"
#include "base/symbols.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

struct Point {
  double place;
  double p_value;
};

/// Whether b lies on or above the line from a to c, which are on both sides of
/// it.
bool Above(const Point& a, const Point& b, const Point& c) {
  return (b.p_value - a.p_value) * (c.place - a.place) >=
         (c.p_value - a.p_value) * (b.place - a.place);
}

/// The lower hull of the sorted p-values over their places, grown from the
/// largest place down.
class LowerHull {
 public:
  void Add(Point point) {
    while (hull_.size() > 1 &&
           Above(point, hull_.back(), hull_[hull_.size() - 2])) {
      hull_.pop_back();
    }
    hull_.push_back(point);
  }

  /// The smallest slope of a line from (place, 0) to a point of the hull, all
  /// of which lie to its right. Along the hull the slope falls, then rises.
  [[nodiscard]] double SmallestSlope(double place) const {
    std::size_t low = 0;
    std::size_t high = hull_.size() - 1;
    while (low < high) {
      const std::size_t middle = (low + high) / 2;
      if (Slope(middle, place) <= Slope(middle + 1, place)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return Slope(low, place);
  }

 private:
  [[nodiscard]] double Slope(std::size_t i, double place) const {
    return hull_[i].p_value / (hull_[i].place - place);
  }

  /// By descending place.
  std::vector<Point> hull_;
};

/// For i = 1 … m, the level below which Simes’ test does not reject that the i
/// hypotheses with the largest p-values are all true, nor any of more
/// hypotheses: max over i' ≥ i of min over j of i' p₍ₘ₋ᵢ'₊ⱼ₎/j. A last 0 for
/// m + 1.
std::vector<double> SimesLevels(const std::vector<double>& sorted) {
  const std::size_t count = sorted.size();
  std::vector<double> levels(count + 2);
  LowerHull hull;
  for (std::size_t i = 1; i <= count; ++i) {
    const std::size_t before = count - i;
    hull.Add({static_cast<double>(before + 1), sorted[before]});
    levels[i] = static_cast<double>(i) *
                hull.SmallestSlope(static_cast<double>(before));
  }
  for (std::size_t i = count; i > 0; --i)
    levels[i] = std::max(levels[i], levels[i + 1]);
  return levels;
}

/// A hypothesis is rejected at α when h p ≤ α, h being the largest number of
/// hypotheses that Simes’ test does not reject at α. As α grows h falls, so the
/// smallest such α is where h p passes the level of h + 1.
std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t /*algorithms*/) {
  const std::size_t count = p_values.size();
  const std::vector<std::size_t> order = SortedIndices(
      count,
      [&](std::size_t a, std::size_t b) { return p_values[a] < p_values[b]; });
  std::vector<double> sorted;
  sorted.reserve(count);
  for (const std::size_t i : order) sorted.push_back(p_values[i]);
  const std::vector<double> levels = SimesLevels(sorted);
  std::vector<double> adjusted(count);
  std::size_t h = count;
  for (std::size_t place = 0; place < count; ++place) {
    const double p_value = sorted[place];
    while (h > 0 && static_cast<double>(h - 1) * p_value >= levels[h]) --h;
    const double at_h =
        std::max(static_cast<double>(h) * p_value, levels[h + 1]);
    adjusted[order[place]] = std::min({1.0, at_h, h > 0 ? levels[h] : 1.0});
  }
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  const std::vector<Value> adjusted =
      Adjust(ladder.p_values, ladder.algorithms);
  ShowLadder(ladder, adjusted, working);
  const Term p = working.Line("p", ladder.p_values[ladder.place]);
  working.Result(Written(R"(\min\{\alpha:\,h(\alpha)\cdot #\le\alpha\})", {p},
                         adjusted[ladder.place].number()));
}

}  // namespace

extern const Words hommel_words = {
    .name = {"Hommel’s procedure", "Hommel 校正"},
    .short_name = {"Hommel", "Hommel"},
    .synonyms = {"closed testing with Simes’ test",
                 "基于 Simes 检验的封闭检验"},
    .meaning =
        {"A hypothesis is rejected when Simes’ test rejects every set of "
         "hypotheses that contains it. h is the largest number of "
         "hypotheses that Simes’ test does not reject together at level "
         "α. It rejects at least as much as Hochberg’s procedure, and is valid "
         "when the tests are independent or positively dependent.",
         "若包含某假设的每个假设集合都被 Simes "
         "检验拒绝，则拒绝该假设。h 为在水平 α 下 Simes "
         "检验不能一并拒绝的假设的最大个数。检出的差异不少于 Hochberg "
         "法，在各检验独立或正相关时成立。"},
    .latex =
        R"(\tilde p_i=\min\{\alpha:h(\alpha)\,p_i\le\alpha\},\quad h(\alpha)=\max\Bigl\{i:\,p_{(m-i+j)}>\frac{j\alpha}{i}\ \text{for}\ j=1,\dots,i\Bigr\})",
    .symbols = {symbols::kPAdjusted,
                symbols::kPRaw,
                symbols::kPOrdered,
                symbols::kComparisons,
                symbols::kAlpha,
                {R"(h(\alpha))",
                 {"the size of the largest set of hypotheses that Simes’ test "
                  "does not reject",
                  "Simes 检验不拒绝的最大一组假设的个数"}}},
    .references = {{sources::hommel1988}, {sources::meijer2019}},
    .remark = {"All pairs of algorithms are not known to meet the condition on "
               "dependence; Shaffer’s and Bergmann and Hommel’s procedures "
               "need none.",
               "算法两两比较未证明满足该相关条件；Shaffer 法与 Bergmann–Hommel "
               "法无需条件。"},
    .avoid_when = {"the dependence of the tests is not known, as for all pairs "
                   "of algorithms: Shaffer’s and Bergmann–Hommel’s procedures "
                   "need no condition",
                   "各检验的相关性未知（如所有算法对）：Shaffer 与 "
                   "Bergmann–Hommel 方法不需要条件"},
};

extern const PostHoc hommel = {
    .id = "hommel", .adjust = Adjust, .show_adjusted = Show};

}  // namespace melon::post_hoc
