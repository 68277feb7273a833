# Writes the header OUT with the commit of the sources at ROOT, if it is not there already. Without git it says nothing.
cmake_minimum_required(VERSION 3.28)
find_program(GIT git)
set(said "")
if(GIT AND EXISTS ${ROOT}/.git)
    execute_process(COMMAND ${GIT} -C ${ROOT} rev-parse --short=12 HEAD
        OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
    execute_process(COMMAND ${GIT} -C ${ROOT} --no-optional-locks status --porcelain --untracked-files=no
        OUTPUT_VARIABLE changes ERROR_QUIET)
    if(NOT failed AND changes)
        set(said " (commit ${commit}, changed)")
    elseif(NOT failed)
        set(said " (commit ${commit})")
    endif()
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT "#define EPHOR_COMMIT \"${said}\"\n")
