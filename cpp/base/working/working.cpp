#include "base/working/working.h"

#include <algorithm>
#include <iterator>

namespace melon {
namespace {

/// Of a table that folds, those that are shown before the fold.
constexpr std::size_t kFirstRows = 10;

bool IsLetter(char one) {
  return (one >= 'a' && one <= 'z') || (one >= 'A' && one <= 'Z');
}

/// Whether a symbol goes on with this: with an index or a dash it is another.
bool GoesOn(char next) { return IsLetter(next) || next == '_' || next == '\''; }

/// Whether the symbol stands in the LaTeX as a whole. One that stands in
/// another by chance does no harm.
bool StandsIn(std::string_view latex, std::string_view symbol) {
  if (symbol.empty()) return false;
  for (std::size_t at = latex.find(symbol); at != std::string_view::npos;
       at = latex.find(symbol, at + 1)) {
    const std::size_t end = at + symbol.size();
    const char before = at == 0 ? ' ' : latex[at - 1];
    const bool begins =
        !IsLetter(symbol.front()) || !(IsLetter(before) || before == '\\');
    if (begins && (end == latex.size() || !GoesOn(latex[end]))) return true;
  }
  return false;
}

}  // namespace

Term Working::Give(std::string_view key, std::string_view symbol,
                   const Term& term, const Text& title) {
  lines_.push_back({title, std::string(symbol), term, key, std::move(tables_)});
  tables_.clear();
  return {symbol, term.value()};
}

void Working::KeepFor(std::span<const std::string_view> keys) {
  const auto gives_any = [keys](const WorkingLine& line) {
    return std::find(keys.begin(), keys.end(), line.key) != keys.end();
  };
  const auto behind_last =
      std::find_if(lines_.rbegin(), lines_.rend(), gives_any).base();
  lines_.erase(behind_last, lines_.end());
  std::vector<WorkingLine> kept;
  while (!lines_.empty()) {
    WorkingLine line = std::move(lines_.back());
    lines_.pop_back();
    const bool is_used =
        std::any_of(kept.begin(), kept.end(), [&line](const WorkingLine& one) {
          return StandsIn(one.term.symbols(), line.symbol);
        });
    if (is_used || gives_any(line)) {
      kept.push_back(std::move(line));
    } else {
      // A table is of what follows it.
      std::vector<WorkingTable>& tables = kept.back().tables;
      tables.insert(tables.begin(),
                    std::make_move_iterator(line.tables.begin()),
                    std::make_move_iterator(line.tables.end()));
    }
  }
  lines_.assign(std::make_move_iterator(kept.rbegin()),
                std::make_move_iterator(kept.rend()));
}

void Working::LeaveOut(const Working& other) {
  std::erase_if(lines_, [&other](const WorkingLine& line) {
    return std::any_of(other.lines_.begin(), other.lines_.end(),
                       [&line](const WorkingLine& one) {
                         return one.symbol == line.symbol &&
                                one.term.symbols() == line.term.symbols();
                       });
  });
}

void Working::Table(const Text& title, std::vector<std::string> heads,
                    std::size_t row_count,
                    FunctionView<WorkingRow(std::size_t)> row) {
  WorkingTable table{.title = title, .heads = std::move(heads), .rows = {}};
  const bool folds = row_count > kFirstRows + 2;
  const std::size_t first = folds ? kFirstRows : row_count;
  for (std::size_t i = 0; i < first; ++i) table.rows.push_back(row(i));
  if (folds) {
    table.left_out = row_count - kFirstRows - 1;
    table.rows.push_back(row(row_count - 1));
  }
  tables_.push_back(std::move(table));
}

}  // namespace melon
