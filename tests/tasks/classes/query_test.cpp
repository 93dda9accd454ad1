#include "tasks/classes/query.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "base/random.h"
#include "io/number_text.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kLabels =
    "id,y,m\nr1,a,a\nr2,b,c\nr3,c,c\nr4,b,c\nr5,b,b\n";

ReadJson Ask(std::string_view csv, std::string_view request,
             std::string_view options = "{}") {
  Session session;
  LoadCsv(session, csv);
  RunSession(session, options);
  return AskSession(session, request);
}

TEST(ClassQuery, NamesTheRowsBehindACell) {
  const ReadJson answer = Ask(
      kLabels,
      R"({"type":"rows","model":"m","truth":"b","prediction":"c","limit":1})");
  EXPECT_EQ(answer["total"], 2);
  ASSERT_EQ(answer["rows"].size(), 1U);
  EXPECT_EQ(answer["rows"][0]["line"], 3);
  EXPECT_EQ(answer["rows"][0]["cells"], ReadJson::parse(R"(["r2","b","c"])"));
  EXPECT_EQ(answer["columns"], ReadJson::parse(R"(["id","y","m"])"));
}

TEST(ClassQuery, CountsRowsThatWereLeftOut) {
  const ReadJson answer =
      Ask("id,y,m\nr1,a,a\nr2,b,\nr3,c,c\nr4,b,c\n",
          R"({"type":"rows","model":0,"truth":"b","prediction":"c"})",
          R"({"missing":"drop"})");
  ASSERT_EQ(answer["rows"].size(), 1U);
  EXPECT_EQ(answer["rows"][0]["line"], 5);
}

TEST(ClassQuery, OrdersTheMatrix) {
  EXPECT_EQ(
      Ask(kLabels, R"({"type":"confusion","order":["c","b","a"]})"),
      ReadJson::parse(
          R"({"labels":["c","b","a"],"counts":[[1,0,0],[2,1,0],[0,0,1]]})"));
  EXPECT_EQ(
      Ask(kLabels, R"({"type":"confusion","order":"similarity"})")["labels"],
      ReadJson::parse(R"(["a","b","c"])"));
  EXPECT_EQ(Ask(kLabels, R"({"type":"confusion"})")["counts"],
            ReadJson::parse("[[1,0,0],[0,1,2],[0,0,1]]"));
}

TEST(ClassQuery, DrawsOneClass) {
  const ReadJson answer =
      Ask("y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.5,.4,.1\n",
          R"({"type":"curves","model":"A","class":"x"})");
  EXPECT_EQ(answer["roc"]["series"]["curve"]["tpr"].back(), 1);
  EXPECT_TRUE(answer["precision_recall"].contains("series"));
  EXPECT_TRUE(answer["calibration"].contains("series"));
}

TEST(ClassQuery, AnswersForOtherCosts) {
  const ReadJson answer =
      Ask(kLabels,
          R"({"type":"costs","model":0,"matrix":[[0,1,1],[1,0,7],[1,1,0]]})");
  EXPECT_DOUBLE_EQ(answer["cost_sensitive_error"], 2 * 7.0 / 5);
}

TEST(ClassQuery, NamesTheClassesOfAWorking) {
  const auto rows = [](std::string_view csv, std::string_view request) {
    return Ask(csv, request)["lines"][0]["tables"][0]["rows"];
  };
  EXPECT_EQ(
      rows(kLabels, R"({"type":"working","model":0,"metric":"recall_macro"})"),
      ReadJson::parse(R"([[1,"a",1],[2,"b",3],[3,"c",1]])"));
  // Those of probabilities are numbered as the columns of the model.
  EXPECT_EQ(
      rows("y,A:x,A:y,A:z,B:z,B:y,B:x\n"
           "x,.6,.3,.1,.1,.2,.7\nz,.1,.2,.7,.5,.4,.1\n"
           "y,.5,.4,.1,.2,.6,.2\nz,.1,.3,.6,.8,.1,.1\n",
           R"({"type":"working","model":1,"metric":"roc_auc_ovr_macro"})"),
      ReadJson::parse(R"([[1,"z",2],[2,"y",1],[3,"x",1]])"));
}

/// Seven cases of three classes, with ties.
constexpr std::string_view kCurves =
    "y,A:z,A:x,A:y\nx,.1,.6,.3\nz,.7,.1,.2\ny,.1,.5,.4\nx,.3,.2,.5\n"
    "y,.2,.45,.35\nz,.3,.4,.3\nx,.25,.3,.45\n";

/// So many cases that not every point is drawn.
std::string ManyCases() {
  Random random(7);
  std::string csv = "y,A:z,A:x,A:y\n";
  for (int i = 0; i < 3000; ++i) {
    const auto truth = static_cast<std::size_t>(random.Unit() * 3);
    double numbers[] = {random.Unit(), random.Unit(), random.Unit()};
    numbers[truth] += .3;
    const double sum = numbers[0] + numbers[1] + numbers[2];
    csv += "zxy"[truth];
    for (const double one : numbers) csv += ',' + NumberText(one / sum);
    csv += '\n';
  }
  return csv;
}

/// What a drawn series is called and where a request finds its points.
struct DrawnCurve {
  std::string curve;
  std::string series;
  std::string x;
  std::string y;
};

const DrawnCurve kDrawn[] = {
    {"roc", "curve", "fpr", "tpr"},
    {"precision_recall", "curve", "recall", "precision"},
    {"calibration", "uniform", "mean_score", "positive_share"}};

/// Every point of the series comes about as it is drawn, bit for bit.
void ExpectEveryPoint(Session& session, const std::string& of,
                      const DrawnCurve& names, const ReadJson& drawn) {
  const ReadJson& series = drawn["series"][names.series];
  const ReadJson& xs = series[names.x];
  const ReadJson& ys = series[names.y];
  ASSERT_GT(xs.size(), 1U) << of;
  for (std::size_t row = 0; row < xs.size(); ++row) {
    std::string request = R"({"type":"working","model":"A",)" + of +
                          R"(,"curve":")" + names.curve + R"(","x":)" +
                          xs[row].dump();
    if (series.contains("threshold"))
      request += R"(,"threshold":)" + series["threshold"][row].dump();
    const ReadJson answer = AskSession(session, request + '}');
    ASSERT_FALSE(answer.contains("error")) << request << answer.dump();
    EXPECT_EQ(answer["x"], xs[row]) << request;
    EXPECT_EQ(answer["y"], ys[row]) << request;
    const ReadJson& lines = answer["lines"];
    EXPECT_EQ(lines[lines.size() - 2]["value"], xs[row]) << request;
    EXPECT_EQ(lines.back()["value"], ys[row]) << request;
  }
}

void ExpectEveryPointOf(std::string_view csv) {
  Session session;
  LoadCsv(session, csv);
  const ReadJson report = RunSession(session, "{}");
  for (const DrawnCurve& names : kDrawn) {
    const ReadJson& drawn = report["models"][0]["curves"][names.curve];
    for (std::size_t label = 0; label < drawn["classes"].size(); ++label) {
      ExpectEveryPoint(session, R"("class":)" + report["classes"][label].dump(),
                       names, drawn["classes"][label]);
    }
    const std::string average =
        names.curve == "calibration" ? "top_label" : "micro";
    ExpectEveryPoint(session, R"("average":")" + average + '"', names,
                     drawn[average]);
  }
}

TEST(ClassQuery, WorksOutEveryPointOfTheDrawnCurves) {
  ExpectEveryPointOf(kCurves);
}

TEST(ClassQuery, WorksOutEveryPointThatIsLeftOfManyCasesSlow) {
  ExpectEveryPointOf(ManyCases());
}

TEST(ClassQuery, SaysWhyAPointDoesNotExist) {
  const std::string_view two =
      "y,A:x,A:y,A:z\nx,.6,.3,.1\ny,.5,.4,.1\nx,.4,.3,.3\n";
  const std::string_view options = R"({"task":"multiclass"})";
  const std::string start = R"({"type":"working","model":0,"curve":"roc",)";
  EXPECT_EQ(ErrorCode(Ask(two, start + R"("class":"z"})", options)),
            "one_class");
  EXPECT_EQ(ErrorCode(Ask(two, start + R"("average":"macro"})", options)),
            "class_never_true");
  for (const std::string_view wrong :
       {R"("class":"q"})", R"("average":"mean"})"}) {
    EXPECT_EQ(ErrorCode(Ask(two, start + std::string(wrong), options)),
              "invalid_query");
  }
  EXPECT_EQ(ErrorCode(Ask(two,
                          R"({"type":"working","model":0,"curve":)"
                          R"("precision_recall","average":"macro"})",
                          options)),
            "invalid_query");
  EXPECT_EQ(ErrorCode(Ask(kLabels, start + R"("class":"a"})")),
            "invalid_query");
}

/// Every number of the table of classes comes about as it is there, bit for
/// bit. How many there were.
int ExpectEveryClass(std::string_view csv, std::string_view options = "{}") {
  Session session;
  LoadCsv(session, csv);
  const ReadJson report = RunSession(session, options);
  int checked = 0;
  for (const ReadJson& row : report["models"][0]["classes"]) {
    for (const std::string key :
         {"precision", "recall", "f1", "specificity", "jaccard", "roc_auc",
          "average_precision", "ece"}) {
      if (!row.contains(key)) continue;
      const std::string request =
          R"({"type":"working","model":0,"class":)" + row["label"].dump() +
          R"(,"metric":")" + (key == "ece" ? "ece_uniform" : key) + R"("})";
      const ReadJson answer = AskSession(session, request);
      EXPECT_FALSE(answer.contains("error")) << request << answer.dump();
      EXPECT_EQ(answer["value"], row[key]) << request;
      EXPECT_EQ(answer.value("reason", ReadJson()),
                row["reasons"].value(key, ReadJson()))
          << request;
      if (!row[key].is_null()) {
        EXPECT_EQ(answer["lines"].back()["value"], row[key]) << request;
      }
      const ReadJson& intervals = row.value("intervals", ReadJson::object());
      EXPECT_EQ(answer.contains("interval"), intervals.contains(key))
          << request;
      if (intervals.contains(key)) {
        EXPECT_EQ(answer["interval"]["low"], intervals[key]["low"]) << request;
        EXPECT_EQ(answer["interval"]["lines"].back()["value"],
                  intervals[key]["high"])
            << request;
      }
      ++checked;
    }
  }
  return checked;
}

TEST(ClassQuery, WorksOutEveryNumberOfTheTableOfClasses) {
  EXPECT_EQ(ExpectEveryClass(kLabels), 3 * 5);
  EXPECT_EQ(ExpectEveryClass(kCurves), 3 * 8);
  EXPECT_EQ(ExpectEveryClass(ManyCases(), R"({"calibration_bins":7})"), 3 * 8);
  // No case of z, which is not predicted either.
  EXPECT_EQ(ExpectEveryClass("y,A:x,A:y,A:z\nx,.6,.3,.1\ny,.4,.5,.1\n",
                             R"({"task":"multiclass"})"),
            3 * 8);
  // Those of x alone would be probabilities.
  EXPECT_EQ(ExpectEveryClass("y,A:x,A:y,A:z\nx,.6,3,.1\nz,.1,2,7\ny,.5,4,.1\n"),
            3 * 8);
  EXPECT_EQ(ExpectEveryClass("y,m,w\na,a,.5\nb,c,1.25\nc,c,2\nb,b,.75\na,c,1\n",
                             R"({"weight":"w"})"),
            3 * 5);
}

TEST(ClassQuery, WorksOutADifferenceInAClass) {
  const ReadJson answer =
      Ask("y,m,o\na,a,b\nb,c,b\nc,c,c\nb,c,b\na,a,a\n",
          R"({"type":"working","a":0,"b":1,"class":"a","metric":"recall"})");
  EXPECT_EQ(answer["value"], .5);
  EXPECT_EQ(answer["lines"].size(), 3U);
}

TEST(ClassQuery, KnowsTheMeasuresOfAClass) {
  const std::string start = R"({"type":"working","model":0,)";
  for (const std::string_view wrong :
       {R"("class":"q","metric":"recall"})", R"("class":7,"metric":"recall"})",
        R"("class":"a","metric":"recall_macro"})",
        R"("class":"a","metric":"support"})"}) {
    EXPECT_TRUE(Ask(kLabels, start + std::string(wrong)).contains("error"))
        << wrong;
  }
  EXPECT_EQ(
      Ask(kLabels, start + R"("class":"a","metric":"roc_auc"})")["reason"],
      "no_scores");
}

TEST(ClassQuery, SaysWhatIsWrongWithAQuestion) {
  for (const std::string_view request :
       {R"({"type":"nothing"})", R"({"type":"rows","model":"other"})",
        R"({"type":"rows","truth":"a","prediction":"z"})",
        R"({"type":"confusion","order":["a","b"]})",
        R"({"type":"confusion","order":["a","b","b"]})",
        R"({"type":"curves","class":"a"})", R"({"type":"curves","class":"q"})",
        R"({"type":"costs","matrix":[[0]]})",
        R"({"type":"costs","matrix":[[0,1,1],[1,0,-7],[1,1,0]]})"})
    EXPECT_EQ(ErrorCode(Ask(kLabels, request)), "invalid_query") << request;
}

}  // namespace
}  // namespace melon
