//===- Answers.h - additions of ampcc to the answers of clangd -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function takes clangd's result for a request, which may be null, and returns the result for
// the editor; nullopt if ampcc adds nothing. `Parameters` are those of the request.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LSP_ANSWERS_H
#define AMPCC_LSP_ANSWERS_H

#include "Checker.h"
#include "Report.h"
#include "llvm/Support/JSON.h"
#include <optional>

namespace ampcc {

/// textDocument/hover: adds the restriction of the function at the place.
std::optional<llvm::json::Value> extendHover(const llvm::json::Object &Parameters,
                                             const CheckResult &Checked,
                                             const EditorAbilities &Editor,
                                             const llvm::json::Value &Result);

/// textDocument/implementation: adds the places of the kernels in the OpenCL C, at a launch.
std::optional<llvm::json::Value> extendImplementation(const llvm::json::Object &Parameters,
                                                      const CheckResult &Checked,
                                                      const EditorAbilities &Editor,
                                                      const llvm::json::Value &Result);

/// textDocument/codeAction: adds the fixes whose diagnostics the range touches.
std::optional<llvm::json::Value> extendCodeActions(const llvm::json::Object &Parameters,
                                                   const std::vector<Fix> &Fixes,
                                                   const EditorAbilities &Editor,
                                                   const llvm::json::Value &Result);

} // namespace ampcc

#endif
