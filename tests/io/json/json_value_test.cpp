#include "io/json/json_value.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace melon {
namespace {

TEST(Json, IsNullUnlessSaidOtherwise) {
  EXPECT_TRUE(Json().IsNull());
  EXPECT_TRUE(Json(std::nan("")).IsNull());
  EXPECT_TRUE(Json(-std::numeric_limits<double>::infinity()).IsNull());
  EXPECT_FALSE(Json(0.0).IsNull());
  EXPECT_FALSE(Json("").IsNull());
}

TEST(Json, GivesItsContentUnderItsTypeAlone) {
  EXPECT_TRUE(*Json(true).As<bool>());
  EXPECT_EQ(*Json(std::size_t{7}).As<std::int64_t>(), 7);
  EXPECT_EQ(*Json(0.5).As<double>(), 0.5);
  EXPECT_EQ(*Json("text").As<std::string>(), "text");
  EXPECT_EQ(*Json(Json::Numbers{1, 2}).As<Json::Numbers>(),
            (Json::Numbers{1, 2}));
  EXPECT_EQ(Json(0.5).As<std::string>(), nullptr);
  EXPECT_EQ(Json(1).As<double>(), nullptr);
  EXPECT_EQ(Json().As<Json::Object>(), nullptr);
  EXPECT_EQ(Json::EmptyArray().As<Json::Object>(), nullptr);
}

TEST(Json, ObjectsKeepTheOrderInWhichKeysWerePutIn) {
  Json json = Json::EmptyObject();
  json.Put("z", 1);
  json.Put("__proto__", "text");
  json.Put("a", 0.5);
  const Json::Object& members = *json.As<Json::Object>();
  ASSERT_EQ(members.size(), 3U);
  EXPECT_EQ(members[0].key, "z");
  EXPECT_EQ(members[1].key, "__proto__");
  EXPECT_EQ(members[2].key, "a");
}

TEST(Json, PuttingAKeyAgainReplacesItsValueInPlace) {
  Json json = Json::EmptyObject();
  json.Put("kind", "undefined");
  json.Put("metric", "accuracy");
  json.Put("kind", "single");
  ASSERT_EQ(json.As<Json::Object>()->size(), 2U);
  EXPECT_EQ(json.As<Json::Object>()->front().key, "kind");
  EXPECT_EQ(*json.Find("kind")->As<std::string>(), "single");
}

TEST(Json, FindsNothingUnderAnotherKeyAndInAnythingButAnObject) {
  const Json json = Json::ObjectOf("key", Json(1));
  EXPECT_NE(json.Find("key"), nullptr);
  EXPECT_EQ(json.Find("ke"), nullptr);
  EXPECT_EQ(Json("key").Find("key"), nullptr);
}

TEST(Json, ArraysGrowAtTheEnd) {
  Json json = Json::EmptyArray();
  json.Add("first");
  json.Add(Json(2));
  ASSERT_EQ(json.As<Json::Array>()->size(), 2U);
  EXPECT_EQ(*json.As<Json::Array>()->back().As<std::int64_t>(), 2);
}

}  // namespace
}  // namespace melon
