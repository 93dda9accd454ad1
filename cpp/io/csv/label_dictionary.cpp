#include "io/csv/label_dictionary.h"

#include <bit>
#include <cstring>
#include <limits>
#include <utility>

namespace melon {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::uint32_t kVacant = std::numeric_limits<std::uint32_t>::max();
constexpr int kFirstIndexBits = 4;
/// 2⁶⁴ divided by the golden ratio, odd: Fibonacci hashing.
constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15U;
constexpr std::size_t kWordBytes = sizeof(std::uint64_t);

std::uint64_t LoadWord(const char* at) {
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof word);
  return word;
}

std::uint64_t Mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * kGolden;
  return hash ^ (hash >> 32);
}

/// Of a text longer than a word; the last word overlaps the one before.
std::uint64_t Hash(std::string_view text) {
  std::uint64_t hash = text.size();
  for (std::size_t i = 0; i + kWordBytes < text.size(); i += kWordBytes) {
    hash = Mix(hash, LoadWord(text.data() + i));
  }
  return Mix(hash, LoadWord(text.data() + text.size() - kWordBytes));
}

std::uint64_t Key(std::string_view text) {
  if (text.size() > kWordBytes) return Hash(text);
  if (text.empty()) return 0;
  return LoadWord(text.data()) &
         (~std::uint64_t{0} >> (8 * (kWordBytes - text.size())));
}

}  // namespace

std::size_t LabelDictionary::FirstPlace(std::uint64_t key,
                                        std::uint32_t size) const {
  return static_cast<std::size_t>(((key ^ (key >> 29) ^ size) * kGolden) >>
                                  (64 - index_bits_));
}

bool LabelDictionary::Holds(const Slot& slot, std::uint64_t key,
                            std::string_view text) const {
  return slot.key == key && slot.size == text.size() &&
         (text.size() <= kWordBytes || labels_[slot.code] == text);
}

std::uint32_t LabelDictionary::Code(std::string_view text) {
  if (slots_.empty()) Grow();
  const std::uint64_t key = Key(text);
  const std::size_t mask = slots_.size() - 1;
  std::size_t place = FirstPlace(key, static_cast<std::uint32_t>(text.size()));
  for (; slots_[place].code != kVacant; place = (place + 1) & mask) {
    if (Holds(slots_[place], key, text)) return slots_[place].code;
  }
  return Insert(place, key, text);
}

std::uint32_t LabelDictionary::Insert(std::size_t place, std::uint64_t key,
                                      std::string_view text) {
  const auto code = static_cast<std::uint32_t>(labels_.size());
  slots_[place] = {key, static_cast<std::uint32_t>(text.size()), code};
  labels_.emplace_back(text);
  if (labels_.size() * 2 > slots_.size()) Grow();
  return code;
}

void LabelDictionary::Grow() {
  index_bits_ = slots_.empty() ? kFirstIndexBits : index_bits_ + 1;
  const std::vector<Slot> old = std::exchange(
      slots_, std::vector<Slot>(std::size_t{1} << index_bits_,
                                Slot{.key = 0, .size = 0, .code = kVacant}));
  const std::size_t mask = slots_.size() - 1;
  for (const Slot& slot : old) {
    if (slot.code == kVacant) continue;
    std::size_t place = FirstPlace(slot.key, slot.size);
    while (slots_[place].code != kVacant) place = (place + 1) & mask;
    slots_[place] = slot;
  }
}

std::vector<std::string> LabelDictionary::TakeLabels() && {
  return std::move(labels_);
}

}  // namespace melon
