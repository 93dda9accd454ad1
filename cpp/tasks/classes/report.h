#pragma once

#include <vector>

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/classes/bootstrap.h"
#include "tasks/classes/data.h"
#include "tasks/classes/pictures.h"

namespace melon {

/// The whole report. `bootstrap` may be null or unfinished: then there are no
/// intervals of it. `pictures` has an entry for each model of probabilities.
[[nodiscard]] Json ClassReport(const Table& table, const Roles& roles,
                               const Options& options, const ClassData& data,
                               const Bootstrap* bootstrap,
                               const std::vector<ClassPictures>& pictures);

/// The whole matrix as if of two classes, right and wrong, for the shares of
/// cases that metrics declare.
[[nodiscard]] Counts RightAndWrong(const ConfusionMatrix& matrix);

/// What the input and the options of this report say.
[[nodiscard]] Json ClassOptionsJson(const Table& table, const Roles& roles,
                                    const Options& options,
                                    const ClassData& data);

}  // namespace melon
