# Compiles through ccache where there is one; read by project() because CMakePresets.json says so. The cache knows files by
# their paths below the project, so that several worktrees share it.
find_program(EPHOR_CCACHE ccache)
if(EPHOR_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${EPHOR_CCACHE} base_dir=${CMAKE_SOURCE_DIR} hash_dir=false)
endif()
