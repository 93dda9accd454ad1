#include "io/json/json_value.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace melon {

Json::Json() = default;
Json::Json(Json&& other) noexcept = default;
Json& Json::operator=(Json&& other) noexcept = default;
Json::~Json() = default;

Json::Json(double number) {
  if (std::isfinite(number)) content_ = number;
}

Json::Json(Flag flag) : content_(flag.value) {}

Json::Json(Integer integer) : content_(integer.value) {}

Json::Json(std::string_view text)
    : content_(std::in_place_type<std::string>, text) {}

Json::Json(Numbers numbers) : content_(std::move(numbers)) {}

Json Json::EmptyArray() {
  Json json;
  json.content_.emplace<Array>();
  return json;
}

Json Json::EmptyObject() {
  Json json;
  json.content_.emplace<Object>();
  return json;
}

Json Json::ObjectOf(std::string_view key, Json value) {
  Json json = EmptyObject();
  json.Put(key, std::move(value));
  return json;
}

Json Json::Copy() const {
  Json copy;
  if (const auto* const items = As<Array>()) {
    Array& copies = copy.content_.emplace<Array>();
    for (const Json& item : *items) copies.push_back(item.Copy());
  } else if (const auto* const members = As<Object>()) {
    Object& copies = copy.content_.emplace<Object>();
    for (const JsonMember& member : *members)
      copies.push_back({member.key, member.value.Copy()});
  } else if (const auto* const numbers = As<Numbers>()) {
    copy.content_ = *numbers;
  } else if (const auto* const text = As<std::string>()) {
    copy.content_ = *text;
  } else if (const auto* const number = As<double>()) {
    copy.content_ = *number;
  } else if (const auto* const whole = As<std::int64_t>()) {
    copy.content_ = *whole;
  } else if (const auto* const flag = As<bool>()) {
    copy.content_ = *flag;
  }
  return copy;
}

void Json::Put(std::string_view key, Json value) {
  auto* const members = std::get_if<Object>(&content_);
  assert(members != nullptr);
  const auto found =
      std::find_if(members->begin(), members->end(),
                   [key](const JsonMember& one) { return one.key == key; });
  if (found != members->end()) {
    found->value = std::move(value);
  } else {
    members->push_back({std::string(key), std::move(value)});
  }
}

void Json::PutNew(std::string_view key, Json value) {
  auto* const members = std::get_if<Object>(&content_);
  assert(members != nullptr && Find(key) == nullptr);
  members->push_back({std::string(key), std::move(value)});
}

void Json::Put(std::string_view key, double number) { Put(key, Json(number)); }

void Json::Put(std::string_view key, std::string_view text) {
  Put(key, Json(text));
}

void Json::Add(Json value) {
  auto* const items = std::get_if<Array>(&content_);
  assert(items != nullptr);
  items->push_back(std::move(value));
}

void Json::Add(std::string_view text) { Add(Json(text)); }

const Json* Json::Find(std::string_view key) const {
  const auto* const members = As<Object>();
  if (members == nullptr) return nullptr;
  for (const JsonMember& member : *members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

Json* Json::Find(std::string_view key) {
  auto* const members = std::get_if<Object>(&content_);
  if (members == nullptr) return nullptr;
  for (JsonMember& member : *members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

}  // namespace melon
