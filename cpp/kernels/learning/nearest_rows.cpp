#include "kernels/learning/nearest_rows.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <utility>
#include <vector>

#include "kernels/learning/row_products.h"

namespace melon {
namespace {

constexpr float kEpsilon = std::numeric_limits<float>::epsilon();

/// Four numbers of single precision that are computed with at once.
using Lanes = float __attribute__((vector_size(16)));
using Mask = std::int32_t __attribute__((vector_size(16)));
constexpr std::size_t kLanes = 4;
/// Rows that are looked for together, and rows of `among` that they are
/// compared with together: their products stay in registers.
constexpr std::size_t kBlock = 4;
constexpr std::size_t kVectors = 2;
constexpr std::size_t kPanel = kVectors * kLanes;

/// Of each row of a panel whether it is far away: 0 or −1.
using Far = Mask[kVectors];

bool AreAll(const Far& far) {
  std::int64_t halves[2];
  const Mask all = far[0] & far[1];
  std::memcpy(halves, &all, sizeof halves);
  return (halves[0] & halves[1]) == -1;
}

Lanes Load(const float* from) {
  Lanes lanes;
  std::memcpy(&lanes, from, sizeof lanes);
  return lanes;
}

/// A single that is not below the number.
float RoundedUp(double number) {
  return static_cast<float>(number + std::abs(number) * double{kEpsilon});
}

using Distance = std::pair<double, std::uint32_t>;

/// The nearest so far: a heap with the farthest of them on top.
class Nearest {
 public:
  explicit Nearest(std::size_t count) : count_(count) {}

  void Offer(const Distance& one) {
    if (heap_.size() == count_) {
      if (one >= heap_.front()) return;
      std::pop_heap(heap_.begin(), heap_.end());
      heap_.back() = one;
    } else {
      heap_.push_back(one);
    }
    std::push_heap(heap_.begin(), heap_.end());
  }
  /// No row beyond is one of them.
  [[nodiscard]] double farthest() const {
    return heap_.size() == count_ ? heap_.front().first
                                  : std::numeric_limits<double>::infinity();
  }
  [[nodiscard]] const std::vector<Distance>& all() const { return heap_; }
  void Clear() { heap_.clear(); }

 private:
  std::size_t count_;
  std::vector<Distance> heap_;
};

/// Looks for the nearest of a block of rows. Most rows of `among` are far away,
/// which |b|² − 2ab, computed in single precision, shows of eight at a time;
/// the distances of those of which it does not are computed as they are.
class Search {
 public:
  Search(const FeatureMatrix& among, const FeatureMatrix& rows,
         std::size_t count)
      : among_(among),
        rows_(rows),
        columns_(among.column_count),
        nearest_(kBlock, Nearest(count)),
        panels_(PanelCount() * kPanel * columns_),
        lengths_(PanelCount() * kPanel),
        block_(kBlock * columns_) {
    for (std::size_t row = 0; row < among.row_count; ++row) {
      float* const panel = panels_.data() + row / kPanel * kPanel * columns_;
      const std::span<const double> values = among.row(row);
      for (std::size_t j = 0; j < columns_; ++j)
        panel[j * kPanel + row % kPanel] = static_cast<float>(values[j]);
      lengths_[row] = static_cast<float>(Certain(Product(values, values)));
    }
  }

  void Look(std::size_t begin, std::size_t end) {
    begin_ = begin;
    size_ = end - begin;
    for (std::size_t row = begin; row < end; ++row) Take(row);
    for (std::size_t panel = 0; panel < PanelCount(); ++panel) Compare(panel);
  }

  [[nodiscard]] const std::vector<Distance>& nearest(std::size_t row) const {
    return nearest_[row - begin_].all();
  }

 private:
  [[nodiscard]] std::size_t PanelCount() const {
    return (among_.row_count + kPanel - 1) / kPanel;
  }

  /// The error of |a|² + |b|² − 2ab in single precision is at most columns + 5
  /// half units in the last place of |a|² + |b|²; the rest of these is certain.
  /// No number, than which nothing is larger, where a sum might overflow.
  [[nodiscard]] double Certain(double squared_length) const {
    constexpr auto kMost = double{std::numeric_limits<float>::max()} / 8;
    if (!(squared_length < kMost))
      return std::numeric_limits<double>::quiet_NaN();
    return squared_length *
           (1 - (static_cast<double>(columns_) + 8) * double{kEpsilon});
  }

  void Take(std::size_t row) {
    const std::size_t place = row - begin_;
    const std::span<const double> values = rows_.row(row);
    for (std::size_t j = 0; j < columns_; ++j)
      block_[j * kBlock + place] = static_cast<float>(values[j]);
    own_lengths_[place] = Certain(Product(values, values));
    nearest_[place].Clear();
    SetLimit(place);
  }

  /// Rows whose |b|² − 2ab is certainly larger are not among the nearest.
  void SetLimit(std::size_t place) {
    // What may have got lost below the smallest numbers of single precision.
    const double lost = static_cast<double>(columns_) *
                        double{std::numeric_limits<float>::min()};
    limits_[place] =
        RoundedUp(nearest_[place].farthest() - own_lengths_[place] + lost);
  }

  void Compare(std::size_t panel) {
    Lanes products[kBlock][kVectors] = {};
    const float* others = panels_.data() + panel * kPanel * columns_;
    const float* mine = block_.data();
    for (std::size_t j = 0; j < columns_; ++j) {
      for (std::size_t v = 0; v < kVectors; ++v) {
        const Lanes other = Load(others + v * kLanes);
        for (std::size_t row = 0; row < kBlock; ++row)
          products[row][v] += other * mine[row];
      }
      others += kPanel;
      mine += kBlock;
    }
    for (std::size_t row = 0; row < size_; ++row) {
      Far far;
      for (std::size_t v = 0; v < kVectors; ++v) {
        const Lanes length = Load(&lengths_[panel * kPanel + v * kLanes]);
        far[v] = length - 2 * products[row][v] > limits_[row];
      }
      if (!AreAll(far)) OfferNear(far, panel * kPanel, row);
    }
  }

  /// Of a panel those that may be near.
  void OfferNear(const Far& far, std::size_t first, std::size_t place) {
    const std::span<const double> mine = rows_.row(begin_ + place);
    // The last panel may be longer than what is left.
    const std::size_t count = std::min(kPanel, among_.row_count - first);
    for (std::size_t i = 0; i < count; ++i) {
      if (far[i / kLanes][i % kLanes] != 0) continue;
      const std::size_t other = first + i;
      nearest_[place].Offer({SquaredDistance(among_.row(other), mine),
                             static_cast<std::uint32_t>(other)});
    }
    SetLimit(place);
  }

  const FeatureMatrix& among_;
  const FeatureMatrix& rows_;
  std::size_t columns_;
  std::vector<Nearest> nearest_;
  /// Panel behind panel, the columns of each behind each other.
  std::vector<float> panels_;
  /// Of the rows of the panels: the certain part of |b|².
  std::vector<float> lengths_;
  /// The block: its rows, and their columns behind each other.
  std::size_t begin_ = 0;
  std::size_t size_ = 0;
  std::vector<float> block_;
  /// Of the rows of the block: the certain part of |a|².
  double own_lengths_[kBlock] = {};
  float limits_[kBlock] = {};
};

}  // namespace

void NearestRows(
    const FeatureMatrix& among, const FeatureMatrix& rows, std::size_t count,
    FunctionView<void(std::size_t row, std::span<const std::uint32_t> nearest)>
        visit) {
  Search search(among, rows, count);
  std::vector<std::uint32_t> found;
  for (std::size_t begin = 0; begin < rows.row_count; begin += kBlock) {
    const std::size_t end = std::min(begin + kBlock, rows.row_count);
    search.Look(begin, end);
    for (std::size_t row = begin; row < end; ++row) {
      found.clear();
      for (const auto& [square, other] : search.nearest(row))
        found.push_back(other);
      visit(row, found);
    }
  }
}

}  // namespace melon
