#include "forms/join/find_truths.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "forms/join/file_names.h"
#include "forms/stacked_columns.h"
#include "roles/columns/data_parts.h"
#include "roles/names/role_names.h"
#include "roles/roles.h"
#include "table/column_traits.h"

namespace melon {
namespace {

bool IsIdentifierLike(const Table& table, std::size_t index) {
  return NamesCase(table, index) || IsRowOrder(table.columns[index]);
}

/// The column that is most clearly called a truth. `weak`: also by names that
/// other columns have, too.
std::size_t TruthByName(const Table& table, bool weak) {
  std::size_t best = std::size(kTruthNames);
  std::size_t truth = kNoColumn;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (column.storage == Storage::dropped || NamesCase(table, i) ||
        (!weak && IsIn(kWeakTruthNames, column)))
      continue;
    const std::size_t place =
        IsIn(kRelevanceNames, column) ? 0 : PositionIn(kTruthNames, column);
    if (place >= best) continue;
    best = place;
    truth = i;
  }
  return truth;
}

/// Whether another file has a column of that name, too.
bool IsElsewhere(std::span<const NamedTable> files, std::size_t own,
                 const std::string& name) {
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (i != own && FindColumn(*files[i].table, name)) return true;
  }
  return false;
}

/// Of a file that is a truth by its own name: by the name of the column; else
/// the only one that may be it, or the only one of these that another file has,
/// too, as its prediction of it.
std::size_t TruthOfItsFile(std::span<const NamedTable> files, std::size_t own) {
  const Table& table = *files[own].table;
  if (const std::size_t named = TruthByName(table, true); named != kNoColumn)
    return named;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    if (!IsIdentifierLike(table, i) && !SaysPartOfData(column) &&
        column.storage != Storage::dropped)
      found.push_back(i);
  }
  if (found.size() > 1) {
    std::erase_if(found, [&](std::size_t i) {
      return !IsElsewhere(files, own, table.columns[i].name);
    });
  }
  return found.size() == 1 ? found.front() : kNoColumn;
}

Truths Nowhere(std::span<const NamedTable> files) {
  return {std::vector<std::size_t>(files.size(), kNoColumn)};
}

/// The columns of that name.
Truths Named(std::span<const NamedTable> files, const std::string& name,
             bool certain) {
  Truths truths = Nowhere(files);
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (const auto place = FindColumn(*files[i].table, name)) {
      truths.columns[i] = *place;
      truths.certain = certain;
    }
  }
  return truths;
}

bool Any(const Truths& truths) {
  return std::any_of(truths.columns.begin(), truths.columns.end(),
                     [](std::size_t column) { return column != kNoColumn; });
}

/// The solution of a competition also says which cases the public saw.
bool IsSolutionWithParts(const NamedTable& file) {
  const std::vector<Column>& columns = file.table->columns;
  return IsCalledSolution(file.name) &&
         std::any_of(columns.begin(), columns.end(), SaysPartOfData);
}

/// The file that is so, if only one is.
template <class Fits>
std::optional<std::size_t> OnlyFile(std::span<const NamedTable> files,
                                    const Fits& fits) {
  const auto found = std::find_if(files.begin(), files.end(), fits);
  if (found == files.end() || std::count_if(found, files.end(), fits) > 1)
    return std::nullopt;
  return static_cast<std::size_t>(found - files.begin());
}

/// The file that is called like a truth, if only one is.
std::optional<std::size_t> TruthFile(std::span<const NamedTable> files) {
  const auto called = [](const NamedTable& file) {
    return IsCalledTruth(file.name);
  };
  return std::any_of(files.begin(), files.end(), called)
             ? OnlyFile(files, called)
             : OnlyFile(files, IsSolutionWithParts);
}

/// The truth is in that file, in that column.
Truths OfFile(std::span<const NamedTable> files, std::size_t own,
              std::size_t column) {
  Truths truths = Nowhere(files);
  truths.columns[own] = column;
  truths.certain = true;
  truths.own_file = own;
  return truths;
}

std::optional<Truths> OfTruthFile(std::span<const NamedTable> files) {
  const auto own = TruthFile(files);
  if (!own) return std::nullopt;
  const std::size_t column = TruthOfItsFile(files, *own);
  if (column == kNoColumn) return std::nullopt;
  return OfFile(files, *own, column);
}

/// The columns of that name. Of several, that of the file that is called like a
/// truth: the others may be predictions of it.
Truths NamedByUser(std::span<const NamedTable> files, const std::string& name) {
  Truths named = Named(files, name, true);
  const auto own = TruthFile(files);
  if (!own || named.columns[*own] == kNoColumn ||
      !IsElsewhere(files, *own, name))
    return named;
  return OfFile(files, *own, named.columns[*own]);
}

Truths ByNames(std::span<const NamedTable> files, bool weak) {
  Truths truths = Nowhere(files);
  for (std::size_t i = 0; i < files.size(); ++i)
    truths.columns[i] = TruthByName(*files[i].table, weak);
  return truths;
}

/// As in a file alone.
Truths ByContent(std::span<const NamedTable> files, const Options& options) {
  Options alone = {};
  alone.task = options.task;
  for (const NamedTable& file : files) {
    const Result<Roles> roles = AssignRoles(*file.table, alone);
    if (!roles || !roles.value().has_truth()) continue;
    return Named(files, file.table->columns[roles.value().truth].name, false);
  }
  return Nowhere(files);
}

bool IsNobody(const Options& options) {
  return std::find(options.unassigned.begin(), options.unassigned.end(),
                   "truth") != options.unassigned.end();
}

/// Whether one of the columns is in both.
bool Overlap(const Truths& a, const Truths& b) {
  for (std::size_t i = 0; i < a.columns.size(); ++i) {
    if (a.columns[i] != kNoColumn && a.columns[i] == b.columns[i]) return true;
  }
  return false;
}

Truths Guess(std::span<const NamedTable> files, const Options& options) {
  if (auto of_file = OfTruthFile(files)) return *std::move(of_file);
  if (Truths named = ByNames(files, false); Any(named)) return named;
  if (Truths guessed = ByContent(files, options); Any(guessed)) return guessed;
  return ByNames(files, true);
}

}  // namespace

Truths FindTruths(std::span<const NamedTable> files, const Options& options) {
  if (IsNobody(options)) return Nowhere(files);
  Truths guessed = Guess(files, options);
  if (!options.truth) return guessed;
  Truths named = NamedByUser(files, *options.truth);
  if (!Any(named)) return guessed;
  // Other files may call the same truth otherwise.
  if (named.own_file || !Overlap(named, guessed)) return named;
  guessed.certain = true;
  return guessed;
}

}  // namespace melon
