#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "effect_sizes/effect_size.h"
#include "hypothesis/test.h"
#include "tasks/session_from_csv.h"

namespace melon {

/// Every figure of a comparison by where it stands, such as "pair A|B paired_t"
/// or "tests friedman_p": a number, or the reason why there is none.
using Figures = std::map<std::string, ReadJson>;

inline void AddFigures(const std::string& place, const ReadJson& values,
                       const ReadJson& reasons, Figures& figures) {
  for (const auto& [key, value] : values.items()) {
    if (key == "reasons") continue;
    const bool has_reason = value.is_null() && reasons.contains(key);
    figures[place + " " + key] = has_reason ? reasons[key] : value;
  }
}

inline Figures FiguresOf(const ReadJson& report) {
  Figures figures;
  if (!report.contains("tests")) {
    ADD_FAILURE() << report.dump();
    return figures;
  }
  for (const ReadJson& model : report["models"]) {
    const std::string place = "model " + model["name"].get<std::string>();
    AddFigures(place, model["metrics"], model["reasons"], figures);
  }
  if (report.contains("pairs")) {
    for (const ReadJson& pair : report["pairs"]) {
      const std::string place = "pair " + pair["a"].get<std::string>() + "|" +
                                pair["b"].get<std::string>();
      AddFigures(place, pair, pair["reasons"], figures);
    }
  }
  AddFigures("tests", report["tests"], report["tests"]["reasons"], figures);
  return figures;
}

/// Whether a key changes its sign when what is a − b becomes b − a.
inline bool IsSigned(std::string_view key) {
  static const std::set<std::string_view> kSigned = [] {
    std::set<std::string_view> keys = {"rank_diff", "z"};
    for (const melon::Test* test : Tests())
      keys.insert(test->signed_keys.begin(), test->signed_keys.end());
    for (const EffectSize* effect : EffectSizes()) keys.insert(effect->id);
    return keys;
  }();
  return kSigned.contains(key);
}

/// The key that has minus this limit, or this share, when a − b becomes b − a;
/// empty for others.
inline std::string MirrorOf(const std::string& key) {
  static const std::map<std::string, std::string> kMirrors = [] {
    std::map<std::string, std::string> mirrors;
    const auto add = [&mirrors](const std::string& one,
                                const std::string& other) {
      mirrors[one] = other;
      mirrors[other] = one;
    };
    for (const melon::Test* test : Tests()) {
      if (test->from_differences == nullptr && test->from_folds == nullptr &&
          test->from_paired_results == nullptr)
        continue;
      for (const std::string_view side : test->keys) {
        const std::string left(side);
        const std::size_t end = left.rfind("_left");
        if (end != std::string::npos && end + 5 == left.size())
          add(left, left.substr(0, end) + "_right");
      }
      if (test->limits.size() == 2)
        add(std::string(test->limits[0]), std::string(test->limits[1]));
    }
    for (const EffectSize* effect : EffectSizes()) {
      const std::string id(effect->id);
      add(id + "_low", id + "_high");
    }
    return mirrors;
  }();
  const auto found = kMirrors.find(key);
  return found == kMirrors.end() ? "" : found->second;
}

/// A pair's figure as it is when a − b becomes b − a; wins and losses are of
/// the first of the two, so they are exchanged only when the two are.
inline ReadJson Mirrored(const ReadJson& pair, const std::string& key,
                         bool exchanged) {
  const auto value = [&pair](const std::string& of) {
    return pair[of].is_null() ? pair["reasons"][of] : pair[of];
  };
  if (exchanged && key == "wins") return value("losses");
  if (exchanged && key == "losses") return value("wins");
  if (exchanged && key == "rank_wins") return value("rank_losses");
  if (exchanged && key == "rank_losses") return value("rank_wins");
  const std::string mirror = MirrorOf(key);
  const ReadJson figure = value(mirror.empty() ? key : mirror);
  const bool is_share = key.rfind("bayes_", 0) == 0;
  const bool negated = IsSigned(key) || (!mirror.empty() && !is_share);
  if (!negated || !figure.is_number()) return figure;
  return -figure.get<double>();
}

inline void ExpectFigure(const ReadJson& one, const ReadJson& other,
                         double error, const std::string& where) {
  if (!one.is_number() || !other.is_number()) {
    EXPECT_EQ(one, other) << where;
    return;
  }
  const double first = one.get<double>();
  const double second = other.get<double>();
  EXPECT_NEAR(first, second, error * std::max(1.0, std::abs(first))) << where;
}

}  // namespace melon
