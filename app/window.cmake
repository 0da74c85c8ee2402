# The window around the core: wxWidgets is known here and nowhere else.
file(GLOB window_sources CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_LIST_DIR}/main.cpp
  ${CMAKE_CURRENT_LIST_DIR}/start.cpp
  ${CMAKE_CURRENT_LIST_DIR}/instance.cpp
  ${CMAKE_CURRENT_LIST_DIR}/a11y/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/board/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/frame/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/dialogs/*.cpp
  ${CMAKE_CURRENT_LIST_DIR}/learn/*.cpp)
# What is without a window is in pawnpath_app_core already.
list(REMOVE_ITEM window_sources ${core_sources})

# What About shows.
pawnpath_embed(licence_text ${CMAKE_SOURCE_DIR}/LICENSE window_sources)
pawnpath_embed(notices_text ${CMAKE_SOURCE_DIR}/installer/NOTICES.txt window_sources)

add_executable(PawnPath WIN32 ${window_sources} ${PAWNPATH_RC})
target_link_libraries(PawnPath PRIVATE pawnpath_app_core pawnpath_spdlog pawnpath_flags
  wx::core wx::base comctl32)
# The resources include wx/msw/wx.rc.
target_include_directories(PawnPath PRIVATE
  $<$<COMPILE_LANGUAGE:RC>:$<TARGET_PROPERTY:wx::base,INTERFACE_INCLUDE_DIRECTORIES>>)
set_property(SOURCE ${CMAKE_CURRENT_LIST_DIR}/start.cpp APPEND PROPERTY
  COMPILE_OPTIONS -march=x86-64)
pawnpath_strip(PawnPath)
