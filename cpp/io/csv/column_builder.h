#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/table.h"
#include "io/csv/label_dictionary.h"
#include "io/number.h"

namespace melon {

/// Types a column while its cells arrive. It begins coded; at the 257th
/// different text it turns to numbers if at least 90 % of its texts are numbers
/// or missing, or percentages; at the 65,537th it is dropped.
class ColumnBuilder {
 public:
  static constexpr std::size_t kMaxLabelsOfNumbers = 256;
  static constexpr std::size_t kMaxLabels = 65'536;
  static constexpr std::size_t kMaxFirstFlaws = 20;

  /// Longer texts identify nothing.
  static constexpr std::size_t kLongestKept = 256;

  explicit ColumnBuilder(bool decimal_comma_allowed, bool keep_texts = false)
      : decimal_comma_allowed_(decimal_comma_allowed),
        keep_texts_(keep_texts) {}

  /// Makes room for so many rows in all.
  void Reserve(std::size_t rows);

  /// The next row's cell. LabelDictionary::kReadableBytes must be readable
  /// there.
  void Add(std::string_view text) {
    switch (column_.storage) {
      case Storage::coded:
        AddLabel(text);
        break;
      case Storage::numbers:
        AddNumber(text);
        break;
      case Storage::dropped:
        if (keep_texts_) KeepText(text);
        break;
    }
  }

  /// Whether some number so far had a decimal comma.
  [[nodiscard]] bool has_decimal_comma() const { return has_decimal_comma_; }

  /// The column; no cell may be added afterwards.
  [[nodiscard]] Column Finish(std::string name);

 private:
  void AddLabel(std::string_view text);
  void AddNumber(std::string_view text);
  void TypeNewLabel(std::string_view text);
  void NoteRounded(std::string_view text, double number);
  void CountFlaw(std::uint64_t row, CellFlaw flaw, std::string_view text);
  [[nodiscard]] bool LabelsAreMostlyNumbers() const;
  /// Reads the labels as percentages if that is what they are, two in three at
  /// least.
  bool ReadPercents();
  [[nodiscard]] ParsedNumber Parse(std::string_view text) const;
  void TurnToNumbers();
  void Drop();
  /// That of the last row that was added to the numbers, if it needs one.
  void KeepTextBeside(const ParsedNumber& parsed, std::string_view text);
  void KeepText(std::string_view text);

  bool decimal_comma_allowed_;
  bool keep_texts_;
  bool has_decimal_comma_ = false;
  std::size_t expected_rows_ = 0;
  LabelDictionary dictionary_;
  Column column_;
};

}  // namespace melon
