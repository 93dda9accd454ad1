# em++ starts Python, and asks clang for its version, for each file: a third of the time that a build takes. So files
# are compiled by the clang that em++ would run, with the flags that it would pass; em++ links. Where it does not
# say in the expected form what it runs, it goes on compiling. Sets melon_clang to the command.
function(melon_compile_with_emscriptens_clang)
  set(probe ${PROJECT_BINARY_DIR}/emscripten_probe.cpp)
  file(WRITE ${probe} "")
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${ARGN} -v -c ${probe} -o ${probe}.o ERROR_VARIABLE said OUTPUT_QUIET)
  if(NOT said MATCHES "(^|\n) *\"?([^\"\n ]*clang[^\"\n ]*)\"? (-[^\n]*)")
    return()
  endif()
  set(clang ${CMAKE_MATCH_2})
  separate_arguments(flags UNIX_COMMAND "${CMAKE_MATCH_3}")
  list(REMOVE_ITEM flags -v -c -o ${probe} ${probe}.o)
  set(melon_clang ${clang} ${flags} PARENT_SCOPE)
  list(JOIN flags " " flags)
  set(CMAKE_CXX_COMPILE_OBJECT "${clang} ${flags} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c <SOURCE>" PARENT_SCOPE)
endfunction()
