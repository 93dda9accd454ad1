#include "kernels/classes/joint_patterns.h"

#include <cassert>
#include <cstddef>
#include <limits>
#include <unordered_map>

namespace melon {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
/// Up to so many possible pairs they are numbered by a table, beyond by hash.
constexpr std::uint64_t kMostInTable = std::uint64_t{1} << 22;

/// Numbers (pattern so far, next code) by first appearance, in place; returns
/// how many there are.
class Numbering {
 public:
  Numbering(std::uint64_t pattern_count, std::size_t code_count)
      : code_count_(code_count) {
    if (pattern_count * code_count <= kMostInTable)
      table_.assign(static_cast<std::size_t>(pattern_count * code_count),
                    kNone);
  }

  std::uint32_t Of(std::uint32_t pattern, std::uint16_t code) {
    const std::uint64_t key = (std::uint64_t{pattern} * code_count_) + code;
    if (table_.empty()) {
      const auto [entry, is_new] = hash_.try_emplace(key, count_);
      if (is_new) ++count_;
      return entry->second;
    }
    std::uint32_t& entry = table_[static_cast<std::size_t>(key)];
    if (entry == kNone) entry = count_++;
    return entry;
  }

  [[nodiscard]] std::uint32_t count() const { return count_; }

 private:
  std::size_t code_count_;
  std::vector<std::uint32_t> table_;
  std::unordered_map<std::uint64_t, std::uint32_t> hash_;
  std::uint32_t count_ = 0;
};

}  // namespace

JointPatterns FindPatterns(
    std::span<const std::span<const std::uint16_t>> columns,
    std::span<const double> weight, std::size_t code_count) {
  assert(!columns.empty());
  std::vector<std::uint32_t> pattern(columns[0].size(), 0);
  std::uint32_t count = 1;
  for (const std::span<const std::uint16_t> column : columns) {
    Numbering numbering(count, code_count);
    for (std::size_t row = 0; row < pattern.size(); ++row)
      pattern[row] = numbering.Of(pattern[row], column[row]);
    count = numbering.count();
  }
  JointPatterns patterns;
  patterns.weight.resize(count);
  for (std::size_t row = 0; row < pattern.size(); ++row) {
    if (pattern[row] == patterns.first_row.size())
      patterns.first_row.push_back(static_cast<std::uint32_t>(row));
    patterns.weight[pattern[row]] += weight.empty() ? 1 : weight[row];
  }
  return patterns;
}

}  // namespace melon
