// What the module takes for the containers of rows. Of the many copies of a
// template that its files bring, the linker keeps that of the first, which
// would be one compiled for size: a call for each element of a resized vector.

#include <cstddef>
#include <cstdint>
#include <vector>

template class std::vector<double>;
template class std::vector<std::uint8_t>;
template class std::vector<std::uint16_t>;
template class std::vector<std::uint32_t>;
template class std::vector<std::size_t>;
