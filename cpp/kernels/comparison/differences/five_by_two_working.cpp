#include "kernels/comparison/differences/five_by_two_working.h"

#include <cstddef>

#include "kernels/comparison/differences/five_by_two.h"
#include "kernels/numbers/moment_working.h"

namespace melon {
namespace {

constexpr std::size_t kRuns = 5;

}  // namespace

std::optional<Term> ShowFiveByTwo(std::span<const double> difference,
                                  Working& working) {
  if (!SquaresFit(difference)) return std::nullopt;
  const FiveByTwo runs = FiveByTwoOf(difference);
  const auto variance = [&](std::size_t run) {
    const double distance = difference[2 * run] - difference[(2 * run) + 1];
    return distance * distance / 2;
  };
  working.Table({"the differences of the runs, their means and variances",
                 "各次运行的差值、均值与方差"},
                {"i", "d_i^{(1)}", "d_i^{(2)}", R"(\bar d_i)", "s_i^2"}, kRuns,
                [&](std::size_t run) -> WorkingRow {
                  const double one = difference[2 * run];
                  const double other = difference[(2 * run) + 1];
                  return {static_cast<double>(run + 1), one, other,
                          (one + other) / 2, variance(run)};
                });
  return working.Line("S", FoldedSum(R"(\sum_i s_i^2)", kRuns,
                                     [&](std::size_t run) {
                                       return Term("s_i^2", variance(run));
                                     },
                                     runs.squares * runs.unit * runs.unit));
}

}  // namespace melon
