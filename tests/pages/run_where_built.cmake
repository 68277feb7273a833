# cmake -D PROJECT=folder -D CORE=file -D NODE=program -D TEST=file -P run_where_built.cmake: runs the test of the core inside
# pages if it is of these sources; else it says so, and the test counts as skipped.
cmake_minimum_required(VERSION 3.28)
include(${PROJECT}/packaging/page/sources.cmake)
ephor_page_sources(sources ${PROJECT})
set(lines "")
if(EXISTS ${CORE})
    file(STRINGS ${CORE} lines LIMIT_COUNT 1)
endif()
if(NOT lines STREQUAL sources)
    message("The core inside pages is not built from these sources: packaging/build page.")
    return()
endif()
execute_process(COMMAND ${NODE} --test ${TEST} COMMAND_ERROR_IS_FATAL ANY)
