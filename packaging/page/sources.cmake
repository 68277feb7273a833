# ephor_page_sources(<variable> <project>): one hash of all sources that decide what the core of a page answers.
function(ephor_page_sources variable project)
    file(GLOB_RECURSE files RELATIVE ${project} ${project}/core/*.h ${project}/core/*.cpp ${project}/app/page_core/*.h
        ${project}/app/page_core/*.cpp ${project}/data/rules/*.toml ${project}/packaging/page/*.cmake
        ${project}/packaging/libraries.cmake)
    list(SORT files)
    file(STRINGS ${project}/CMakeLists.txt all REGEX "^project\\(")  # the version
    set(all "${all}\n")
    foreach(name ${files})
        file(SHA256 ${project}/${name} hash)
        string(APPEND all "${name} ${hash}\n")
    endforeach()
    string(SHA256 hash "${all}")
    set(${variable} ${hash} PARENT_SCOPE)
endfunction()
