#include "report/verdict/majority_warning.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "io/number_text.h"

namespace melon {
namespace {

/// With less of the cases in one class, accuracy is not what misleads.
constexpr double kSkewed = 2. / 3;
/// Two shares that differ by so little differ by rounding.
constexpr double kRounding = 1e-12;

std::string Decimals(double share) {
  constexpr double kThousand = 1000;
  return NumberText(std::round(share * kThousand) / kThousand);
}

/// The first of the models with the highest value; null if none has one.
const Accuracies* FirstBy(const std::vector<Accuracies>& models,
                          Value Accuracies::*member) {
  const Accuracies* first = nullptr;
  for (const Accuracies& one : models) {
    const Value& value = one.*member;
    if (!value.defined()) continue;
    if (first == nullptr || value.number() > (first->*member).number())
      first = &one;
  }
  return first;
}

}  // namespace

void WarnOfMajority(std::string_view label, double share,
                    const std::vector<Accuracies>& models, Json& warnings) {
  const std::string shown = Shorten(label);
  WarnOfMajority(Text{shown, shown}, share, models, warnings);
}

void WarnOfMajority(const Text& label, double share,
                    const std::vector<Accuracies>& models, Json& warnings) {
  if (share < kSkewed) return;
  const Accuracies* const first = FirstBy(models, &Accuracies::accuracy);
  if (first == nullptr || first->accuracy.number() > share + kRounding) return;
  const Accuracies* const balanced =
      FirstBy(models, &Accuracies::balanced_accuracy);
  const std::string name = Shorten(first->model);
  const std::string accuracy = Decimals(first->accuracy.number());
  const std::string always = Decimals(share);
  Problem warning{
      .code = "no_better_than_majority",
      .message = Fill(
          {"The highest accuracy, {1} of \"{0}\", is no higher than that of "
           "the answer \"{2}\" to every case, {3}.",
           "最高的精度是“{0}”的 {1}，并不高于一律答“{4}”的精度 {3}。"},
          {name, accuracy, label.english, always, label.chinese})};
  if (balanced != nullptr &&
      balanced->balanced_accuracy.number() >
          first->balanced_accuracy.number() + kRounding) {
    const Message then =
        Fill({" By balanced accuracy \"{0}\" comes first: {1} against {2}.",
              "按平衡精度，“{0}”居首：{1} 对 {2}。"},
             {Shorten(balanced->model),
              Decimals(balanced->balanced_accuracy.number()),
              Decimals(first->balanced_accuracy.number())});
    warning.message.english += then.english;
    warning.message.chinese += then.chinese;
  }
  warning.column = std::string(first->model);
  warnings.Add(ToJson(warning));
}

}  // namespace melon
