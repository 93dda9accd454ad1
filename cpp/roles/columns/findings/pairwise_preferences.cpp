#include "roles/columns/findings/pairwise_preferences.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "table/column_traits.h"
#include "table/row_names.h"

namespace melon {
namespace {

constexpr std::string_view kWinnerWords[] = {
    "winner",  "won",    "preference", "preferred", "prefer", "better",
    "verdict", "sieger", "gewinner",   "胜者",      "获胜者", "偏好"};
constexpr std::string_view kTieWords[] = {
    "tie", "ties", "tied", "draw", "both", "neither", "equal", "平局", "平"};

template <class Range>
bool Contains(const Range& range, std::string_view text) {
  return std::find(std::begin(range), std::end(range), text) != std::end(range);
}

/// "tie", "Tie (bothbad)", or nothing.
bool IsTie(const std::string& text) {
  const std::vector<std::string> words = WordsOf(text);
  return words.empty() || Contains(kTieWords, words.front());
}

bool IsText(const Column& column) {
  return column.storage == Storage::dropped ||
         (IsCoded(column) && !IsNumeric(column));
}

bool NamesWinner(const Column& column) {
  const std::vector<std::string> words = WordsOf(column.name);
  return IsCoded(column) && IsText(column) &&
         std::any_of(words.begin(), words.end(), [](const std::string& word) {
           return Contains(kWinnerWords, word);
         });
}

/// "model_a", or "a" of it.
bool IsCalled(const Column& column, const std::string& text) {
  return Simplify(column.name) == Simplify(text) ||
         Simplify(column.name.substr(column.name.find_last_of("_ -") + 1)) ==
             Simplify(text);
}

/// The two columns of texts whose names the winners are, but for ties.
std::vector<std::size_t> PairByNames(const Table& table, std::size_t winner) {
  std::set<std::size_t> called;
  for (const std::string& label : table.columns[winner].labels) {
    if (IsTie(label)) continue;
    std::size_t i = 0;
    while (i < table.columns.size() &&
           (i == winner || !IsText(table.columns[i]) ||
            !IsCalled(table.columns[i], label)))
      ++i;
    if (i == table.columns.size()) return {};
    called.insert(i);
  }
  return {called.begin(), called.end()};
}

/// Whether the winner of each row is in one of the two columns, which never
/// agree, and each of them wins.
bool AreContestants(const Table& table, std::size_t winner, std::size_t one,
                    std::size_t other) {
  bool first = false;
  bool second = false;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const std::string& text = CellText(table.columns[winner], row);
    const std::string& a = CellText(table.columns[one], row);
    const std::string& b = CellText(table.columns[other], row);
    if (a == b || (text != a && text != b && !IsTie(text))) return false;
    first = first || text == a;
    second = second || text == b;
  }
  return first && second;
}

std::vector<std::size_t> PairByCells(const Table& table, std::size_t winner) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (i == winner || !IsCoded(table.columns[i])) continue;
    for (std::size_t j = i + 1; j < table.columns.size(); ++j) {
      if (j != winner && IsCoded(table.columns[j]) &&
          AreContestants(table, winner, i, j))
        return {i, j};
    }
  }
  return {};
}

}  // namespace

std::optional<Problem> PairwisePreferences(const Table& table) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!NamesWinner(table.columns[i])) continue;
    std::vector<std::size_t> pair = PairByNames(table, i);
    if (pair.size() != 2) pair = PairByCells(table, i);
    if (pair.size() != 2) continue;
    const std::string& winner = table.columns[i].name;
    return Problem{
        .code = "pairwise_preferences",
        .message = Fill(
            {"Each row says which of two is preferred (\"{0}\", of \"{1}\" and "
             "\"{2}\"): there is no truth here that predictions agree with, "
             "and rankings by pairs (Bradley–Terry, Elo) are not computed. To "
             "test whether one of two models wins more often than the other, "
             "count without the ties: give a column errors with the rows that "
             "it lost and a column n with all rows, and test its rate of "
             "losses against one half (task=binomial, eps0=0.5).",
             "每行说明两者中哪一个更受偏好（“{0}”，取自“{1}”与“{2}”）：这里没"
             "有可与预测对照的真实标记，也不按两两胜负排名（Bradley–Terry、"
             "Elo）。若要检验两个模型中一个是否胜得更多，请去掉平局后计数：用"
             "一列 errors 写它负的行数，一列 n 写总行数，再以一半检验其负率"
             "（task=binomial，eps0=0.5）。"},
            {Shorten(winner), Shorten(table.columns[pair[0]].name),
             Shorten(table.columns[pair[1]].name)}),
        .column = winner};
  }
  return std::nullopt;
}

}  // namespace melon
