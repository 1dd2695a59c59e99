# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The target `uninstall`. An installation records where it goes to, because the list that CMake keeps of its files does not say
# where the name of the prefix ends.
install(CODE "
  file(WRITE \"${CMAKE_BINARY_DIR}/install_prefix.txt\" \"\${CMAKE_INSTALL_PREFIX}\")
  file(WRITE \"${CMAKE_BINARY_DIR}/install_destdir.txt\" \"\$ENV{DESTDIR}\")")

add_custom_target(
  uninstall
  COMMAND ${CMAKE_COMMAND} -DMANIFEST=${CMAKE_BINARY_DIR}/install_manifest.txt -P ${CMAKE_CURRENT_LIST_DIR}/uninstall.cmake
  COMMENT "Removing what was installed last"
  VERBATIM)
