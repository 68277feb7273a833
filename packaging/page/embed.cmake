# cmake -D PROJECT=folder -D CORE=file -D OUT=file.cpp -P embed.cmake: a C++ source with pageCore() (core/pages/page_core.h).
# It is empty where no core was packed, or where it was made from other sources than these: it would judge by other rules.
cmake_minimum_required(VERSION 3.28)
include(${CMAKE_CURRENT_LIST_DIR}/sources.cmake)
set(packed "")
if(EXISTS ${CORE})
    ephor_page_sources(sources ${PROJECT})
    file(STRINGS ${CORE} lines)
    list(GET lines 0 made_from)
    if(made_from STREQUAL sources)
        list(GET lines 1 packed)
    else()
        message("The core for web pages was made from other sources and is left out; packaging/build page makes it anew.")
    endif()
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT "// Made by packaging/page/embed.cmake.
#include \"core/pages/page_core.h\"

namespace ephor {

std::string_view pageCore() { return \"@packed@\"; }

}  // namespace ephor
")
