#include "tasks/session.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "io/json_reader.h"
#include "tasks/binary_report.h"
#include "tasks/input_json.h"

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

Json ProgressJson(std::uint32_t done, std::uint32_t total) {
  Json json = Json::EmptyObject();
  json.Put("done", done);
  json.Put("total", total);
  return json;
}

/// The options on which roles, cells and sorting depend.
std::string BasisOf(const Table& table, const Roles& roles,
                    const Options& options, const BinaryData& data) {
  const Json json = OptionsJson(table, roles, options, data);
  std::string basis;
  for (const std::string_view key :
       {"task", "truth", "predictions", "weight", "positive", "missing"})
    basis.append(Serialize(*json.Find(key))).append("\n");
  return basis;
}

/// The options that a bootstrap depends on.
std::string BootstrapBasis(const BinaryData& data, const Options& options) {
  Json::Numbers basis{static_cast<double>(options.bootstrap),
                      static_cast<double>(options.seed),
                      options.beta,
                      options.cost_fn,
                      options.cost_fp,
                      options.max_fpr,
                      options.k};
  for (const BinaryModel& model : data.models) basis.push_back(model.threshold);
  return Serialize(Json(std::move(basis)));
}

}  // namespace

std::string Session::BeginLoad(std::string_view options_json) {
  const Json json = ParseObject(options_json);
  if (json.IsNull()) return Serialize(ErrorJson(NotJson()));
  CsvOptions options;
  const std::string_view delimiter = TextOf(json, "delimiter");
  if (!delimiter.empty()) options.delimiter = delimiter.front();
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
  prepared_.reset();
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
  if (prepared_) {
    // Role guesses are a function of table and options: when they come out the
    // same, so do cells and sorting.
    const std::string basis = BasisOf(*table_, roles, options, prepared_->data);
    const bool same_positive = options.positive == prepared_->options.positive;
    if (basis == prepared_->basis && same_positive) {
      prepared_->roles = roles;
      prepared_->options = options;
      ApplyThresholds(options, prepared_->data);
      return std::nullopt;
    }
  }
  Result<BinaryData> data = PrepareBinary(*table_, roles, options);
  if (!data) return data.problem();
  auto prepared = std::make_unique<Prepared>();
  prepared->roles = roles;
  prepared->data = std::move(data.value());
  prepared->options = options;
  prepared->basis = BasisOf(*table_, prepared->roles, options, prepared->data);
  prepared->query = std::make_unique<BinaryQuery>(prepared->data);
  prepared_ = std::move(prepared);
  return std::nullopt;
}

std::string Session::Run(std::string_view options_json) {
  if (!table_) return Serialize(ErrorJson(NothingLoaded()));
  const Json json = ParseObject(options_json);
  if (json.IsNull()) return Serialize(ErrorJson(NotJson()));
  const Result<Options> options = ParseOptions(json);
  if (!options) return Serialize(ErrorJson(options.problem()));
  const Result<Roles> roles = AssignRoles(*table_, options.value());
  if (!roles) return Serialize(ProblemWithTable(roles.problem(), nullptr));
  if (const std::optional<Problem> problem =
          Prepare(roles.value(), options.value())) {
    return Serialize(ProblemWithTable(*problem, &roles.value()));
  }
  Prepared& prepared = *prepared_;
  if (prepared.bootstrap &&
      prepared.bootstrap_basis !=
          BootstrapBasis(prepared.data, prepared.options)) {
    prepared.bootstrap.reset();
  }
  return Serialize(BinaryReport(*table_, prepared.roles, prepared.options,
                                prepared.data, prepared.bootstrap.get()));
}

Json Session::StepBootstrap(const Json& request) {
  Prepared& prepared = *prepared_;
  if (prepared.options.bootstrap == 0 ||
      !BinaryBootstrap::Possible(prepared.data))
    return ProgressJson(0, 0);
  if (!prepared.bootstrap) {
    prepared.bootstrap =
        std::make_unique<BinaryBootstrap>(prepared.data, prepared.options);
    prepared.bootstrap_basis = BootstrapBasis(prepared.data, prepared.options);
  }
  const double steps = NumberOr(request, "steps", 1);
  const double most = prepared.bootstrap->total();
  prepared.bootstrap->Step(
      static_cast<std::uint32_t>(std::clamp(steps, 1.0, most)));
  return ProgressJson(prepared.bootstrap->done(), prepared.bootstrap->total());
}

Json Session::AnswerQuery(const Json& request) {
  if (!prepared_) return ErrorJson(NothingLoaded());
  if (TextOf(request, "type") == "bootstrap") return StepBootstrap(request);
  Result<Json> answer = prepared_->query->Answer(request, prepared_->options);
  return answer ? std::move(answer.value()) : ErrorJson(answer.problem());
}

std::string Session::Query(std::string_view request_json) {
  return Serialize(AnswerQuery(ParseObject(request_json)));
}

}  // namespace melon
