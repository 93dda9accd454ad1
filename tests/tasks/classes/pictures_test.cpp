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

TEST(ClassPictures, HaveAMacroCurveWithTheMacroArea) {
  // .5 .2 against .6 .1 .3 for x, and mirrored for y.
  const ReadJson model = ReportOfCsv(
      "y,A:x,A:y,A:z\nx,.5,.4,.1\nx,.2,.7,.1\ny,.6,.3,.1\ny,.1,.8,.1\n"
      "z,.3,.2,.5\nz,.4,.3,.3\n")["models"][0];
  const ReadJson& curve = model["curves"]["roc"]["macro"]["series"]["curve"];
  double area = 0;
  for (std::size_t i = 1; i < curve["fpr"].size(); ++i) {
    area +=
        (curve["fpr"][i].get<double>() - curve["fpr"][i - 1].get<double>()) *
        (curve["tpr"][i].get<double>() + curve["tpr"][i - 1].get<double>()) / 2;
  }
  // Vertical pieces are off by up to one step of the grid, 1/1000.
  EXPECT_NEAR(area, model["metrics"]["roc_auc_ovr_macro"], 2e-3);
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
