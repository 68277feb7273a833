# How a room (one folder, one library) and a test are declared. Flags that every target of ours shares stand here once.

add_library(ephor_flags INTERFACE)
target_compile_options(ephor_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough
    # A battle must replay bit for bit on every machine, so no multiply and add is ever fused.
    -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
    # Questions and answers are small structs that start empty. GCC would clear and copy them by an instruction (rep stos) that takes longer to begin
    # than all the stores together. They are cleared two words at a time, but copied one by one: as they were filled.
    target_compile_options(ephor_flags INTERFACE
        -mmemset-strategy=vector_loop:512:noalign,libcall:-1:noalign
        -mmemcpy-strategy=unrolled_loop:512:noalign,libcall:-1:noalign)
endif()
if(EMSCRIPTEN)
    # The browser's own exceptions. std::stop_token is experimental in this libc++; there are no threads.
    # In a piece, Clang warns of names that a neighbour has in its anonymous namespace; GCC does not.
    target_compile_options(ephor_flags INTERFACE -fwasm-exceptions -Wno-shadow)
    target_link_options(ephor_flags INTERFACE -fwasm-exceptions)
    target_compile_definitions(ephor_flags INTERFACE _LIBCPP_ENABLE_EXPERIMENTAL)
endif()
if(EPHOR_WERROR)
    target_compile_options(ephor_flags INTERFACE -Werror)
endif()
target_include_directories(ephor_flags INTERFACE ${CMAKE_SOURCE_DIR})
if(EPHOR_SANITIZE)
    target_compile_options(ephor_flags INTERFACE -fsanitize=${EPHOR_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    target_link_options(ephor_flags INTERFACE -fsanitize=${EPHOR_SANITIZE})
endif()
if(EPHOR_FUZZ)
    target_compile_options(ephor_flags INTERFACE -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all)
    target_link_options(ephor_flags INTERFACE -fsanitize=address,undefined)
endif()

# A source may have two forms, *_posix.cpp and *_windows.cpp. This is the other system's.
set(ephor_other_system "_windows\\.cpp$")
if(WIN32)
    set(ephor_other_system "_posix\\.cpp$")
endif()

# ephor_pieces(<variable> <target> <sources…>): what to compile for the sources. With EPHOR_PIECE above 1, so many of them are included
# in one piece: a header is read once for all of them, and calls between them can be inlined. The pieces name the sources by their paths
# below the project, so that ccache knows them again in another checkout.
function(ephor_pieces variable target)
    set(sources ${ARGN})
    list(FILTER sources EXCLUDE REGEX ${ephor_other_system})
    if(EPHOR_PIECE LESS_EQUAL 1)
        set(${variable} ${sources} PARENT_SCOPE)
        return()
    endif()
    set(rest ${sources})
    list(FILTER rest INCLUDE REGEX "\\.cpp$")
    list(FILTER rest EXCLUDE REGEX "_windows\\.cpp$")  # its headers define short names as macros
    set(pieces ${sources})
    list(REMOVE_ITEM pieces ${rest})
    set(number 0)
    while(rest)
        list(SUBLIST rest 0 ${EPHOR_PIECE} included)
        list(REMOVE_ITEM rest ${included})
        math(EXPR number "${number} + 1")
        set(text "")
        foreach(source ${included})
            file(RELATIVE_PATH path ${CMAKE_SOURCE_DIR} ${source})
            string(APPEND text "#include \"${path}\"\n")
        endforeach()
        set(piece ${CMAKE_CURRENT_BINARY_DIR}/${target}_${number}.cpp)
        file(CONFIGURE OUTPUT ${piece} CONTENT "${text}" @ONLY)
        list(APPEND pieces ${piece})
    endwhile()
    set(${variable} ${pieces} PARENT_SCOPE)
endfunction()

# ephor_room(<target> LINKS <libraries…> [FOLDERS <folders…>] [ALONE <sources…>] [NATIVE <sources…>]): the *.cpp of the folder
# and of these subfolders make one static library. What is ALONE stays out of the pieces, what is NATIVE out of web pages.
function(ephor_room target)
    cmake_parse_arguments(arg "" "" "LINKS;FOLDERS;ALONE;NATIVE" ${ARGN})
    set(patterns *.cpp *.h)
    foreach(folder ${arg_FOLDERS})
        list(APPEND patterns ${folder}/*.cpp ${folder}/*.h)
    endforeach()
    file(GLOB sources CONFIGURE_DEPENDS ${patterns})
    list(TRANSFORM arg_ALONE PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
    list(REMOVE_ITEM sources ${arg_ALONE})
    if(EMSCRIPTEN)
        list(TRANSFORM arg_NATIVE PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/)
        list(REMOVE_ITEM sources ${arg_NATIVE})
    endif()
    ephor_pieces(pieces ${target} ${sources})
    add_library(${target} STATIC ${pieces} ${arg_ALONE})
    set_target_properties(${target} PROPERTIES LINKER_LANGUAGE CXX)
    target_link_libraries(${target} PUBLIC ephor_flags ${arg_LINKS})
    # Nobody looks at errno or at floating point traps; without them a root is one instruction.
    target_compile_options(${target} PRIVATE -fno-math-errno -fno-trapping-math)
    # Small structs are filled word by word. GCC would read two words at once right afterwards, and wait until both have been written.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} PRIVATE -fno-tree-slp-vectorize)
    endif()
endfunction()

# ephor_qt_room: a room whose sources use Qt's meta objects and our rules for Qt.
function(ephor_qt_room target)
    ephor_room(${target} ${ARGN})
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    target_compile_definitions(${target} PUBLIC
        QT_NO_KEYWORDS QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CONTEXTLESS_CONNECT QT_NO_URL_CAST_FROM_STRING)
    # Windows wait for people and files: -O1 compiles sooner and costs nothing that is felt.
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
endfunction()

# ephor_label_builds(<label> <target>): the target tests_<label> builds all that the tests with the label run.
function(ephor_label_builds label target)
    if(NOT TARGET tests_${label})
        add_custom_target(tests_${label})
    endif()
    add_dependencies(tests_${label} ${target})
endfunction()

# ephor_tests(<label> LINKS <libraries…> [FOLDERS <folders…>]): the tst_*.cpp of the folder and of these subfolders make one program,
# tests/<folder>_tests, which runs the class that its first argument names. Each class is one ctest entry.
function(ephor_tests label)
    cmake_parse_arguments(arg "" "" "LINKS;FOLDERS" ${ARGN})
    ephor_test_prelude(${label} ${arg_LINKS})
    file(RELATIVE_PATH folder ${CMAKE_SOURCE_DIR}/tests ${CMAKE_CURRENT_SOURCE_DIR})
    string(REPLACE "/" "_" folder ${folder})
    set(program ${folder}_tests)
    set(patterns tst_*.cpp)
    foreach(place ${arg_FOLDERS})
        list(APPEND patterns ${place}/tst_*.cpp)
    endforeach()
    file(GLOB sources CONFIGURE_DEPENDS ${patterns})
    set(compiled "")
    set(names "")
    foreach(source ${sources})
        get_filename_component(name ${source} NAME_WE)
        list(APPEND names ${name})
        # Not by AUTOMOC: a scan for each folder.
        set(moc ${CMAKE_CURRENT_BINARY_DIR}/${name}.moc)
        qt_generate_moc(${source} ${moc})
        # Qt Test writes a main() for each class; here it gets the name by which the program's own main() calls it.
        file(RELATIVE_PATH path ${CMAKE_SOURCE_DIR} ${source})
        set(piece ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
        file(CONFIGURE OUTPUT ${piece} CONTENT "#define main ${name}\n#include \"${path}\"\n" @ONLY)
        list(APPEND compiled ${piece} ${moc})
    endforeach()
    set(functions ${names})
    list(TRANSFORM functions APPEND .cpp)
    create_test_sourcelist(unused ${program}.cpp ${functions})
    add_executable(${program} ${program}.cpp ${compiled})
    set_target_properties(${program} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/tests)
    target_include_directories(${program} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
    target_link_libraries(${program} PRIVATE ${arg_LINKS} ephor_test_support Qt6::Test)
    if(TARGET tests_${label}_prelude)
        target_precompile_headers(${program} REUSE_FROM tests_${label}_prelude)
    endif()
    ephor_test_options(${program})
    ephor_label_builds(${label} ${program})
    foreach(name ${names})
        add_test(NAME ${name} COMMAND ${program} ${name} WORKING_DIRECTORY ${CMAKE_SOURCE_DIR})
        set_tests_properties(${name} PROPERTIES LABELS ${label} ENVIRONMENT "QT_QPA_PLATFORM=offscreen" TIMEOUT 600)
    endforeach()
endfunction()

# What is tested is optimised, not the test: it saves a fifth of the time that compiling the tests takes. `slots` is a word of ours.
function(ephor_test_options target)
    target_compile_definitions(${target} PRIVATE QT_NO_KEYWORDS)
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        # It warns of what a header must not do; a test is included once, by the source that names its main().
        target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
endfunction()

# The test framework, which takes half of the time that compiling a test takes, is compiled once for each label whose tests have the same flags.
function(ephor_test_prelude label)
    if(NOT label MATCHES "^(core|models|ui)$" OR TARGET tests_${label}_prelude OR NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        return()
    endif()
    set(source ${CMAKE_BINARY_DIR}/tests_${label}_prelude.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "")
    add_library(tests_${label}_prelude OBJECT ${source})
    ephor_test_options(tests_${label}_prelude)
    target_link_libraries(tests_${label}_prelude PRIVATE ${ARGN} ephor_test_support Qt6::Test)
    target_precompile_headers(tests_${label}_prelude PRIVATE <QtTest>)
endfunction()
