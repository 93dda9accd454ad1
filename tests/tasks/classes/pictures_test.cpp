#include "tasks/classes/pictures.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kThree =
    "y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.5,.4,.1\n";

TEST(ClassPictures, HaveEachClassMicroAndMacro) {
  const ReadJson curves = ReportOfCsv(kThree)["models"][0]["curves"];
  EXPECT_EQ(curves["roc"]["classes"].size(), 3U);
  EXPECT_EQ(curves["precision_recall"]["classes"].size(), 3U);
  EXPECT_EQ(curves["calibration"]["classes"].size(), 3U);
  EXPECT_TRUE(curves["roc"]["micro"].contains("series"));
  EXPECT_TRUE(curves["calibration"]["top_label"].contains("series"));
  // Every class is ranked perfectly.
  EXPECT_EQ(curves["roc"]["macro"]["series"]["curve"]["tpr"],
            ReadJson::parse("[0,1,1]"));
}

TEST(ClassPictures, SayWhyThereIsNoMacroCurve) {
  const ReadJson curves =
      ReportOfCsv("y,A:x,A:y,A:z\nx,.6,.3,.1\ny,.5,.4,.1\n",
                  R"({"task":"multiclass"})")["models"][0]["curves"];
  EXPECT_EQ(curves["roc"]["macro"]["reason"], "class_never_true");
  EXPECT_EQ(curves["roc"]["classes"][2]["reason"], "one_class");
}

TEST(CopyOf, IsTheSameTree) {
  Json json = Json::EmptyObject();
  json.Put("text", "a");
  json.Put("whole", 3);
  json.Put("flag", Json(true));
  json.Put("null", Json());
  json.Put("numbers", Json(Json::Numbers{1, 2.5}));
  Json list = Json::EmptyArray();
  list.Add(Json(1.5));
  json.Put("list", std::move(list));
  EXPECT_EQ(Serialize(CopyOf(json)), Serialize(json));
}

}  // namespace
}  // namespace melon
