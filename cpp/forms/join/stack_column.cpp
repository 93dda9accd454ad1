#include "forms/join/stack_column.h"

#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "base/column_access.h"
#include "table/column_traits.h"

namespace melon {
namespace {

constexpr std::size_t kMostLabels = 65'536;
constexpr std::size_t kMostFirstFlaws = 20;

/// The cells of one column of all files as a column.
class Stacker {
 public:
  Stacker(std::span<const NamedTable> files,
          const std::vector<std::size_t>& places)
      : files_(files), places_(places) {}

  Column Stack() {
    const Column& first = At(0);
    made_.name = first.name;
    made_.unnamed = first.unnamed;
    made_.input = first.input;
    made_.percent = Every([](const Column& one) { return one.percent; });
    if (!Every([](const Column& one) {
          return one.storage != Storage::dropped;
        })) {
      made_.storage = Storage::dropped;
    } else if (Every([](const Column& one) { return IsCoded(one); }) &&
               AddLabels()) {
      made_.storage = Storage::coded;
    } else {
      AddNumbers();
    }
    AddLines();
    return std::move(made_);
  }

 private:
  [[nodiscard]] const Column& At(std::size_t file) const {
    return files_[file].table->columns[places_[file]];
  }

  template <class Is>
  [[nodiscard]] bool Every(const Is& is) const {
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (!is(At(i))) return false;
    }
    return true;
  }

  /// False where there are too many.
  bool AddLabels() {
    std::map<std::string_view, std::uint32_t> codes;
    Column made = made_;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const Column& column = At(i);
      std::vector<std::uint16_t> code_of;
      for (std::size_t code = 0; code < column.labels.size(); ++code) {
        const auto [place, is_new] = codes.try_emplace(
            column.labels[code], static_cast<std::uint32_t>(codes.size()));
        if (codes.size() > kMostLabels) return false;
        code_of.push_back(static_cast<std::uint16_t>(place->second));
        if (!is_new) continue;
        made.labels.push_back(column.labels[code]);
        made.label_numbers.push_back(column.label_numbers[code]);
        made.label_flaws.push_back(column.label_flaws[code]);
      }
      for (const std::uint16_t code : column.codes)
        made.codes.push_back(code_of[code]);
    }
    made_ = std::move(made);
    return true;
  }

  void AddNumbers() {
    made_.storage = Storage::numbers;
    std::uint64_t before = 0;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      const std::vector<double> numbers = ToNumbers(At(i));
      made_.numbers.insert(made_.numbers.end(), numbers.begin(), numbers.end());
      const FlawSummary flaws = NumberFlaws(At(i));
      made_.missing_count += flaws.missing;
      made_.not_finite_count += flaws.not_finite;
      made_.not_a_number_count += flaws.not_a_number;
      for (FlawedCell cell : flaws.first) {
        cell.row += before;
        if (made_.first_flaws.size() < kMostFirstFlaws)
          made_.first_flaws.push_back(std::move(cell));
      }
      before += files_[i].table->row_count;
    }
  }

  /// Where the lines of a cell are not those of its row.
  void AddLines() {
    if (Every([](const Column& one) { return one.lines.empty(); })) return;
    for (std::size_t i = 0; i < files_.size(); ++i) {
      for (std::uint64_t row = 0; row < files_[i].table->row_count; ++row)
        made_.lines.push_back(files_[i].table->LineOfCell(At(i), row));
    }
  }

  std::span<const NamedTable> files_;
  const std::vector<std::size_t>& places_;
  Column made_;
};

}  // namespace

Column StackColumn(std::span<const NamedTable> files,
                   const std::vector<std::size_t>& places) {
  return Stacker(files, places).Stack();
}

}  // namespace melon
