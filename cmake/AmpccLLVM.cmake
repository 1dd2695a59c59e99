# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Interface targets for LLVM and Clang.

include(AmpccFindLLVM)
message(STATUS "LLVM ${LLVM_VERSION} in ${LLVM_INSTALL_PREFIX}")
# For the scripts, which cannot use LLVM_DIR, because its path may contain links.
set(AMPCC_LLVM_FOUND_PREFIX "${LLVM_INSTALL_PREFIX}" CACHE INTERNAL "The folder of the LLVM that is used")
set(AMPCC_LLVM_FOUND_VERSION "${LLVM_VERSION_MAJOR}" CACHE INTERNAL "Its version")

add_library(ampcc_llvm INTERFACE)
target_include_directories(ampcc_llvm SYSTEM INTERFACE ${AMPCC_LLVM_HEADERS})
separate_arguments(AMPCC_LLVM_DEFINITIONS NATIVE_COMMAND ${LLVM_DEFINITIONS})
target_compile_definitions(ampcc_llvm INTERFACE ${AMPCC_LLVM_DEFINITIONS})
# Debian builds LLVM without RTTI; classes that derive from its own must match.
target_compile_options(ampcc_llvm INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)

# Sanitizers for the compiler. The system's Clang and LLVM, compiled programs and the runtime have none.
option(AMPCC_CHECKED "Build the compiler with assertions and sanitizers" OFF)
if(AMPCC_CHECKED)
  target_compile_options(ampcc_llvm INTERFACE -UNDEBUG -O0 -gline-tables-only -fno-omit-frame-pointer
                                              -fsanitize=address,undefined
                                              # Not `vptr`, because LLVM has no RTTI. Not `null` and `alignment`, because the
                                              # address sanitizer finds null pointers, and x86 allows unaligned ones.
                                              # They cost a quarter of the build time.
                                              -fno-sanitize=vptr,null,alignment
                                              -fno-sanitize-recover=all)
  target_link_options(ampcc_llvm INTERFACE -fsanitize=address,undefined)
endif()

# Programs are linked with the shared libraries, but for those with the property AMPCC_STATIC_CLANG.
include(AmpccStaticClang)
set(AMPCC_IS_STATIC "$<BOOL:$<TARGET_PROPERTY:AMPCC_STATIC_CLANG>>")
target_link_libraries(ampcc_llvm INTERFACE $<IF:${AMPCC_IS_STATIC},ampcc_static_clang,${AMPCC_LIBLLVM}>)
add_library(ampcc_clang INTERFACE)
target_link_libraries(ampcc_clang INTERFACE ampcc_llvm $<$<NOT:${AMPCC_IS_STATIC}>:${AMPCC_LIBCLANG}>)

# Parsing Clang's headers takes most of the build time, so that they are precompiled once, here.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/clang_pch.cpp CONTENT "// Carrier of the precompiled header of Clang's API.\n" @ONLY)
add_library(ampcc_clang_pch OBJECT ${CMAKE_BINARY_DIR}/clang_pch.cpp)
target_include_directories(ampcc_clang_pch PRIVATE ${CMAKE_SOURCE_DIR}/include)
target_link_libraries(ampcc_clang_pch PRIVATE ampcc_clang ampcc_warnings)
target_precompile_headers(
  ampcc_clang_pch
  PRIVATE
  <clang/AST/ASTConsumer.h>
  <clang/AST/ASTContext.h>
  <clang/AST/Attr.h>
  <clang/AST/DeclCXX.h>
  <clang/AST/DeclTemplate.h>
  <clang/AST/ExprCXX.h>
  <clang/AST/Mangle.h>
  <clang/AST/RecordLayout.h>
  <clang/AST/StmtVisitor.h>
  <clang/Basic/Diagnostic.h>
  <clang/Basic/SourceManager.h>
  <clang/Frontend/CompilerInstance.h>
  <clang/Frontend/FrontendActions.h>
  <clang/Lex/Lexer.h>
  <clang/Lex/Preprocessor.h>
  <clang/Sema/Sema.h>
  <llvm/ADT/StringSwitch.h>
  <llvm/Support/raw_ostream.h>)

# The same for KIR, for the libraries without Clang. It takes 2.3 s of processor time beside 18 s of Clang's. One header
# for all is no way: Clang's brings llvm::Type, which is ambiguous where a pass uses the namespaces kir and llvm.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/kir_pch.cpp CONTENT "// Carrier of the precompiled header of KIR.\n" @ONLY)
add_library(ampcc_kir_pch OBJECT ${CMAKE_BINARY_DIR}/kir_pch.cpp)
target_include_directories(ampcc_kir_pch PRIVATE ${CMAKE_SOURCE_DIR}/include)
target_link_libraries(ampcc_kir_pch PRIVATE ampcc_llvm ampcc_warnings)
target_precompile_headers(
  ampcc_kir_pch
  PRIVATE
  <ampcc/KIR/Module.h>
  <llvm/ADT/DenseMap.h>
  <llvm/ADT/DenseSet.h>
  <llvm/ADT/STLExtras.h>
  <llvm/ADT/SmallVector.h>
  <llvm/ADT/StringExtras.h>
  <llvm/ADT/StringMap.h>
  <llvm/Support/raw_ostream.h>)
