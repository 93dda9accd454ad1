#include "kernels/comparison/adjustment/ladder_working.h"

#include <algorithm>
#include <utility>

#include "base/sorted_indices.h"

namespace melon {
namespace {

std::vector<std::size_t> AscendingOrder(std::span<const double> p_values) {
  return SortedIndices(p_values.size(), [&](std::size_t a, std::size_t b) {
    return p_values[a] < p_values[b];
  });
}

std::string NameOf(const Ladder& ladder, std::size_t comparison) {
  const bool is_named = comparison < ladder.names.size();
  return is_named ? ladder.names[comparison] : std::to_string(comparison + 1);
}

/// The places that a table shows: all, or of many the first ones, those around
/// one of them, and the last.
std::vector<std::size_t> Around(std::size_t place, std::size_t count) {
  constexpr std::size_t kMost = 12;
  constexpr std::size_t kFirst = 6;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < count; ++i) {
    const bool is_near = i + 1 >= place && i <= place + 1;
    if (count <= kMost || i < kFirst || is_near || i + 1 == count)
      places.push_back(i);
  }
  return places;
}

/// A step procedure as it goes through the p-values: what each becomes by
/// itself, and all together; by place, the smallest p-value first.
class Steps {
 public:
  Steps(const Ladder& ladder, RungTerm rung)
      : ladder_(ladder),
        rung_(rung),
        order_(AscendingOrder(ladder.p_values)),
        shown_(static_cast<std::size_t>(
            std::find(order_.begin(), order_.end(), ladder.place) -
            order_.begin())) {
    for (std::size_t i = 0; i < order_.size(); ++i)
      alone_.push_back(RungAt(i).value());
  }

  [[nodiscard]] const std::vector<double>& alone() const { return alone_; }
  [[nodiscard]] std::size_t shown() const { return shown_; }

  [[nodiscard]] Term RungAt(std::size_t place) const {
    return rung_(Term("p_{(i)}", ladder_.p_values[order_[place]]),
                 Term("i", static_cast<double>(place + 1)),
                 Term("m", static_cast<double>(order_.size())));
  }

  /// The rungs, and the one that is shown by itself.
  Term Begin(const std::vector<double>& together, Working& working) const {
    const std::vector<std::size_t> rungs = Around(shown_, order_.size());
    working.Table(
        {"the p-values from the smallest on: what each becomes by itself, and "
         "all together",
         "由小到大排列的 p 值：各自单独调整，以及一并调整"},
        {"i", "", "p_{(i)}", "p'_{(i)}", R"(\tilde p_{(i)})"}, rungs.size(),
        [&](std::size_t row) -> WorkingRow {
          const std::size_t i = rungs[row];
          return {static_cast<double>(i + 1), NameOf(ladder_, order_[i]),
                  ladder_.p_values[order_[i]], alone_[i], together[i]};
        });
    working.Line("i", static_cast<double>(shown_ + 1),
                 {"the comparison’s place", "该比较的位次"});
    working.Line("m", static_cast<double>(order_.size()),
                 {"number of comparisons", "比较的次数"});
    return working.Line("p'_{(i)}", RungAt(shown_), {"by itself", "单独调整"});
  }

 private:
  const Ladder& ladder_;
  RungTerm rung_;
  std::vector<std::size_t> order_;
  std::size_t shown_;
  std::vector<double> alone_;
};

}  // namespace

void ShowLadder(const Ladder& ladder, std::span<const Value> adjusted,
                Working& working) {
  const std::vector<std::size_t> order = AscendingOrder(ladder.p_values);
  const auto shown = static_cast<std::size_t>(
      std::find(order.begin(), order.end(), ladder.place) - order.begin());
  const std::vector<std::size_t> rungs = Around(shown, order.size());
  working.Table({"the p-values from the smallest on, and adjusted",
                 "由小到大排列的 p 值及调整后的值"},
                {"i", "", "p_{(i)}", R"(\tilde p_{(i)})"}, rungs.size(),
                [&](std::size_t row) -> WorkingRow {
                  const std::size_t i = order[rungs[row]];
                  return {static_cast<double>(rungs[row] + 1),
                          NameOf(ladder, i), ladder.p_values[i],
                          adjusted[i].number()};
                });
}

void ShowStepDown(const Ladder& ladder, RungTerm rung, Working& working) {
  const Steps steps(ladder, rung);
  std::vector<double> together;
  double largest = 0;
  for (const double alone : steps.alone())
    together.push_back(largest = std::min(1.0, std::max(largest, alone)));
  const Term own = steps.Begin(together, working);
  const std::size_t shown = steps.shown();
  if (shown == 0) {
    working.Result(Smaller(1, own));
    return;
  }
  working.Result(Smaller(
      1, Larger(Term(R"(\tilde p_{(i-1)})", together[shown - 1]), own)));
}

void ShowStepUp(const Ladder& ladder, RungTerm rung, Working& working) {
  const Steps steps(ladder, rung);
  const std::vector<double>& alone = steps.alone();
  std::vector<double> together(alone.size());
  double smallest = 1;
  for (std::size_t i = alone.size(); i > 0; --i)
    together[i - 1] = smallest = std::min(smallest, alone[i - 1]);
  const Term own = steps.Begin(together, working);
  const std::size_t next = steps.shown() + 1;
  working.Result(Smaller(
      next < together.size() ? Term(R"(\tilde p_{(i+1)})", together[next]) : 1,
      own));
}

}  // namespace melon
