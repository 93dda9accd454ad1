#include "tasks/binary/inversion.h"

#include <algorithm>

#include "base/text.h"
#include "report/rounded_text.h"
#include "table/name_list.h"

namespace melon {
namespace {

/// Whether an interval of the AUC has one half in it: the one that stands
/// beside the value, and where none does, such as of cases in groups that were
/// not drawn, any other.
bool MayBeHalf(const Json& model) {
  constexpr double kNone = -1;
  const Json* const own = model.Find("intervals")->Find("roc_auc");
  if (own != nullptr) return NumberOr(*own, "high", kNone) >= 0.5;
  const Json* const others = model.Find("other_intervals")->Find("roc_auc");
  if (others == nullptr) return false;
  const auto& methods = *others->As<Json::Object>();
  return std::any_of(methods.begin(), methods.end(), [](const auto& method) {
    return NumberOr(method.value, "high", kNone) >= 0.5;
  });
}

}  // namespace

std::vector<InvertedScore> InvertedScores(const Json::Array& models) {
  std::vector<InvertedScore> inverted;
  for (const Json& model : models) {
    const double auc = NumberOr(*model.Find("metrics"), "roc_auc", 1);
    if (auc < 0.5 && !MayBeHalf(model))
      inverted.push_back({std::string(TextOf(model, "name")), auc});
  }
  return inverted;
}

void WarnOfInversion(const std::vector<InvertedScore>& inverted,
                     std::size_t models, bool guessed, Json& warnings) {
  if (inverted.empty()) return;
  std::vector<std::string> names;
  names.reserve(inverted.size());
  for (const InvertedScore& one : inverted) names.push_back(one.name);
  Problem warning = WarningAbout(
      "auc_below_half",
      {"{0} has an AUC below 0.5: its higher scores go with the negative "
       "class. Is the right class positive, or does its score run the other "
       "way? Nothing was turned round.",
       "{0}的 AUC 低于 0.5：得分越高越像反类。正类选对了吗？还是得分方向相反？"
       "Melon 未作任何翻转。"},
      {"{0} have AUCs below 0.5: their higher scores go with the negative "
       "class. Is the right class positive, or do these scores run the other "
       "way? Nothing was turned round.",
       "{0}的 AUC 都低于 "
       "0.5：得分越高越像反类。正类选对了吗？还是得分方向相反？"
       "Melon 未作任何翻转。"},
      names);
  if (guessed && names.size() < models) {
    const Message inputs =
        Fill({" If inputs are among them, name the models (predictions).",
              "若其中有模型的输入，请指明模型的列（predictions）。"});
    warning.message.english += inputs.english;
    warning.message.chinese += inputs.chinese;
  }
  warnings.Add(ToJson(warning));
}

std::optional<Problem> InversionNote(const std::vector<InvertedScore>& inverted,
                                     const std::string& positive,
                                     const Json& verdict) {
  if (TextOf(verdict, "kind") != "better") return std::nullopt;
  const std::string_view other = TextOf(verdict, "other");
  const auto found = std::find_if(
      inverted.begin(), inverted.end(),
      [other](const InvertedScore& one) { return one.name == other; });
  if (found == inverted.end()) return std::nullopt;
  return Problem{
      .code = "score_inverted",
      .message = Fill(
          {"\"{0}\" ranks most cases the wrong way round. If its low scores "
           "mean \"{1}\", its AUC is {2}, and the verdict may rest on its sign "
           "alone: turn the score round before you compare.",
           "“{0}”对多数样例的排序是反的。若其得分越低越像“{1}”，则其 AUC 为 "
           "{2}，该结论可能只反映其方向：请先翻转得分再比较。"},
          {Shorten(found->name), Shorten(positive),
           RoundedText(1 - found->auc)})};
}

}  // namespace melon
