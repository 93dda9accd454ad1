#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/function_view.h"
#include "roles/roles.h"

namespace melon {

/// An option that names a column which is not there.
struct UnknownName {
  std::string_view option;
  std::string column;
};

[[nodiscard]] bool IsAmong(const std::vector<std::size_t>& indices,
                           std::size_t index);

/// The columns of a table, and the roles that the options give them. It says
/// what it did not find by returning nothing: the sentences are left to
/// whatever knows the kind of table.
class OptionRoles {
 public:
  OptionRoles(const Table& table, const Options& options)
      : table_(table), options_(options) {}

 protected:
  using Unknown = std::optional<UnknownName>;
  /// Whether a column, by its index, fits.
  using Fits = FunctionView<bool(std::size_t)>;

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] Roles& roles() { return roles_; }
  [[nodiscard]] const Roles& roles() const { return roles_; }

  [[nodiscard]] const Column& At(std::size_t index) const {
    return table_.columns[index];
  }
  [[nodiscard]] std::vector<std::string> NamesOf(
      const std::vector<std::size_t>& indices) const;
  [[nodiscard]] std::optional<std::size_t> FirstColumn(const Fits& fits) const;
  /// Whether the simplified name contains one of the words.
  [[nodiscard]] bool Mentions(std::span<const std::string_view> words,
                              std::size_t index) const;
  /// Whether one of the name's own words is among them.
  [[nodiscard]] bool HasWordOf(std::span<const std::string_view> words,
                               std::size_t index) const;

  // What the options name.
  [[nodiscard]] Unknown TakeOne(std::string_view option,
                                const std::optional<std::string>& name,
                                std::optional<std::size_t>& role) const;
  /// The columns of an option that names several.
  [[nodiscard]] Unknown TakeMany(
      std::string_view option,
      const std::optional<std::vector<std::string>>& list,
      const std::optional<std::string>& text,
      std::vector<std::size_t>& role) const;
  [[nodiscard]] Unknown TakePredictions();
  /// Whether the user said that no column has the role.
  [[nodiscard]] bool IsNobody(std::string_view role) const;
  /// Whether the user said anything of task or roles: then every column that
  /// can be a prediction is one, unless its name speaks against it.
  [[nodiscard]] bool IsExplicit() const;
  /// Whether the user said that there are no models.
  [[nodiscard]] bool IsWithoutModels() const;

  [[nodiscard]] bool IsTaken(std::size_t index) const;
  /// A column with two roles.
  [[nodiscard]] std::optional<std::size_t> UsedTwice() const;
  [[nodiscard]] std::optional<std::size_t> Find(std::string_view name) const;

 private:
  [[nodiscard]] std::vector<std::size_t> FindAll(std::string_view name) const;
  const Table& table_;
  const Options& options_;
  Roles roles_;
};

}  // namespace melon
