#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace melon {

/// A metric in a column's name, and what else the name says.
struct MeasuredColumn {
  std::string metric;
  std::string rest;
  bool is_time = false;
};

/// Of each name.
[[nodiscard]] std::vector<MeasuredColumn> MeasuredColumns(
    const std::vector<std::string>& names);

/// Whether the columns are of one thing, or the first of nothing besides.
[[nodiscard]] bool AreTwoMeasures(const MeasuredColumn& one,
                                  const MeasuredColumn& other);

/// Places of the columns that say nothing but a metric, beside two or more that
/// say it of something: "rmse" beside "ARIMA_rmse" and "LSTM_rmse".
[[nodiscard]] std::vector<std::size_t> BareMeasures(
    const std::vector<std::string>& names);

/// Whether most columns are metrics of parts of something, three or more
/// different ones, as "frame_f1", "frame_recall" and "event_mae": where they
/// were learners, each would have the same metrics.
[[nodiscard]] bool AreMeasuresOfParts(const std::vector<std::string>& names);

/// Whether all names say nothing but a part of the data and a metric:
/// "validation_accuracy_mean" and "test_accuracy_mean".
[[nodiscard]] bool AreOneMeasureOfParts(const std::vector<std::string>& names);

}  // namespace melon
