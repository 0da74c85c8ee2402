# The half of the program without a window: everything here builds and is tested on any host.
file(GLOB core_sources CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_LIST_DIR}/options.cpp
  ${CMAKE_CURRENT_LIST_DIR}/session/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/storage/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/settings/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/log/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/sound/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/frame/position_lines.cpp
  ${CMAKE_CURRENT_LIST_DIR}/frame/status_view.cpp
  ${CMAKE_CURRENT_LIST_DIR}/frame/timings.cpp
  # board/ also holds the painter and the panel, which are the window's.
  ${CMAKE_CURRENT_LIST_DIR}/board/caption.cpp
  ${CMAKE_CURRENT_LIST_DIR}/board/layout.cpp
  ${CMAKE_CURRENT_LIST_DIR}/board/motion.cpp
  ${CMAKE_CURRENT_LIST_DIR}/board/navigate.cpp
  ${CMAKE_CURRENT_LIST_DIR}/board/raster.cpp
  ${CMAKE_CURRENT_LIST_DIR}/board/cursor*.cpp)

add_library(pawnpath_app_core STATIC ${core_sources})
target_link_libraries(pawnpath_app_core
  PUBLIC pawnpath_engine
  PRIVATE pawnpath_spdlog pawnpath_flags)
if(WIN32)
  target_link_libraries(pawnpath_app_core PUBLIC shell32 ole32 uuid winmm)
endif()
