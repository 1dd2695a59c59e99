# Prints the LLVM that a configuration takes, of those in ROOT.
cmake_minimum_required(VERSION 3.25)
set(CMAKE_FIND_ROOT_PATH ${ROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_LIBRARY_PREFIXES lib)
set(CMAKE_FIND_LIBRARY_SUFFIXES .so)
list(APPEND CMAKE_MODULE_PATH ${SOURCES}/cmake)
include(AmpccFindLLVM)
message(STATUS "LLVM ${LLVM_VERSION}, ${AMPCC_LIBLLVM}, ${AMPCC_LIBCLANG}")
