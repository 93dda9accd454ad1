#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace melon {

/// How two groupings of the same points overlap: truth in rows, clusters in
/// columns, as sums of weights. Only the cells that are not empty are kept, so
/// that thousands of groups cost no more than the points.
struct ContingencyTable {
  struct Cell {
    std::size_t row;
    std::size_t column;
    double weight;
  };
  /// By row, then column; every weight is positive.
  std::vector<Cell> cells;
  std::vector<double> row_totals;
  std::vector<double> column_totals;
  double total = 0;
  /// What the classes and the clusters are called; empty where they are not
  /// shown.
  std::vector<std::string> row_names;
  std::vector<std::string> column_names;
  /// Whether every weight is a whole number, so that pairs can be counted.
  bool whole_weights = true;
};

}  // namespace melon
