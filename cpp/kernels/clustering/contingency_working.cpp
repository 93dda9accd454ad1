#include "kernels/clustering/contingency_working.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "kernels/clustering/matrix_table.h"

namespace melon {
namespace {

/// The weight of one cell, 0 where it is empty.
double WeightAt(const ContingencyTable& table, std::size_t row,
                std::size_t column) {
  const auto cell =
      std::find_if(table.cells.begin(), table.cells.end(),
                   [&](const ContingencyTable::Cell& one) {
                     return one.row == row && one.column == column;
                   });
  return cell == table.cells.end() ? 0 : cell->weight;
}

std::vector<double> Occurring(const std::vector<double>& sizes) {
  std::vector<double> occurring;
  std::copy_if(sizes.begin(), sizes.end(), std::back_inserter(occurring),
               [](double size) { return size > 0; });
  return occurring;
}

}  // namespace

Term PointsTerm(const ContingencyTable& table) { return {"m", table.total}; }

void ShowContingency(const ContingencyTable& table, Working& working) {
  const std::size_t classes = table.row_totals.size();
  const std::size_t clusters = table.column_totals.size();
  std::vector<std::string> rows;
  rows.reserve(classes + 1);
  for (std::size_t row = 0; row < classes; ++row)
    rows.push_back(GroupName(table.row_names, row));
  rows.emplace_back("Σ");
  std::vector<std::string> heads = {R"(m_{jk})"};
  for (std::size_t column = 0; column < clusters; ++column)
    heads.push_back(LatexText(GroupName(table.column_names, column)));
  heads.emplace_back(R"(\Sigma)");
  ShowMatrix(
      {"points of each class (row) in each cluster (column)",
       "各类（行）在各簇（列）中的点数"},
      rows, heads,
      [&](std::size_t row, std::size_t column) {
        if (row == classes)
          return column == clusters ? table.total : table.column_totals[column];
        return column == clusters ? table.row_totals[row]
                                  : WeightAt(table, row, column);
      },
      working);
}

GroupingTerms ClassTerms(const ContingencyTable& table) {
  return {Occurring(table.row_totals), R"(m_{j\cdot})", "j"};
}

GroupingTerms ClusterTerms(const ContingencyTable& table) {
  return {Occurring(table.column_totals), R"(m_{\cdot k})", "k"};
}

}  // namespace melon
