// What a session keeps between two reports never shows: after any option has
// changed, the report is that of a session which had it from the start, and
// after the way back it is the first one again. All options, for all tasks.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "options/option.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

struct Case {
  const char* name;
  TaskKind task;
  std::string_view csv;
  /// As JSON, to begin with.
  std::string_view options = "{}";
};

// Each has a row with an empty cell.
constexpr std::string_view kScores =
    "y,a,b,g,w\n0,.1,.3,p,1\n1,.8,.6,p,2\n1,.9,.2,q,1\n0,.35,.4,q,1\n"
    "1,.6,.7,r,1\n0,.2,.65,r,3\n1,.35,.9,s,1\n0,.7,.1,s,1\n1,,.5,s,1\n";
constexpr std::string_view kTwoLabels =
    "y,a,b,g\n0,0,1,p\n1,1,1,p\n1,1,0,q\n0,0,0,q\n1,0,1,r\n0,1,0,r\n1,1,1,s\n"
    "1,,1,s\n";
constexpr std::string_view kManyLabels =
    "y,a,b,g\nu,u,v,p\nv,v,v,p\nw,w,u,q\nu,v,u,q\nv,v,w,r\nw,u,w,r\nu,u,u,s\n"
    "v,,u,s\n";
constexpr std::string_view kClassProbabilities =
    "y,a:u,a:v,a:w,b:u,b:v,b:w,g\nu,.7,.2,.1,.4,.4,.2,p\nv,.2,.6,.2,.1,.8,.1,"
    "p\nw,.1,.3,.6,.5,.2,.3,q\nu,.3,.5,.2,.6,.3,.1,q\nv,.25,.5,.25,.2,.3,.5,r\n"
    "w,.2,.1,.7,.1,.2,.7,r\nw,,.1,.7,.1,.2,.7,r\n";
constexpr std::string_view kNumbers =
    "y,a,b,x,g\n1.5,1.25,2,3,p\n2.5,2.75,2.25,1,p\n4,3.5,5,4,q\n3.25,3.5,2,1,"
    "q\n6,5.5,6.5,5,r\n5,5.75,3.5,9,r\n7.5,7,8.25,2,s\n8.25,9,7,6,s\n2,,3,1,"
    "s\n";
constexpr std::string_view kRankings =
    "q,relevance,a,b,g\n1,2,.9,.1,p\n1,0,.3,.8,p\n1,1,.5,.6,p\n2,0,.2,.4,q\n"
    "2,1,.7,.3,q\n2,3,.4,.9,q\n3,1,.6,.2,r\n3,0,.1,.7,r\n3,2,.8,.5,r\n3,1,,.4,"
    "r\n";
constexpr std::string_view kPoints =
    "truth,kmeans,dbscan,x,z\nu,1,1,0.5,1\nu,1,1,0.75,1.5\nv,2,1,4,5\nv,2,2,"
    "4.5,4\nv,1,2,2,3.5\nu,2,2,5,1\nu,2,1,,1\n";
constexpr std::string_view kMatrices =
    "experiment,tp,fp,fn,tn\nfirst,30,5,10,55\nsecond,25,10,12,50\nthird,33,3,"
    "8,"
    "60\nfourth,31,,9,58\n";
constexpr std::string_view kFolds =
    "fold,A,B,C\n1,.81,.78,.7\n2,.84,.8,.74\n3,.79,.8,.71\n4,.86,.81,.7\n5,.83,"
    ".77,.72\n6,.8,,.7\n";
constexpr std::string_view kDataSets =
    "dataset,A,B,C\nd1,.81,.78,.7\nd2,.94,.9,.94\nd3,.79,.8,.71\nd4,.66,.61,."
    "6\n"
    "d5,.83,.77,.72\nd6,.5,.52,.41\nd7,.9,,.8\n";
constexpr std::string_view kErrors =
    "experiment,errors,n\nfirst,10,100\nsecond,14,90\nthird,3,50\nfourth,,80\n";

constexpr Case kCases[] = {
    {"binary", TaskKind::binary, kScores,
     R"({"missing":"drop","task":"binary","bootstrap":12})"},
    {"labels", TaskKind::labels, kTwoLabels,
     R"({"missing":"drop","task":"labels","bootstrap":12})"},
    {"many_labels", TaskKind::many_labels, kManyLabels,
     R"({"missing":"drop","task":"labels","bootstrap":12})"},
    {"multiclass", TaskKind::multiclass, kClassProbabilities,
     R"({"missing":"drop","task":"multiclass","bootstrap":12})"},
    {"regression", TaskKind::regression, kNumbers,
     R"({"missing":"drop","task":"regression","bootstrap":12,"predictions":["a","b"]})"},
    {"ranking", TaskKind::ranking, kRankings,
     R"({"missing":"drop","task":"ranking","bootstrap":12,"predictions":["a","b"]})"},
    {"clustering", TaskKind::clustering, kPoints,
     R"({"missing":"drop","task":"clustering","truth":"truth","predictions":["kmeans","dbscan"]})"},
    {"counts", TaskKind::counts, kMatrices,
     R"({"missing":"drop","task":"counts"})"},
    {"cv", TaskKind::cv, kFolds,
     R"({"missing":"drop","task":"cv","draws":50})"},
    {"friedman", TaskKind::friedman, kDataSets,
     R"({"missing":"drop","task":"friedman","draws":50})"},
    {"binomial", TaskKind::binomial, kErrors,
     R"({"missing":"drop","task":"binomial","eps0":0.1})"},
};

std::vector<std::string> ColumnsOf(std::string_view csv) {
  std::vector<std::string> names(1);
  for (const char character : csv.substr(0, csv.find('\n'))) {
    if (character == ',') {
      names.emplace_back();
    } else {
      names.back() += character;
    }
  }
  return names;
}

ReadJson Numbers(const Option& option) {
  ReadJson numbers = ReadJson::array();
  for (const double number : {0.0, 0.125, 0.3, 1.0, 2.0, 7.0}) {
    const bool fits =
        option.kind == OptionKind::number || number == static_cast<int>(number);
    if (fits && option.limits.Allow(number)) numbers.push_back(number);
  }
  return numbers;
}

/// Values to change an option to, such as its kind has.
ReadJson ValuesOf(const Option& option, const Case& one) {
  const std::vector<std::string> columns = ColumnsOf(one.csv);
  switch (option.kind) {
    case OptionKind::number:
    case OptionKind::whole_number:
      return Numbers(option);
    case OptionKind::flag:
      return {true, false};
    case OptionKind::choice: {
      ReadJson choices = ReadJson::array();
      for (const std::string_view one_of : option.choices)
        choices.push_back(one_of);
      return choices;
    }
    case OptionKind::column:
    case OptionKind::learner:
      return columns;
    case OptionKind::columns: {
      ReadJson lists = ReadJson::array();
      for (const std::string& column : columns) lists.push_back({column});
      return lists;
    }
    case OptionKind::label:
      return {"0", "1", "u"};
    case OptionKind::labels:
      return {{"0", "1"}, {"w", "u", "v"}, {"u", "w", "v"}};
    case OptionKind::procedure:
      return {"holm", "nemenyi", "shaffer"};
    case OptionKind::thresholds:
      return {{{"a", 0.3}}, {{"a", nullptr}, {"b", 0.65}}};
    case OptionKind::cost_matrix:
      return {{{0, 1}, {5, 0}}, {{0, 1, 2}, {3, 0, 1}, {4, 5, 0}}};
    case OptionKind::resample:
      return {"plain", "stratified", "cluster=g"};
    case OptionKind::join:
      return {"rows"};
  }
  return ReadJson::array();
}

/// The report with all that is refined step by step.
std::string RunToTheEnd(Session& session, const std::string& options) {
  session.Run(options);
  session.Query(R"({"type":"step","steps":100})");
  return session.Run(options);
}

std::string RunAnew(const Case& one, const std::string& options) {
  Session session;
  LoadCsv(session, one.csv);
  return RunToTheEnd(session, options);
}

class KeptResults : public testing::TestWithParam<Case> {};

TEST_P(KeptResults, AreThoseOfASessionThatHadTheOptionFromTheStart) {
  const Case& one = GetParam();
  const std::string before(one.options);
  Session session;
  LoadCsv(session, one.csv);
  const std::string first = RunToTheEnd(session, before);
  ASSERT_FALSE(ReadJson::parse(first).contains("error")) << first;
  for (const Option& option : AllOptions()) {
    ReadJson values = ValuesOf(option, one);
    if (!option.tasks.contains(one.task)) values = {values.front()};
    for (const ReadJson& value : values) {
      ReadJson changed = ReadJson::parse(before);
      changed[std::string(option.name)] = value;
      EXPECT_TRUE(RunToTheEnd(session, changed.dump()) ==
                  RunAnew(one, changed.dump()))
          << changed;
      EXPECT_TRUE(RunToTheEnd(session, before) == first) << "after " << changed;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(OfEveryTask, KeptResults, testing::ValuesIn(kCases),
                         [](const testing::TestParamInfo<Case>& info) {
                           return info.param.name;
                         });

// A weight that was guessed is said to be a guess; one that was given is not.
TEST(KeptResults, TellAGuessedWeightFromAGivenOne) {
  const Case one{.name = "weights",
                 .task = TaskKind::binary,
                 .csv = "y,a,weight\n0,.1,1.5\n1,.8,.5\n1,.3,2\n0,.4,1\n"};
  const std::string given = R"({"task":"binary","weight":"weight"})";
  const std::string guessed = R"({"task":"binary"})";
  Session session;
  LoadCsv(session, one.csv);
  EXPECT_EQ(RunToTheEnd(session, given), RunAnew(one, given));
  EXPECT_EQ(RunToTheEnd(session, guessed), RunAnew(one, guessed));
  EXPECT_NE(RunAnew(one, given), RunAnew(one, guessed));
}

TEST(KeptResults, AreTestedForEveryTask) {
  std::vector<std::string> tasks;
  for (const Case& one : kCases) {
    const ReadJson report = ReportOfCsv(one.csv, one.options);
    tasks.push_back(report["task"].get<std::string>());
  }
  for (const std::string_view task : kTaskNames)
    EXPECT_EQ(std::count(tasks.begin(), tasks.end(), task),
              task == "labels" ? 2 : 1)
        << task;
}

}  // namespace
}  // namespace melon
