# Headers that most files include are parsed once for all targets with the same options: a build from nothing
# takes half the time. Each file still names what it uses; `npm run check` compiles them without this.
set(melon_common_headers <algorithm> <array> <cmath> <cstddef> <cstdint> <functional> <limits> <memory> <numeric>
  <optional> <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # Without the time in it a compiler cache knows the file again.
  add_compile_options(-Xclang -fno-pch-timestamp)
endif()

# melon_precompile(OWNER TARGETS…): the owner's precompiled headers serve the targets, whose options are the same.
function(melon_precompile owner)
  target_precompile_headers(${owner} PRIVATE ${melon_common_headers})
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endforeach()
endfunction()

# melon_source_options(OPTION SOURCES…): options of their own, for which the precompiled headers do not fit.
function(melon_source_options option)
  set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS ${option} SKIP_PRECOMPILE_HEADERS ON)
endfunction()
