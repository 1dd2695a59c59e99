# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The headers that programs include, in one folder of the build tree: a link for each file of include/, and the two that
# scripts/macro-names generates from them. The links are one for each file, not for each folder, because the headers include one
# another by relative paths, which lead from a linked folder back into include/.
#
#   include/ampcc.d/amp        amp.h and its parts
#   include/ampcc.d/ampcc_rt   the contract between emitted code and runtime
#   include/ampcc.d/amp-msvc   headers of --amp-msvc, on no other mode's path
#
# Whatever includes these headers links ampcc_headers, which sets the include path and generates before anything is compiled.

find_package(Python3 REQUIRED COMPONENTS Interpreter)

set(AMPCC_RESOURCE_DIR ${CMAKE_BINARY_DIR}/include/ampcc.d)
set(AMPCC_PARTS amp ampcc_rt amp-msvc)
set(AMPCC_NAMES ${AMPCC_RESOURCE_DIR}/ampcc_rt/push_names.h ${AMPCC_RESOURCE_DIR}/ampcc_rt/pop_names.h)

set(AMPCC_HEADERS "")
foreach(PART ${AMPCC_PARTS})
  if(IS_SYMLINK ${AMPCC_RESOURCE_DIR}/${PART}) # of earlier builds
    file(REMOVE ${AMPCC_RESOURCE_DIR}/${PART})
  endif()
  file(GLOB_RECURSE FOUND CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/include include/${PART}/*)
  list(APPEND AMPCC_HEADERS ${FOUND})
  install(DIRECTORY include/${PART} DESTINATION include/ampcc.d)
endforeach()
install(FILES ${AMPCC_NAMES} DESTINATION include/ampcc.d/ampcc_rt)

# Links to headers that were removed.
file(GLOB_RECURSE FOUND RELATIVE ${AMPCC_RESOURCE_DIR} ${AMPCC_RESOURCE_DIR}/*)
foreach(HEADER ${FOUND})
  if(IS_SYMLINK ${AMPCC_RESOURCE_DIR}/${HEADER} AND NOT HEADER IN_LIST AMPCC_HEADERS)
    file(REMOVE ${AMPCC_RESOURCE_DIR}/${HEADER})
  endif()
endforeach()

set(AMPCC_NAMED "") # the headers whose names are collected
foreach(HEADER ${AMPCC_HEADERS})
  cmake_path(GET HEADER PARENT_PATH FOLDER)
  file(MAKE_DIRECTORY ${AMPCC_RESOURCE_DIR}/${FOLDER})
  if(NOT IS_SYMLINK ${AMPCC_RESOURCE_DIR}/${HEADER})
    file(CREATE_LINK ${CMAKE_SOURCE_DIR}/include/${HEADER} ${AMPCC_RESOURCE_DIR}/${HEADER} SYMBOLIC)
  endif()
  if(HEADER MATCHES "^(amp|ampcc_rt)/.*[.](h|def)$")
    list(APPEND AMPCC_NAMED ${CMAKE_SOURCE_DIR}/include/${HEADER})
  endif()
endforeach()

add_custom_command(
  OUTPUT ${AMPCC_NAMES}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/scripts/macro-names ${AMPCC_RESOURCE_DIR}/ampcc_rt
  DEPENDS ${CMAKE_SOURCE_DIR}/scripts/macro-names ${AMPCC_NAMED}
  COMMENT "Generating push_names.h and pop_names.h"
  VERBATIM)
add_custom_target(ampcc_names DEPENDS ${AMPCC_NAMES})
add_library(ampcc_headers INTERFACE)
target_include_directories(ampcc_headers INTERFACE ${AMPCC_RESOURCE_DIR})
add_dependencies(ampcc_headers ampcc_names)
