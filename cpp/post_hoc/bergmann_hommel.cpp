#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "post_hoc/post_hoc.h"

namespace melon::post_hoc {
namespace {

/// There are 21,147 ways to group nine algorithms, and more than five times as
/// many with each further one.
constexpr std::size_t kMostAlgorithms = 9;
constexpr Reason kTooManyAlgorithms{
    "too_many_algorithms_for_exhaustive_sets",
    {"more than nine algorithms: there are too many sets of hypotheses that "
     "can be true together; Shaffer’s procedure serves",
     "算法多于 9 种：可同时为真的假设集合太多，可用 Shaffer 法"}};
constexpr const Reason* kUndefinedWhen[] = {&kTooManyAlgorithms};

/// Goes through all ways to group the algorithms into equals. The pairs within
/// groups are a set of hypotheses that can be true together while no other is:
/// an exhaustive set. Each pair gets the largest of size × smallest p-value
/// over the sets that it belongs to.
class ExhaustiveSets {
 public:
  ExhaustiveSets(std::span<const double> p_values, std::size_t algorithms)
      : p_values_(p_values),
        algorithms_(algorithms),
        group_(algorithms),
        adjusted_(p_values.size()),
        deciding_(p_values.size()) {}

  std::vector<double> Adjust() {
    Assign(0, 0);
    return adjusted_;
  }

  /// A set of hypotheses: how many, and the smallest p-value among them.
  struct Set {
    double size = 0;
    double smallest = 0;
  };
  /// After Adjust: the first set that makes a pair’s p-value as large as it is.
  [[nodiscard]] const Set& DecidingFor(std::size_t pair) const {
    return deciding_[pair];
  }

 private:
  void Assign(std::size_t algorithm, std::size_t groups) {
    if (algorithm == algorithms_) {
      Judge();
      return;
    }
    for (std::size_t group = 0; group <= groups; ++group) {
      group_[algorithm] = group;
      Assign(algorithm + 1, std::max(groups, group + 1));
    }
  }

  template <class Visit>
  void ForEachPairWithin(const Visit& visit) const {
    std::size_t pair = 0;
    for (std::size_t a = 0; a < algorithms_; ++a) {
      for (std::size_t b = a + 1; b < algorithms_; ++b, ++pair)
        if (group_[a] == group_[b]) visit(pair);
    }
  }

  void Judge() {
    double size = 0;
    double smallest = 1;
    ForEachPairWithin([&](std::size_t pair) {
      ++size;
      smallest = std::min(smallest, p_values_[pair]);
    });
    const double together = std::min(1.0, size * smallest);
    ForEachPairWithin([&](std::size_t pair) {
      if (together > adjusted_[pair] || deciding_[pair].size == 0)
        deciding_[pair] = {size, smallest};
      adjusted_[pair] = std::max(adjusted_[pair], together);
    });
  }

  std::span<const double> p_values_;
  std::size_t algorithms_;
  std::vector<std::size_t> group_;
  std::vector<double> adjusted_;
  std::vector<Set> deciding_;
};

std::vector<Value> Adjust(std::span<const double> p_values,
                          std::size_t algorithms) {
  assert(2 * p_values.size() == algorithms * (algorithms - 1));
  if (algorithms > kMostAlgorithms) {
    std::vector<Value> none;
    none.assign(p_values.size(), kTooManyAlgorithms);
    return none;
  }
  const std::vector<double> adjusted =
      ExhaustiveSets(p_values, algorithms).Adjust();
  return {adjusted.begin(), adjusted.end()};
}

void Show(const Ladder& ladder, Working& working) {
  if (ladder.algorithms > kMostAlgorithms) return;
  ExhaustiveSets sets(ladder.p_values, ladder.algorithms);
  const std::vector<double> adjusted = sets.Adjust();
  ShowLadder(ladder, std::vector<Value>(adjusted.begin(), adjusted.end()),
             working);
  const auto& [count, p] = sets.DecidingFor(ladder.place);
  const Term size = working.Line(
      "|I|", count,
      {"hypotheses in the deciding set, which can be true together",
       "起决定作用的、可同时为真的假设集合的大小"});
  const Term smallest = working.Line(
      R"(\min_{j\in I}p_j)", p, {"their smallest p-value", "其中最小的 p 值"});
  working.Result(Smaller(1, size * smallest));
}

}  // namespace

extern const Words bergmann_hommel_words = {
    .name = {"Bergmann–Hommel procedure", "Bergmann–Hommel 校正"},
    .short_name = {"Bergmann–Hommel", "Bergmann–Hommel"},
    .synonyms = {"Bergmann–Hommel dynamic procedure, exhaustive sets",
                 "Bergmann–Hommel 动态法、穷举集法"},
    .meaning =
        {"For all pairs, it looks at every set of hypotheses that can be true "
         "together while the others are false, such as A = B = C and D = E. A "
         "pair is significant when each such set I that contains it has a "
         "p-value of at most α divided by the set’s size. It is the most "
         "powerful of the procedures that are valid under any dependence.",
         "用于所有两两比较：考察每一个可以同时为真而其余均不真的假设集合，如 A "
         "= B = C 且 D = E。若包含某对的每个这样的集合 I 中都有不大于 α "
         "除以其大小的 p "
         "值，则该对差异显著。在任意相关下都成立的各方法中，它最灵敏。"},
    .latex =
        R"(\tilde p_i=\min\Bigl(1,\max_{I\ni i}\,|I|\min_{j\in I}p_j\Bigr))",
    .symbols = {symbols::kPAdjusted,
                symbols::kPRaw,
                {"I",
                 {"a set of hypotheses that can be true together while the "
                  "others are false",
                  "可以同时为真而其余为假的一组假设"}}},
    .references = {{sources::bergmann1988}, {sources::garcia2008}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"there are more than a dozen algorithms: the sets to look at become "
         "too many; take Shaffer’s procedure; or only a control is compared",
         "算法超过十几种：要检查的组合太多，用 Shaffer 方法；或只与对照比较"},
};

extern const PostHoc bergmann_hommel = {.id = "bergmann_hommel",
                                        .for_control = false,
                                        .adjust = Adjust,
                                        .show_adjusted = Show};

}  // namespace melon::post_hoc
