#include "base/latin_letters.h"

#include <cstddef>

namespace melon {

std::string WithoutAccents(std::string_view text) {
  // U+00C0 to U+00FF, which are the byte C3 and one from 80 to BF: a blank
  // where no plain letter takes their place.
  constexpr std::string_view kPlain =
      "aaaaaa ceeeeiiii nooooo  uuuuy  aaaaaa ceeeeiiii nooooo  uuuuy y";
  constexpr char kFirstByte = '\xC3';
  constexpr std::size_t kFirst = 0x80;
  constexpr std::size_t kSharpS = 0x1F;
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool pair = text[i] == kFirstByte && i + 1 < text.size();
    const std::size_t place =
        pair ? static_cast<unsigned char>(text[i + 1]) - kFirst : kPlain.size();
    if (place == kSharpS) {
      plain += "ss";
      ++i;
    } else if (place < kPlain.size() && kPlain[place] != ' ') {
      plain += kPlain[place];
      ++i;
    } else {
      plain += text[i];
    }
  }
  return plain;
}

}  // namespace melon
