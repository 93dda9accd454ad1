#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/problem.h"
#include "forms/join/named_table.h"

namespace melon {

// What keeps files from becoming one table, and what is said of them when they
// do.

/// An identifier is in a file more than once. `row`: the first that repeats.
[[nodiscard]] Problem IdentifierRepeats(
    const NamedTable& file, const std::vector<std::string>& columns,
    const std::vector<std::string>& examples, std::uint64_t count,
    std::size_t row);

/// No identifier is in all files. `examples`: of each file.
[[nodiscard]] Problem NothingMatches(
    std::span<const NamedTable> files, const std::vector<std::string>& columns,
    const std::vector<std::vector<std::string>>& examples);

/// Without an identifier, files of different lengths.
[[nodiscard]] Problem OtherRowCount(const NamedTable& one,
                                    const NamedTable& other);

/// A cell differs that has to be the same. `by_row`: the files are joined in
/// their order, which then is not the same.
struct CellPlace {
  const NamedTable& file;
  const Column& column;
  std::size_t row;
  std::string text;
};
[[nodiscard]] Problem OtherCell(const CellPlace& one, const CellPlace& other,
                                std::uint64_t count, std::uint64_t rows,
                                bool by_row);

/// Every file names its cases, and not as the others do. `cells`: of each the
/// first name.
[[nodiscard]] Problem OtherIdentifiers(const std::vector<CellPlace>& cells);

/// The option names a column that one of the files does not have.
[[nodiscard]] Problem NotInFile(const NamedTable& file,
                                const std::string& column);

/// The option names a column whose texts are too long to identify a row.
[[nodiscard]] Problem NoIdentifier(const NamedTable& file,
                                   const std::string& column);

/// Files that are put below each other have different columns.
[[nodiscard]] Problem OtherColumns(const NamedTable& one,
                                   const NamedTable& other,
                                   const std::string& column);

/// Files with results of learners have no measure in common.
[[nodiscard]] Problem OtherMeasureInFile(const NamedTable& one,
                                         const std::string& measure,
                                         const NamedTable& other,
                                         const std::string& other_measure);

/// Files with results of the same learners are called by different measures.
[[nodiscard]] Problem MeasuresOfFiles(const NamedTable& one,
                                      const NamedTable& other);

/// A warning: rows that are not in all files.
[[nodiscard]] Problem RowsUnmatched(
    std::span<const NamedTable> files, const std::vector<std::string>& columns,
    const std::vector<std::uint64_t>& counts,
    const std::vector<std::vector<std::string>>& examples,
    std::uint64_t row_count);

/// A warning: documents of runs that the file of relevances does not have.
/// `counts`: of each file.
[[nodiscard]] Problem ItemsNotJudged(std::span<const NamedTable> files,
                                     const NamedTable& judgments,
                                     const std::vector<std::uint64_t>& counts);

/// A warning: of the results of learners one measure is compared, and others
/// are left out.
[[nodiscard]] Problem OneMeasureOfFiles(const std::string& taken,
                                        const std::vector<std::string>& left);

/// A warning: the files call their identifier otherwise. `columns`: of each.
[[nodiscard]] Problem JoinedByOtherNames(
    std::span<const NamedTable> files, const std::vector<std::string>& columns);

/// A warning: files joined row by row, and nothing in them shows that the rows
/// are the same cases.
[[nodiscard]] Problem OrderUnchecked();

}  // namespace melon
