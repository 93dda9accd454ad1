#include "io/utf8.h"

#include <array>
#include <cstdint>
#include <cstring>

namespace melon {
namespace {

constexpr std::uint64_t kHighBits = 0x8080808080808080U;

std::uint64_t LoadWord(const char* at) {
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof word);
  return word;
}

/// Lead bytes from `first` to `last`: `length` bytes in all, the second within
/// [second_low, second_high], further ones within [0x80, 0xBF].
struct Sequence {
  unsigned char first;
  unsigned char last;
  std::size_t length;
  unsigned char second_low;
  unsigned char second_high;
};

constexpr std::array<Sequence, 8> kSequences = {{
    {0xC2, 0xDF, 2, 0x80, 0xBF},
    {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF},
    {0xED, 0xED, 3, 0x80, 0x9F},
    {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF},
    {0xF1, 0xF3, 4, 0x80, 0xBF},
    {0xF4, 0xF4, 4, 0x80, 0x8F},
}};

unsigned char ByteAt(std::string_view text, std::size_t index) {
  return static_cast<unsigned char>(text[index]);
}

bool IsContinuation(unsigned char byte) { return (byte & 0xC0U) == 0x80U; }

/// How many bytes of `text`, which begins with a lead byte of `sequence`, fit
/// it.
std::size_t FittingLength(std::string_view text, const Sequence& sequence) {
  if (text.size() < 2) return 1;
  const unsigned char second = ByteAt(text, 1);
  if (second < sequence.second_low || second > sequence.second_high) return 1;
  std::size_t length = 2;
  while (length < sequence.length && length < text.size() &&
         IsContinuation(ByteAt(text, length))) {
    ++length;
  }
  return length;
}

/// The sequence that begins with the first byte of `text`; null if none does.
const Sequence* SequenceOf(std::string_view text) {
  const unsigned char lead = ByteAt(text, 0);
  for (const Sequence& sequence : kSequences) {
    if (lead >= sequence.first && lead <= sequence.last) return &sequence;
  }
  return nullptr;
}

/// Length of the character of two or more bytes with which `text` begins; 0 if
/// it is malformed.
std::size_t CharacterLength(std::string_view text) {
  const Sequence* const sequence = SequenceOf(text);
  if (sequence == nullptr) return 0;
  const std::size_t length = FittingLength(text, *sequence);
  return length == sequence->length ? length : 0;
}

/// Index of the first byte from `from` on that is not ASCII, or the size.
std::size_t SkipAscii(std::string_view text, std::size_t from) {
  while (text.size() - from >= 8 &&
         (LoadWord(text.data() + from) & kHighBits) == 0) {
    from += 8;
  }
  while (from < text.size() && ByteAt(text, from) < 0x80U) ++from;
  return from;
}

}  // namespace

std::size_t FindInvalidUtf8(std::string_view text) {
  std::size_t at = SkipAscii(text, 0);
  while (at < text.size()) {
    const std::size_t length = CharacterLength(text.substr(at));
    if (length == 0) return at;
    at = SkipAscii(text, at + length);
  }
  return std::string_view::npos;
}

std::size_t MalformedLength(std::string_view text) {
  const Sequence* const sequence = SequenceOf(text);
  return sequence == nullptr ? 1 : FittingLength(text, *sequence);
}

bool HasNonAscii(std::string_view text) {
  return SkipAscii(text, 0) != text.size();
}

std::string_view CutAtCharacter(std::string_view text, std::size_t max_bytes) {
  if (text.size() <= max_bytes) return text;
  std::size_t size = max_bytes;
  while (size > 0 && IsContinuation(ByteAt(text, size))) --size;
  return text.substr(0, size);
}

std::string_view WithoutPartialCharacter(std::string_view text) {
  for (int removed = 0; removed < 4 && !text.empty(); ++removed) {
    const unsigned char last = ByteAt(text, text.size() - 1);
    if (last < 0x80U) break;
    text.remove_suffix(1);
    if (!IsContinuation(last)) break;
  }
  return text;
}

}  // namespace melon
