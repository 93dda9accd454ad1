#include "roles/columns/findings/fitted_beside_out_of_fold.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "table/column_traits.h"

namespace melon {
namespace {

using WordsOfName = std::vector<std::string>;

/// Of "oof_prob" and "out_of_fold_prob" what else the name says; of others
/// nothing.
std::optional<WordsOfName> WordsBesideOutOfFold(const std::string& name) {
  for (const WordsOfName& mark :
       {WordsOfName{"oof"}, WordsOfName{"out", "of", "fold"}}) {
    WordsOfName words = WordsOf(name);
    const auto found =
        std::search(words.begin(), words.end(), mark.begin(), mark.end());
    if (found == words.end()) continue;
    words.erase(found, found + static_cast<std::ptrdiff_t>(mark.size()));
    return words;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Problem> FittedBesideOutOfFold(const Table& table,
                                             const Roles& roles) {
  std::map<WordsOfName, std::size_t> by_words;
  for (const std::size_t index : roles.predictions)
    by_words.emplace(WordsOf(table.columns[index].name), index);
  for (const std::size_t index : roles.predictions) {
    const Column& column = table.columns[index];
    const std::optional<WordsOfName> words = WordsBesideOutOfFold(column.name);
    if (!words) continue;
    const auto fitted = by_words.find(*words);
    if (fitted == by_words.end()) continue;
    const std::string name = Shorten(column.name);
    return Problem{
        .code = "fitted_beside_out_of_fold",
        .message = Fill(
            {"By their names \"{0}\" and \"{1}\" are predictions of one model: "
             "the first without the case itself, the second perhaps by a model "
             "that learned from it. If so, the second looks better than it is, "
             "and the difference says nothing about models: evaluate the first "
             "(predictions={0}).",
             "从列名看，“{0}”与“{1}”是同一模型的预测：前者是折外预测，后者的模"
             "型可能学过该样例。若是如此，后者会显得更好，二者之差不能说明模"
             "型的优劣：请评估前者（predictions={0}）。"},
            {name, Shorten(table.columns[fitted->second].name)}),
        .column = table.columns[fitted->second].name};
  }
  return std::nullopt;
}

}  // namespace melon
