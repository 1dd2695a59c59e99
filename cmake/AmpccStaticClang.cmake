# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The static libraries of LLVM and Clang, for ampcc, which a build starts for each file. The dynamic linker applies 590,000
# relocations to libLLVM and libclang-cpp at each start, and that takes as long as Clang takes for an empty C file; a program that is
# linked statically at a fixed address has none. ampcc is 150 MB larger then.

option(AMPCC_STATIC_CLANG "Link ampcc with the static libraries of LLVM and Clang where all of them are installed" ON)

# ampcc_find_static_clang(): sets AMPCC_STATIC_LIBRARIES to the libraries of LLVM and Clang and to those of the system that they need,
# or AMPCC_STATIC_MISSING to the first one that is missing.
function(ampcc_find_static_clang)
  set(LIBRARIES "")
  foreach(REQUEST libfiles system-libs)
    execute_process(
      COMMAND ${LLVM_TOOLS_BINARY_DIR}/llvm-config --link-static --${REQUEST}
      OUTPUT_VARIABLE ANSWER
      ERROR_QUIET
      OUTPUT_STRIP_TRAILING_WHITESPACE)
    separate_arguments(ANSWER UNIX_COMMAND "${ANSWER}")
    if(NOT ANSWER)
      set(AMPCC_STATIC_MISSING "the output of 'llvm-config --link-static --${REQUEST}'" PARENT_SCOPE)
      return()
    endif()
    list(APPEND LIBRARIES ${ANSWER})
  endforeach()
  # A program gets only those members of an archive that it uses, so that the libraries of other tools do not matter.
  file(GLOB CLANG_LIBRARIES ${LLVM_LIBRARY_DIR}/libclang[A-Z]*.a)
  foreach(LIBRARY ${LIBRARIES} ${LLVM_LIBRARY_DIR}/libclangFrontendTool.a)
    if(LIBRARY MATCHES "^-l(.+)")
      find_library(FOUND ${CMAKE_MATCH_1} NO_CACHE)
      set(LIBRARY "lib${CMAKE_MATCH_1}")
    elseif(EXISTS "${LIBRARY}")
      set(FOUND TRUE)
    endif()
    if(NOT FOUND)
      set(AMPCC_STATIC_MISSING "${LIBRARY}" PARENT_SCOPE)
      return()
    endif()
    unset(FOUND)
  endforeach()
  set(AMPCC_STATIC_LIBRARIES -Wl,--start-group ${CLANG_LIBRARIES} ${LIBRARIES} -Wl,--end-group PARENT_SCOPE)
endfunction()

# A target with the property AMPCC_STATIC_CLANG is linked with ampcc_static_clang in place of the shared libraries.
add_library(ampcc_static_clang INTERFACE)
set(AMPCC_LINKS_STATICALLY OFF)
set(AMPCC_FOR_PLUGINS "") # a second program with the shared libraries, below the prefix
if(AMPCC_STATIC_CLANG AND NOT AMPCC_CHECKED)
  ampcc_find_static_clang()
  if(AMPCC_STATIC_MISSING)
    message(STATUS "ampcc is linked with the shared libraries of LLVM and Clang: ${AMPCC_STATIC_MISSING} is missing")
  else()
    set(AMPCC_LINKS_STATICALLY ON)
    set(AMPCC_FOR_PLUGINS "libexec/ampcc-for-plugins")
    target_link_libraries(ampcc_static_clang INTERFACE ${AMPCC_STATIC_LIBRARIES})
    target_link_options(ampcc_static_clang INTERFACE -no-pie -static-libstdc++ -static-libgcc -Wl,--gc-sections,--as-needed)
    # LLVM's own linker is five times as fast as GNU's linker here.
    find_program(AMPCC_LLD ld.lld HINTS ${LLVM_TOOLS_BINARY_DIR} NO_CACHE)
    if(AMPCC_LLD)
      cmake_path(GET AMPCC_LLD PARENT_PATH AMPCC_LLD)
      target_link_options(ampcc_static_clang INTERFACE -fuse-ld=lld -B${AMPCC_LLD})
    endif()
  endif()
endif()
