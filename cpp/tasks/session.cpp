#include "tasks/session.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "io/json_reader.h"
#include "tasks/critical_values_query.h"
#include "tasks/input_json.h"
#include "tasks/option_uses.h"
#include "tasks/other_module.h"

namespace melon {
namespace {

Problem NothingLoaded() {
  return {.code = "nothing_loaded",
          .message = Fill({"No file is loaded yet: load one first.",
                           "尚未载入文件：请先载入。"})};
}

Problem NotJson() {
  return {.code = "invalid_json",
          .message = Fill(
              {"The request is not a JSON object.", "请求不是 JSON 对象。"})};
}

/// The text as a JSON object; null when it is anything else.
Json ParseObject(std::string_view text) {
  std::optional<Json> json = ParseJson(text);
  const bool is_object = json && json->As<Json::Object>() != nullptr;
  return is_object ? std::move(*json) : Json();
}

}  // namespace

std::string Session::BeginLoad(std::string_view options_json) {
  const Json json = ParseObject(options_json);
  if (json.IsNull()) return Serialize(ErrorJson(NotJson()));
  CsvOptions options;
  const std::string_view delimiter = TextOf(json, "delimiter");
  if (!delimiter.empty()) options.delimiter = delimiter.front();
  options.guessed_encoding = TextOf(json, "guessed_encoding");
  options.expected_bytes = static_cast<std::uint64_t>(
      std::clamp(NumberOr(json, "expected_bytes", 0), 0.0, 0x1p53));
  reader_.emplace(options);
  return "{}";
}

std::span<char> Session::Buffer(std::size_t size) {
  return reader_ ? reader_->Buffer(size) : std::span<char>();
}

std::string Session::Push(std::size_t size) {
  if (!reader_) return Serialize(ErrorJson(NothingLoaded()));
  const std::optional<Problem> problem = reader_->Push(size);
  if (!problem) return "{}";
  reader_.reset();
  return Serialize(ErrorJson(*problem));
}

std::string Session::FinishLoad() {
  if (!reader_) return Serialize(ErrorJson(NothingLoaded()));
  Result<Table> table = reader_->Finish();
  reader_.reset();
  if (!table) return Serialize(ErrorJson(table.problem()));
  evaluation_.reset();
  table_ = std::make_unique<Table>(std::move(table.value()));
  return Serialize(Json::ObjectOf("input", TableJson(*table_, nullptr)));
}

Json Session::ProblemWithTable(const Problem& problem,
                               const Roles* roles) const {
  Json json = ErrorJson(problem);
  json.Put("input", TableJson(*table_, roles));
  return json;
}

std::optional<Problem> Session::Prepare(const Roles& roles,
                                        const Options& options) {
  if (evaluation_ && task_->serves(roles.task) &&
      evaluation_->Adopt(roles, options))
    return std::nullopt;
  const auto tasks = Tasks();
  const auto task =
      std::find_if(tasks.begin(), tasks.end(),
                   [&](const Task* one) { return one->serves(roles.task); });
  if (task == tasks.end()) return OtherModule();
  Result<std::unique_ptr<Evaluation>> evaluation =
      (*task)->prepare(*table_, roles, options);
  if (!evaluation) return evaluation.problem();
  evaluation_ = std::move(evaluation.value());
  task_ = *task;
  return std::nullopt;
}

std::string Session::Run(std::string_view options_json, ReportPart part) {
  if (!table_) return Serialize(ErrorJson(NothingLoaded()));
  const Json json = ParseObject(options_json);
  if (json.IsNull()) return Serialize(ErrorJson(NotJson()));
  const Result<Options> options = ParseOptions(json);
  if (!options) return Serialize(ErrorJson(options.problem()));
  const Result<Roles> roles = AssignRoles(*table_, options.value());
  if (!roles) return Serialize(ProblemWithTable(roles.problem(), nullptr));
  std::optional<Problem> problem =
      CheckThresholds(*table_, roles.value(), options.value());
  if (!problem) problem = Prepare(roles.value(), options.value());
  if (problem) return Serialize(ProblemWithTable(*problem, &roles.value()));
  Json report = part == ReportPart::verdict ? evaluation_->Verdict()
                                            : evaluation_->Report();
  if (Json* const warnings = report.Find("warnings")) {
    for (const Problem& warning : roles.value().warnings)
      warnings->Add(ToJson(warning));
    if (const auto unused = UnusedOptions(options.value(), roles.value().task))
      warnings->Add(ToJson(*unused));
  }
  return Serialize(report);
}

Json Session::AnswerQuery(const Json& request) {
  if (TextOf(request, "type") == "critical_values")
    return CriticalValuesAnswer(request);
  if (!evaluation_) return ErrorJson(NothingLoaded());
  Result<Json> answer = evaluation_->Answer(request);
  return answer ? std::move(answer.value()) : ErrorJson(answer.problem());
}

std::string Session::Query(std::string_view request_json) {
  return Serialize(AnswerQuery(ParseObject(request_json)));
}

}  // namespace melon
