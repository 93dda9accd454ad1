#include "tasks/option_problem.h"

#include <string>

#include "tasks/task_kind.h"

namespace melon {

Problem InvalidOption(std::string_view name, std::string_view value,
                      const Text& expected) {
  const Message wanted = Fill(expected);
  const std::string shown = Shorten(value);
  Problem problem{
      .code = "invalid_option",
      .message = {Fill({"Invalid option {0}: \"{1}\". Give {2}.", ""},
                       {name, shown, wanted.english})
                      .english,
                  Fill({"", "选项 {0} 的值“{1}”无效：应为{2}。"},
                       {name, shown, wanted.chinese})
                      .chinese}};
  problem.value = std::string(value);
  return problem;
}

Problem UnknownTask(std::string_view name) {
  return {.code = "unknown_task",
          .message = Fill({"Unknown task: \"{0}\". The tasks are {1}.",
                           "未知的任务“{0}”。可选任务：{1}。"},
                          {Shorten(name), TaskNames()}),
          .value = std::string(name)};
}

}  // namespace melon
