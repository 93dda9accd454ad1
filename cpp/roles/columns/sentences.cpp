#include "roles/columns/sentences.h"

#include "io/csv/prose.h"

namespace melon {

bool HoldsSentences(const Table& table, std::size_t column) {
  std::size_t texts = 0;
  std::size_t sentences = 0;
  for (const auto& row : table.first_rows) {
    texts += row[column].empty() ? 0 : 1;
    sentences += LooksLikeSentence(row[column]) ? 1 : 0;
  }
  return 2 * sentences > texts;
}

}  // namespace melon
