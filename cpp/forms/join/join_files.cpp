#include "forms/join/join_files.h"

#include "forms/join/beside.h"
#include "forms/join/stack_files.h"

namespace melon {

Result<JoinedFiles> JoinFiles(std::span<const NamedTable> files,
                              const Options& options) {
  const bool stack =
      options.join ? options.join == "stack" : AreResults(files, options);
  return stack ? StackFiles(files, options) : JoinBeside(files, options);
}

namespace {

std::string_view NameOf(JoinKind kind) {
  switch (kind) {
    case JoinKind::identifier:
      return "identifier";
    case JoinKind::rows:
      return "rows";
    case JoinKind::stack:
      break;
  }
  return "stack";
}

Json Texts(const std::vector<std::string>& texts) {
  Json json = Json::EmptyArray();
  for (const std::string& text : texts) json.Add(text);
  return json;
}

Json FileJson(const JoinedFile& file) {
  Json json = Json::EmptyObject();
  json.Put("name", file.name);
  json.Put("rows", file.rows);
  json.Put("rows_unmatched", file.unmatched);
  json.Put("unmatched", Texts(file.first_unmatched));
  Json columns = Json::EmptyArray();
  for (const auto& [name, as] : file.columns) {
    Json column = Json::ObjectOf("name", Json(std::string_view(name)));
    column.Put("as", as);
    columns.Add(std::move(column));
  }
  json.Put("columns", std::move(columns));
  json.Put("left_out", Texts(file.left_out));
  return json;
}

/// Of files that do not fit: what there is to choose from.
Json UnjoinedFile(const NamedTable& file) {
  JoinedFile unjoined{.name = file.name, .rows = file.table->row_count};
  for (const Column& column : file.table->columns)
    unjoined.left_out.push_back(column.name);
  return FileJson(unjoined);
}

}  // namespace

void PutJoin(std::span<const NamedTable> files, const JoinedFiles* joined,
             Json& input) {
  Json list = Json::EmptyArray();
  if (joined == nullptr) {
    for (const NamedTable& file : files) list.Add(UnjoinedFile(file));
    input.Put("files", std::move(list));
    return;
  }
  for (const JoinedFile& file : joined->files) list.Add(FileJson(file));
  input.Put("files", std::move(list));
  Json join = Json::ObjectOf("how", Json(NameOf(joined->kind)));
  join.Put("by", Texts(joined->by));
  join.Put("choices", Texts(joined->choices));
  input.Put("join", std::move(join));
}

}  // namespace melon
