#include "forms/join/match_rows.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "forms/join/join_problems.h"
#include "forms/join/keys.h"
#include "table/table_rows.h"

namespace melon {
namespace {

/// Where an identifier is, among the rows of one file. Open addressing with
/// linear probing, at most half full.
class RowIndex {
 public:
  explicit RowIndex(const Keys& keys)
      : keys_(keys), slots_(std::bit_ceil((2 * keys.row_count()) + 2)) {}

  /// The row that already had the identifier, else kNoRow.
  std::size_t Add(std::size_t row) {
    Slot& slot = slots_[Place(keys_, row)];
    if (slot.row_and_1 != 0) return slot.row_and_1 - 1;
    slot = {keys_.Hash(row), row + 1};
    return kNoRow;
  }

  /// The row with the identifier that another file has in `row`, or kNoRow.
  [[nodiscard]] std::size_t Find(const Keys& keys, std::size_t row) const {
    const Slot& slot = slots_[Place(keys, row)];
    return slot.row_and_1 == 0 ? kNoRow : slot.row_and_1 - 1;
  }

 private:
  /// With its hash, so that mostly one place in memory is looked at.
  struct Slot {
    std::uint64_t hash = 0;
    /// 0: free.
    std::size_t row_and_1 = 0;
  };

  /// That of the identifier, or the free one where it would be.
  [[nodiscard]] std::size_t Place(const Keys& keys, std::size_t row) const {
    const std::uint64_t hash = keys.Hash(row);
    const std::size_t mask = slots_.size() - 1;
    std::size_t place = static_cast<std::size_t>(hash) & mask;
    for (;; place = (place + 1) & mask) {
      const Slot& slot = slots_[place];
      if (slot.row_and_1 == 0) return place;
      if (slot.hash == hash && keys_.IsSame(slot.row_and_1 - 1, keys, row))
        return place;
    }
  }

  const Keys& keys_;
  std::vector<Slot> slots_;
};

/// Identifiers that a file has twice.
class Repetitions {
 public:
  void Add(const Keys& keys, std::size_t row) {
    if (++count_ > kExamples) return;
    examples_.push_back(keys.Text(row));
    last_row_ = last_row_ == kNoRow ? row : last_row_;
  }

  [[nodiscard]] bool any() const { return count_ > 0; }

  [[nodiscard]] Problem In(const NamedTable& file,
                           const Identifier& identifier) const {
    return IdentifierRepeats(file, identifier.names, examples_, count_,
                             last_row_);
  }

 private:
  std::uint64_t count_ = 0;
  std::vector<std::string> examples_;
  std::size_t last_row_ = kNoRow;
};

/// The rows of another file, by the rows of the first.
struct Others {
  std::vector<std::size_t> row_of;
  Repetitions repetitions;
};

Others RowsOf(const RowIndex& index, const Keys& first, const Keys& keys) {
  Others others{std::vector<std::size_t>(first.row_count(), kNoRow), {}};
  std::size_t next = 0;
  for (std::size_t row = 0; row < keys.row_count(); ++row) {
    if (keys.IsMissing(row)) continue;
    // Files are mostly in the same order.
    const bool is_next = next < first.row_count() &&
                         first.Hash(next) == keys.Hash(row) &&
                         first.IsSame(next, keys, row);
    const std::size_t found = is_next ? next : index.Find(keys, row);
    if (found == kNoRow) continue;
    next = found + 1;
    if (others.row_of[found] != kNoRow) {
      others.repetitions.Add(keys, row);
    } else {
      others.row_of[found] = row;
    }
  }
  return others;
}

/// Leaves the cases that all files have in `rows`.
std::vector<std::vector<std::size_t>> InAll(
    const Keys& first, const std::vector<std::vector<std::size_t>>& others) {
  std::vector<std::vector<std::size_t>> rows(others.size() + 1);
  for (std::size_t row = 0; row < first.row_count(); ++row) {
    const bool everywhere =
        !first.IsMissing(row) &&
        std::all_of(others.begin(), others.end(),
                    [row](const auto& file) { return file[row] != kNoRow; });
    if (!everywhere) continue;
    rows[0].push_back(row);
    for (std::size_t file = 0; file < others.size(); ++file)
      rows[file + 1].push_back(others[file][row]);
  }
  return rows;
}

std::vector<std::string> FirstUnmatched(const Keys& keys,
                                        const std::vector<std::size_t>& rows) {
  std::vector<std::uint8_t> matched(keys.row_count());
  for (const std::size_t row : rows) matched[row] = 1;
  std::vector<std::string> first;
  for (std::size_t row = 0; row < matched.size(); ++row) {
    if (matched[row] != 0) continue;
    first.push_back(keys.Text(row));
    if (first.size() == kExamples) break;
  }
  return first;
}

Repetitions Fill(RowIndex& index, const Keys& keys) {
  Repetitions repetitions;
  for (std::size_t row = 0; row < keys.row_count(); ++row) {
    if (!keys.IsMissing(row) && index.Add(row) != kNoRow)
      repetitions.Add(keys, row);
  }
  return repetitions;
}

/// Counts what is not matched; a file of which all is, in its order, needs no
/// list of rows.
void TakeStock(const std::vector<Keys>& keys, Matched& matched) {
  matched.row_count = matched.rows[0].size();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    std::vector<std::size_t>& rows = matched.rows[i];
    const std::uint64_t unmatched = keys[i].row_count() - rows.size();
    matched.unmatched.push_back(unmatched);
    matched.first_unmatched.push_back(unmatched == 0
                                          ? std::vector<std::string>()
                                          : FirstUnmatched(keys[i], rows));
    if (unmatched == 0 && std::is_sorted(rows.begin(), rows.end())) rows = {};
  }
}

std::vector<Keys> KeysOf(std::span<const NamedTable> files,
                         const Identifier& identifier) {
  std::vector<Keys> keys;
  keys.reserve(files.size());
  for (std::size_t i = 0; i < files.size(); ++i)
    keys.emplace_back(*files[i].table, identifier.columns[i]);
  return keys;
}

/// Appends the cases of a file that no file before it has.
void AddNewCases(std::size_t file, const std::vector<Keys>& keys,
                 const std::vector<RowIndex>& indices,
                 std::vector<std::vector<std::size_t>>& rows) {
  const auto before = indices.begin() + static_cast<std::ptrdiff_t>(file);
  for (std::size_t row = 0; row < keys[file].row_count(); ++row) {
    const bool is_known =
        keys[file].IsMissing(row) ||
        std::any_of(indices.begin(), before, [&](const RowIndex& index) {
          return index.Find(keys[file], row) != kNoRow;
        });
    if (is_known) continue;
    for (std::size_t i = 0; i < keys.size(); ++i)
      rows[i].push_back(i < file ? kNoRow : indices[i].Find(keys[file], row));
  }
}

}  // namespace

Result<Matched> MatchRows(std::span<const NamedTable> files,
                          const Identifier& identifier) {
  const std::vector<Keys> keys = KeysOf(files, identifier);
  RowIndex index(keys[0]);
  const Repetitions own = Fill(index, keys[0]);
  if (own.any()) return own.In(files[0], identifier);
  std::vector<std::vector<std::size_t>> others;
  for (std::size_t i = 1; i < files.size(); ++i) {
    Others found = RowsOf(index, keys[0], keys[i]);
    if (found.repetitions.any())
      return found.repetitions.In(files[i], identifier);
    others.push_back(std::move(found.row_of));
  }
  Matched matched{.rows = InAll(keys[0], others)};
  TakeStock(keys, matched);
  if (matched.row_count == 0)
    return NothingMatches(files, identifier.names, matched.first_unmatched);
  return matched;
}

Result<Matched> MatchAllRows(std::span<const NamedTable> files,
                             const Identifier& identifier) {
  const std::vector<Keys> keys = KeysOf(files, identifier);
  std::vector<RowIndex> indices;
  for (std::size_t i = 0; i < files.size(); ++i) {
    const Repetitions own = Fill(indices.emplace_back(keys[i]), keys[i]);
    if (own.any()) return own.In(files[i], identifier);
  }
  Matched matched{
      .rows = std::vector<std::vector<std::size_t>>(files.size()),
      .unmatched = std::vector<std::uint64_t>(files.size()),
      .first_unmatched = std::vector<std::vector<std::string>>(files.size())};
  for (std::size_t i = 0; i < files.size(); ++i)
    AddNewCases(i, keys, indices, matched.rows);
  matched.row_count = matched.rows[0].size();
  return matched;
}

}  // namespace melon
