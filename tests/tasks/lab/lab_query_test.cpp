#include "tasks/lab/lab_query.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Forty flowers: a number that tells the species apart, one that does not, a
/// colour, and what a data set has beside.
std::string Flowers() {
  std::string csv = "id,length,noise,colour,garden,species\n";
  for (int i = 0; i < 40; ++i) {
    const bool rose = i % 2 == 0;
    csv += std::to_string(i + 1) + "," +
           std::to_string((rose ? 1 : 5) + (i % 7) * 0.1) + "," +
           std::to_string(i * 13 % 11) + "," + (i % 3 == 0 ? "red" : "blue") +
           ",g" + std::to_string(i / 4) + "," + (rose ? "rose" : "tulip") +
           "\n";
  }
  return csv;
}

ReadJson Ask(std::string_view csv, const std::string& request) {
  Session session;
  LoadCsv(session, csv);
  return AskSession(session, R"({"type":"lab",)" + request + "}");
}

std::vector<std::string> WarningsOf(const ReadJson& answer) {
  std::vector<std::string> codes;
  for (const auto& warning : answer["warnings"])
    codes.push_back(warning["code"].get<std::string>());
  return codes;
}

std::vector<std::string> NamesOf(const ReadJson& list) {
  std::vector<std::string> names;
  for (const auto& one : list) names.push_back(one["name"].get<std::string>());
  return names;
}

TEST(LabQuery, SaysWhatIsLearntFromWhat) {
  const ReadJson answer = Ask(Flowers(), R"("target":"species","folds":4)");
  EXPECT_EQ(answer["lab"]["goal"], "classification");
  EXPECT_EQ(answer["lab"]["classes"], (ReadJson{"rose", "tulip"}));
  EXPECT_EQ(NamesOf(answer["lab"]["features"]),
            (std::vector<std::string>{"length", "noise", "colour", "garden"}));
  EXPECT_EQ(WarningsOf(answer)[0], "feature_left_out");
  EXPECT_EQ(answer["warnings"][0]["column"], "id");
  EXPECT_EQ(answer["plan"]["count"], 4);
  EXPECT_EQ(answer["plan"]["stratify"], "species");
}

TEST(LabQuery, SaysWhichOfTwoClassesIsPositive) {
  const std::string_view two = "x,ill\n1,yes\n2,no\n3,yes\n4,no\n5,yes\n6,no\n";
  EXPECT_EQ(Ask(two, R"("target":"ill","folds":2)")["lab"]["positive"], "yes");
  const std::string_view three = "x,kind\n1,a\n2,b\n3,c\n4,a\n5,b\n6,c\n";
  EXPECT_FALSE(
      Ask(three, R"("target":"kind","folds":2)")["lab"].contains("positive"));
}

TEST(LabQuery, ACurveIsLearntFromWhatCountsItsPoints) {
  std::string csv = "x,y\n";
  for (int i = 1; i <= 30; ++i)
    csv += std::to_string(i) + "," + std::to_string(i * i * 0.5) + "\n";
  const ReadJson answer = Ask(csv, R"("target":"y")");
  EXPECT_EQ(NamesOf(answer["lab"]["features"]), std::vector<std::string>{"x"});
  EXPECT_TRUE(answer["warnings"].empty()) << answer["warnings"];
}

TEST(LabQuery, PredictsEachRowOfTheTestSetsWithProbabilities) {
  const ReadJson answer = Ask(
      Flowers(),
      R"("target":"species","features":["length"],"learners":["decision_tree"],)"
      R"("folds":4,"splits":[0,4])");
  ASSERT_EQ(answer["row"].size(), 40U);
  EXPECT_EQ(std::set<int>(answer["row"].begin(), answer["row"].end()).size(),
            40U);
  ASSERT_EQ(answer["outputs"].size(), 2U);
  EXPECT_EQ(answer["outputs"][1]["class"], "tulip");
  // The length tells the species.
  for (std::size_t i = 0; i < 40; ++i)
    EXPECT_EQ(answer["outputs"][1]["values"][i], answer["truth"][i]);
}

TEST(LabQuery, IsAnsweredAsIfNothingHadBeenAskedBefore) {
  const std::string usual = R"("target":"species","features":["length"])";
  const std::string fold = R"(,"folds":4,"splits":[1,2])";
  const std::vector<std::string> requests = {
      usual + fold,
      usual + fold + R"(,"learners":["decision_tree"],"training_share":0.5)",
      usual + R"(,"folds":4,"splits":[2,4],"with_training":true)",
      usual + fold + R"(,"seed":2)",
      usual + R"(,"folds":5,"splits":[1,2])",
      usual + R"(,"plan":"nested","folds":4)",
      R"("target":"species","features":["noise"])" + fold,
      R"("target":"missing","features":["length"])" + fold,
      R"("target":"noise","goal":"regression","features":["length"])" + fold,
      usual + R"(,"apparent":true)",
      usual + R"(,"folds":4)",
      usual + fold};
  Session session;
  for (const std::string& csv :
       {Flowers(), Flowers() + "41,9,9,red,g,rose\n"}) {
    LoadCsv(session, csv);
    for (const std::string& request : requests)
      EXPECT_EQ(AskSession(session, R"({"type":"lab",)" + request + "}"),
                Ask(csv, request))
          << request;
  }
}

std::set<int> RowsOf(const ReadJson& answer) {
  return {answer["row"].begin(), answer["row"].end()};
}

TEST(LabQuery, APlanWithinAnOuterFoldSeesNothingOfItsTestSet) {
  for (const std::string plan :
       {R"("plan":"k_fold","folds":3)", R"("plan":"bootstrap","repeats":3)",
        R"("plan":"k_fold","folds":3,"group":"garden")",
        R"("plan":"time_series_split","folds":3)"}) {
    const std::string request =
        R"("target":"species","learners":["decision_tree"],"outer_folds":4,)" +
        plan;
    const ReadJson facts = Ask(Flowers(), request);
    EXPECT_EQ(facts["plan"]["count"], 4) << plan;
    for (const std::string fold : {"1", "4"}) {
      const std::string end = fold == "1" ? "[0,1]" : "[3,4]";
      const std::set<int> outer =
          RowsOf(Ask(Flowers(), request + R"(,"splits":)" + end));
      const ReadJson inner =
          Ask(Flowers(), request + R"(,"outer_fold":)" + fold +
                             R"(,"splits":[0,9],)" + R"("with_training":true)");
      ASSERT_FALSE(inner["row"].empty()) << plan;
      for (const int row : RowsOf(inner)) EXPECT_FALSE(outer.contains(row));
      for (const int row : RowsOf(inner["training"]))
        EXPECT_FALSE(outer.contains(row));
    }
  }
}

TEST(LabQuery, InnerFoldsTestEveryRowOfTheOuterTrainingSet) {
  const std::string request =
      R"("target":"species","learners":["baseline"],"outer_folds":4,"folds":3)";
  const ReadJson inner =
      Ask(Flowers(), request + R"(,"outer_fold":2,"splits":[0,3])");
  EXPECT_EQ(inner["row"].size(), 30U);
  EXPECT_EQ(RowsOf(inner).size(), 30U);
  EXPECT_EQ(
      Ask(Flowers(), request + R"(,"outer_fold":2)")["plan"]["train"]["max"],
      20);
}

TEST(LabQuery, SaysWhichOuterFoldsThereAre) {
  const auto message = [](const std::string& request) {
    return Ask(Flowers(),
               R"("target":"species",)" + request)["error"]["message"]
        .get<std::string>();
  };
  EXPECT_NE(message(R"("outer_folds":1)").find("outer_folds"),
            std::string::npos);
  EXPECT_NE(message(R"("outer_folds":4,"outer_fold":5)").find("from 1 to 4"),
            std::string::npos);
}

TEST(LabQuery, ASplitIsTheSameAloneAndAmongOthers) {
  const std::string request =
      R"("target":"species","learners":["random_forest:n_estimators=5"],)"
      R"("plan":"repeated_k_fold","folds":2,"repeats":2,"splits":)";
  const ReadJson all = Ask(Flowers(), request + "[0,4]");
  const ReadJson third = Ask(Flowers(), request + "[2,3]");
  ASSERT_EQ(third["row"].size(), 20U);
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_EQ(third["repeat"][i], 2);
    EXPECT_EQ(third["outputs"][0]["values"][i],
              all["outputs"][0]["values"][40 + i]);
  }
}

TEST(LabQuery, LearnsFromAShareOfEachTrainingSet) {
  const std::string request =
      R"("target":"species","learners":["baseline"],"folds":4,"splits":[0,4],)"
      R"("with_training":true)";
  const ReadJson all = Ask(Flowers(), request);
  EXPECT_EQ(all["training_rows"], (ReadJson{30, 30, 30, 30}));
  EXPECT_EQ(all["training"]["row"].size(), 120U);
  const ReadJson some = Ask(Flowers(), request + R"(,"training_share":0.4)");
  EXPECT_EQ(some["training_rows"], (ReadJson{12, 12, 12, 12}));
  EXPECT_EQ(some["row"], all["row"]);
  // Twelve of the thirty, six of either class, and none that is tested.
  for (int fold = 1; fold <= 4; ++fold) {
    std::set<int> learnt;
    int tulips = 0;
    const ReadJson& training = some["training"];
    for (std::size_t i = 0; i < 48; ++i) {
      if (training["fold"][i] != fold) continue;
      learnt.insert(training["row"][i].get<int>());
      tulips += training["truth"][i].get<int>();
    }
    EXPECT_EQ(learnt.size(), 12U);
    EXPECT_EQ(tulips, 6);
    for (std::size_t i = 0; i < 40; ++i)
      if (some["fold"][i] == fold)
        EXPECT_FALSE(learnt.contains(some["row"][i].get<int>()));
  }
  EXPECT_FALSE(Ask(Flowers(), R"("target":"species","splits":[0,1])")
                   .contains("training"));
}

TEST(LabQuery, PredictsTheRowsThatItHasLearntFrom) {
  const ReadJson answer = Ask(
      Flowers(), R"("target":"species","learners":["decision_tree"],"folds":4,)"
                 R"("splits":[1,2],"with_training":true,"training_share":0.5)");
  const ReadJson& training = answer["training"];
  ASSERT_EQ(training["row"].size(), 15U);
  // A full tree knows them by heart.
  EXPECT_EQ(training["outputs"][1]["class"], "tulip");
  EXPECT_EQ(training["outputs"][1]["values"], training["truth"]);
}

TEST(LabQuery, RefusesAShareThatLeavesNothingToLearnFrom) {
  for (const std::string share : {"0", "1.5", "\"half\""}) {
    EXPECT_EQ(ErrorCode(Ask(Flowers(),
                            R"("target":"species","training_share":)" + share)),
              "invalid_option");
  }
  // Of any other, at least one row is left.
  const ReadJson answer = Ask(
      Flowers(), R"("target":"species","splits":[0,1],"training_share":0.001)");
  EXPECT_EQ(answer["training_rows"], ReadJson{1});
}

TEST(LabQuery, GroupsAreKeptTogetherAndAreNoFeature) {
  const ReadJson facts =
      Ask(Flowers(), R"("target":"species","group":"garden","folds":5)");
  EXPECT_EQ(facts["plan"]["group"], "garden");
  EXPECT_EQ(NamesOf(facts["lab"]["features"]),
            (std::vector<std::string>{"length", "noise", "colour"}));
  const ReadJson answer =
      Ask(Flowers(),
          R"("target":"species","group":"garden","folds":5,"splits":[0,5],)"
          R"("learners":["baseline"])");
  std::vector<std::set<int>> folds(10);
  for (std::size_t i = 0; i < 40; ++i) {
    const auto garden = (answer["row"][i].get<std::size_t>() - 1) / 4;
    folds[garden].insert(answer["fold"][i].get<int>());
  }
  for (const std::set<int>& fold : folds) EXPECT_EQ(fold.size(), 1U);
}

TEST(LabQuery, ANumberIsARegressionUnlessItIsSaidOtherwise) {
  EXPECT_EQ(Ask(Flowers(), R"("target":"length")")["lab"]["goal"],
            "regression");
  EXPECT_EQ(
      Ask(Flowers(), R"("target":"noise","goal":"regression")")["lab"]["goal"],
      "regression");
  const ReadJson answer = Ask(Flowers(), R"("target":"length","splits":[0,1])");
  EXPECT_FALSE(answer["outputs"][0].contains("class"));
}

TEST(LabQuery, ReadsHyperParametersBehindColons) {
  const ReadJson answer = Ask(
      Flowers(),
      R"("target":"species","learners":["decision_tree:max_depth=3:ccp_alpha=.01",)"
      R"("support_vector_machine:kernel=linear","decision_tree"])");
  const ReadJson& learners = answer["lab"]["learners"];
  EXPECT_EQ(learners[0]["parameters"]["max_depth"], 3);
  EXPECT_EQ(learners[0]["parameters"]["ccp_alpha"], 0.01);
  EXPECT_EQ(learners[1]["parameters"]["kernel"], "linear");
  EXPECT_EQ(learners[2]["parameters"]["max_depth"], 0);
}

TEST(LabQuery, RefusesWhatItCannotLearn) {
  const auto code = [](const std::string& request) {
    return ErrorCode(Ask(Flowers(), request));
  };
  EXPECT_EQ(code(R"("folds":4)"), "no_target");
  EXPECT_EQ(code(R"("target":"nothing")"), "unknown_column");
  EXPECT_EQ(code(R"("target":"species","features":["species"])"),
            "invalid_option");
  EXPECT_EQ(code(R"("target":"species","learners":["oracle"])"),
            "unknown_learner");
  EXPECT_EQ(code(R"("target":"species","learners":["ridge_regression"])"),
            "other_goal");
  EXPECT_EQ(code(R"("target":"species","learners":["decision_tree:depth=3"])"),
            "unknown_hyper_parameter");
  EXPECT_EQ(
      code(R"("target":"species","learners":["decision_tree:max_depth=2.5"])"),
      "invalid_option");
  EXPECT_EQ(code(R"("target":"species","learners":["baseline","baseline"])"),
            "invalid_option");
  EXPECT_EQ(code(R"("target":"species","goal":"clustering")"),
            "invalid_option");
  EXPECT_EQ(code(R"("target":"species","folds":100)"), "fewer_rows_than_folds");
  EXPECT_EQ(ErrorCode(Ask("x,y\n1,a\n2,\n3,b\n", R"("target":"y")")),
            "missing_target");
  EXPECT_EQ(ErrorCode(Ask("x,y\n1,a\n2,a\n3,a\n", R"("target":"y")")),
            "single_class");
  EXPECT_EQ(ErrorCode(Ask("y\na\nb\na\nb\n", R"("target":"y")")),
            "no_features");
  EXPECT_EQ(
      ErrorCode(Ask("x,y\n-1,a\n2,b\n-3,a\n4,b\n",
                    R"("target":"y","learners":["multinomial_naive_bayes"],)"
                    R"("folds":2,"splits":[0,2])")),
      "negative_features");
}

TEST(LabQuery, WarnsOfWhatLooksLikeAMistake) {
  const ReadJson copy =
      Ask("x,answer,y\n1,5,a\n4,6,b\n1,5,a\n4,6,b\n2,5,a\n3,6,b\n",
          R"("target":"y","folds":2)");
  EXPECT_EQ(WarningsOf(copy)[0], "target_among_features");
  EXPECT_EQ(copy["warnings"][0]["column"], "answer");
  std::string csv = "x,y\nabout 3,a\n";
  for (int i = 0; i < 30; ++i)
    csv += std::to_string(i) + ".5," + (i % 2 == 0 ? "a" : "b") + "\n";
  const ReadJson text = Ask(csv, R"("target":"y","folds":2)");
  EXPECT_EQ(WarningsOf(text)[0], "text_among_numbers");
  EXPECT_EQ(text["warnings"][0]["line"], 2);
  EXPECT_EQ(text["warnings"][0]["value"], "about 3");
}

/// A class that a training set lacks, a column that is missing there, more
/// features than rows: predictions are made all the same.
/// Twelve rows of a, four of b and one of c.
std::string Uneven() {
  std::string csv = "x,kind\n";
  for (int i = 0; i < 17; ++i)
    csv += std::to_string(i * 7 % 17) + ".5," +
           (i < 12   ? "a"
            : i < 16 ? "b"
                     : "c") +
           "\n";
  return csv;
}

TEST(LabQuery, SaysWhatIsDoneAboutMissingCells) {
  const auto filled = [](std::string_view csv) {
    const ReadJson answer =
        Ask(csv, R"("target":"y","folds":2,"learners":["baseline"])");
    std::string message;
    for (const auto& warning : answer["warnings"])
      if (warning["code"] == "missing_features_filled")
        message += warning["message"].get<std::string>();
    return message;
  };
  const std::string message = filled(
      "a,b,c,y\n1,,red,0\n2,1.5,,1\n3,2.5,red,0\n4,3.5,blue,1\n"
      "1,2,red,0\n2,1,blue,1\n");
  EXPECT_TRUE(message.starts_with("Missing cells of \"b\", \"c\" are "))
      << message;
  EXPECT_EQ(filled("a,y\n1,0\n2,1\n3,0\n4,1\n"), "");
}

TEST(LabQuery, SaysWhichClassesAPlanThatDoesNotLookAtThemLoses) {
  // In order, the last rows are tested: the one of c is never learnt from.
  const ReadJson in_order =
      Ask(Uneven(), R"("target":"kind","plan":"time_series_split","folds":4)");
  EXPECT_EQ(
      WarningsOf(in_order),
      (std::vector<std::string>{"class_not_in_training", "class_not_in_test"}));
  const std::string message = in_order["warnings"][0]["message"];
  EXPECT_NE(message.find("\"c\" in 4 of 4 (rows in the file: 1)"),
            std::string::npos)
      << message;
  EXPECT_NE(message.find("Keep the shares of the classes"), std::string::npos);
  // A test set of one row has no room for two other classes.
  EXPECT_EQ(
      WarningsOf(Ask(Uneven(), R"("target":"kind","plan":"leave_one_out")")),
      std::vector<std::string>{"class_not_in_training"});
  // A stratified plan says so itself, once.
  EXPECT_EQ(
      WarningsOf(Ask(Uneven(), R"("target":"kind","plan":"hold_out")")).size(),
      1U);
}

TEST(LabQuery, SaysWhichClassesASmallShareOfATrainingSetLoses) {
  const ReadJson answer = Ask(
      Uneven(), R"("target":"kind","plan":"k_fold","folds":2,"splits":[0,1],)"
                R"("training_share":0.15,"learners":["baseline"])");
  const std::vector<std::string> codes = WarningsOf(answer);
  ASSERT_FALSE(codes.empty());
  for (const std::string& code : codes) EXPECT_EQ(code, "class_lost_by_share");
  const std::string message = answer["warnings"][0]["message"];
  EXPECT_NE(message.find("With a share of 0.15"), std::string::npos) << message;
  EXPECT_TRUE(
      WarningsOf(Ask(Uneven(), R"("target":"kind","plan":"k_fold","folds":2,)"
                               R"("splits":[0,1],"learners":["baseline"])"))
          .empty());
}

TEST(LabQuery, SaysThatThereAreFewerRowsThanNeighbors) {
  const auto warnings = [](const std::string& neighbors) {
    return WarningsOf(
        Ask(Flowers(), R"("target":"species","folds":4,"splits":[0,1],)"
                       R"("learners":["k_nearest_neighbors:n_neighbors=)" +
                           neighbors + R"("])"));
  };
  EXPECT_TRUE(warnings("30").empty());
  EXPECT_EQ(warnings("31"),
            std::vector<std::string>{"fewer_rows_than_neighbors"});
}

TEST(LabQuery, NamesOfFeaturesMayContainCommas) {
  const std::string_view csv =
      "\"a,b\",a,b,kind\n1,2,3,x\n2,1,5,y\n4,4,1,x\n3,5,2,y\n";
  const auto features = [csv](const std::string& given) {
    return NamesOf(Ask(csv, R"("target":"kind","folds":2,"features":)" +
                                given)["lab"]["features"]);
  };
  EXPECT_EQ(features(R"("a,b")"), std::vector<std::string>{"a,b"});
  EXPECT_EQ(features(R"("b,a")"), (std::vector<std::string>{"b", "a"}));
  EXPECT_EQ(features(R"("a,b,b")"), (std::vector<std::string>{"a,b", "b"}));
  EXPECT_EQ(features(R"(["a","b"])"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(
      ErrorCode(Ask(csv, R"("target":"kind","folds":2,"features":"a,c")")),
      "unknown_column");
}

TEST(LabQuery, OneRowIsNotSeveral) {
  const ReadJson answer = Ask("x,y\n1.5,2.5\n", R"("target":"y")");
  EXPECT_EQ(ErrorCode(answer), "single_class");
  const ReadJson odd =
      Ask("x,kind\n1.5,a\n2.5,b\n3.5,a\nsome,b\n4.5,a\n5.5,b\n6.5,a\n7.5,b\n",
          R"("target":"kind","folds":2)");
  for (const auto& warning : odd["warnings"])
    if (warning["code"] == "text_among_numbers")
      EXPECT_EQ(warning["message"],
                "1 cell of the feature \"x\" is no finite number and counts "
                "as missing. Correct it if it is a mistake.");
}

TEST(LabQuery, AProblemNamesTheOptionThatIsWrong) {
  EXPECT_EQ(
      Ask(Flowers(), R"("target":"species","folds":400)")["error"]["option"],
      "folds");
  EXPECT_EQ(
      Ask(Flowers(), R"("target":"species","folds":1)")["error"]["option"],
      "folds");
  EXPECT_EQ(
      Ask(Flowers(), R"("target":"species","learners":)"
                     R"(["decision_tree:max_depth=-1"])")["error"]["option"],
      "max_depth");
}

TEST(LabQuery, LearnsFromPoorTrainingSets) {
  const ReadJson answer =
      Ask("a,b,c,d,y\n1,,x,5,p\n2,,x,6,p\n3,7,z,7,q\n4,8,,8,q\n",
          R"("target":"y","plan":"leave_one_out","splits":[0,4],"learners":[)"
          R"("k_nearest_neighbors","logistic_regression","decision_tree",)"
          R"("random_forest","gradient_boosting","gaussian_naive_bayes",)"
          R"("support_vector_machine"])");
  ASSERT_EQ(answer["outputs"].size(), 14U) << answer.dump();
  for (const auto& output : answer["outputs"])
    for (const auto& value : output["values"])
      EXPECT_TRUE(value.is_number()) << output.dump();
}

TEST(LabQuery, AFeatureWithoutValuesIsNotCalledOneThatNeverChanges) {
  const ReadJson answer = Ask("a,b,x,y\n,7,1,u\n,7,5,v\n,7,3,u\n,7,9,v\n",
                              R"("target":"y","folds":2)");
  ASSERT_EQ(answer["warnings"].size(), 2U);
  EXPECT_EQ(answer["warnings"][0]["column"], "a");
  const auto says = [&answer](std::size_t which, std::string_view words) {
    return answer["warnings"][which]["message"].get<std::string>().find(
               words) != std::string::npos;
  };
  EXPECT_TRUE(says(0, "every cell is missing"));
  EXPECT_TRUE(says(1, "it never changes"));
}

TEST(LabQuery, RefusesAFeatureWithoutValuesThatIsNamed) {
  const ReadJson error =
      Ask("a,x,y\n,1,u\n,2,v\n,3,u\n,4,v\n",
          R"("target":"y","folds":2,"features":["a","x"])")["error"];
  EXPECT_EQ(error["code"], "feature_left_out");
  EXPECT_EQ(error["column"], "a");
}

TEST(LabQuery, NamesTheFirstLineWithoutATarget) {
  const ReadJson error =
      Ask("x,y\n1,a\n2,\n3,b\n4,\n", R"("target":"y")")["error"];
  EXPECT_EQ(error["line"], 3);
  EXPECT_EQ(error["option"], "target");
  EXPECT_NE(error["message"].get<std::string>().find("first in line 3"),
            std::string::npos);
}

}  // namespace
}  // namespace melon
