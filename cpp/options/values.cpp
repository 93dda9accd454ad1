#include "options/values.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <map>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "io/json/json_reader.h"
#include "io/number.h"
#include "options/option_problem.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;
using Costs = std::vector<std::vector<double>>;
using Thresholds = std::map<std::string, double, std::less<>>;

std::optional<Names> AsNames(const Json& json) {
  const auto* const items = json.As<Json::Array>();
  if (items == nullptr) return std::nullopt;
  Names names;
  for (const Json& item : *items) {
    const auto* const text = item.As<std::string>();
    if (text == nullptr) return std::nullopt;
    names.push_back(*text);
  }
  return names;
}

Names SplitAtCommas(std::string_view text) {
  Names names(1);
  for (const char character : text) {
    if (character == ',') {
      names.emplace_back();
    } else {
      names.back() += character;
    }
  }
  return names;
}

std::optional<double> NumberWithin(const Option& option, const Json& json) {
  const std::optional<double> number = AsNumber(json);
  const bool whole = option.kind == OptionKind::whole_number;
  if (!number || !option.limits.Allow(*number) ||
      (whole && *number != std::floor(*number)))
    return std::nullopt;
  return number;
}

std::optional<bool> AsFlag(const Json& json) {
  if (const auto* const flag = json.As<bool>()) return *flag;
  const auto* const text = json.As<std::string>();
  if (text == nullptr || (*text != "true" && *text != "false"))
    return std::nullopt;
  return *text == "true";
}

std::optional<std::string> OneOf(const Option& option, const Json& json) {
  const auto* const text = json.As<std::string>();
  if (text == nullptr || std::find(option.choices.begin(), option.choices.end(),
                                   *text) == option.choices.end())
    return std::nullopt;
  return *text;
}

std::optional<std::string> AsText(const Option& option, const Json& json) {
  if (option.kind == OptionKind::choice) return OneOf(option, json);
  const auto* const text = json.As<std::string>();
  return text == nullptr ? std::nullopt : std::optional(*text);
}

std::optional<Thresholds> AsThresholds(const Json& json) {
  const auto* const members = json.As<Json::Object>();
  if (members == nullptr) return std::nullopt;
  Thresholds thresholds;
  for (const auto& [model, threshold] : *members) {
    // null stands for "nothing is predicted positive".
    const std::optional<double> number =
        threshold.IsNull() ? std::numeric_limits<double>::infinity()
                           : AsNumber(threshold);
    if (!number) return std::nullopt;
    thresholds[model] = *number;
  }
  return thresholds;
}

/// A square of costs.
std::optional<Costs> AsCosts(const Option& option, const Json& json) {
  const auto* const rows = json.As<Json::Array>();
  if (rows == nullptr) return std::nullopt;
  Costs matrix;
  for (const Json& row : *rows) {
    std::vector<double>& costs = matrix.emplace_back();
    const auto* const cells = row.As<Json::Array>();
    for (std::size_t i = 0; cells != nullptr && i < cells->size(); ++i) {
      const auto* const cost = (*cells)[i].As<double>();
      if (cost != nullptr && option.limits.Allow(*cost)) costs.push_back(*cost);
    }
    if (costs.size() != rows->size()) return std::nullopt;
  }
  return matrix;
}

/// Puts one value into its member; false when it is not what is expected.
class Reader {
 public:
  Reader(const Option& option, const Json& json, Options& options)
      : option_(option), json_(json), options_(options) {}

  template <class Number>
  requires(std::is_arithmetic_v<Number>) bool operator()(
      Number Options::*member) const {
    const std::optional<double> number = NumberWithin(option_, json_);
    if (number) options_.*member = static_cast<Number>(*number);
    return number.has_value();
  }

  bool operator()(bool Options::*member) const {
    if (option_.kind != OptionKind::choice) return Put(AsFlag(json_), member);
    const std::optional<std::string> choice = OneOf(option_, json_);
    if (choice) options_.*member = *choice == option_.choices.back();
    return choice.has_value();
  }

  bool operator()(std::optional<bool> Options::*member) const {
    return Put(AsFlag(json_), member);
  }

  bool operator()(std::string Options::*member) const {
    return Put(AsText(option_, json_), member);
  }

  bool operator()(std::optional<std::string> Options::*member) const {
    return Put(AsText(option_, json_), member);
  }

  bool operator()(const NamesMember& names) const {
    const auto* const text = json_.As<std::string>();
    if (text == nullptr) return Put(AsNames(json_), names.list);
    if (names.text != nullptr) {
      options_.*names.text = *text;
    } else {
      options_.*names.list = SplitAtCommas(*text);
    }
    return true;
  }

  bool operator()(Thresholds Options::*member) const {
    return Put(AsThresholds(json_), member);
  }

  bool operator()(Costs Options::*member) const {
    const auto* const text = json_.As<std::string>();
    if (text == nullptr) return Put(AsCosts(option_, json_), member);
    const std::optional<Json> parsed = ParseJson(*text);
    return parsed && Put(AsCosts(option_, *parsed), member);
  }

  bool operator()(ResampleScheme Options::*member) const {
    constexpr std::string_view kCluster = "cluster=";
    const auto* const text = json_.As<std::string>();
    const std::string_view wanted =
        text == nullptr ? std::string_view() : *text;
    if (wanted.starts_with(kCluster) && wanted.size() > kCluster.size()) {
      options_.*member = ResampleScheme::cluster;
      options_.cluster = wanted.substr(kCluster.size());
      return true;
    }
    for (const ResampleScheme scheme :
         {ResampleScheme::plain, ResampleScheme::stratified}) {
      if (wanted != NameOf(scheme)) continue;
      options_.*member = scheme;
      options_.cluster.reset();
      return true;
    }
    return false;
  }

 private:
  template <class Value, class Member>
  bool Put(std::optional<Value> value, Member Options::*member) const {
    if (!value) return false;
    // Some members are optional themselves.
    // NOLINTNEXTLINE(bugprone-optional-value-conversion)
    options_.*member = *std::move(value);
    return true;
  }

  const Option& option_;
  const Json& json_;
  Options& options_;
};

bool Same(double a, double b) {
  return a == b || (std::isnan(a) && std::isnan(b));
}

template <class Value>
bool Same(const Value& a, const Value& b) {
  return a == b;
}

}  // namespace

std::string ShowJson(const Json& json) {
  const auto* const text = json.As<std::string>();
  return text != nullptr ? *text : Serialize(json);
}

std::optional<double> AsNumber(const Json& json) {
  if (const auto* const number = json.As<double>()) return *number;
  const auto* const text = json.As<std::string>();
  if (text == nullptr) return std::nullopt;
  const ParsedNumber parsed = ParseNumber(*text, false);
  if (parsed.flaw != CellFlaw::none) return std::nullopt;
  return parsed.value;
}

std::optional<Problem> ReadOption(const Option& option, const Json& json,
                                  Options& options) {
  if (std::visit(Reader(option, json, options), option.member))
    return std::nullopt;
  if (option.refuse != nullptr) return option.refuse(ShowJson(json));
  return InvalidOption(option.name, ShowJson(json), Expected(option));
}

bool SameValue(const Option& option, const Options& a, const Options& b) {
  return std::visit(
      [&](const auto& member) {
        using Member = std::remove_cvref_t<decltype(member)>;
        if constexpr (std::is_same_v<Member, NamesMember>) {
          return a.*member.list == b.*member.list &&
                 (member.text == nullptr || a.*member.text == b.*member.text);
        } else if constexpr (std::is_same_v<Member,
                                            ResampleScheme Options::*>) {
          return a.*member == b.*member && a.cluster == b.cluster;
        } else {
          return Same(a.*member, b.*member);
        }
      },
      option.member);
}

}  // namespace melon
