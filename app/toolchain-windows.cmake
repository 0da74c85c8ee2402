# Cross-compiles for 64-bit Windows with Debian's MinGW-w64. Used by the preset `windows`
# and by setup-wxwidgets.sh; a build on Windows itself needs no toolchain file.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)

# The plain names may be the win32-thread variant, which has no std::thread.
set(mingw x86_64-w64-mingw32)
set(CMAKE_C_COMPILER ${mingw}-gcc-posix)
set(CMAKE_CXX_COMPILER ${mingw}-g++-posix)
set(CMAKE_RC_COMPILER ${mingw}-windres)

# Where wxWidgets and libpng were installed: the script that builds them knows.
if(NOT PAWNPATH_DEPENDENCIES)
  execute_process(COMMAND ${CMAKE_CURRENT_LIST_DIR}/setup-wxwidgets.sh --prefix
    OUTPUT_VARIABLE PAWNPATH_DEPENDENCIES OUTPUT_STRIP_TRAILING_WHITESPACE)
endif()
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES PAWNPATH_DEPENDENCIES)

set(CMAKE_FIND_ROOT_PATH ${PAWNPATH_DEPENDENCIES} /usr/${mingw})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# No name of this machine's folders in the program. Quoted: such a name may hold blanks.
set(CMAKE_CXX_FLAGS_INIT
  "\"-ffile-prefix-map=${PAWNPATH_DEPENDENCIES}/=\" \"-ffile-prefix-map=${CMAKE_SOURCE_DIR}/=\"")
set(CMAKE_C_FLAGS_INIT "${CMAKE_CXX_FLAGS_INIT}")

# One file to copy: no runtime DLLs beside the program.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
