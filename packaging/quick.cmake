# What makes builds quick and changes nothing that they make; read by project() because CMakePresets.json says so.

# Compiles through ccache where there is one. The cache knows files by their paths below the project, so that several worktrees
# share it, and headers that are compiled beforehand by their contents.
find_program(EPHOR_CCACHE ccache)
if(EPHOR_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER
        ${EPHOR_CCACHE} base_dir=${CMAKE_SOURCE_DIR} hash_dir=false depend_mode=true
        sloppiness=pch_defines,time_macros)
endif()

# Links with mold where there is one: there is a program for each test.
find_program(EPHOR_MOLD mold)
if(EPHOR_MOLD)
    set(CMAKE_LINKER_TYPE MOLD)
endif()
