# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The layout of ampcc's files, which is the same in the build tree and in an installation:
#
#   <prefix>/bin/ampcc
#   <prefix>/lib/libampcc_rt.so, .a, libampcc_rt_static.a  (an installation: CMAKE_INSTALL_LIBDIR)
#   <prefix>/lib/libampcc_rt_libcxx.so, .a, libampcc_rt_static_libcxx.a  for libc++; there if it was built
#   <prefix>/lib/ampcc/libampcc_rt.so.0 a link: the folder that programs name as their run path has no other library
#   <prefix>/include/ampcc.d            the headers (AmpccHeaders.cmake)
#
# The headers have a folder of their own because the driver puts it on the include path as a system
# folder: a prefix's whole include/ there would change the order of the host compiler's own folders.

include(CMakePackageConfigHelpers)

file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/lib/ampcc)
foreach(SUFFIX "" _libcxx)
  if(TARGET ampcc_rt${SUFFIX})
    install(TARGETS ampcc_rt${SUFFIX} ampcc_rt_static${SUFFIX} ampcc_rt_shared${SUFFIX} ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
    set(LIBRARY libampcc_rt${SUFFIX}.so.${AMPCC_SOVERSION})
    file(CREATE_LINK ../${LIBRARY} ${CMAKE_BINARY_DIR}/lib/ampcc/${LIBRARY} SYMBOLIC)
    install(FILES ${CMAKE_BINARY_DIR}/lib/ampcc/${LIBRARY} DESTINATION ${CMAKE_INSTALL_LIBDIR}/ampcc)
  endif()
endforeach()
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY examples/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples PATTERN .clang-format EXCLUDE)
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs PATTERN man EXCLUDE PATTERN .clang-format EXCLUDE)
install(FILES README.md CONTRIBUTING.md CHANGELOG.md ROADMAP.md SECURITY.md CODE_OF_CONDUCT.md DESTINATION ${CMAKE_INSTALL_DOCDIR})

# find_package(ampcc) and pkg-config; both find the tree from their own place, wherever it was moved to. The build tree has
# a package of its own: it is laid out as an installation whose libraries are in lib. That of the installation waits
# where find_package does not look.
function(ampcc_configure_package FOLDER CMAKE_INSTALL_LIBDIR)
  configure_package_config_file(cmake/ampccConfig.cmake.in ${FOLDER}/ampccConfig.cmake
                                INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ampcc
                                PATH_VARS CMAKE_INSTALL_LIBDIR)
  write_basic_package_version_file(${FOLDER}/ampccConfigVersion.cmake COMPATIBILITY SameMinorVersion)
endfunction()
ampcc_configure_package(${CMAKE_BINARY_DIR}/lib/cmake/ampcc lib)
ampcc_configure_package(${CMAKE_BINARY_DIR}/cmake/installed ${CMAKE_INSTALL_LIBDIR})
file(REMOVE ${CMAKE_BINARY_DIR}/cmake/ampccConfig.cmake) # of earlier builds
install(DIRECTORY ${CMAKE_BINARY_DIR}/cmake/installed/ DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ampcc)

file(RELATIVE_PATH AMPCC_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
set(AMPCC_PC_RPATH " -Wl,-rpath,\${libdir}")
configure_file(cmake/ampcc.pc.in ${CMAKE_BINARY_DIR}/cmake/anywhere/ampcc.pc @ONLY)
unset(AMPCC_PC_RPATH)
configure_file(cmake/ampcc.pc.in ${CMAKE_BINARY_DIR}/cmake/system/ampcc.pc @ONLY)
install(CODE "
  set(PROGRAM \"$<TARGET_FILE:ampcc-info>\")
  set(READELF \"${CMAKE_READELF}\")
  set(LIBDIR \"${CMAKE_INSTALL_LIBDIR}\")
  set(FILES \"${CMAKE_BINARY_DIR}/cmake\")
  include(\"${CMAKE_SOURCE_DIR}/cmake/pkg-config.cmake\")")

# gdb looks for a library's script beside it, or, for what a system installs, in a folder that it trusts; its name is the file's.
set(AMPCC_GDB_SCRIPT libampcc_rt.so.${PROJECT_VERSION}-gdb.py)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/packaging/gdb/libampcc_rt-gdb.py ${CMAKE_BINARY_DIR}/lib/${AMPCC_GDB_SCRIPT} SYMBOLIC)
if(CMAKE_INSTALL_PREFIX STREQUAL "/usr")
  set(AMPCC_GDB_FOLDER ${CMAKE_INSTALL_DATADIR}/gdb/auto-load${CMAKE_INSTALL_FULL_LIBDIR})
else()
  set(AMPCC_GDB_FOLDER ${CMAKE_INSTALL_LIBDIR})
endif()
install(FILES packaging/gdb/libampcc_rt-gdb.py DESTINATION ${AMPCC_GDB_FOLDER} RENAME ${AMPCC_GDB_SCRIPT})

# Manual pages and shell completion.
install(DIRECTORY docs/man/ DESTINATION ${CMAKE_INSTALL_MANDIR} FILES_MATCHING PATTERN "*.[17]")
install(FILES packaging/completion/ampcc.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
        RENAME ampcc)
foreach(tool ampcc-cache ampcc-info ampcc-lsp)
  install(FILES packaging/completion/${tool}.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
          RENAME ${tool})
endforeach()
install(FILES packaging/completion/_ampcc packaging/completion/_ampcc-cache packaging/completion/_ampcc-info packaging/completion/_ampcc-lsp
        DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)

include(AmpccUninstall)
