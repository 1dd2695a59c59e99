# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# In an installation, which alone knows where it goes to: takes the ampcc.pc of FILES that fits. A program names the folder of
# the library, which is right anywhere, but packages must not name one that the loader has searched all along. Which those are
# the loader says, the one that runs PROGRAM; no answer means none.
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C "${READELF}" -l "${PROGRAM}"
  OUTPUT_VARIABLE HEADERS
  ERROR_QUIET)
set(KIND anywhere)
if(HEADERS MATCHES "program interpreter: ([^]]+)]")
  execute_process(COMMAND "${CMAKE_MATCH_1}" --list-diagnostics OUTPUT_VARIABLE ANSWER ERROR_QUIET)
  string(REGEX MATCHALL "path\\.system_dirs[^\n]*" FOLDERS "${ANSWER}")
  foreach(FOLDER IN LISTS FOLDERS)
    if(FOLDER MATCHES "\"(.*)/\"" AND CMAKE_MATCH_1 STREQUAL "${CMAKE_INSTALL_PREFIX}/${LIBDIR}")
      set(KIND system)
    endif()
  endforeach()
endif()
file(INSTALL "${FILES}/${KIND}/ampcc.pc" DESTINATION "${CMAKE_INSTALL_PREFIX}/${LIBDIR}/pkgconfig")
