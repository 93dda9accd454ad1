#include "roles/columns/findings/prediction_of_other.h"

#include <cstddef>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "roles/names/learner_names.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

using NameParts = std::vector<std::string>;

/// What the name says is predicted; nothing where it is called otherwise.
NameParts PredictedParts(NameParts words) {
  const std::size_t all = words.size();
  std::erase_if(words, [](const std::string& word) {
    return IsWordAmong(kWordsOfPredictions, word);
  });
  return words.size() < all ? words : NameParts();
}

/// The columns that have no part in the evaluation and may be a truth, by the
/// words of their names.
std::map<NameParts, std::size_t> OtherTruths(const Table& table,
                                             const Roles& roles) {
  std::map<NameParts, std::size_t> found;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (!HasRole(roles, i) && column.storage != Storage::dropped &&
        !AnyLearner({column.name}))
      found.emplace(WordsOf(column.name), i);
  }
  return found;
}

}  // namespace

std::optional<Problem> PredictionOfOther(const Table& table,
                                         const Roles& roles) {
  const std::map<NameParts, std::size_t> others = OtherTruths(table, roles);
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (HasRole(roles, i)) continue;
    const std::string& name = table.columns[i].name;
    const NameParts parts = PredictedParts(WordsOf(name));
    const auto truth = parts.empty() ? others.end() : others.find(parts);
    if (truth == others.end()) continue;
    const std::string& other = table.columns[truth->second].name;
    Problem warning{
        .code = "other_truths_ignored",
        .message = Fill(
            {"\"{0}\" is called a prediction of \"{1}\", and not of the truth "
             "\"{2}\": it was not evaluated. To evaluate it, choose \"{1}\" "
             "(truth).",
             "“{0}”名称像对“{1}”的预测，而不是对真实标记“{2}”的预测，未作评估。"
             "若要评估，请选择“{1}”（truth）。"},
            {Shorten(name), Shorten(other),
             Shorten(table.columns[roles.truth].name)})};
    warning.column = name;
    return warning;
  }
  return std::nullopt;
}

}  // namespace melon
