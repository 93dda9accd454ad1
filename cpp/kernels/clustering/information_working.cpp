#include "kernels/clustering/information_working.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "kernels/clustering/contingency_working.h"
#include "kernels/clustering/mutual_information.h"

namespace melon {
namespace {

constexpr Text kOneGroup{"a single group: there is nothing to know",
                         "只有一组：没有不确定性"};
constexpr std::string_view kClassEntropy = "H(C)";
constexpr std::string_view kClusterEntropy = "H(K)";

std::string RatioSign(std::string_view above, std::string_view below) {
  return R"(\frac{)" + std::string(above) + "}{" + std::string(below) + '}';
}

Term EntropyLine(const ContingencyTable& table, const GroupingTerms& groups,
                 std::string_view sign, Working& working) {
  const double entropy = Entropy(groups.sizes, table.total);
  const Term points = PointsTerm(table);
  return working.Line(sign,
                      FoldedSum(R"(\sum_)" + std::string(groups.index) +
                                    RatioSign(groups.size, "m") + R"(\ln)" +
                                    RatioSign("m", groups.size),
                                groups.sizes.size(),
                                [&](std::size_t i) {
                                  const Term size(groups.size, groups.sizes[i]);
                                  return size / points * Ln(points / size);
                                },
                                entropy),
                      entropy == 0 ? kOneGroup : Text{});
}

Term MutualLine(const ContingencyTable& table, Working& working) {
  const Term points = PointsTerm(table);
  return working.Line(
      "I(C;K)",
      FoldedSum(
          R"(\sum_{jk}\frac{m_{jk}}{m}\ln\frac{m\cdot m_{jk}}{m_{j\cdot}\cdot m_{\cdot k}})",
          table.cells.size(),
          [&](std::size_t i) {
            const ContingencyTable::Cell& cell = table.cells[i];
            const Term both("m_{jk}", cell.weight);
            return both / points *
                   Ln(points * both /
                      (Term("m_j", table.row_totals[cell.row]) *
                       Term("m_k", table.column_totals[cell.column])));
          },
          MutualInformation(table)),
      {"mutual information", "互信息"});
}

/// Of what is left to know of one grouping when the other is known: the sum
/// over the cells, `total` of those of the other being given.
Term RestLine(const ContingencyTable& table, std::string_view sign,
              std::string_view given, double entropy,
              double (*total)(const ContingencyTable&,
                              const ContingencyTable::Cell&),
              Working& working) {
  const Term points = PointsTerm(table);
  return working.Line(
      sign,
      FoldedSum(R"(\sum_{jk}\frac{m_{jk}}{m}\ln)" + RatioSign(given, "m_{jk}"),
                table.cells.size(),
                [&](std::size_t i) {
                  const ContingencyTable::Cell& cell = table.cells[i];
                  const Term both("m_{jk}", cell.weight);
                  return both / points *
                         Ln(Term(given, total(table, cell)) / both);
                },
                std::max(0.0, entropy - MutualInformation(table))));
}

}  // namespace

InformationTerms ShowInformation(const ContingencyTable& table,
                                 Working& working) {
  ShowContingency(table, working);
  const Term classes =
      EntropyLine(table, ClassTerms(table), kClassEntropy, working);
  const Term clusters =
      EntropyLine(table, ClusterTerms(table), kClusterEntropy, working);
  return {classes, clusters, MutualLine(table, working)};
}

Term HomogeneityTerm(const ContingencyTable& table, Working& working) {
  const Term whole =
      EntropyLine(table, ClassTerms(table), kClassEntropy, working);
  if (whole.value() == 0) return 1.0;
  const Term rest = RestLine(
      table, R"(H(C\mid K))", ClusterTerms(table).size, whole.value(),
      [](const ContingencyTable& all, const ContingencyTable::Cell& cell) {
        return all.column_totals[cell.column];
      },
      working);
  return 1 - rest / whole;
}

Term CompletenessTerm(const ContingencyTable& table, Working& working) {
  const Term whole =
      EntropyLine(table, ClusterTerms(table), kClusterEntropy, working);
  if (whole.value() == 0) return 1.0;
  const Term rest = RestLine(
      table, R"(H(K\mid C))", ClassTerms(table).size, whole.value(),
      [](const ContingencyTable& all, const ContingencyTable::Cell& cell) {
        return all.row_totals[cell.row];
      },
      working);
  return 1 - rest / whole;
}

}  // namespace melon
