#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace melon {

/// Words known at compile time, in the two languages of the page.
struct Text {
  std::string_view english;
  std::string_view chinese;
};

/// A sentence made at run time, in the two languages of the page.
struct Message {
  std::string english;
  std::string chinese;

  bool operator==(const Message&) const = default;
};

/// Replaces `{0}`, `{1}`, … of both languages by `arguments`, verbatim, and
/// `{0:row|rows}` by the first word where that argument is "1", otherwise by
/// the second. An index without an argument stays as it is.
[[nodiscard]] Message Fill(const Text& pattern,
                           std::span<const std::string_view> arguments);
[[nodiscard]] Message Fill(const Text& pattern,
                           std::initializer_list<std::string_view> arguments);

/// The words unchanged.
[[nodiscard]] Message Fill(const Text& pattern);

/// A number of things in a sentence: "11,175".
[[nodiscard]] std::string CountText(std::uint64_t count);

/// A name or cell from a file as it appears inside a sentence: at most
/// `max_characters` code points, then "…"; line breaks become "⏎".
[[nodiscard]] std::string Shorten(std::string_view text,
                                  std::size_t max_characters = 60);

}  // namespace melon
