#include "forms/join/find_identifier.h"

#include <algorithm>
#include <utility>

#include "base/column_access.h"
#include "forms/join/join_problems.h"
#include "forms/join/keys.h"
#include "forms/join/otherwise_named.h"
#include "forms/stacked_columns.h"
#include "roles/comparison/columns.h"
#include "roles/names/role_names.h"
#include "table/column_traits.h"

namespace melon {
namespace {

std::optional<std::size_t> ColumnLike(const Table& table,
                                      const Column& wanted) {
  if (const auto exact = FindColumn(table, wanted.name)) return exact;
  const std::string name = Simplify(wanted.name);
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (!name.empty() && Simplify(table.columns[i].name) == name) return i;
  }
  return std::nullopt;
}

class IdentifierFinder {
 public:
  IdentifierFinder(std::span<const NamedTable> files,
                   const std::vector<std::size_t>& truths)
      : files_(files), truths_(truths) {
    const Table& first = *files[0].table;
    for (std::size_t i = 0; i < first.columns.size(); ++i) {
      if (i == truths[0] || IsCalledEstimate(first.columns[i])) continue;
      const auto everywhere = CommonColumn(files, i);
      if (!everywhere || !AllCanBe(*everywhere)) continue;
      common_.push_back({{first.columns[i].name}, {}});
      for (const std::size_t column : *everywhere)
        common_.back().columns.push_back({column});
    }
  }

  [[nodiscard]] std::vector<std::string> Names() const {
    std::vector<std::string> names;
    for (const Identifier& one : common_) {
      const Column& column = Of(0, one);
      if (!IsNumeric(column) || HasWholeNumbersOnly(column))
        names.push_back(one.names[0]);
    }
    return names;
  }

  Result<Alignment> Find() {
    for (const auto step :
         {&IdentifierFinder::TryNamesOfCases,
          &IdentifierFinder::TryOtherIdentifiers,
          &IdentifierFinder::TryTogether, &IdentifierFinder::TryTexts,
          &IdentifierFinder::TryOtherNames}) {
      if (Found found = (this->*step)()) return *std::move(found);
    }
    return RowByRow();
  }

 private:
  using Found = std::optional<Result<Alignment>>;

  [[nodiscard]] const Column& Of(std::size_t file,
                                 const Identifier& one) const {
    return files_[file].table->columns[one.columns[file].front()];
  }

  [[nodiscard]] bool AllCanBe(const std::vector<std::size_t>& columns) const {
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (!KeyColumn::CanBe(files_[i].table->columns[columns[i]])) return false;
    }
    return true;
  }

  template <class Fits>
  [[nodiscard]] bool InAll(const Fits& fits) const {
    for (std::size_t i = 0; i < files_.size(); ++i) {
      if (!fits(i)) return false;
    }
    return true;
  }

  [[nodiscard]] bool NamesTheCase(const Identifier& one) const {
    const Column& column = Of(0, one);
    return IsIn(kCaseNames, column) || EndsInId(column.name) ||
           (one.columns[0].front() == 0 && column.unnamed);
  }

  /// Also what identifies a row of results, or together with others.
  [[nodiscard]] bool IsCalledIdentifier(const Identifier& one) const {
    return NamesCase(*files_[0].table, one.columns[0].front()) ||
           IsIn(kDatasetNames, Of(0, one)) || IsIn(kFoldNames, Of(0, one)) ||
           IsIn(kRunNames, Of(0, one));
  }

  /// 0, 1, 2, … in every file: as much as the order of the rows tells.
  [[nodiscard]] bool NumbersTheRows(const Identifier& one) const {
    const Column& first = Of(0, one);
    return (IsIn(kRowNumberNames, first) || first.unnamed) &&
           InAll([&](std::size_t i) { return CountsTheRows(Of(i, one)); });
  }

  /// Nothing where the columns do not identify the rows.
  Found Try(const Identifier& identifier) {
    Result<Matched> matched = MatchRows(files_, identifier);
    if (matched) return Alignment{identifier, std::move(matched.value())};
    if (matched.problem().code != "join_repeats") return matched.problem();
    if (!repetition_ && identifier.names.size() == 1 &&
        NamesTheCase(identifier))
      repetition_ = matched.problem();
    return std::nullopt;
  }

  /// The first of the columns for which that is so and that does.
  template <class Fits>
  Found TryEach(const Fits& fits) {
    for (const Identifier& one : common_) {
      if (!fits(one)) continue;
      if (Found found = Try(one)) return found;
    }
    return std::nullopt;
  }

  Found TryNamesOfCases() {
    return TryEach([this](const Identifier& one) {
      return NamesTheCase(one) && !NumbersTheRows(one);
    });
  }

  Found TryOtherIdentifiers() {
    return TryEach([this](const Identifier& one) {
      return IsCalledIdentifier(one) && !NumbersTheRows(one);
    });
  }

  Found TryTexts() {
    return TryEach([this](const Identifier& one) {
      return InAll([&](std::size_t i) {
        return HasOwnTexts(*files_[i].table, Of(i, one));
      });
    });
  }

  Found TryOtherNames() {
    const auto identifier = FindOtherwiseNamed(files_, truths_);
    return identifier ? Try(*identifier) : std::nullopt;
  }

  Found TryTogether() {
    Identifier together;
    together.columns.resize(files_.size());
    for (const Identifier& one : common_) {
      if (!IsCalledIdentifier(one) && !NamesTheCase(one)) continue;
      together.names.push_back(one.names[0]);
      for (std::size_t i = 0; i < files_.size(); ++i)
        together.columns[i].push_back(one.columns[i].front());
    }
    // Numbers of rows are different in every row, whatever is beside them.
    const bool alone = together.names.size() < 2;
    if (alone || std::any_of(common_.begin(), common_.end(),
                             [this](const Identifier& one) {
                               return NumbersTheRows(one);
                             }))
      return std::nullopt;
    return Try(together);
  }

  /// That a row of a file is of another case than that of the first.
  [[nodiscard]] std::optional<Problem> OtherCase(const Identifier& one,
                                                 const Keys& first,
                                                 std::size_t file) const {
    const Keys other(*files_[file].table, one.columns[file]);
    std::uint64_t count = 0;
    std::size_t at = 0;
    for (std::size_t row = first.row_count(); row-- > 0;) {
      if (first.Hash(row) == other.Hash(row) && first.IsSame(row, other, row))
        continue;
      ++count;
      at = row;
    }
    if (count == 0) return std::nullopt;
    if (repetition_) return repetition_;
    return OtherCell({files_[0], Of(0, one), at, first.Text(at)},
                     {files_[file], Of(file, one), at, other.Text(at)}, count,
                     first.row_count(), true);
  }

  /// The same, as far as their identifiers tell.
  [[nodiscard]] std::optional<Problem> OtherOrder() const {
    for (const Identifier& one : common_) {
      const bool tells = NamesTheCase(one) || IsIn(kQueryNames, Of(0, one));
      if (!tells || NumbersTheRows(one)) continue;
      const Keys first(*files_[0].table, one.columns[0]);
      for (std::size_t i = 1; i < files_.size(); ++i) {
        if (auto problem = OtherCase(one, first, i)) return problem;
      }
    }
    return std::nullopt;
  }

  /// Files of unequal length cannot be paired by the order of their rows, so
  /// any common column of texts is tried.
  Found TryAnyTexts() {
    return TryEach(
        [this](const Identifier& one) { return !IsNumeric(Of(0, one)); });
  }

  Result<Alignment> RowByRow() {
    const std::uint64_t rows = files_[0].table->row_count;
    for (const NamedTable& file : files_) {
      if (file.table->row_count == rows) continue;
      if (Found found = TryAnyTexts()) return *std::move(found);
      return repetition_ ? *repetition_ : OtherRowCount(files_[0], file);
    }
    if (std::optional<Problem> problem = OtherOrder()) return *problem;
    return Alignment{std::nullopt, Matched{.row_count = rows}};
  }

  std::span<const NamedTable> files_;
  const std::vector<std::size_t>& truths_;
  /// Of one column each.
  std::vector<Identifier> common_;
  /// Of the first column that should identify the rows.
  std::optional<Problem> repetition_;
};

Result<Alignment> AlignRows(std::span<const NamedTable> files) {
  const std::uint64_t rows = files[0].table->row_count;
  for (const NamedTable& file : files) {
    if (file.table->row_count != rows) return OtherRowCount(files[0], file);
  }
  return Alignment{std::nullopt, Matched{.row_count = rows}};
}

/// One column, also if its name has commas, or several with commas between.
std::vector<std::string> NamesIn(std::span<const NamedTable> files,
                                 const std::string& join) {
  const bool is_one =
      std::any_of(files.begin(), files.end(), [&join](const NamedTable& file) {
        return FindColumn(*file.table, join).has_value();
      });
  if (is_one) return {join};
  std::vector<std::string> names;
  for (std::size_t from = 0; from <= join.size();) {
    const std::size_t comma = std::min(join.find(',', from), join.size());
    names.push_back(join.substr(from, comma - from));
    from = comma + 1;
  }
  return names;
}

/// The column of a file that is called so; else the one that has the same
/// values as that of a file where one is.
std::optional<std::size_t> ColumnNamed(std::span<const NamedTable> files,
                                       const std::vector<std::size_t>& truths,
                                       std::size_t file,
                                       const std::string& name) {
  const Column wanted{.name = name};
  if (const auto own = ColumnLike(*files[file].table, wanted)) return own;
  for (const NamedTable& other : files) {
    const auto there = ColumnLike(*other.table, wanted);
    if (!there || !KeyColumn::CanBe(other.table->columns[*there])) continue;
    return ColumnOfSameCases(other, *there, files[file], truths[file]);
  }
  return std::nullopt;
}

Result<Identifier> NamedIdentifier(std::span<const NamedTable> files,
                                   const std::vector<std::size_t>& truths,
                                   const std::string& join) {
  Identifier identifier;
  const std::vector<std::string> names = NamesIn(files, join);
  for (std::size_t i = 0; i < files.size(); ++i) {
    std::vector<std::size_t>& columns = identifier.columns.emplace_back();
    for (const std::string& name : names) {
      const auto column = ColumnNamed(files, truths, i, name);
      if (!column) return NotInFile(files[i], name);
      if (!KeyColumn::CanBe(files[i].table->columns[*column]))
        return NoIdentifier(files[i], name);
      columns.push_back(*column);
    }
  }
  for (const std::size_t column : identifier.columns.front())
    identifier.names.push_back(files[0].table->columns[column].name);
  return identifier;
}

}  // namespace

std::optional<std::vector<std::size_t>> CommonColumn(
    std::span<const NamedTable> files, std::size_t of_first) {
  const Column& wanted = files[0].table->columns[of_first];
  std::vector<std::size_t> columns = {of_first};
  for (std::size_t i = 1; i < files.size(); ++i) {
    const auto found = ColumnLike(*files[i].table, wanted);
    if (!found) return std::nullopt;
    columns.push_back(*found);
  }
  return columns;
}

std::vector<std::string> IdentifierChoices(
    std::span<const NamedTable> files, const std::vector<std::size_t>& truths) {
  return IdentifierFinder(files, truths).Names();
}

Result<Alignment> AlignAsTold(std::span<const NamedTable> files,
                              const std::vector<std::size_t>& truths,
                              const std::string& join) {
  if (join == "rows") return AlignRows(files);
  Result<Identifier> identifier = NamedIdentifier(files, truths, join);
  if (!identifier) return identifier.problem();
  Result<Matched> matched = MatchRows(files, identifier.value());
  if (!matched) return matched.problem();
  return Alignment{std::move(identifier.value()), std::move(matched.value())};
}

Result<Alignment> AlignByGuess(std::span<const NamedTable> files,
                               const std::vector<std::size_t>& truths) {
  return IdentifierFinder(files, truths).Find();
}

}  // namespace melon
