#include "io/json/json_writer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "io/number_text.h"
#include "io/utf8.h"

namespace melon {
namespace {

class Writer {
 public:
  void Write(const Json& json) {
    if (const auto* flag = json.As<bool>()) {
      text_ += *flag ? "true" : "false";
    } else if (const auto* whole = json.As<std::int64_t>()) {
      text_ += std::to_string(*whole);
    } else if (const auto* number = json.As<double>()) {
      WriteNumber(*number);
    } else if (const auto* string = json.As<std::string>()) {
      WriteString(*string);
    } else if (const auto* items = json.As<Json::Array>()) {
      WriteList('[', *items, ']', [this](const Json& item) { Write(item); });
    } else if (const auto* numbers = json.As<Json::Numbers>()) {
      WriteNumbers(*numbers);
    } else if (const auto* members = json.As<Json::Object>()) {
      WriteList('{', *members, '}',
                [this](const JsonMember& member) { WriteMember(member); });
    } else {
      text_ += "null";
    }
  }

  [[nodiscard]] std::string&& TakeText() { return std::move(text_); }

 private:
  template <class List, class WriteItem>
  void WriteList(char open, const List& list, char close,
                 const WriteItem& write_item) {
    text_ += open;
    for (const auto& item : list) {
      if (&item != list.data()) text_ += ',';
      write_item(item);
    }
    text_ += close;
  }

  void WriteMember(const JsonMember& member) {
    WriteString(member.key);
    text_ += ':';
    Write(member.value);
  }

  void WriteNumber(double number) {
    std::array<char, kLongestNumber> buffer;
    text_.append(buffer.data(), WriteNumberOrNull(number, buffer.data()));
  }

  /// Most of a report, so they are written in place: appending each of them
  /// would take longer than finding its digits.
  void WriteNumbers(const Json::Numbers& numbers) {
    const std::size_t begin = text_.size();
    text_.resize(begin + 2 + numbers.size() * (kLongestNumber + 1));
    char* place = text_.data() + begin;
    *place++ = '[';
    for (const double& number : numbers) {
      if (&number != numbers.data()) *place++ = ',';
      place = WriteNumberOrNull(number, place);
    }
    *place++ = ']';
    text_.resize(static_cast<std::size_t>(place - text_.data()));
  }

  static char* WriteNumberOrNull(double number, char* place) {
    constexpr std::string_view kNull = "null";
    if (std::isfinite(number)) return melon::WriteNumber(number, place);
    return std::copy(kNull.begin(), kNull.end(), place);
  }

  void WriteString(std::string_view string) {
    text_ += '"';
    std::size_t invalid = FindInvalidUtf8(string);
    while (invalid != std::string_view::npos) {
      WriteCharacters(string.substr(0, invalid));
      text_ += "\xEF\xBF\xBD";
      string.remove_prefix(invalid);
      string.remove_prefix(MalformedLength(string));
      invalid = FindInvalidUtf8(string);
    }
    WriteCharacters(string);
    text_ += '"';
  }

  /// Whatever needs no escape is added in one piece.
  void WriteCharacters(std::string_view characters) {
    std::size_t begin = 0;
    for (std::size_t i = 0; i < characters.size(); ++i) {
      const char character = characters[i];
      const bool is_control = static_cast<unsigned char>(character) < ' ';
      if (!is_control && character != '"' && character != '\\') continue;
      text_ += characters.substr(begin, i - begin);
      begin = i + 1;
      if (is_control) {
        WriteControl(character);
      } else {
        text_ += '\\';
        text_ += character;
      }
    }
    text_ += characters.substr(begin);
  }

  void WriteControl(char character) {
    constexpr std::string_view kShort = "\b\f\n\r\t";
    constexpr std::string_view kLetters = "bfnrt";
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::size_t index = kShort.find(character);
    text_ += '\\';
    if (index != std::string_view::npos) {
      text_ += kLetters[index];
      return;
    }
    const auto code = static_cast<unsigned char>(character);
    text_ += "u00";
    text_ += kDigits[code / 16U];
    text_ += kDigits[code % 16U];
  }

  std::string text_;
};

}  // namespace

std::string Serialize(const Json& json) {
  Writer writer;
  writer.Write(json);
  return writer.TakeText();
}

}  // namespace melon
