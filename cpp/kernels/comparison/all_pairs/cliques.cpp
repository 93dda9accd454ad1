#include "kernels/comparison/all_pairs/cliques.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>

namespace melon {
namespace {

constexpr std::size_t kBits = 64;

/// A set of algorithms, a bit for each.
class Group {
 public:
  explicit Group(std::size_t algorithms)
      : words_((algorithms + kBits - 1) / kBits) {}

  void Add(std::size_t i) { words_[i / kBits] |= Bit(i); }
  void Remove(std::size_t i) { words_[i / kBits] &= ~Bit(i); }

  [[nodiscard]] bool empty() const {
    return std::all_of(words_.begin(), words_.end(),
                       [](std::uint64_t word) { return word == 0; });
  }

  [[nodiscard]] Group And(const Group& other) const {
    Group both = *this;
    for (std::size_t i = 0; i < words_.size(); ++i)
      both.words_[i] &= other.words_[i];
    return both;
  }

  [[nodiscard]] Group Without(const Group& other) const {
    Group rest = *this;
    for (std::size_t i = 0; i < words_.size(); ++i)
      rest.words_[i] &= ~other.words_[i];
    return rest;
  }

  [[nodiscard]] int SharedWith(const Group& other) const {
    int shared = 0;
    for (std::size_t i = 0; i < words_.size(); ++i)
      shared += std::popcount(words_[i] & other.words_[i]);
    return shared;
  }

  [[nodiscard]] std::vector<std::size_t> Members() const {
    std::vector<std::size_t> members;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        members.push_back((i * kBits) +
                          static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
    return members;
  }

 private:
  static std::uint64_t Bit(std::size_t i) {
    return std::uint64_t{1} << (i % kBits);
  }

  std::vector<std::uint64_t> words_;
};

class CliqueSearch {
 public:
  CliqueSearch(std::span<const std::uint8_t> differ, std::size_t algorithms)
      : neighbours_(algorithms, Group(algorithms)), algorithms_(algorithms) {
    for (std::size_t a = 0; a < algorithms; ++a) {
      for (std::size_t b = 0; b < algorithms; ++b)
        if (a != b && differ[(a * algorithms) + b] == 0) neighbours_[a].Add(b);
    }
  }

  Cliques Run() {
    Group all(algorithms_);
    for (std::size_t i = 0; i < algorithms_; ++i) all.Add(i);
    Extend(all, Group(algorithms_));
    std::sort(found_.groups.begin(), found_.groups.end());
    return std::move(found_);
  }

 private:
  /// All maximal cliques that contain `clique_`, others of `candidates` and
  /// none of `seen`, which is joined to all of `clique_` and was dealt with
  /// before.
  void Extend(Group candidates, Group seen) {
    if (candidates.empty()) {
      if (seen.empty()) Keep();
      return;
    }
    // What is joined to the pivot can wait: a maximal clique contains the pivot
    // or something that is not joined to it.
    const std::size_t pivot = PivotOf(candidates, seen);
    for (const std::size_t next :
         candidates.Without(neighbours_[pivot]).Members()) {
      if (!found_.complete || ++steps_ > kMostCliqueSteps) {
        found_.complete = false;
        return;
      }
      clique_.push_back(next);
      Extend(candidates.And(neighbours_[next]), seen.And(neighbours_[next]));
      clique_.pop_back();
      candidates.Remove(next);
      seen.Add(next);
    }
  }

  /// The algorithm that is joined to most candidates.
  [[nodiscard]] std::size_t PivotOf(const Group& candidates,
                                    const Group& seen) const {
    std::size_t pivot = 0;
    int most = -1;
    for (const Group* group : {&candidates, &seen}) {
      for (const std::size_t i : group->Members()) {
        const int joined = candidates.SharedWith(neighbours_[i]);
        if (joined <= most) continue;
        most = joined;
        pivot = i;
      }
    }
    return pivot;
  }

  void Keep() {
    if (clique_.size() < 2) return;
    if (found_.groups.size() == kMostCliques) {
      found_.complete = false;
      return;
    }
    found_.groups.push_back(clique_);
    std::sort(found_.groups.back().begin(), found_.groups.back().end());
  }

  std::vector<Group> neighbours_;
  std::size_t algorithms_;
  std::vector<std::size_t> clique_;
  std::size_t steps_ = 0;
  Cliques found_;
};

}  // namespace

Cliques MaximalCliques(std::span<const std::uint8_t> differ,
                       std::size_t algorithms) {
  assert(differ.size() == algorithms * algorithms);
  return CliqueSearch(differ, algorithms).Run();
}

Cliques MaximalIntervals(std::span<const double> mean_rank,
                         double critical_difference) {
  Cliques intervals;
  std::size_t last_end = 0;
  std::size_t end = 0;
  for (std::size_t begin = 0; begin < mean_rank.size(); ++begin) {
    end = std::max(end, begin);
    while (end < mean_rank.size() &&
           mean_rank[end] - mean_rank[begin] < critical_difference) {
      ++end;
    }
    if (end - begin < 2 || end == last_end) continue;
    last_end = end;
    intervals.groups.emplace_back(end - begin);
    std::iota(intervals.groups.back().begin(), intervals.groups.back().end(),
              begin);
  }
  return intervals;
}

}  // namespace melon
