#include "roles/names/positive_class.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

#include "table/column_traits.h"

namespace melon {
namespace {

using Ground = PositiveClass::Ground;
using Words = std::span<const std::string_view>;

/// They say of themselves that they are positive, in lower case.
constexpr std::string_view kSayPositive[] = {
    "true",      "yes", "y",  "ja",   "oui", "sim",  "sí",   "pos", "positive",
    "malignant", "+",   "是", "阳性", "正",  "正例", "正类", "恶性"};

/// What tests and detectors look for, simplified.
constexpr std::string_view kSoughtWords[] = {
    "case",      "cases",      "affected",  "diseased",  "disease",
    "sick",      "ill",        "unhealthy", "patient",   "patients",
    "tumor",     "tumour",     "cancer",    "cancerous", "carcinoma",
    "abnormal",  "infected",   "relapse",   "relapsed",  "recurrence",
    "dead",      "died",       "deceased",  "event",     "present",
    "fraud",     "fraudulent", "scam",      "spam",      "phishing",
    "malicious", "malware",    "attack",    "intrusion", "anomaly",
    "anomalous", "outlier",    "churn",     "churned",   "default",
    "defaulted", "chargedoff", "defect",    "defective", "faulty",
    "fault",     "failure",    "unsafe",    "toxic",     "患病",
    "病例",      "患者",       "异常",      "欺诈",      "攻击",
    "违约",      "流失",       "死亡",      "垃圾邮件",  "肿瘤",
    "癌症",      "缺陷",       "故障"};

/// What stands beside them, simplified.
constexpr std::string_view kUsualWords[] = {
    "false",    "no",         "n",       "neg",      "negative", "control",
    "controls", "unaffected", "healthy", "well",     "normal",   "benign",
    "alive",    "survived",   "absent",  "inactive", "legit",    "legitimate",
    "genuine",  "ham",        "clean",   "inlier",   "stayed",   "retained",
    "paid",     "fullypaid",  "repaid",  "ok",       "safe",     "nontoxic",
    "否",       "阴性",       "负",      "反例",     "负例",     "健康",
    "对照",     "正常",       "良性",    "合法",     "留存",     "还款",
    "存活",     "正常邮件"};

constexpr std::string_view kNegations[] = {"non", "not", "no",  "非",
                                           "未",  "无",  "没有"};

std::string LowerCase(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(), [](char character) {
    return static_cast<char>(
        std::tolower(static_cast<unsigned char>(character)));
  });
  return text;
}

bool IsAmong(Words words, const std::string& text) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

/// "True" beside "False", and "TRUE" beside "FALSE".
std::string InCaseOf(const std::string& label, std::string_view word) {
  const auto is_upper = [](char character) {
    return std::isupper(static_cast<unsigned char>(character)) != 0;
  };
  std::string text(word);
  const bool all = std::all_of(label.begin(), label.end(), is_upper);
  const bool first = !label.empty() && is_upper(label.front());
  const std::size_t count = all ? text.size() : std::size_t{first ? 1U : 0U};
  std::transform(text.begin(),
                 text.begin() + static_cast<std::ptrdiff_t>(count),
                 text.begin(), [](char character) {
                   return static_cast<char>(
                       std::toupper(static_cast<unsigned char>(character)));
                 });
  return text;
}

/// The positive class of a well-known pair of labels, also when only one of the
/// two occurs.
std::optional<std::string> OfPair(const std::vector<std::string>& labels) {
  struct Pair {
    std::string_view negative;
    std::string_view positive;
  };
  constexpr Pair kPairs[] = {{"0", "1"}, {"-1", "1"}, {"false", "true"}};
  for (const Pair& pair : kPairs) {
    const auto fits = [&pair](const std::string& label) {
      return SameLabel(LowerCase(label), pair.negative) ||
             SameLabel(LowerCase(label), pair.positive);
    };
    if (!std::all_of(labels.begin(), labels.end(), fits)) continue;
    const auto positive = std::find_if(
        labels.begin(), labels.end(), [&pair](const std::string& label) {
          return SameLabel(LowerCase(label), pair.positive);
        });
    if (positive != labels.end()) return *positive;
    return labels.empty() ? std::string(pair.positive)
                          : InCaseOf(labels.front(), pair.positive);
  }
  return std::nullopt;
}

/// The one label that says of itself that it is positive.
std::optional<std::string> ThatSaysSo(const std::vector<std::string>& labels) {
  const auto says = [](const std::string& label) {
    return IsAmong(kSayPositive, LowerCase(label));
  };
  if (std::count_if(labels.begin(), labels.end(), says) != 1)
    return std::nullopt;
  return *std::find_if(labels.begin(), labels.end(), says);
}

/// "notfraud" of "fraud".
bool Negates(const std::string& negated, const std::string& label) {
  return !label.empty() &&
         std::any_of(std::begin(kNegations), std::end(kNegations),
                     [&](std::string_view negation) {
                       return negated == std::string(negation) + label;
                     });
}

/// How surely the first of two simplified labels is the positive one.
std::optional<Ground> GroundFor(const std::string& label,
                                const std::string& other) {
  if (Negates(other, label)) return Ground::known;
  if (Negates(label, other)) return std::nullopt;
  const bool sought = IsAmong(kSoughtWords, label);
  const bool beside_usual = IsAmong(kUsualWords, other);
  if (sought && beside_usual) return Ground::known;
  const bool contradicted =
      IsAmong(kSoughtWords, other) || IsAmong(kUsualWords, label);
  if (contradicted || (!sought && !beside_usual)) return std::nullopt;
  return Ground::suggested;
}

}  // namespace

PositiveClass GuessPositive(const std::vector<std::string>& labels) {
  if (const auto positive = OfPair(labels)) return {*positive, Ground::known};
  if (const auto positive = ThatSaysSo(labels))
    return {*positive, Ground::known};
  if (labels.size() == 2) {
    const std::array<std::string, 2> simple{Simplify(labels[0]),
                                            Simplify(labels[1])};
    for (std::size_t i = 0; i < 2; ++i) {
      if (const auto ground = GroundFor(simple[i], simple[1 - i]))
        return {labels[i], *ground};
    }
  }
  return {labels.back(), Ground::last};
}

}  // namespace melon
