#include "tasks/session.h"

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

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

/// The text as JSON; "discarded" when it is none. One of the library's parsers,
/// where Json::parse would bring in two.
Json Parse(std::string_view text) {
  Json json;
  nlohmann::detail::json_sax_dom_parser<Json> builder(json, false);
  if (!Json::sax_parse(text, &builder)) return Json(Json::value_t::discarded);
  return json;
}

/// The options on which roles, cells and sorting depend.
std::string BasisOf(const Table& table, const Roles& roles,
                    const Options& options, const BinaryData& data) {
  Json json = OptionsJson(table, roles, options, data);
  Json basis = Json::object();
  for (const char* key :
       {"task", "truth", "predictions", "weight", "positive", "missing"})
    basis[key] = json[key];
  return Serialize(basis);
}

/// The options that a bootstrap depends on.
std::string BootstrapBasis(const BinaryData& data, const Options& options) {
  Json json = {{"bootstrap", options.bootstrap},
               {"seed", options.seed},
               {"beta", options.beta},
               {"cost_fn", options.cost_fn},
               {"cost_fp", options.cost_fp},
               {"max_fpr", options.max_fpr},
               {"k", options.k}};
  for (const BinaryModel& model : data.models)
    json["thresholds"].push_back(ToJson(model.threshold));
  return Serialize(json);
}

}  // namespace

std::string Session::BeginLoad(std::string_view options_json) {
  const Json json = Parse(options_json);
  if (!json.is_object()) return Serialize(ErrorJson(NotJson()));
  CsvOptions options;
  if (const auto delimiter = json.find("delimiter");
      delimiter != json.end() && delimiter->is_string()) {
    const auto text = delimiter->get<std::string>();
    options.delimiter = text.empty() ? '\0' : text.front();
  }
  if (const auto bytes = json.find("expected_bytes");
      bytes != json.end() && bytes->is_number()) {
    options.expected_bytes = bytes->get<std::uint64_t>();
  }
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
  return Serialize({{"input", TableJson(*table_, nullptr)}});
}

Json Session::ProblemWithTable(const Problem& problem,
                               const Roles* roles) const {
  Json json = ErrorJson(problem);
  json["input"] = TableJson(*table_, roles);
  return json;
}

std::optional<Problem> Session::Prepare(const Roles& roles,
                                        const Options& options) {
  if (prepared_) {
    // Role guesses are a function of table and options: when they come out the
    // same, so do cells and sorting.
    const std::string basis = BasisOf(*table_, roles, options, prepared_->data);
    const bool same_positive =
        !options.positive ||
        SameLabel(*options.positive, prepared_->data.positive);
    const bool still_guessed =
        options.positive.has_value() || prepared_->data.positive_guessed;
    if (basis == prepared_->basis && same_positive && still_guessed) {
      prepared_->roles = roles;
      prepared_->data.positive_guessed = !options.positive;
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
  const Json json = Parse(options_json);
  if (!json.is_object()) return Serialize(ErrorJson(NotJson()));
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
    return {{"done", 0}, {"total", 0}};
  if (!prepared.bootstrap) {
    prepared.bootstrap =
        std::make_unique<BinaryBootstrap>(prepared.data, prepared.options);
    prepared.bootstrap_basis = BootstrapBasis(prepared.data, prepared.options);
  }
  const auto steps = request.find("steps");
  const bool given =
      steps != request.end() && steps->is_number() && steps->get<double>() >= 1;
  prepared.bootstrap->Step(given ? steps->get<std::uint32_t>() : 1);
  return {{"done", prepared.bootstrap->done()},
          {"total", prepared.bootstrap->total()}};
}

Json Session::AnswerQuery(const Json& request) {
  if (!prepared_) return ErrorJson(NothingLoaded());
  if (request.is_object() && request.value("type", "") == "bootstrap")
    return StepBootstrap(request);
  const Result<Json> answer =
      prepared_->query->Answer(request, prepared_->options);
  return answer ? answer.value() : ErrorJson(answer.problem());
}

std::string Session::Query(std::string_view request_json) {
  return Serialize(AnswerQuery(Parse(request_json)));
}

}  // namespace melon
