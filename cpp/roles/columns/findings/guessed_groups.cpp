#include "roles/columns/findings/guessed_groups.h"

#include <algorithm>
#include <string>

#include "base/text.h"
#include "roles/names/name_words.h"
#include "roles/names/role_names.h"
#include "table/class_index.h"
#include "table/column_traits.h"

namespace melon {
namespace {

/// "gt" and "species_true", but not "species".
bool IsCalledTruth(const Column& column) {
  return !IsIn(kWeakTruthNames, column) &&
         (IsIn(kTruthNames, column) || HasWordOf(kTruthWords, column.name));
}

/// Unless several such columns were named already.
std::optional<Problem> TakenByContent(const Roles& roles, const Column& truth) {
  if (std::any_of(
          roles.warnings.begin(), roles.warnings.end(),
          [](const Problem& one) { return one.code == "truth_in_doubt"; }))
    return std::nullopt;
  return Problem{
      .code = "groups_by_content",
      .message = Fill(
          {"The texts of \"{0}\" were read as the true groups. If they only "
           "describe the points, choose no truth (truth=).",
           "“{0}”列的文本当作真实分组。若它们只是对样本的描述，请不指定真实标"
           "记（truth=）。"},
          {Shorten(truth.name)}),
      .column = truth.name};
}

}  // namespace

std::optional<Problem> GuessedGroups(const Table& table, const Roles& roles) {
  const bool guessed = std::find(roles.guessed.begin(), roles.guessed.end(),
                                 "truth") != roles.guessed.end();
  if (roles.task != TaskKind::clustering || !roles.has_truth() || !guessed)
    return std::nullopt;
  const Column& truth = table.columns[roles.truth];
  if (IsCalledTruth(truth)) return std::nullopt;
  const auto same = std::find_if(
      roles.predictions.begin(), roles.predictions.end(), [&](std::size_t i) {
        const Column& clusters = table.columns[i];
        return IsCoded(clusters) && !FirstOtherClass(truth, clusters);
      });
  if (same == roles.predictions.end()) return TakenByContent(roles, truth);
  return Problem{
      .code = "clusters_renamed",
      .message = Fill(
          {"The texts of \"{0}\" go with the clusters of \"{1}\" in every row. "
           "If they are names that were given to these clusters, they are no "
           "truth, and the agreement says nothing: choose no truth (truth=).",
           "“{0}”列的文本与“{1}”列的簇逐行对应。若这些文本是给簇取的名称，就不"
           "是真实标记，二者一致也不说明什么：请不指定真实标记（truth=）。"},
          {Shorten(truth.name), Shorten(table.columns[*same].name)}),
      .column = truth.name};
}

}  // namespace melon
