# melon_family(FOLDER TYPE ACCESSOR HEADER WORDS_TYPE)
#
# Makes the library melon_FOLDER from cpp/FOLDER, subfolders included, each file of
# which is one item that defines `extern const TYPE <stem>` and
# `extern const WORDS_TYPE <stem>_words` in the namespace melon::FOLDER, and generates
# the lists that the header declares. Nobody keeps such a list by hand:
#
#   melon_FOLDER        DescribedACCESSOR(), every item with its words
#   melon_FOLDER_list   ACCESSOR(), every item
function(melon_family folder type accessor header words_type)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/${folder}/*.cpp)
  set(stems "")
  foreach(source IN LISTS sources)
    get_filename_component(stem ${source} NAME_WE)
    list(APPEND stems ${stem})
  endforeach()
  # In whichever subfolder they are.
  list(SORT stems)

  add_library(melon_${folder} STATIC ${sources})
  melon_list(${folder} ${type} ${accessor} ${folder}/${header} ${stems})

  set(declarations "")
  set(pairs "")
  foreach(stem IN LISTS stems)
    string(APPEND declarations "extern const ${type} ${stem};\nextern const ${words_type} ${stem}_words;\n")
    string(APPEND pairs "    {&${folder}::${stem}, &${folder}::${stem}_words},\n")
  endforeach()
  set(generated ${PROJECT_BINARY_DIR}/generated/${folder}_words.cpp)
  file(CONFIGURE OUTPUT ${generated} CONTENT
"#include \"${folder}/${header}\"

namespace melon {
namespace ${folder} {
${declarations}}  // namespace ${folder}
namespace {
constexpr Described<${type}, ${words_type}> kItems[] = {
${pairs}};
}  // namespace
std::span<const Described<${type}, ${words_type}>> Described${accessor}() { return kItems; }
}  // namespace melon
" @ONLY)
  target_sources(melon_${folder} PRIVATE ${generated})
endfunction()

# melon_list(FOLDER TYPE ACCESSOR HEADER ITEMS…)
#
# Makes the object library melon_FOLDER_list, in which ACCESSOR() gives pointers to
# the items, each a `const TYPE` of the namespace melon::FOLDER. The global property
# melon_lists has the names of all these libraries.
function(melon_list folder type accessor header)
  set(declarations "")
  set(pointers "")
  foreach(item IN LISTS ARGN)
    string(APPEND declarations "extern const ${type} ${item};\n")
    string(APPEND pointers "    &${folder}::${item},\n")
  endforeach()
  set(generated ${PROJECT_BINARY_DIR}/generated/${folder}_list.cpp)
  file(CONFIGURE OUTPUT ${generated} CONTENT
"#include \"${header}\"

namespace melon {
namespace ${folder} {
${declarations}}  // namespace ${folder}
namespace {
constexpr const ${type}* kItems[] = {
${pointers}};
}  // namespace
std::span<const ${type}* const> ${accessor}() { return kItems; }
}  // namespace melon
" @ONLY)
  add_library(melon_${folder}_list OBJECT ${generated})
  target_link_libraries(melon_${folder}_list PRIVATE melon_flags)
  set_property(GLOBAL APPEND PROPERTY melon_lists melon_${folder}_list)
endfunction()
