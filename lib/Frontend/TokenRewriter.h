//===- TokenRewriter.h - restriction clauses become attributes ------------===//
#ifndef AMPCC_LIB_FRONTEND_TOKENREWRITER_H
#define AMPCC_LIB_FRONTEND_TOKENREWRITER_H

#include "ampcc/Frontend/Frontend.h"
#include "clang/Lex/Token.h"
#include <vector>

namespace ampcc {

/// Replaces the clauses and `tile_static` in a preprocessed unit by attributes, reports what is
/// wrong with them, and enters each in the table. Tokens stay untouched where the unit has neither.
void rewriteTokens(clang::Preprocessor &PP, std::vector<clang::Token> &Tokens,
                   ClauseTable &Clauses);

} // namespace ampcc

#endif
