# cmake -D PROJECT=folder -D MODULE=file -D OUT=file -P pack.cmake: packs the module, with the hash of its sources.
cmake_minimum_required(VERSION 3.28)
include(${CMAKE_CURRENT_LIST_DIR}/sources.cmake)
ephor_page_sources(sources ${PROJECT})
execute_process(COMMAND python3 ${CMAKE_CURRENT_LIST_DIR}/pack.py ${MODULE} ${sources} ${OUT} COMMAND_ERROR_IS_FATAL ANY)
