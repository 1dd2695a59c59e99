//===- targetver.h - which Windows a project is for: none here ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
