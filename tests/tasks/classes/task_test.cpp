#include <gtest/gtest.h>

#include "tasks/evaluation.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace tasks {
extern const Task classes;
}
namespace {

constexpr std::string_view kLabels = "y,m\na,a\nb,c\nc,c\nb,c\nb,b\na,a\nc,c\n";

TEST(ClassesTask, ServesManyLabelsAndProbabilities) {
  EXPECT_TRUE(tasks::classes.serves(TaskKind::many_labels));
  EXPECT_TRUE(tasks::classes.serves(TaskKind::multiclass));
  EXPECT_FALSE(tasks::classes.serves(TaskKind::labels));
  EXPECT_EQ(tasks::classes.id, "classes");
}

TEST(ClassesTask, BootstrapsInStepsUntilDone) {
  Session session;
  LoadCsv(session, kLabels);
  RunSession(session, R"({"bootstrap":300})");
  int calls = 0;
  ReadJson progress;
  do {
    progress = AskSession(session, R"({"type":"step","steps":100})");
    ASSERT_LT(++calls, 10);
  } while (progress["done"] < progress["total"]);
  const ReadJson model =
      RunSession(session, R"({"bootstrap":300})")["models"][0];
  EXPECT_TRUE(model["intervals"].contains("f1_macro"));
}

TEST(ClassesTask, HasNothingToDoWithoutABootstrap) {
  Session session;
  LoadCsv(session, kLabels);
  RunSession(session);
  EXPECT_EQ(AskSession(session, R"({"type":"step","seconds":1})"),
            ReadJson::parse(R"({"done":0,"total":0})"));
}

TEST(ClassesTask, TakesOverOptionsThatChangeNoData) {
  Session session;
  LoadCsv(session, kLabels);
  RunSession(session);
  const ReadJson report = RunSession(session, R"({"alpha":0.2})");
  EXPECT_EQ(report["models"][0]["intervals"]["accuracy"]["level"], .8);
  EXPECT_EQ(ErrorCode(RunSession(session, R"({"cost_matrix":[[0,1],[1,0]]})")),
            "cost_matrix_size");
  const ReadJson ordered = RunSession(session, R"({"ordered":["c","b","a"]})");
  EXPECT_EQ(ordered["classes"][0], "c");
}

}  // namespace
}  // namespace melon
