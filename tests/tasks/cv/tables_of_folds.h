#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace melon {

/// Rows of the two columns A and B; `keys` writes what goes before them.
inline std::string Folds(std::size_t rows, std::string_view header,
                         std::string (*keys)(std::size_t row)) {
  std::string csv(header);
  for (std::size_t row = 0; row < rows; ++row) {
    csv.append("\n").append(keys(row));
    csv.append(".").append(std::to_string(10 + ((row * 7) % 23)));
    csv.append(",.").append(std::to_string(12 + ((row * 11) % 29)));
  }
  return csv + "\n";
}

inline std::string Place(std::size_t row, std::size_t folds) {
  return std::to_string(row / folds) + "," + std::to_string(row % folds) + ",";
}

/// What goes before the values of a row that is numbered only.
inline std::string Number(std::size_t row) { return std::to_string(row) + ","; }

}  // namespace melon
