#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/table.h"

namespace melon {

/// Lower case, without blanks and punctuation: "Y_true" and "y true" are one
/// name.
[[nodiscard]] std::string Simplify(std::string_view name);

/// What Simplify leaves out and yet tells labels apart: "<=" of "<=50K", "++"
/// of "C++".
[[nodiscard]] std::string SignsIn(std::string_view text);

/// The words of a name in lower case, without the digits at their ends: "house"
/// and "age" of "HouseAge" or "house_age 2".
[[nodiscard]] std::vector<std::string> WordsOf(std::string_view name);

/// Two single letters, or the same letters before different numbers or before a
/// single letter that stands apart: "A" and "B", "R1" and "R2", "rater a" and
/// "rater b".
[[nodiscard]] bool AreOfOneSeries(std::string_view one, std::string_view other);

/// Where the column's simplified name stands in the list; its size if nowhere.
[[nodiscard]] std::size_t PositionIn(std::span<const std::string_view> names,
                                     const Column& column);

[[nodiscard]] bool IsIn(std::span<const std::string_view> names,
                        const Column& column);

/// The different labels of a coded column that are not missing; equal numbers
/// once.
[[nodiscard]] std::vector<std::string_view> PresentLabels(const Column& column);

[[nodiscard]] bool IsCoded(const Column& column);

/// Whether at least nine in ten of its different cells are numbers.
[[nodiscard]] bool IsNumeric(const Column& column);

/// Whether at least two in three of its different cells are numbers: the others
/// are rather slips than words.
[[nodiscard]] bool IsNearlyNumeric(const Column& column);

/// Whether some cell is a number, also in a column that is mostly words, such
/// as the results of a learner that often ran out of time.
[[nodiscard]] bool HasAnyNumber(const Column& column);

/// Whether every cell is missing or infinite.
[[nodiscard]] bool HasNoValue(const Table& table, const Column& column);

/// Whether fewer than half of the rows have a value of their own.
[[nodiscard]] bool HasFewValues(const Table& table, const Column& column);

/// Whether each row has a name or number of its own, nearly, in a table of more
/// than a few rows.
[[nodiscard]] bool NamesEachRow(const Table& table, const Column& column);

/// How many rows of a coded column have one of the truth's labels, as a share.
[[nodiscard]] double ShareOfLabels(const Column& column, const Column& truth);

/// The column of that name.
[[nodiscard]] std::optional<std::size_t> FindColumn(const Table& table,
                                                    std::string_view name);

/// The first column that is called so.
[[nodiscard]] std::optional<std::size_t> FindColumnIn(
    const Table& table, std::span<const std::string_view> names);

/// "PassengerId", "patient_id", "row ID", "sample_idx".
[[nodiscard]] bool EndsInId(std::string_view name);

/// Whether the numbers count the rows: 0, 1, 2, … or 1, 2, 3, ….
[[nodiscard]] bool IsRowNumber(const Column& column);

/// From 2⁵³ on only those that are written in digits.
[[nodiscard]] bool HasWholeNumbersOnly(const Column& column);

/// Whether a label is a whole number of so many digits, 2⁵³ or more in size,
/// that it rather names something than measures it.
[[nodiscard]] bool HasLongWholeNumbers(const Column& column);

/// Whether there are numbers below 0 and above.
[[nodiscard]] bool HoldsBothSigns(const Column& column);

/// Whether all numbers are in [0, 1].
[[nodiscard]] bool HoldsProportions(const Column& column);

/// Whole numbers, each of them once: an identifier, in whatever order the rows
/// are, and hardly a score.
[[nodiscard]] bool IsIdentifier(const Column& column);

/// The whole numbers from 0 or 1 on, each once, in whatever order.
[[nodiscard]] bool IsRowOrder(const Column& column);

/// What may stand in a name between a model and a class.
inline constexpr std::string_view kClassSeparators = ":_. -";

/// The part of a simplified name before a class label at its end: "proba" of
/// "proba_yes" for "yes", and of "proba_1" for "1.0". Nothing when the name
/// does not end so.
[[nodiscard]] std::optional<std::string> PrefixBefore(std::string_view label,
                                                      const Column& column);

/// Whether two numeric columns add up to 1 in every row, but for rounding.
[[nodiscard]] bool AreComplements(const Column& a, const Column& b);

/// Whether one is the other with the sign turned round in every row, but for
/// rounding.
[[nodiscard]] bool AreOpposites(const Column& a, const Column& b);

/// Whether every label of the column is one of the truth's.
[[nodiscard]] bool HasLabelsOf(const Column& column, const Column& truth);

/// Whether two texts name the same class: the same text, or the same number
/// ("1" and "1.0"), of which from 2⁵³ on the text decides.
[[nodiscard]] bool SameLabel(std::string_view a, std::string_view b);

/// One text for all labels that are the same.
[[nodiscard]] std::string CanonicalLabel(std::string_view label);

/// The line of the file on which the first row with the label begins.
[[nodiscard]] std::uint64_t LineOfLabel(const Table& table,
                                        const Column& column,
                                        std::string_view label);

/// Whether it can be a truth of two classes: texts that repeat, or two of −1,
/// 0, 1.
[[nodiscard]] bool HoldsTwoClasses(const Column& column);

}  // namespace melon
