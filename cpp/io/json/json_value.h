#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace melon {

struct JsonMember;

/// A JSON value. It moves and is copied only by name: reports are large.
class Json {
 public:
  using Array = std::vector<Json>;
  /// In the order in which the keys were put in.
  using Object = std::vector<JsonMember>;
  /// An array of numbers, eight bytes each; NaN and infinities are null.
  using Numbers = std::vector<double>;

  /// null.
  Json();
  /// NaN and infinities, which JSON does not have, become null.
  explicit Json(double number);
  explicit Json(std::string_view text);
  explicit Json(Numbers numbers);
  explicit Json(std::same_as<bool> auto flag) : Json(Flag{flag}) {}
  /// A whole number below 2⁶³.
  template <std::integral Whole>
  requires(!std::same_as<Whole, bool>) explicit Json(Whole whole)
      : Json(Integer{static_cast<std::int64_t>(whole)}) {}

  Json(Json&& other) noexcept;
  Json& operator=(Json&& other) noexcept;
  Json(const Json&) = delete;
  Json& operator=(const Json&) = delete;
  ~Json();

  [[nodiscard]] static Json EmptyArray();
  [[nodiscard]] static Json EmptyObject();
  /// {key: value}.
  [[nodiscard]] static Json ObjectOf(std::string_view key, Json value);

  /// The same value once more.
  [[nodiscard]] Json Copy() const;

  /// Puts a value under the key of an object, in place of one that is there.
  void Put(std::string_view key, Json value);
  void Put(std::string_view key, double number);
  void Put(std::string_view key, std::string_view text);
  void Put(std::string_view key, std::nullptr_t) = delete;
  /// Puts a value under a key that the object does not have yet: without the
  /// search, which counts where objects have many keys.
  void PutNew(std::string_view key, Json value);
  void Put(std::string_view key, std::integral auto whole) {
    Put(key, Json(whole));
  }

  /// Appends to an array that is not one of Numbers.
  void Add(Json value);
  void Add(std::string_view text);

  /// The value under the key; null when this is not an object or has no such
  /// key.
  [[nodiscard]] const Json* Find(std::string_view key) const;
  [[nodiscard]] Json* Find(std::string_view key);

  /// The content when it is of the type asked for, otherwise null: bool,
  /// std::int64_t, double, std::string, Array, Numbers or Object.
  template <class Type>
  [[nodiscard]] const Type* As() const {
    return std::get_if<Type>(&content_);
  }
  [[nodiscard]] bool IsNull() const { return content_.index() == 0; }

 private:
  struct Flag {
    bool value;
  };
  struct Integer {
    std::int64_t value;
  };
  using Content = std::variant<std::monostate, bool, std::int64_t, double,
                               std::string, Array, Numbers, Object>;

  explicit Json(Flag flag);
  explicit Json(Integer integer);

  Content content_;
};

struct JsonMember {
  std::string key;
  Json value;
};

}  // namespace melon
