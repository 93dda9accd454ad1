#include "roles/columns/findings/cells_of_two_classes.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/column_access.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// The words of the true and the predicted class.
using Cell = std::pair<std::string, std::string>;

/// Without "true" and "actual".
std::string ClassOf(std::vector<std::string> words) {
  std::erase_if(words, [](const std::string& word) {
    return IsWordAmong(kTruthWords, word);
  });
  std::string name;
  for (const std::string& word : words)
    name.append(name.empty() ? "" : " ").append(word);
  return name;
}

/// Of "spam_pred_ham", or of counts called otherwise nothing.
std::optional<Cell> CellOf(const Column& column) {
  constexpr std::string_view kBetween[] = {"pred", "predicted", "prediction"};
  const std::vector<std::string> words = WordsOf(column.name);
  const auto between = std::find_if(
      words.begin(), words.end(),
      [&](const std::string& word) { return IsWordAmong(kBetween, word); });
  if (between == words.end() || !IsNumeric(column) ||
      !HasWholeNumbersOnly(column))
    return std::nullopt;
  const std::vector<double> numbers = ToNumbers(column);
  if (std::any_of(numbers.begin(), numbers.end(),
                  [](double number) { return number < 0; }))
    return std::nullopt;
  Cell cell{ClassOf({words.begin(), between}),
            ClassOf({between + 1, words.end()})};
  if (cell.first.empty() || cell.second.empty()) return std::nullopt;
  return cell;
}

}  // namespace

std::optional<Problem> CellsOfTwoClasses(const Table& table) {
  std::map<Cell, const Column*> cells;
  std::vector<std::string> classes;
  for (const Column& column : table.columns) {
    const std::optional<Cell> cell = CellOf(column);
    if (!cell) continue;
    if (!cells.emplace(*cell, &column).second) return std::nullopt;
    for (const std::string& name : {cell->first, cell->second}) {
      if (std::find(classes.begin(), classes.end(), name) == classes.end())
        classes.push_back(name);
    }
  }
  if (cells.size() != 4 || classes.size() != 2) return std::nullopt;
  const auto name = [&](std::size_t truth, std::size_t predicted) {
    return Shorten(cells.at({classes[truth], classes[predicted]})->name);
  };
  return Problem{
      .code = "cells_of_two_classes",
      .message = Fill(
          {"By their names four columns are the cells of confusion matrices, a "
           "row each. Choose their roles, with \"{0}\" as the positive class: "
           "\"{1}\" true positives, \"{2}\" false negatives, \"{3}\" false "
           "positives, \"{4}\" true negatives (tp={1}, fn={2}, fp={3}, "
           "tn={4}).",
           "从列名看，有四列是混淆矩阵的四格，每行一个矩阵。请以“{0}”为正类，为"
           "各列选择角色：“{1}”真正例，“{2}”假反例，“{3}”假正例，“{4}”真反例"
           "（tp={1}, fn={2}, fp={3}, tn={4}）。"},
          {Shorten(classes[1]), name(1, 1), name(1, 0), name(0, 1),
           name(0, 0)})};
}

}  // namespace melon
