// Generated tables of every task, with options and queries: nothing breaks,
// every answer is JSON, and what was computed before changes no report.
#include "tasks/session.h"

#include <fuzzer/FuzzedDataProvider.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/check.h"
#include "io/json/json_reader.h"

namespace melon {
namespace {

constexpr std::size_t kMostRows = 24;

/// What cells contain besides small numbers: limits, flaws, other ways to
/// write.
constexpr std::array<std::string_view, 24> kOdd = {"",
                                                   "NA",
                                                   "nan",
                                                   "inf",
                                                   "abc",
                                                   "0,5",
                                                   "50%",
                                                   "1e308",
                                                   "-1e308",
                                                   "1e154",
                                                   "1e-320",
                                                   "1e-308",
                                                   "0.3",
                                                   "-0",
                                                   "1e15",
                                                   "4294967296",
                                                   "0.1 ± 0.2",
                                                   "\"x\ny\"",
                                                   "0.30000000000000004",
                                                   "-1",
                                                   "2",
                                                   "true",
                                                   "是",
                                                   "\"a\"\"b\""};

constexpr std::array<std::string_view, 6> kLabels = {"a", "b",       "c",
                                                     "1", "\"d,e\"", "是"};

/// Options, each one member of the object.
constexpr std::array<std::string_view, 64> kOptions = {
    R"("task":"binary")",
    R"("task":"labels")",
    R"("task":"multiclass")",
    R"("task":"regression")",
    R"("task":"ranking")",
    R"("task":"clustering")",
    R"("task":"counts")",
    R"("task":"friedman")",
    R"("task":"cv")",
    R"("task":"binomial")",
    R"("truth":"y")",
    R"("truth":"A")",
    R"("truth":null)",
    R"("predictions":["A","B"])",
    R"("predictions":["A"])",
    R"("predictions":["B","A","y"])",
    R"("predictions":[])",
    R"("predictions":"A,B")",
    R"("weight":"w")",
    R"("weight":"A")",
    R"("weight":null)",
    R"("query":"q")",
    R"("experiment":"name")",
    R"("features":["A","B"])",
    R"("features":"A")",
    R"("positive":"1")",
    R"("positive":"a")",
    R"("positive":"no")",
    R"("ordered":["a","b","c"])",
    R"("missing":"drop")",
    R"("threshold":0.25)",
    R"("threshold":-1e300)",
    R"("thresholds":{"A":0.1,"B":null})",
    R"("beta":2)",
    R"("cost_fn":5)",
    R"("cost_fp":0)",
    R"("cost_matrix":[[0,1],[5,0]])",
    R"("cost_matrix":[[0,1,2],[5,0,1],[1,1,0]])",
    R"("prior":0.01)",
    R"("prior":1)",
    R"("max_fpr":1)",
    R"("max_fpr":0.001)",
    R"("k":1)",
    R"("k":1000)",
    R"("top_k":1)",
    R"("quantile":0.9)",
    R"("n_features":3)",
    R"("distance":"manhattan")",
    R"("distance":"cosine")",
    R"("standardize":true)",
    R"("alpha":1e-300)",
    R"("alpha":0.9999)",
    R"("bootstrap":7)",
    R"("seed":2)",
    R"("higher_is_better":true)",
    R"("higher_is_better":false)",
    R"("control":"A")",
    R"("post_hoc":"bergmann_hommel")",
    R"("post_hoc":"conover")",
    R"("design":"5x2")",
    R"("design":"repeated")",
    R"("eps0":0.3)",
    R"("alternative":"less")",
    R"("tie_tolerance":0.1)"};

constexpr std::array<std::string_view, 24> kQueries = {
    R"({"type":"step","steps":3})",
    R"({"type":"operating_point","model":0,"threshold":0.5})",
    R"({"type":"operating_point","model":1e300})",
    R"({"type":"operating_point","model":1,"near":{"curve":"roc","x":0.5,"y":0.5}})",
    R"({"type":"operating_point","near":{"curve":"cost","x":0,"y":0.1}})",
    R"({"type":"operating_point","rule":"target_fpr","target":0.2})",
    R"({"type":"threshold_metric","model":0,"metric":"f1"})",
    R"({"type":"threshold_metric","model":0,"metric":"accuracy"})",
    R"({"type":"expected_cost","a":2,"b":5})",
    R"({"type":"cost","model":0,"cost_fn":3})",
    R"({"type":"curve","model":0,"curve":"roc","series":"curve","from":0,"count":9})",
    R"({"type":"curve","model":0,"curve":"precision_recall","series":"curve","from":1e300})",
    R"({"type":"confusion","order":"similarity"})",
    R"({"type":"confusion","model":0,"order":["a","b"]})",
    R"({"type":"costs","matrix":[[0,1],[5,0]]})",
    R"({"type":"curves","class":"a"})",
    R"({"type":"rows","model":0,"truth":"a","prediction":"b"})",
    R"({"type":"pair","a":0,"b":1})",
    R"({"type":"pair","a":"A","b":"B"})",
    R"({"type":"positions","query":0})",
    R"({"type":"critical_values","table":"nemenyi"})",
    R"({"type":"nothing"})",
    R"({})",
    R"([])"};

std::string Number(FuzzedDataProvider& in) {
  switch (in.ConsumeIntegralInRange(0, 9)) {
    case 0:
      return std::string(in.PickValueInArray(kOdd));
    case 1:
      return std::to_string(in.ConsumeIntegralInRange(-3, 9));
    case 2:
      return std::to_string(in.ConsumeFloatingPoint<double>());
    default:
      return "0." + std::to_string(in.ConsumeIntegralInRange(0, 99));
  }
}

std::string Whole(FuzzedDataProvider& in) {
  return in.ConsumeIntegralInRange(0, 30) == 0
             ? std::string(in.PickValueInArray(kOdd))
             : std::to_string(in.ConsumeIntegralInRange(0, 12));
}

std::string Label(FuzzedDataProvider& in) {
  const int most = in.ConsumeIntegralInRange(1, 5);
  return in.ConsumeIntegralInRange(0, 40) == 0
             ? std::string(in.PickValueInArray(kOdd))
             : std::string(kLabels[in.ConsumeIntegralInRange<std::size_t>(
                   0, static_cast<std::size_t>(most))]);
}

using Cell = std::string (*)(FuzzedDataProvider&);
std::string Binary(FuzzedDataProvider& in) {
  return in.ConsumeBool() ? "1" : "0";
}

struct Family {
  std::vector<std::string_view> head;
  std::vector<Cell> first;
  /// Names of as many further columns as there are models.
  std::vector<std::string_view> models;
  Cell cell;
};

const std::vector<Family>& Families() {
  static const std::vector<Family> kFamilies = {
      {{"y"}, {Binary}, {"A", "B", "C"}, Number},
      {{"y", "w"}, {Label, Whole}, {"A", "B", "C"}, Number},
      {{"y"}, {Label}, {"A", "B", "C"}, Label},
      {{"y", "w"}, {Label, Number}, {"A", "B"}, Label},
      {{"y"}, {Label}, {"A:a", "A:b", "A:c", "B:a", "B:b", "B:c"}, Number},
      {{"y"}, {Number}, {"A", "B", "C"}, Number},
      {{"q", "relevance"}, {Whole, Whole}, {"A", "B"}, Number},
      {{"y", "A", "B"}, {Label, Whole, Whole}, {"x", "z"}, Number},
      {{"name"}, {Label}, {"tp", "fp", "fn", "tn"}, Whole},
      {{"name", "tn", "fp"}, {Label, Whole, Whole}, {"fn", "tp"}, Whole},
      {{"dataset"}, {Whole}, {"A", "B", "C", "D", "E"}, Number},
      {{"dataset", "algorithm"}, {Whole, Label}, {"accuracy"}, Number},
      {{"run", "fold"}, {Whole, Whole}, {"A", "B", "C"}, Number},
      {{"fold"}, {Whole}, {"A", "B"}, Number},
      {{"name"}, {Label}, {"errors", "n"}, Whole},
      {{}, {}, {"A", "B", "y", "w"}, Number},
  };
  return kFamilies;
}

std::string TableOf(FuzzedDataProvider& in) {
  const std::vector<Family>& families = Families();
  const std::size_t which =
      in.ConsumeIntegralInRange<std::size_t>(0, families.size());
  if (which == families.size()) return in.ConsumeRandomLengthString(300);
  const Family& family = families[which];
  const std::size_t models =
      in.ConsumeIntegralInRange<std::size_t>(1, family.models.size());
  std::string text;
  const auto end_row = [&] { text.back() = '\n'; };
  for (const std::string_view name : family.head) text.append(name) += ',';
  for (std::size_t i = 0; i < models; ++i) text.append(family.models[i]) += ',';
  end_row();
  const auto rows = in.ConsumeIntegralInRange<std::size_t>(0, kMostRows);
  for (std::size_t row = 0; row < rows; ++row) {
    for (const Cell cell : family.first) text.append(cell(in)) += ',';
    for (std::size_t i = 0; i < models; ++i)
      text.append(family.cell(in)) += ',';
    end_row();
  }
  return text;
}

/// A few options; draws are few always, so that a run is short.
std::string OptionsOf(FuzzedDataProvider& in) {
  std::string text = R"({"draws":20)";
  std::vector<std::string_view> keys;
  for (int i = in.ConsumeIntegralInRange(0, 4); i > 0; --i) {
    const std::string_view option = in.PickValueInArray(kOptions);
    const std::string_view key = option.substr(0, option.find(':'));
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    keys.push_back(key);
    text.append(",").append(option);
  }
  return text + "}";
}

bool Load(Session& session, std::string_view csv) {
  session.BeginLoad("{}");
  std::copy(csv.begin(), csv.end(), session.Buffer(csv.size()).begin());
  if (session.Push(csv.size()) != "{}") return false;
  return !session.FinishLoad().starts_with(R"({"error")");
}

const std::string& IsJson(const std::string& answer, std::string_view of) {
  const std::optional<Json> json = ParseJson(answer);
  Require(json && json->As<Json::Object>() != nullptr, "no JSON object:", of);
  return answer;
}

/// Every metric that is null has its reason.
void CheckReasons(const std::string& report, std::string_view of) {
  const std::optional<Json> json = ParseJson(report);
  const Json* const models = json ? json->Find("models") : nullptr;
  if (models == nullptr || models->As<Json::Array>() == nullptr) return;
  for (const Json& model : *models->As<Json::Array>()) {
    const Json* const metrics = model.Find("metrics");
    const Json* const reasons = model.Find("reasons");
    if (metrics == nullptr || metrics->As<Json::Object>() == nullptr) continue;
    for (const auto& [key, value] : *metrics->As<Json::Object>()) {
      if (!value.IsNull()) continue;
      Require(reasons != nullptr && reasons->Find(key) != nullptr,
              "null without a reason: " + key, of);
    }
  }
}

void Check(FuzzedDataProvider& in) {
  const std::string first = OptionsOf(in);
  const std::string second = OptionsOf(in);
  const std::size_t query =
      in.ConsumeIntegralInRange<std::size_t>(0, kQueries.size() - 1);
  const std::string csv = TableOf(in);
  const std::string shown = first + "\n" + second + "\n" + csv;
  Session session;
  if (!Load(session, csv)) return;
  const std::string before = IsJson(session.Run(first), shown);
  CheckReasons(before, shown);
  IsJson(session.Query(kQueries[query]), shown);
  IsJson(session.Run(second, ReportPart::verdict), shown);
  const std::string cached = IsJson(session.Run(second), shown);
  IsJson(session.Query(kQueries[kQueries.size() - 1 - query]), shown);
  Session other;
  Load(other, csv);
  const bool draws = second.find("bootstrap") != std::string::npos;
  // Steps of a bootstrap that were asked for in between stand in the report.
  if (!draws)
    RequireEqual(other.Run(second), cached,
                 "what was run before matters:\n" + shown);
}

}  // namespace
}  // namespace melon

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size) {
  FuzzedDataProvider in(data, size);
  melon::Check(in);
  return 0;
}
