#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"

namespace melon {

/// Tables of results as a seed draws them: the same everywhere.
class RandomTable {
 public:
  explicit RandomTable(std::uint64_t seed) : random_(seed) {}

  /// From `low` to `high`, both included.
  std::size_t Whole(std::size_t low, std::size_t high) {
    return low + random_.Below(static_cast<std::uint32_t>(high - low + 1));
  }
  bool Coin() { return random_.Below(2) == 0; }
  double Normal() {
    const double radius = std::sqrt(-2 * std::log(1 - random_.Unit()));
    return radius * std::cos(2 * std::numbers::pi * random_.Unit());
  }
  template <class Choice, std::size_t kCount>
  const Choice& OneOf(const Choice (&choices)[kCount]) {
    return choices[random_.Below(kCount)];
  }

  /// The header and `rows` rows of `columns` results: algorithms m0, m1, …, on
  /// average apart by a random multiple of the spread, which is sometimes
  /// skewed, written with few or many decimals. `keys` writes what goes before
  /// the results of a row.
  std::string Csv(std::string_view header, std::size_t rows,
                  std::size_t columns, std::string (*keys)(std::size_t row)) {
    const double effect = OneOf({0., 0., .3, 1.});
    const int decimals = OneOf({1, 2, 2, 3, 6});
    const bool skewed = Coin();
    std::vector<double> shift;
    std::string csv(header);
    for (std::size_t i = 0; i < columns; ++i) {
      shift.push_back(effect * Normal());
      csv.append(i == 0 ? "m" : ",m").append(std::to_string(i));
    }
    for (std::size_t row = 0; row < rows; ++row) {
      csv.append("\n").append(keys(row));
      const double level = 5 * Normal();
      for (std::size_t i = 0; i < columns; ++i) {
        const double normal = Normal();
        const double noise = skewed ? std::exp(normal) : normal;
        csv.append(i == 0 ? "" : ",")
            .append(Decimal(50 + level + shift[i] + noise, decimals));
      }
    }
    return csv + "\n";
  }

 private:
  template <class Choice>
  Choice OneOf(std::initializer_list<Choice> choices) {
    return *(choices.begin() +
             random_.Below(static_cast<std::uint32_t>(choices.size())));
  }

  /// As a text of so many decimals, so that equal results are equal.
  static std::string Decimal(double number, int decimals) {
    const double scale = std::pow(10, decimals);
    const auto steps = static_cast<std::int64_t>(std::round(number * scale));
    const auto unit = static_cast<std::int64_t>(scale);
    std::string fraction = std::to_string(steps % unit);
    fraction.insert(0, static_cast<std::size_t>(decimals) - fraction.size(),
                    '0');
    return std::to_string(steps / unit) + "." + fraction;
  }

  Random random_;
};

}  // namespace melon
