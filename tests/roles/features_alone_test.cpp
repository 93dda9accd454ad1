#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "roles/roles.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// The English message of the refusal; empty where roles were found.
std::string Refusal(std::string_view csv, const Options& options = {}) {
  const Result<Roles> roles = AssignRoles(TableFromCsv(csv), options);
  return roles ? std::string() : roles.problem().message.english;
}

bool SaysFeatures(std::string_view csv) {
  return Refusal(csv).starts_with("The file seems to have features");
}

TEST(FeaturesAlone, OfIrisAreNoPredictionsThoughOneLiesNear) {
  EXPECT_TRUE(
      SaysFeatures("sepal length,sepal width,petal length,petal width,target\n"
                   "5.1,3.5,1.4,.2,0\n4.9,3,1.4,.2,0\n7,3.2,4.7,1.4,1\n"
                   "6.4,3.2,4.5,1.5,1\n6.3,3.3,6,2.5,2\n5.8,2.7,5.1,1.9,2\n"));
}

TEST(FeaturesAlone, AreNotScoresForLyingInTheUnitInterval) {
  const std::string_view rows =
      "1,17.9,10.3,1001.2,.118,.278\n0,20.5,17.7,1326.4,.085,.079\n"
      "1,19.6,21.2,1203.7,.11,.16\n0,11.4,20.3,386.1,.143,.284\n";
  const std::string header = ",radius,texture,perimeter,smoothness,compactness";
  EXPECT_TRUE(SaysFeatures("target" + header + "\n" + std::string(rows)));
  // A truth that says that predictions are there.
  for (const std::string_view truth : {"y_true", "actual_diagnosis"})
    EXPECT_EQ(Refusal(std::string(truth) + header + "\n" + std::string(rows)),
              "");
}

TEST(FeaturesAlone, FartherFromTheTargetThanItsMeanAreNoEstimates) {
  const std::string_view rows =
      "151.5,.038,.062,.022\n75.5,-.002,-.051,-.026\n141.5,.085,.044,-.006\n"
      "206.5,-.089,-.012,-.037\n";
  EXPECT_TRUE(SaysFeatures("target,s1,s2,s3\n" + std::string(rows)));
  EXPECT_FALSE(SaysFeatures("target,s1_pred,s2,s3\n" + std::string(rows)));
}

TEST(FeaturesAlone, OfDigitsAreNeitherClassesNorProbabilities) {
  std::string csv = "label";
  for (const std::string_view pixel :
       {"0_0", "0_1", "0_2", "1_0", "1_1", "1_2"})
    csv.append(",pixel_").append(pixel);
  csv.append(
      "\n0,0,5,13,9,1,0\n1,0,0,12,13,5,0\n2,0,0,4,15,12,0\n0,0,7,15,13,1,0\n"
      "1,0,0,1,11,0,0\n2,0,0,12,10,0,0\n");
  EXPECT_TRUE(SaysFeatures(csv));
}

TEST(FeaturesAlone, WithoutANamedTargetAreAskedAbout) {
  const std::string message = Refusal(
      "id,Survived,Pclass,Fare,Sex,Port\n1,0,3,7.25,male,S\n"
      "2,1,1,71.3,female,C\n3,1,3,7.9,female,S\n4,1,1,53.1,female,C\n"
      "5,0,3,8.05,male,S\n6,0,2,8.5,male,S\n");
  EXPECT_TRUE(message.starts_with("Which column is the truth?")) << message;
  EXPECT_NE(message.find("melon lab"), std::string::npos) << message;
}

TEST(FeaturesAlone, ColumnsThatWereNamedAreEvaluated) {
  const std::string_view csv =
      "y,a,b,age,income,tenure\n0,.2,.4,31.5,1200.5,3.5\n"
      "1,.8,.6,45,3100,9.1\n1,.7,.3,52,2700,12\n0,.1,.5,28,1900,1\n";
  EXPECT_TRUE(SaysFeatures(csv));
  Options options;
  options.predictions = std::vector<std::string>{"a", "b"};
  EXPECT_EQ(Refusal(csv, options), "");
  Options truth;
  truth.truth = "y";
  EXPECT_EQ(Refusal(csv, truth), "");
}

TEST(FeaturesAlone, FewNumbersBesidePredictionsWithoutANameAreInputs) {
  EXPECT_EQ(Refusal("y,a,b,age,income\n0,.2,.4,31,1200\n1,.8,.6,45,3100\n"
                    "1,.7,.3,52,2700\n0,.1,.5,28,1900\n"),
            "");
}

TEST(FeaturesAlone, AreTheCoordinatesOfPointsBesideTheirClass) {
  const std::string rows =
      "15.5,28.6,2\n14.9,27.5,2\n3.3,12.1,1\n4.1,11.8,1\n31.2,8.7,3\n";
  for (const std::string header : {"x,y,class", "X,Y,target", "y,x,label"})
    EXPECT_TRUE(SaysFeatures(header + "\n" + rows)) << header;
  EXPECT_TRUE(
      SaysFeatures("x,y,z,class\n1.5,2.5,.5,1\n2.5,3.5,.25,2\n"
                   "1.25,2,.75,1\n3.5,4.5,.5,3\n"));
  // Models of these names, and others beside coordinates.
  EXPECT_EQ(Refusal("x,y,class\n.5,.6,1\n.2,.1,0\n.7,.9,1\n.4,.3,0\n"), "");
  const Result<Roles> roles =
      AssignRoles(TableFromCsv("x,y,target,rf\n1.5,2.5,4,4.5\n2.5,3.5,6,5.5\n"
                               "1.25,2,3,3.5\n3.5,4.5,8,8.5\n"),
                  {});
  ASSERT_TRUE(roles);
  EXPECT_EQ(roles.value().predictions, (std::vector<std::size_t>{3}));
}

}  // namespace
}  // namespace melon
