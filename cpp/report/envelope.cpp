#include "report/envelope.h"

#include <utility>

namespace melon {

Json BeginReport(const Roles& roles, Json input, Json options, Json warnings,
                 Json verdict) {
  Json report = Json::EmptyObject();
  report.Put("schema", 1);
  report.Put("melon", MELON_VERSION);
  report.Put("task", TaskName(roles.task));
  report.Put("input", std::move(input));
  report.Put("options", std::move(options));
  report.Put("warnings", std::move(warnings));
  report.Put("verdict", std::move(verdict));
  return report;
}

Json WarningsJson(const std::vector<Problem>& warnings) {
  Json json = Json::EmptyArray();
  for (const Problem& warning : warnings) json.Add(ToJson(warning));
  return json;
}

Json NoTests() { return Json::ObjectOf("reasons", Json::EmptyObject()); }

}  // namespace melon
