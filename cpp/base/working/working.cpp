#include "base/working/working.h"

namespace melon {
namespace {

/// Of a table that folds, those that are shown before the fold.
constexpr std::size_t kFirstRows = 10;

}  // namespace

Term Working::Give(std::string_view key, std::string_view symbol,
                   const Term& term, const Text& title) {
  lines_.push_back({title, std::string(symbol), term, key, std::move(tables_)});
  tables_.clear();
  return {symbol, term.value()};
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
