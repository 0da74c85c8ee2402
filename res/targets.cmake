# Targets and variables that every folder relies on: flags, version, header-only
# libraries, and the Windows resources of the two shipped programs.

find_package(Threads REQUIRED)

# --- One processor baseline; faster code is chosen at run time.
# A file named *_avx2.cpp gets its flags from pawnpath_avx2_sources below.
if(NOT MSVC)
  add_compile_options(-march=x86-64-v2)
endif()

# --- Warnings, for our own code only.
add_library(pawnpath_flags INTERFACE)
if(MSVC)
  target_compile_options(pawnpath_flags INTERFACE /W4 /utf-8 /permissive-)
else()
  target_compile_options(pawnpath_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
endif()
if(WIN32)
  target_compile_definitions(pawnpath_flags INTERFACE
    UNICODE _UNICODE NOMINMAX WIN32_LEAN_AND_MEAN _WIN32_WINNT=0x0A00)
endif()

# --- The version: PAWNPATH_VERSION in the generated header "version.h".
configure_file(res/version.h.in generated/version.h @ONLY)
add_library(pawnpath_version INTERFACE)
target_include_directories(pawnpath_version INTERFACE ${CMAKE_BINARY_DIR}/generated)

# --- Header-only libraries. On Debian only their own folders are linked into the build tree:
# /usr/include itself must never be on the cross compiler's path.
function(pawnpath_header_only target)
  set(folder ${CMAKE_BINARY_DIR}/include/${target})
  file(MAKE_DIRECTORY ${folder})
  foreach(library IN LISTS ARGN)
    file(CREATE_LINK /usr/include/${library} ${folder}/${library} SYMBOLIC)
  endforeach()
  target_include_directories(${target} SYSTEM INTERFACE ${folder})
endfunction()

add_library(pawnpath_spdlog INTERFACE)
add_library(pawnpath_boost INTERFACE)
if(EXISTS /usr/include/spdlog AND EXISTS /usr/include/boost)
  pawnpath_header_only(pawnpath_spdlog spdlog fmt)
  pawnpath_header_only(pawnpath_boost boost)
  target_compile_definitions(pawnpath_spdlog INTERFACE SPDLOG_FMT_EXTERNAL FMT_HEADER_ONLY)
else()
  find_package(spdlog REQUIRED)
  find_package(Boost REQUIRED)
  target_link_libraries(pawnpath_spdlog INTERFACE spdlog::spdlog_header_only)
  target_link_libraries(pawnpath_boost INTERFACE Boost::headers)
endif()

# --- Files compiled for AVX2. GCC for 64-bit Windows does not keep the stack aligned for
# 32-byte spills, so the assembler is told to use unaligned moves there.
function(pawnpath_avx2_sources)
  foreach(source IN LISTS ARGN)
    if(MSVC)
      set(flags /arch:AVX2)
    else()
      set(flags -mavx2 -mbmi2 -mfma)
      if(WIN32 AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        list(APPEND flags -Wa,-muse-unaligned-vector-move)
      endif()
    endif()
    set_property(SOURCE ${source} APPEND PROPERTY COMPILE_OPTIONS ${flags})
  endforeach()
endfunction()

# --- A file of res/ as an array of bytes NAME and its NAME_size, in a source file that is added to
# the list LIST. Without the file the array is empty.
function(pawnpath_embed name file list)
  set(text "0")
  set(size 0)
  if(EXISTS ${file})
    file(READ ${file} hex HEX)
    file(SIZE ${file} size)
    string(REGEX REPLACE "(................................)" "\\1\n" hex "${hex}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," text "${hex}")
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  endif()
  set(output ${CMAKE_BINARY_DIR}/generated/${name}.cpp)
  file(CONFIGURE OUTPUT ${output} CONTENT "#include <cstddef>
extern const unsigned char ${name}[];
extern const std::size_t ${name}_size;
const unsigned char ${name}[] = {${text}};
const std::size_t ${name}_size = ${size};
")
  set(${list} ${${list}} ${output} PARENT_SCOPE)
endfunction()

# --- A program of the developers or the tests; the shipped ones are stripped.
function(pawnpath_strip target)
  if(WIN32 AND NOT MSVC AND CMAKE_BUILD_TYPE STREQUAL Release)
    target_link_options(${target} PRIVATE -s)
  endif()
endfunction()

# --- Windows resources: version data, manifest, and for the window its icon and cursors.
if(WIN32)
  configure_file(res/version.rc.in generated/version.rc @ONLY)
  foreach(program IN ITEMS PawnPath pawnpath-engine)
    configure_file(res/${program}.rc.in generated/${program}.rc @ONLY)
  endforeach()
  set(PAWNPATH_RC ${CMAKE_BINARY_DIR}/generated/PawnPath.rc)
  set(PAWNPATH_ENGINE_RC ${CMAKE_BINARY_DIR}/generated/pawnpath-engine.rc)
  set_property(SOURCE ${PAWNPATH_RC} ${PAWNPATH_ENGINE_RC} APPEND PROPERTY OBJECT_DEPENDS
    "${CMAKE_SOURCE_DIR}/res/PawnPath.manifest;${CMAKE_SOURCE_DIR}/res/PawnPath.ico")
endif()
