#include "tasks/other_module.h"

namespace melon {

Problem OtherModule() {
  return {.code = "other_module",
          .message = Fill({"This table needs the whole core of Melon, which is "
                           "not loaded here.",
                           "此表需要 Melon 的完整核心，此处尚未载入。"})};
}

}  // namespace melon
