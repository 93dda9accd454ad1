#include "tasks/friedman/evidence.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "tasks/comparison/advice/advice_phrases.h"
#include "tasks/friedman/verdict.h"

namespace melon {
namespace {

std::size_t CountRowsWithTies(const RankedResults& table) {
  std::size_t count = 0;
  std::vector<double> ranks;
  for (std::size_t row = 0; row < table.row_count; ++row) {
    const auto of_row =
        table.rank.subspan(row * table.column_count, table.column_count);
    ranks.assign(of_row.begin(), of_row.end());
    std::sort(ranks.begin(), ranks.end());
    const bool tied =
        std::adjacent_find(ranks.begin(), ranks.end()) != ranks.end();
    count += tied ? 1 : 0;
  }
  return count;
}

}  // namespace

bool FriedmanEvidence::IsTestable() const {
  if (rows() < 2) return false;
  // Two are compared by their differences, whatever ranks they share.
  return columns() == 2 ? data.results.ColumnOf(0) != data.results.ColumnOf(1)
                        : !statistic.all_tied();
}

bool FriedmanEvidence::IsSmall() const {
  return IsSmallTable(rows(), columns());
}

bool FriedmanEvidence::HasManyRows() const {
  constexpr std::size_t kManyRows = 30;
  return rows() > kManyRows;
}

bool FriedmanEvidence::Agree() const {
  return IsTestable() && statistic.rankings_agree();
}

std::optional<double> FriedmanEvidence::Number(std::string_view key) const {
  return NumberOf(findings.tests, key);
}

Omnibus FriedmanEvidence::Deciding() const {
  return DecidingOmnibus(data, findings);
}

std::string_view FriedmanEvidence::PermutationKey() const {
  constexpr std::string_view kExact = "friedman_p_exact";
  return Number(kExact) ? kExact : "friedman_p_permutation";
}

const Procedure& FriedmanEvidence::Judging() const {
  return control ? DecidingAgainst(*control, deciding) : deciding;
}

std::size_t FriedmanEvidence::CountUnadjusted() const {
  if (Judging().statistic == Statistic::signed_ranks)
    return CountBelow(WilcoxonPs(findings.pairs), alpha);
  // The control's own p is NaN.
  const std::vector<double>& p = control ? control->p : findings.post_hoc.p;
  return static_cast<std::size_t>(std::count_if(
      p.begin(), p.end(), [this](double one) { return one <= alpha; }));
}

const Procedure* FriedmanEvidence::ProcedureOf(std::string_view id) const {
  const auto& all = findings.post_hoc.procedures;
  const auto found = std::find_if(
      all.begin(), all.end(), [id](const auto& one) { return one.id == id; });
  return found == all.end() ? nullptr : &*found;
}

FriedmanEvidence EvidenceOf(const FriedmanData& data,
                            const FriedmanFindings& findings,
                            const Procedure& deciding,
                            const std::optional<ControlTests>& control,
                            double alpha, std::string folds_column) {
  return {.data = data,
          .findings = findings,
          .deciding = deciding,
          .control = control,
          .alpha = alpha,
          .statistic = FriedmanOf(data.ranks.sums),
          .tied_rows = CountRowsWithTies(data.View()),
          .folds_column = std::move(folds_column)};
}

}  // namespace melon
