# melon_family(FOLDER TYPE ACCESSOR HEADER WORDS_TYPE)
#
# Makes the library melon_FOLDER from cpp/FOLDER/*.cpp, each of which is one item that
# defines `extern const TYPE <stem>` and `extern const WORDS_TYPE <stem>_words` in the
# namespace melon::FOLDER, and generates the two lists that the header declares:
# ACCESSOR() and DescribedACCESSOR(). Nobody keeps such a list by hand.
function(melon_family folder type accessor header words_type)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/cpp/${folder}/*.cpp)
  set(declarations "")
  set(word_declarations "")
  set(pointers "")
  set(pairs "")
  foreach(source IN LISTS sources)
    get_filename_component(stem ${source} NAME_WE)
    string(APPEND declarations "extern const ${type} ${stem};\n")
    string(APPEND word_declarations "extern const ${words_type} ${stem}_words;\n")
    string(APPEND pointers "    &${folder}::${stem},\n")
    string(APPEND pairs "    {&${folder}::${stem}, &${folder}::${stem}_words},\n")
  endforeach()

  set(generated ${PROJECT_BINARY_DIR}/generated/${folder})
  file(CONFIGURE OUTPUT ${generated}_list.cpp CONTENT
"#include \"${folder}/${header}\"

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
  file(CONFIGURE OUTPUT ${generated}_words.cpp CONTENT
"#include \"${folder}/${header}\"

namespace melon {
namespace ${folder} {
${declarations}${word_declarations}}  // namespace ${folder}
namespace {
constexpr Described<${type}, ${words_type}> kItems[] = {
${pairs}};
}  // namespace
std::span<const Described<${type}, ${words_type}>> Described${accessor}() { return kItems; }
}  // namespace melon
" @ONLY)

  add_library(melon_${folder} STATIC ${sources} ${generated}_list.cpp ${generated}_words.cpp)
endfunction()
