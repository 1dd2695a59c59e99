# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Search for the LLVM that ampcc is built with: the one that AMPCC_LLVM_VERSION names, else that of LLVM_DIR, which an earlier
# configuration has stored, else the newest of AMPCC_SUPPORTED_LLVM (docs/supported-systems.md). An LLVM counts only with its Clang's headers and libraries.
# Sets the variables of LLVM's package, AMPCC_LIBLLVM, AMPCC_LIBCLANG and AMPCC_LLVM_HEADERS, the folders to include.

set(AMPCC_SUPPORTED_LLVM 22 21 20 19)
set(AMPCC_LLVM_VERSION "" CACHE STRING "The version of LLVM to build on: 22, 21, 20 or 19; empty for the newest that is installed")
set_property(CACHE AMPCC_LLVM_VERSION PROPERTY STRINGS "" ${AMPCC_SUPPORTED_LLVM})
set(AMPCC_LLVM_SEEN "") # every LLVM that was found and is not taken, for the error
list(JOIN AMPCC_SUPPORTED_LLVM ", " AMPCC_SUPPORTED_LLVM_TEXT)
if(AMPCC_LLVM_VERSION AND NOT AMPCC_LLVM_VERSION IN_LIST AMPCC_SUPPORTED_LLVM)
  message(FATAL_ERROR "AMPCC_LLVM_VERSION is ${AMPCC_LLVM_VERSION}; ampcc supports LLVM ${AMPCC_SUPPORTED_LLVM_TEXT}")
endif()

# Clears LLVM_FOUND if the LLVM that find_package has found cannot be used.
macro(ampcc_judge_llvm)
  if(LLVM_FOUND)
    set(AMPCC_LLVM_REASON "")
    find_library(AMPCC_LIBLLVM NAMES LLVM-${LLVM_VERSION_MAJOR} LLVM HINTS ${LLVM_LIBRARY_DIRS} NO_DEFAULT_PATH NO_CACHE)
    find_library(AMPCC_LIBCLANG NAMES clang-cpp HINTS ${LLVM_LIBRARY_DIRS} NO_DEFAULT_PATH NO_CACHE)
    find_path(AMPCC_CLANG_HEADERS NAMES clang/Sema/Sema.h HINTS ${LLVM_INCLUDE_DIRS} NO_DEFAULT_PATH NO_CACHE)
    if(NOT LLVM_VERSION_MAJOR IN_LIST AMPCC_SUPPORTED_LLVM)
      set(AMPCC_LLVM_REASON "not supported")
    elseif(AMPCC_LLVM_VERSION AND NOT LLVM_VERSION_MAJOR EQUAL AMPCC_LLVM_VERSION)
      set(AMPCC_LLVM_REASON "not version ${AMPCC_LLVM_VERSION}")
    elseif(NOT AMPCC_LIBLLVM)
      set(AMPCC_LLVM_REASON "libLLVM is missing")
    elseif(NOT AMPCC_CLANG_HEADERS)
      set(AMPCC_LLVM_REASON "Clang's headers are missing")
    elseif(NOT AMPCC_LIBCLANG)
      set(AMPCC_LLVM_REASON "libclang-cpp is missing")
    endif()
    if(AMPCC_LLVM_REASON)
      list(APPEND AMPCC_LLVM_SEEN "${LLVM_VERSION} in ${LLVM_INSTALL_PREFIX} (${AMPCC_LLVM_REASON})")
      set(LLVM_FOUND FALSE)
      foreach(AMPCC_RESULT AMPCC_LIBLLVM AMPCC_LIBCLANG)
        unset(${AMPCC_RESULT})
      endforeach()
    endif()
    unset(AMPCC_CLANG_HEADERS)
  endif()
endmacro()

# The LLVM of -DLLVM_DIR=, or of an earlier configuration of this build folder.
set(LLVM_FOUND FALSE)
if(LLVM_DIR)
  find_package(LLVM CONFIG QUIET)
  ampcc_judge_llvm()
endif()

# LLVM's package accepts a request if major and minor version are equal. Releases have the minor version 1.
# The folders are those where distributions keep an LLVM beside others.
foreach(AMPCC_CANDIDATE ${AMPCC_SUPPORTED_LLVM})
  if(NOT LLVM_FOUND AND (NOT AMPCC_LLVM_VERSION OR AMPCC_LLVM_VERSION EQUAL AMPCC_CANDIDATE))
    unset(LLVM_DIR CACHE)
    find_package(
      LLVM ${AMPCC_CANDIDATE}.1 CONFIG QUIET
      HINTS /usr/lib/llvm-${AMPCC_CANDIDATE} /usr/lib/llvm${AMPCC_CANDIDATE} /usr/lib64/llvm${AMPCC_CANDIDATE}
            /usr/lib/llvm/${AMPCC_CANDIDATE})
    ampcc_judge_llvm()
  endif()
endforeach()

if(NOT LLVM_FOUND)
  # Search for any version, to name it in the message.
  unset(LLVM_DIR CACHE)
  find_package(LLVM CONFIG QUIET)
  ampcc_judge_llvm()
  unset(LLVM_DIR CACHE)
  list(REMOVE_DUPLICATES AMPCC_LLVM_SEEN)
  list(JOIN AMPCC_LLVM_SEEN "\n  " AMPCC_LLVM_SEEN)
  if(AMPCC_LLVM_SEEN)
    string(PREPEND AMPCC_LLVM_SEEN "\n  ") # a line of its own for each, which CMake does not wrap
  else()
    set(AMPCC_LLVM_SEEN "\n  none")
  endif()
  if(AMPCC_LLVM_VERSION)
    set(AMPCC_LLVM_WANTED "LLVM ${AMPCC_LLVM_VERSION} with Clang was not found")
  else()
    set(AMPCC_LLVM_WANTED "no supported LLVM with Clang was found")
  endif()
  message(FATAL_ERROR "${AMPCC_LLVM_WANTED}; supported: ${AMPCC_SUPPORTED_LLVM_TEXT}; found:${AMPCC_LLVM_SEEN}")
endif()

# Debian's libc++abi puts its cxxabi.h beside LLVM's headers, where it comes before libstdc++'s, which the standard library
# needs. So of that folder the compiler sees the headers of LLVM and Clang only. This applies also without libc++abi, because
# scripts/test may install it after scripts/quickstart has built everything.
set(AMPCC_LLVM_HEADERS "${CMAKE_BINARY_DIR}/llvm-headers")
file(REMOVE_RECURSE "${AMPCC_LLVM_HEADERS}")
file(MAKE_DIRECTORY "${AMPCC_LLVM_HEADERS}")
foreach(AMPCC_FOLDER IN LISTS LLVM_INCLUDE_DIRS)
  foreach(AMPCC_PART llvm llvm-c clang clang-c)
    if(EXISTS "${AMPCC_FOLDER}/${AMPCC_PART}" AND NOT EXISTS "${AMPCC_LLVM_HEADERS}/${AMPCC_PART}")
      file(CREATE_LINK "${AMPCC_FOLDER}/${AMPCC_PART}" "${AMPCC_LLVM_HEADERS}/${AMPCC_PART}" SYMBOLIC)
    endif()
  endforeach()
endforeach()
