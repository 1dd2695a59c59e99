//===- FunctionTypeAttribute.h - what marks a name of a function type -----===//
#ifndef AMPCC_LIB_FRONTEND_FUNCTIONTYPEATTRIBUTE_H
#define AMPCC_LIB_FRONTEND_FUNCTIONTYPEATTRIBUTE_H

namespace ampcc {

/// The GNU attributes that stand for the clause of a typedef or alias in the tokens Clang parses.
inline constexpr char AmpFunctionTypeAttributeName[] = "ampcc_amp_function_type";
inline constexpr char DualFunctionTypeAttributeName[] = "ampcc_dual_function_type";

/// Makes the attributes known to Clang's parsers of this process.
void registerFunctionTypeAttributes();

} // namespace ampcc

#endif
