#include "table/column_traits.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "base/sorted_indices.h"
#include "io/number.h"
#include "io/number_text.h"
#include "kernels/numbers/quantile.h"

namespace melon {
namespace {

/// Beyond 2⁵³ every double is a whole number; that does not characterise the
/// column.
bool IsWhole(double number) {
  return std::isnan(number) || (IsTold(number) && number == std::trunc(number));
}

/// There only what is written in digits counts, such as an identifier.
bool IsLongWhole(std::string_view label, double number) {
  return !std::isnan(number) && !IsTold(number) && IsInDigits(label);
}

}  // namespace

std::string CanonicalLabel(std::string_view label) {
  const ParsedNumber number = ParseNumber(label, false);
  return IsTold(number.value) ? NumberText(number.value) : std::string(label);
}

namespace {

/// Of the labels that are not missing, sorted, each once.
std::vector<std::string> CanonicalLabels(const Column& column) {
  std::vector<std::string> labels;
  for (std::size_t i = 0; i < column.labels.size(); ++i) {
    if (column.label_flaws[i] != CellFlaw::missing)
      labels.push_back(CanonicalLabel(column.labels[i]));
  }
  std::vector<std::string> sorted;
  for (const std::size_t i :
       SortedIndices(labels.size(), [&labels](std::size_t a, std::size_t b) {
         return labels[a] < labels[b];
       })) {
    if (sorted.empty() || sorted.back() != labels[i])
      sorted.push_back(std::move(labels[i]));
  }
  return sorted;
}

/// In every row, but for rounding.
bool AddUpTo(double sum, const Column& a, const Column& b) {
  constexpr double kRounding = 0.0101;  // two decimals each
  const std::vector<double> first = ToNumbers(a);
  const std::vector<double> second = ToNumbers(b);
  for (std::size_t row = 0; row < first.size(); ++row) {
    if (std::abs(first[row] + second[row] - sum) > kRounding) return false;
  }
  return true;
}

/// Of ASCII; bytes of other characters stay.
char ToLower(unsigned char byte) {
  return static_cast<char>(byte < 0x80 ? std::tolower(byte) : byte);
}

/// Without the digits at its end.
std::string WithoutNumber(std::string word) {
  word.erase(word.find_last_not_of("0123456789") + 1);
  return word;
}

}  // namespace

std::string SignsIn(std::string_view text) {
  constexpr std::string_view kSigns = "<>=+#";
  std::string signs;
  for (const char byte : text) {
    if (kSigns.find(byte) != std::string_view::npos) signs += byte;
  }
  return signs;
}

std::string Simplify(std::string_view name) {
  std::string simple;
  for (const char character : name) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= 0x80 || std::isalnum(byte) != 0) simple += ToLower(byte);
  }
  return simple;
}

std::vector<std::string> WordsOf(std::string_view name) {
  std::vector<std::string> words;
  std::string word;
  const auto end_word = [&] {
    if (std::string stem = WithoutNumber(word); !stem.empty())
      words.push_back(std::move(stem));
    word.clear();
  };
  bool after_lower = false;
  for (const char character : name) {
    const auto byte = static_cast<unsigned char>(character);
    const bool upper = byte < 0x80 && std::isupper(byte) != 0;
    const bool part = byte >= 0x80 || std::isalnum(byte) != 0;
    if (!part || (upper && after_lower)) end_word();
    if (part) word += ToLower(byte);
    after_lower = byte < 0x80 && std::islower(byte) != 0;
  }
  end_word();
  return words;
}

bool AreOfOneSeries(std::string_view one, std::string_view other) {
  const std::string a = Simplify(one);
  const std::string b = Simplify(other);
  const auto is_letter = [](std::string_view name) {
    return name.size() == 1 && name[0] >= 'a' && name[0] <= 'z';
  };
  if (is_letter(a) && is_letter(b)) return true;
  const auto stem = [&is_letter](std::string_view name,
                                 const std::string& simple) {
    const std::size_t cut = name.find_last_of("_ -.");
    if (cut != std::string_view::npos &&
        is_letter(Simplify(name.substr(cut + 1))))
      return simple.substr(0, simple.size() - 1);
    return simple.substr(0, simple.find_last_not_of("0123456789") + 1);
  };
  const std::string begin = stem(one, a);
  return begin == stem(other, b) && begin != a && begin != b && !begin.empty();
}

std::size_t PositionIn(std::span<const std::string_view> names,
                       const Column& column) {
  const auto place =
      std::find(names.begin(), names.end(), Simplify(column.name));
  return static_cast<std::size_t>(place - names.begin());
}

bool IsIn(std::span<const std::string_view> names, const Column& column) {
  return PositionIn(names, column) < names.size();
}

std::vector<std::string_view> PresentLabels(const Column& column) {
  std::vector<std::string_view> present;
  for (std::size_t i = 0; i < column.labels.size(); ++i) {
    const std::string_view label = column.labels[i];
    const auto is_same = [label](std::string_view other) {
      return SameLabel(label, other);
    };
    if (column.label_flaws[i] == CellFlaw::missing) continue;
    if (present.size() <= 2 &&
        std::any_of(present.begin(), present.end(), is_same))
      continue;
    present.push_back(label);
  }
  return present;
}

bool IsCoded(const Column& column) { return column.storage == Storage::coded; }

bool IsNumeric(const Column& column) {
  if (column.storage == Storage::numbers) return true;
  if (column.storage == Storage::dropped) return false;
  const auto numbers = std::count(column.label_flaws.begin(),
                                  column.label_flaws.end(), CellFlaw::none);
  const auto texts =
      std::count(column.label_flaws.begin(), column.label_flaws.end(),
                 CellFlaw::not_a_number);
  return numbers > 0 && texts * 9 <= numbers;
}

bool IsNearlyNumeric(const Column& column) {
  if (!IsCoded(column)) return IsNumeric(column);
  const auto numbers = std::count(column.label_flaws.begin(),
                                  column.label_flaws.end(), CellFlaw::none);
  const auto texts =
      std::count(column.label_flaws.begin(), column.label_flaws.end(),
                 CellFlaw::not_a_number);
  return numbers > 0 && texts * 2 <= numbers;
}

bool HasNoValue(const Table& table, const Column& column) {
  if (column.storage == Storage::numbers)
    return column.missing_count + column.not_finite_count == table.row_count;
  return IsCoded(column) &&
         std::all_of(column.label_flaws.begin(), column.label_flaws.end(),
                     [](const CellFlaw flaw) {
                       return flaw == CellFlaw::missing ||
                              flaw == CellFlaw::not_finite;
                     });
}

bool HasAnyNumber(const Column& column) {
  if (IsNumeric(column)) return true;
  return IsCoded(column) &&
         std::any_of(column.label_flaws.begin(), column.label_flaws.end(),
                     [](CellFlaw flaw) { return flaw == CellFlaw::none; });
}

bool HasFewValues(const Table& table, const Column& column) {
  return IsCoded(column) && column.labels.size() * 2 <= table.row_count;
}

bool NamesEachRow(const Table& table, const Column& column) {
  constexpr std::uint64_t kFewRows = 20;
  return table.row_count > kFewRows && !HasFewValues(table, column);
}

double ShareOfLabels(const Column& column, const Column& truth) {
  if (!IsCoded(column) || !IsCoded(truth) || column.codes.empty()) return 0;
  const std::vector<std::string> known = CanonicalLabels(truth);
  std::vector<std::uint8_t> is_known;
  is_known.reserve(column.labels.size());
  for (const std::string& label : column.labels) {
    is_known.push_back(static_cast<std::uint8_t>(
        std::binary_search(known.begin(), known.end(), CanonicalLabel(label))));
  }
  const auto rows =
      std::count_if(column.codes.begin(), column.codes.end(),
                    [&](std::uint16_t code) { return is_known[code] != 0; });
  return static_cast<double>(rows) / static_cast<double>(column.codes.size());
}

std::optional<std::size_t> FindColumn(const Table& table,
                                      std::string_view name) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (table.columns[i].name == name) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> FindColumnIn(
    const Table& table, std::span<const std::string_view> names) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (IsIn(names, table.columns[i])) return i;
  }
  return std::nullopt;
}

bool EndsInId(std::string_view name) {
  // A measure of pictures.
  if (name == "FID" || name == "KID") return false;
  for (const std::string_view end :
       {"Id", "ID", "_id", " id", "-id", "_idx", " idx", "编号"}) {
    if (name.size() > end.size() &&
        name.substr(name.size() - end.size()) == end)
      return true;
  }
  return false;
}

bool IsRowNumber(const Column& column) {
  if (column.storage != Storage::numbers || column.numbers.size() < 3)
    return false;
  const double first = column.numbers.front();
  if (first != 0 && first != 1) return false;
  for (std::size_t i = 1; i < column.numbers.size(); ++i) {
    if (column.numbers[i] != first + static_cast<double>(i)) return false;
  }
  return true;
}

bool HasWholeNumbersOnly(const Column& column) {
  if (!IsCoded(column))
    return std::all_of(column.numbers.begin(), column.numbers.end(), IsWhole);
  return std::equal(column.label_numbers.begin(), column.label_numbers.end(),
                    column.labels.begin(),
                    [](double number, std::string_view label) {
                      return IsWhole(number) || IsLongWhole(label, number);
                    });
}

bool HasLongWholeNumbers(const Column& column) {
  return IsCoded(column) &&
         !std::equal(column.label_numbers.begin(), column.label_numbers.end(),
                     column.labels.begin(),
                     [](double number, std::string_view label) {
                       return !IsLongWhole(label, number);
                     });
}

bool HoldsBothSigns(const Column& column) {
  const std::vector<double>& numbers =
      IsCoded(column) ? column.label_numbers : column.numbers;
  const auto any = [&numbers](auto is_meant) {
    return std::any_of(numbers.begin(), numbers.end(), is_meant);
  };
  return any([](double x) { return x < 0; }) &&
         any([](double x) { return x > 0; });
}

bool HoldsProportions(const Column& column) {
  const std::vector<double>& numbers =
      IsCoded(column) ? column.label_numbers : column.numbers;
  return std::all_of(numbers.begin(), numbers.end(), [](double number) {
    return std::isnan(number) || (number >= 0 && number <= 1);
  });
}

bool IsIdentifier(const Column& column) {
  if (!HasWholeNumbersOnly(column)) return false;
  if (IsCoded(column)) return column.labels.size() == column.codes.size();
  std::vector<double> numbers = column.numbers;
  // Flawed cells are not numbers, which have no order.
  std::erase_if(numbers, [](double number) { return std::isnan(number); });
  const std::vector<double> sorted = Sorted(numbers);
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

bool IsRowOrder(const Column& column) {
  const std::vector<double> numbers = ToNumbers(column);
  if (numbers.size() < 3 || !IsIdentifier(column)) return false;
  const auto [low, high] = std::minmax_element(numbers.begin(), numbers.end());
  return (*low == 0 || *low == 1) &&
         *high - *low + 1 == static_cast<double>(numbers.size());
}

namespace {

/// A header divided into what may be a model and its class.
struct Divided {
  std::string_view model;
  std::string_view label;
};

/// As a class alone, in brackets, and at each separator, in this order.
std::vector<Divided> DivisionsOf(std::string_view header) {
  std::vector<Divided> found{{{}, header}};
  const std::size_t bracket = header.find(" (");
  if (bracket != std::string_view::npos && header.back() == ')') {
    const std::string_view model = header.substr(0, bracket);
    const std::string_view inside =
        header.substr(bracket + 2, header.size() - bracket - 3);
    found.push_back({model, inside});
    // "P (income=>50K)", as KNIME writes it.
    found.push_back({model, inside.substr(inside.find('=') + 1)});
  }
  for (std::size_t at = header.find_first_of(kClassSeparators);
       at != std::string_view::npos;
       at = header.find_first_of(kClassSeparators, at + 1))
    found.push_back({header.substr(0, at), header.substr(at + 1)});
  return found;
}

/// What stands before the label where nothing divides them.
std::optional<std::string> UndividedPrefix(std::string_view label,
                                           std::string_view header) {
  if (!SignsIn(label).empty() || !SignsIn(header).empty()) {
    if (!header.ends_with(label)) return std::nullopt;
    return Simplify(header.substr(0, header.size() - label.size()));
  }
  const std::string name = Simplify(header);
  for (const std::string& text : {std::string(label), CanonicalLabel(label)}) {
    const std::string end = Simplify(text);
    // Of "-" nothing is left.
    if (!end.empty() && name.ends_with(end))
      return name.substr(0, name.size() - end.size());
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> PrefixBefore(std::string_view label,
                                        const Column& column) {
  if (label.empty()) return std::nullopt;
  for (const Divided& divided : DivisionsOf(column.name)) {
    if (SameLabel(divided.label, label)) return Simplify(divided.model);
    // "-1" and "proba_-1" are not of the class 1.
    if (ParseNumber(divided.label, false).flaw == CellFlaw::none)
      return std::nullopt;
  }
  return UndividedPrefix(label, column.name);
}

bool AreComplements(const Column& a, const Column& b) {
  return AddUpTo(1, a, b);
}

bool AreOpposites(const Column& a, const Column& b) { return AddUpTo(0, a, b); }

bool HasLabelsOf(const Column& column, const Column& truth) {
  if (!IsCoded(column) || !IsCoded(truth)) return false;
  const std::vector<std::string> known = CanonicalLabels(truth);
  const std::vector<std::string> own = CanonicalLabels(column);
  return !own.empty() &&
         std::includes(known.begin(), known.end(), own.begin(), own.end());
}

bool SameLabel(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const ParsedNumber first = ParseNumber(a, false);
  const ParsedNumber second = ParseNumber(b, false);
  return IsTold(first.value) && first.value == second.value;
}

std::uint64_t LineOfLabel(const Table& table, const Column& column,
                          std::string_view label) {
  const auto code =
      std::find(column.labels.begin(), column.labels.end(), label);
  const auto row =
      std::find(column.codes.begin(), column.codes.end(),
                static_cast<std::uint16_t>(code - column.labels.begin()));
  return table.LineOfCell(
      column, static_cast<std::uint64_t>(row - column.codes.begin()));
}

bool HoldsTwoClasses(const Column& column) {
  if (!IsCoded(column) || PresentLabels(column).size() != 2) return false;
  if (!IsNumeric(column)) return column.labels.size() < column.codes.size();
  return std::all_of(column.label_numbers.begin(), column.label_numbers.end(),
                     [](double number) {
                       return std::isnan(number) || number == -1 ||
                              number == 0 || number == 1;
                     });
}

}  // namespace melon
