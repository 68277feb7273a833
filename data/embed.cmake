# cmake -D ROOT=folder -D LIST=file -D OUT=file.cpp -P embed.cmake: a C++ source that holds the files named in LIST (one a line, below ROOT) byte for byte.
file(STRINGS ${LIST} names)
set(text "// Made by data/embed.cmake.\n#include \"core/io/builtin_data.h\"\n\nnamespace ephor {\n\nstd::span<const BuiltinFile> builtinFiles() {\n    using namespace std::string_view_literals;\n")
string(APPEND text "    static constexpr BuiltinFile files[] = {\n")
foreach(name IN LISTS names)
    file(READ ${ROOT}/${name} hex HEX)
    # A line of text is a line of literal, so that the source can be read in a debugger and no line is endless.
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
    string(REPLACE "\\x0a" "\\n\"\n         \"" lines "${bytes}")
    string(APPEND text "        {\"${name}\"sv,\n         \"${lines}\"sv},\n")
endforeach()
string(APPEND text "    };\n    return files;\n}\n\n}  // namespace ephor\n")
file(WRITE ${OUT} "${text}")
