#pragma once

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/binary/data.h"

namespace melon {

/// Adds the warning `labels_differ` for each model of scores whose threshold
/// was not set and beside which the file has the labels of the same model, as
/// "svm_pred" beside "svm_prob", where these differ from those at the
/// threshold. It names the threshold that gives the labels; where none does,
/// one row in a hundred must differ.
void WarnOfOwnLabels(const Table& table, const Roles& roles,
                     const Options& options, const BinaryData& data,
                     Json& warnings);

}  // namespace melon
