#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace melon {

/// The rows of a CSV file of numbers under tests/golden, without its header.
inline std::vector<std::vector<double>> GoldenNumbers(const std::string& name) {
  std::ifstream file(std::string(MELON_GOLDEN "/") + name);
  if (!file) {
    ADD_FAILURE() << "missing golden file: " << name;
    return {};
  }
  std::string line;
  std::getline(file, line);
  std::vector<std::vector<double>> rows;
  while (std::getline(file, line)) {
    std::vector<double> row;
    std::istringstream cells(line);
    for (std::string cell; std::getline(cells, cell, ',');) {
      row.push_back(std::stod(cell));
    }
    rows.push_back(row);
  }
  return rows;
}

/// One column of such rows.
inline std::vector<double> GoldenColumn(
    const std::vector<std::vector<double>>& rows, std::size_t column) {
  std::vector<double> values;
  for (const auto& row : rows) values.push_back(row.at(column));
  return values;
}

}  // namespace melon
