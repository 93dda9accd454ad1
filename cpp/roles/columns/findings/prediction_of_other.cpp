#include "roles/columns/findings/prediction_of_other.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "roles/names/learner_names.h"
#include "roles/names/name_words.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// What the name says is predicted; nothing where it is called otherwise.
std::vector<std::string> PredictedWords(const std::string& name) {
  constexpr std::string_view kWords[] = {
      "pred",       "preds",       "predicted", "predict",
      "prediction", "predictions", "forecast",  "forecasted"};
  std::vector<std::string> words = WordsOf(name);
  const std::size_t all = words.size();
  std::erase_if(words, [&kWords](const std::string& word) {
    return IsWordAmong(kWords, word);
  });
  return words.size() < all ? words : std::vector<std::string>();
}

/// Of the table's columns, the first that is called by these words alone and
/// has no part in the evaluation.
std::optional<std::size_t> Called(const Table& table, const Roles& roles,
                                  const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (!HasRole(roles, i) && WordsOf(column.name) == words &&
        column.storage != Storage::dropped && !AnyLearner({column.name}))
      return i;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Problem> PredictionOfOther(const Table& table,
                                         const Roles& roles) {
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (HasRole(roles, i)) continue;
    const std::string& name = table.columns[i].name;
    const std::vector<std::string> words = PredictedWords(name);
    const auto truth =
        words.empty() ? std::nullopt : Called(table, roles, words);
    if (!truth) continue;
    const std::string& other = table.columns[*truth].name;
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
