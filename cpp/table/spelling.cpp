#include "table/spelling.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "io/number.h"
#include "table/column_traits.h"
#include "table/labels.h"

namespace melon {
namespace {

constexpr std::size_t kMostLabels = 100;
constexpr std::string_view kYes[] = {"1", "true", "yes", "t", "y", "是"};
constexpr std::string_view kNo[] = {"0", "false", "no", "f", "n", "否"};

bool IsAmong(std::span<const std::string_view> words, const std::string& text) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

Problem DifferentSpelling(const Table& table, const Column& column,
                          std::string_view label, const Column& truth,
                          std::string_view meant) {
  const std::uint64_t line = LineOfLabel(table, column, label);
  Problem problem{
      .code = "labels_spelled_differently",
      .message = Fill(
          {"Column \"{0}\" has \"{1}\" in line {2} where the truth \"{3}\" has "
           "\"{4}\". Write the labels of the truth and of the predictions "
           "alike.",
           "列“{0}”第 {2} 行为“{1}”，而真实标记“{3}”中写作“{4}”。请让真实标记"
           "与预测标记的写法一致。"},
          {Shorten(column.name), Shorten(label), std::to_string(line),
           Shorten(truth.name), Shorten(meant)})};
  problem.line = line;
  problem.column = column.name;
  problem.value = std::string(label);
  return problem;
}

}  // namespace

bool AreSpellings(const std::string& a, const std::string& b) {
  // Without its sign "-1" would be spelled as "1".
  const ParsedNumber one = ParseNumber(a, false);
  const ParsedNumber other = ParseNumber(b, false);
  if (one.flaw == CellFlaw::none && other.flaw == CellFlaw::none)
    return IsTold(one.value) ? one.value == other.value : a == b;
  const std::string first = Simplify(a);
  const std::string second = Simplify(b);
  if (first.empty() || second.empty() || SignsIn(a) != SignsIn(b)) return false;
  return first == second || (IsAmong(kYes, first) && IsAmong(kYes, second)) ||
         (IsAmong(kNo, first) && IsAmong(kNo, second));
}

namespace {

/// A label and the one of the truth that is meant.
struct Respelled {
  std::string_view other;
  std::string_view meant;
};

/// The first label that is spelled differently, in a column all of whose labels
/// are the truth's in some spelling.
std::optional<Respelled> FirstRespelled(
    const std::vector<std::string_view>& own,
    const std::vector<std::string_view>& known) {
  std::optional<Respelled> first;
  for (const std::string_view label : own) {
    const auto same =
        std::find_if(known.begin(), known.end(), [label](std::string_view one) {
          return AreSpellings(std::string(label), std::string(one));
        });
    if (same == known.end()) return std::nullopt;
    const bool exact = std::any_of(
        known.begin(), known.end(),
        [label](std::string_view one) { return SameLabel(label, one); });
    if (!exact && !first) first = {label, *same};
  }
  return first;
}

bool HasFewLabels(const Column& column) {
  return IsCoded(column) && column.labels.size() <= kMostLabels;
}

}  // namespace

bool IsSpelledOtherwise(const Column& column, const Column& truth) {
  return HasFewLabels(column) && HasFewLabels(truth) &&
         FirstRespelled(PresentLabels(column), PresentLabels(truth));
}

std::optional<Problem> OtherSpellingOf(const Table& table, std::size_t column,
                                       std::size_t truth) {
  const Column& own = table.columns[column];
  const Column& known = table.columns[truth];
  if (!HasFewLabels(own) || !HasFewLabels(known)) return std::nullopt;
  const auto found = FirstRespelled(PresentLabels(own), PresentLabels(known));
  if (!found) return std::nullopt;
  return DifferentSpelling(table, own, found->other, known, found->meant);
}

std::optional<Problem> OtherSpelling(const Table& table, std::size_t truth) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i == truth) continue;
    if (auto other = OtherSpellingOf(table, i, truth)) return other;
  }
  return std::nullopt;
}

std::optional<Problem> OtherLabels(const Table& table, std::size_t column,
                                   std::size_t truth) {
  const Column& own = table.columns[column];
  const Column& known = table.columns[truth];
  if (!HasFewLabels(own) || !HasFewLabels(known) ||
      (IsNumeric(own) && !HasWholeNumbersOnly(own)))
    return std::nullopt;
  const std::vector<std::string_view> labels = PresentLabels(own);
  const std::vector<std::string_view> meant = PresentLabels(known);
  if (labels.empty() || labels.size() > 2 * meant.size() ||
      ShareOfLabels(own, known) > 0)
    return std::nullopt;
  const auto shown = [](const std::vector<std::string_view>& all) {
    return ShowLabels({all.begin(), all.end()});
  };
  const std::uint64_t line = LineOfLabel(table, own, labels.front());
  Problem problem{
      .code = "labels_not_shared",
      .message = Fill(
          {"Column \"{0}\" has the labels {1}, but the truth \"{2}\" has {3}: "
           "none is the same, so it cannot be seen which are right. Write the "
           "labels of the truth and of the predictions alike, or choose "
           "another truth (truth).",
           "列“{0}”的标记为 {1}，而真实标记“{2}”为 "
           "{3}：没有一个相同，无法判断哪些预测正确。请让真实标记与预测标记的写"
           "法一致，或改选真实标记列（truth）。"},
          {Shorten(own.name), shown(labels), Shorten(known.name),
           shown(meant)})};
  problem.line = line;
  problem.column = own.name;
  problem.value = std::string(labels.front());
  return problem;
}

std::optional<Problem> TwoSpellings(const Table& table, std::size_t column) {
  const Column& known = table.columns[column];
  if (!HasFewLabels(known)) return std::nullopt;
  const std::vector<std::string_view> labels = PresentLabels(known);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (SameLabel(labels[i], labels[j]) ||
          !AreSpellings(std::string(labels[i]), std::string(labels[j])))
        continue;
      const std::uint64_t line = LineOfLabel(table, known, labels[i]);
      Problem warning{
          .code = "labels_spelled_differently",
          .message = Fill(
              {"Column \"{0}\" has both \"{1}\" and, in line {3}, \"{2}\": "
               "they are different classes here. If they are the same, write "
               "them alike.",
               "列“{0}”中既有“{1}”，又有“{2}”（第 {3} "
               "行）：这里当作不同的类别。"
               "若是同一类，请统一写法。"},
              {Shorten(known.name), Shorten(labels[j]), Shorten(labels[i]),
               std::to_string(line)})};
      warning.line = line;
      warning.column = known.name;
      warning.value = std::string(labels[i]);
      return warning;
    }
  }
  return std::nullopt;
}

}  // namespace melon
