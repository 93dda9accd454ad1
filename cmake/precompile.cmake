# Headers that most files include are parsed once for all targets with the same options: a build from nothing
# takes half the time. Each file still names what it uses; `npm run check` compiles them without this.
set(melon_common_headers <algorithm> <array> <cmath> <cstddef> <cstdint> <functional> <limits> <memory> <numeric>
  <optional> <span> <string> <string_view> <unordered_map> <utility> <variant> <vector>)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # Without the time in it a compiler cache knows the file again.
  add_compile_options(-Xclang -fno-pch-timestamp)
  if(NOT EMSCRIPTEN)
    set(melon_clang ${CMAKE_CXX_COMPILER})
  endif()
endif()

# melon_precompile(OWNER TARGETS…): the owner's precompiled headers serve the targets, whose options are the same.
function(melon_precompile owner)
  target_precompile_headers(${owner} PRIVATE ${melon_common_headers})
  foreach(target IN LISTS ARGN)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endforeach()
endfunction()

# melon_precompile_headers_of_tasks(TARGET): those of the core, too, that most files of cpp/{table,roles,forms,report,tasks} include.
function(melon_precompile_headers_of_tasks target)
  set(headers base/problem.h base/result.h base/sorted_indices.h base/sum.h base/table.h hypothesis/test.h
    intervals/interval.h io/json/json.h io/number_text.h options/options.h roles/roles.h table/cells.h
    table/column_traits.h table/warnings.h tasks/evaluation.h)
  list(TRANSFORM headers PREPEND ${PROJECT_SOURCE_DIR}/cpp/)
  target_precompile_headers(${target} PRIVATE ${melon_common_headers} ${headers})
endfunction()

# melon_precompile_functions(LIBRARY OWNER OPTIONS…): makes a library of the inline functions and instantiated templates
# that the owner's precompiled headers hold; files with these headers leave them out. Clang alone can do that.
function(melon_precompile_functions library owner)
  if(NOT melon_clang)
    add_library(${library} INTERFACE)
    return()
  endif()
  target_compile_options(${owner} PRIVATE -fpch-codegen)
  set(headers ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${owner}.dir/cmake_pch.hxx.pch)
  set(object ${CMAKE_CURRENT_BINARY_DIR}/${owner}.o)
  get_directory_property(options COMPILE_OPTIONS)
  add_custom_command(OUTPUT ${object} DEPENDS ${headers} VERBATIM
    COMMAND ${melon_clang} ${options} ${ARGN} -std=c++${CMAKE_CXX_STANDARD} -Wno-unused-command-line-argument -c ${headers} -o ${object})
  set_source_files_properties(${object} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
  add_library(${library} STATIC ${object})
  set_target_properties(${library} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()

# melon_compile_apart(LIBRARY TARGET OPTIONS SOURCES…): some of the library's sources as a target with options and
# precompiled headers of its own.
function(melon_compile_apart library target options)
  add_library(${target} OBJECT ${ARGN})
  target_link_libraries(${target} PRIVATE melon_flags)
  target_compile_options(${target} PRIVATE ${options})
  get_target_property(sources ${library} SOURCES)
  list(REMOVE_ITEM sources ${ARGN})
  set_target_properties(${library} PROPERTIES SOURCES "${sources}")
  target_sources(${library} PRIVATE $<TARGET_OBJECTS:${target}>)
endfunction()

# melon_source_options(OPTIONS SOURCES…): options of their own, for which the precompiled headers do not fit.
function(melon_source_options options)
  set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "${options}" SKIP_PRECOMPILE_HEADERS ON)
endfunction()
