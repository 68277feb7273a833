# What `cmake --install` puts where: the programs, and what tells a desktop about them. The target `pages` makes the manual
# pages and completions from what the programs' --help prints; without it they are left out.
include(GNUInstallDirs)

install(TARGETS ephorctl RUNTIME)
if(EPHOR_CORE_ONLY)
    return()
endif()
install(TARGETS ephor RUNTIME)
set(desktop ${CMAKE_CURRENT_LIST_DIR}/desktop)
install(FILES ${desktop}/ephor.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/ephor.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${desktop}/ephor.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ephor.xml)
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/ephor.svg DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(DIRECTORY ${desktop}/icons/ DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes)

find_package(Python3 QUIET COMPONENTS Interpreter)
if(Python3_FOUND)
    add_custom_target(pages
        COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/pages/help_pages.py $<TARGET_FILE:ephor> $<TARGET_FILE:ephorctl>
                ${PROJECT_VERSION} ${CMAKE_BINARY_DIR}/share
        COMMENT "Writing manual pages and completions" VERBATIM)
    install(DIRECTORY ${CMAKE_BINARY_DIR}/share/ DESTINATION ${CMAKE_INSTALL_DATADIR} OPTIONAL)
endif()
