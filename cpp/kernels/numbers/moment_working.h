#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/working/working.h"
#include "kernels/numbers/sample_moments.h"

namespace melon {

/// Whether the squares of all values stay within the range of doubles; others
/// no line shows.
[[nodiscard]] bool SquaresFit(std::span<const double> values);

/// What the values of a sample are called, and the keys of the report that
/// their mean and standard deviation have, where they have one.
struct MomentSigns {
  std::string_view value = "d_i";
  std::string_view mean = R"(\bar d)";
  std::string_view deviation = "s_d";
  std::string_view count = "n";
  std::string_view mean_key = {};
  std::string_view deviation_key = {};
};

struct MomentTerms {
  Term count;
  Term mean;
  Term deviation;
};

/// The mean of the values as a line, and where there are two or more their
/// standard deviation; `moments` are theirs. An empty `weight` counts every
/// value once. Nothing without values, and of values whose squares leave the
/// range of doubles, which no line shows.
[[nodiscard]] std::optional<MomentTerms> ShowMoments(
    const SampleMoments& moments, std::span<const double> values,
    std::span<const double> weight, const MomentSigns& signs, Working& working);

/// Keys of a t test of a mean; empty where the report has none.
struct StudentKeys {
  std::string_view t = {};
  std::string_view p = {};
  std::string_view degrees_of_freedom = {};
  std::string_view low = {};
  std::string_view high = {};
};

/// The statistic of a mean with this standard error, its two-sided p-value, and
/// the limits of the interval. Without a key for t the interval alone.
void ShowStudent(const MomentTerms& moments, const Term& error,
                 const StudentKeys& keys, double level, Working& working);

/// center ∓ margin.
void GiveLimits(std::string_view low_key, std::string_view high_key,
                const Term& center, const Term& margin, Working& working);

}  // namespace melon
