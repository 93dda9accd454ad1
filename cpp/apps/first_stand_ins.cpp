// For the small module that the page loads on arrival, and only there: what
// stands in for the parts that two classes without a fault never call. Linked
// before the libraries, these leave the real ones out of the module.
//
// A table that is not surely one of two classes, and whatever is wrong with a
// file or an option, is answered by `other_module`: the whole core tells what
// it is. Kernels of rankings, numbers and clusters are referred to by metrics
// that exist for those too, such as ndcg and spearman.

#include "io/csv_problem.h"
#include "kernels/count_pairs.h"
#include "kernels/discounted_gain.h"
#include "kernels/kendall_correlation.h"
#include "kernels/query_mean.h"
#include "kernels/spearman_correlation.h"
#include "tasks/binary_problem.h"
#include "tasks/cell_problem.h"
#include "tasks/critical_values_query.h"
#include "tasks/option_problem.h"
#include "tasks/other_module.h"
#include "tasks/other_options.h"
#include "tasks/other_roles.h"
#include "tasks/reshape.h"
#include "tasks/weight_problem.h"

namespace melon {

Result<std::optional<Reshaped>> Reshape(const Table& /*table*/,
                                        const Options& /*options*/) {
  return OtherModule();
}

Result<Roles> AssignOtherRoles(const Table& /*table*/,
                               const Options& /*options*/) {
  return OtherModule();
}

std::optional<Problem> ReadOtherOption(std::string_view /*name*/,
                                       const Json& /*json*/,
                                       Options& /*options*/) {
  return OtherModule();
}

Problem InvalidOption(std::string_view /*name*/, std::string_view /*value*/,
                      const Text& /*expected*/) {
  return OtherModule();
}

Problem UnknownTask(std::string_view /*name*/) { return OtherModule(); }

Json CriticalValuesAnswer(const Json& /*request*/) {
  return ErrorJson(OtherModule());
}

Problem TooManyClasses(const std::string& /*column*/,
                       const std::vector<std::string>& /*labels*/) {
  return OtherModule();
}

Problem UnknownPositive(const std::string& /*column*/,
                        const std::vector<std::string>& /*labels*/,
                        const std::string& /*positive*/) {
  return OtherModule();
}

Problem UnknownLabel(const std::string& /*column*/,
                     const std::string& /*label*/,
                     const std::string& /*positive*/,
                     const std::string& /*negative*/) {
  return OtherModule();
}

Problem CellProblem(const Table& /*table*/, const WantedColumn& /*wanted*/,
                    bool /*drop*/) {
  return OtherModule();
}

Problem NoRowsLeft() { return OtherModule(); }

Problem WeightProblem(const Table& /*table*/, const Column& /*column*/,
                      const UsableRows& /*rows*/,
                      const std::vector<double>& /*weight*/) {
  return OtherModule();
}

namespace csv_problem {

Problem EmptyFile() { return OtherModule(); }

Problem HeaderOnly() { return OtherModule(); }

Problem RaggedRow(std::uint64_t /*line*/, std::uint64_t /*cells*/,
                  std::uint64_t /*expected*/) {
  return OtherModule();
}

Problem UnclosedQuote(std::uint64_t /*line*/) { return OtherModule(); }

Problem TextAfterQuote(std::uint64_t /*line*/, std::string_view /*cell*/) {
  return OtherModule();
}

Problem DuplicateColumn(std::string_view /*name*/, std::uint64_t /*first*/,
                        std::uint64_t /*second*/) {
  return OtherModule();
}

Problem TooManyColumns(std::uint64_t /*line*/, std::uint64_t /*columns*/) {
  return OtherModule();
}

Problem RowTooLong(std::uint64_t /*line*/) { return OtherModule(); }

Problem ZeroByte(std::uint64_t /*line*/) { return OtherModule(); }

Problem InvalidUtf8(std::uint64_t /*line*/, std::string_view /*before*/) {
  return OtherModule();
}

std::optional<Problem> OfSignature(std::string_view /*first_bytes*/) {
  return std::nullopt;
}

}  // namespace csv_problem

Value KendallCorrelation(std::span<const double> /*truth*/,
                         std::span<const double> /*score*/,
                         std::span<const double> /*weight*/) {
  __builtin_trap();
}

Value SpearmanCorrelation(std::span<const double> /*truth*/,
                          std::span<const double> /*score*/,
                          std::span<const double> /*weight*/) {
  __builtin_trap();
}

Value QueryMean(const RankedItems& /*items*/, const Parameters& /*parameters*/,
                Value (* /*of_query*/)(const RankedItems&, const Parameters&)) {
  __builtin_trap();
}

Value NormalizedDiscountedGain(const RankedItems& /*query*/, Gain /*gain*/,
                               double /*last_position*/) {
  __builtin_trap();
}

const Reason* WhyNoPairs(const ContingencyTable& /*table*/) {
  __builtin_trap();
}

PairCounts CountPairs(const ContingencyTable& /*table*/) { __builtin_trap(); }

}  // namespace melon
