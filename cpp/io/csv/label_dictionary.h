#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace melon {

/// The different texts of a column, numbered in order of first appearance. A
/// text of at most 8 bytes is found without touching its label.
class LabelDictionary {
 public:
  /// So many bytes from the beginning of a text must be readable, however short
  /// it is.
  static constexpr std::size_t kReadableBytes = 8;

  /// The number of `text`, which is `labels().size()` of before if it is new.
  std::uint32_t Code(std::string_view text);

  [[nodiscard]] const std::vector<std::string>& labels() const {
    return labels_;
  }
  /// The labels; nothing else may be asked afterwards.
  [[nodiscard]] std::vector<std::string> TakeLabels() &&;

 private:
  struct Slot {
    /// The text itself if it is short, else its hash.
    std::uint64_t key;
    std::uint32_t size;
    std::uint32_t code;
  };

  [[nodiscard]] std::size_t FirstPlace(std::uint64_t key,
                                       std::uint32_t size) const;
  [[nodiscard]] bool Holds(const Slot& slot, std::uint64_t key,
                           std::string_view text) const;
  std::uint32_t Insert(std::size_t place, std::uint64_t key,
                       std::string_view text);
  void Grow();

  /// Open addressing with linear probing, at most half full; the size is a
  /// power of two.
  std::vector<Slot> slots_;
  int index_bits_ = 0;
  std::vector<std::string> labels_;
};

}  // namespace melon
