# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The headers that programs include, in one folder of the build tree: a copy of each file of include/, and the two that
# scripts/macro-names generates from them. The headers include one another by relative paths, and GCC takes a link to a system
# header for the file that it leads to, so that links would lead back into include/, where the generated ones are not.
#
#   include/ampcc.d/amp        amp.h and its parts
#   include/ampcc.d/ampcc_rt   the contract between emitted code and runtime
#   include/ampcc.d/amp-msvc   headers of --amp-msvc, on no other mode's path
#
# Targets that include these headers link ampcc_headers, which sets the include path and copies the files before anything
# is compiled.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(AMPCC_RESOURCE_DIR ${CMAKE_BINARY_DIR}/include/ampcc.d)
set(AMPCC_NAMES ${AMPCC_RESOURCE_DIR}/ampcc_rt/push_names.h ${AMPCC_RESOURCE_DIR}/ampcc_rt/pop_names.h)

set(AMPCC_HEADERS "")
foreach(PART amp ampcc_rt amp-msvc)
  if(IS_SYMLINK ${AMPCC_RESOURCE_DIR}/${PART}) # of earlier builds
    file(REMOVE ${AMPCC_RESOURCE_DIR}/${PART})
  endif()
  file(MAKE_DIRECTORY ${AMPCC_RESOURCE_DIR}/${PART})
  file(GLOB_RECURSE FOUND CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/include include/${PART}/*)
  list(APPEND AMPCC_HEADERS ${FOUND})
  install(DIRECTORY include/${PART} DESTINATION include/ampcc.d)
endforeach()
install(FILES ${AMPCC_NAMES} DESTINATION include/ampcc.d/ampcc_rt)

# Remove the copies of headers that were removed.
file(GLOB_RECURSE FOUND RELATIVE ${AMPCC_RESOURCE_DIR} ${AMPCC_RESOURCE_DIR}/*)
foreach(HEADER ${FOUND})
  if(NOT HEADER IN_LIST AMPCC_HEADERS AND NOT ${AMPCC_RESOURCE_DIR}/${HEADER} IN_LIST AMPCC_NAMES)
    file(REMOVE ${AMPCC_RESOURCE_DIR}/${HEADER})
  endif()
endforeach()

set(AMPCC_COPIES ${AMPCC_HEADERS})
list(TRANSFORM AMPCC_COPIES PREPEND ${AMPCC_RESOURCE_DIR}/)
set(AMPCC_ORIGINALS ${AMPCC_HEADERS})
list(TRANSFORM AMPCC_ORIGINALS PREPEND ${CMAKE_SOURCE_DIR}/include/)
set(AMPCC_NAMED ${AMPCC_ORIGINALS}) # the headers whose names are collected
list(FILTER AMPCC_NAMED INCLUDE REGEX "/(amp|ampcc_rt)/.*[.](h|def)$")

# The list is too long for a command line.
list(JOIN AMPCC_HEADERS "\n" AMPCC_HEADER_LIST)
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/cmake/headers.txt CONTENT "${AMPCC_HEADER_LIST}\n" @ONLY)
add_custom_command(
  OUTPUT ${AMPCC_COPIES}
  COMMAND ${CMAKE_COMMAND} -DLIST=${CMAKE_BINARY_DIR}/cmake/headers.txt -DFROM=${CMAKE_SOURCE_DIR}/include -DTO=${AMPCC_RESOURCE_DIR}
          -P ${CMAKE_SOURCE_DIR}/cmake/copy-headers.cmake
  DEPENDS ${CMAKE_SOURCE_DIR}/cmake/copy-headers.cmake ${CMAKE_BINARY_DIR}/cmake/headers.txt ${AMPCC_ORIGINALS}
  COMMENT "Copying the library's headers"
  VERBATIM)
add_custom_command(
  OUTPUT ${AMPCC_NAMES}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/scripts/macro-names ${AMPCC_RESOURCE_DIR}/ampcc_rt
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/macro-names ${AMPCC_NAMED}
  COMMENT "Generating push_names.h and pop_names.h"
  VERBATIM)
add_custom_target(ampcc_header_files DEPENDS ${AMPCC_COPIES} ${AMPCC_NAMES})
add_library(ampcc_headers INTERFACE)
target_include_directories(ampcc_headers INTERFACE ${AMPCC_RESOURCE_DIR})
add_dependencies(ampcc_headers ampcc_header_files)
