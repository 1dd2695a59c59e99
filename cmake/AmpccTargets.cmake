# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Helpers that every component uses: one library per folder, warnings, ccache.

find_program(AMPCC_CCACHE ccache)
if(AMPCC_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${AMPCC_CCACHE})
  # Let ccache use files that include a precompiled header: its time stamps do not matter here.
  set(CMAKE_CXX_COMPILER_LAUNCHER
      ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      ${AMPCC_CCACHE})
endif()

add_library(ampcc_warnings INTERFACE)
target_compile_options(ampcc_warnings INTERFACE -Wall -Wextra -Wno-unused-parameter)

# ampcc_add_library(NAME [CLANG] [LINK lib...]): a static library of all .cpp files of the current folder.
# CLANG: the library includes Clang's headers. Those that do share one precompiled header, the others that of KIR.
function(ampcc_add_library NAME)
  cmake_parse_arguments(ARG "CLANG" "" "LINK" ${ARGN})
  file(GLOB SOURCES CONFIGURE_DEPENDS *.cpp)
  add_library(${NAME} STATIC ${SOURCES})
  target_include_directories(${NAME} PUBLIC ${CMAKE_SOURCE_DIR}/include PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_link_libraries(${NAME} PUBLIC ampcc_llvm ${ARG_LINK} PRIVATE ampcc_warnings)
  if(ARG_CLANG)
    target_link_libraries(${NAME} PUBLIC ampcc_clang)
    target_precompile_headers(${NAME} REUSE_FROM ampcc_clang_pch)
  else()
    target_precompile_headers(${NAME} REUSE_FROM ampcc_kir_pch)
  endif()
endfunction()
