#include "io/json/json_reader.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "io/number.h"
#include "io/utf8.h"

namespace melon {
namespace {

bool IsDigit(char byte) { return byte >= '0' && byte <= '9'; }

/// The value of a hexadecimal digit; 16 when it is none.
unsigned HexDigit(char byte) {
  if (IsDigit(byte)) return static_cast<unsigned>(byte - '0');
  const auto lower = static_cast<char>(static_cast<unsigned char>(byte) | 32U);
  return lower >= 'a' && lower <= 'f' ? static_cast<unsigned>(lower - 'a') + 10
                                      : 16;
}

void AppendByte(unsigned byte, std::string& text) {
  text += static_cast<char>(static_cast<unsigned char>(byte));
}

void AppendUtf8(unsigned code_point, std::string& text) {
  if (code_point < 0x80) {
    AppendByte(code_point, text);
    return;
  }
  if (code_point < 0x800) {
    AppendByte(0xC0U | (code_point >> 6U), text);
  } else {
    if (code_point < 0x10000) {
      AppendByte(0xE0U | (code_point >> 12U), text);
    } else {
      AppendByte(0xF0U | (code_point >> 18U), text);
      AppendByte(0x80U | ((code_point >> 12U) & 0x3FU), text);
    }
    AppendByte(0x80U | ((code_point >> 6U) & 0x3FU), text);
  }
  AppendByte(0x80U | (code_point & 0x3FU), text);
}

/// Recursive descent. Each Read… takes what it is named after from the front of
/// the rest and says whether it was there.
class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  std::optional<Json> ReadAll() {
    Json json;
    if (!ReadValue(json) || !rest_.empty()) return std::nullopt;
    return json;
  }

 private:
  [[nodiscard]] char Next() const { return rest_.empty() ? '\0' : rest_[0]; }

  bool Take(char wanted) {
    if (Next() != wanted || rest_.empty()) return false;
    rest_.remove_prefix(1);
    return true;
  }

  bool TakeWord(std::string_view word) {
    if (!rest_.starts_with(word)) return false;
    rest_.remove_prefix(word.size());
    return true;
  }

  void SkipBlanks() {
    while (Take(' ') || Take('\n') || Take('\r') || Take('\t')) {
    }
  }

  bool ReadValue(Json& json) {
    SkipBlanks();
    const bool there = ReadBareValue(json);
    SkipBlanks();
    return there;
  }

  bool ReadBareValue(Json& json) {
    switch (Next()) {
      case '{':
        return ReadObject(json);
      case '[':
        return ReadArray(json);
      case '"':
        return ReadText(json);
      case 't':
        json = Json(true);
        return TakeWord("true");
      case 'f':
        json = Json(false);
        return TakeWord("false");
      case 'n':
        json = Json();
        return TakeWord("null");
      default:
        return ReadNumber(json);
    }
  }

  bool ReadArray(Json& json) {
    json = Json::EmptyArray();
    return ReadList('[', ']', [this, &json] {
      Json item;
      if (!ReadValue(item)) return false;
      json.Add(std::move(item));
      return true;
    });
  }

  bool ReadObject(Json& json) {
    json = Json::EmptyObject();
    return ReadList('{', '}', [this, &json] {
      SkipBlanks();
      std::string key;
      if (!ReadString(key)) return false;
      SkipBlanks();
      Json value;
      if (!Take(':') || !ReadValue(value)) return false;
      json.Put(key, std::move(value));
      return true;
    });
  }

  /// Items with commas between them.
  template <class ReadItem>
  bool ReadList(char open, char close, const ReadItem& read_item) {
    if (!Take(open) || ++depth_ > kDeepestJson) return false;
    SkipBlanks();
    bool there = Take(close);
    if (!there) {
      do {
        if (!read_item()) return false;
      } while (Take(','));
      there = Take(close);
    }
    --depth_;
    return there;
  }

  bool ReadText(Json& json) {
    std::string text;
    if (!ReadString(text)) return false;
    json = Json(text);
    return true;
  }

  bool ReadString(std::string& text) {
    if (!Take('"')) return false;
    while (!rest_.empty()) {
      const char character = rest_[0];
      rest_.remove_prefix(1);
      if (character == '"') return true;
      if (static_cast<unsigned char>(character) < ' ') return false;
      if (character != '\\') {
        text += character;
      } else if (!ReadEscape(text)) {
        return false;
      }
    }
    return false;
  }

  /// What comes after a backslash.
  bool ReadEscape(std::string& text) {
    constexpr std::string_view kEscapes = "\"\\/bfnrt";
    constexpr std::string_view kCharacters = "\"\\/\b\f\n\r\t";
    if (Take('u')) return ReadCodePoint(text);
    const std::size_t index =
        rest_.empty() ? std::string_view::npos : kEscapes.find(rest_[0]);
    if (index == std::string_view::npos) return false;
    text += kCharacters[index];
    rest_.remove_prefix(1);
    return true;
  }

  /// What comes after `\u`: one unit of UTF-16, or both of a surrogate pair.
  bool ReadCodePoint(std::string& text) {
    const std::optional<unsigned> first = ReadUnit();
    if (!first) return false;
    if (*first < 0xD800 || *first > 0xDFFF) {
      AppendUtf8(*first, text);
      return true;
    }
    if (*first > 0xDBFF || !TakeWord("\\u")) return false;
    const std::optional<unsigned> second = ReadUnit();
    if (!second || *second < 0xDC00 || *second > 0xDFFF) return false;
    AppendUtf8(0x10000 + ((*first - 0xD800) << 10U) + (*second - 0xDC00), text);
    return true;
  }

  /// Four hexadecimal digits.
  std::optional<unsigned> ReadUnit() {
    if (rest_.size() < 4) return std::nullopt;
    unsigned unit = 0;
    for (const char byte : rest_.substr(0, 4)) {
      const unsigned digit = HexDigit(byte);
      if (digit > 15) return std::nullopt;
      unit = (unit * 16) + digit;
    }
    rest_.remove_prefix(4);
    return unit;
  }

  bool ReadNumber(Json& json) {
    const std::string_view start = rest_;
    Take('-');
    if (!Take('0') && !TakeDigits()) return false;
    if (Take('.') && !TakeDigits()) return false;
    if (Take('e') || Take('E')) {
      if (!Take('-')) Take('+');
      if (!TakeDigits()) return false;
    }
    const ParsedNumber number =
        ParseNumber(start.substr(0, start.size() - rest_.size()), false);
    json = Json(number.value);
    return number.flaw == CellFlaw::none;
  }

  /// At least one digit.
  bool TakeDigits() {
    const std::size_t before = rest_.size();
    while (IsDigit(Next())) rest_.remove_prefix(1);
    return rest_.size() < before;
  }

  std::string_view rest_;
  int depth_ = 0;
};

}  // namespace

std::optional<Json> ParseJson(std::string_view text) {
  if (FindInvalidUtf8(text) != std::string_view::npos) return std::nullopt;
  return Reader(text).ReadAll();
}

}  // namespace melon
