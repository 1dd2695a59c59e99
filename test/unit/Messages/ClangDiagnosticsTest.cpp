//===- ClangDiagnosticsTest.cpp - tests of the table of Clang's messages --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Engines.h"
#include "ampcc/ClangHooks/MessageKinds.h"
#include "ampcc/ClangHooks/MessageNames.h"
#include "ampcc/Messages/DiagnosticWording.h"
#include "ampcc/VisualCpp/VisualCppRepairs.h"
#include "clang/Basic/AllDiagnostics.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Words of CUDA that no user of C++ AMP has written.
bool speaksOfCuda(llvm::StringRef Text) {
  for (llvm::StringRef Word :
       {"__device__", "__host__", "__shared__", "__global__", "__constant__", "__managed__", "CUDA",
        "NVCC", "nvcc", "host variable", "device side"})
    if (Text.contains(Word))
      return true;
  return false;
}

/// Messages about what no C++ AMP program holds: CUDA's pragmas, textures, launches, targets and
/// attributes of deduction guides.
bool isOutOfReach(unsigned ID) {
  using namespace clang::diag;
  switch (ID) {
  case err_alias_not_supported_on_nvptx:
  case err_config_pointer_return:
  case err_config_scalar_return:
  case err_cuda_device_builtin_surftex_cls_template:
  case err_cuda_device_builtin_surftex_ref_decl:
  case err_cuda_device_kernel_launch_require_rdc:
  case err_deduction_guide_target_attr:
  case err_hip_invalid_args_builtin_mangled_name:
  case err_pragma_cannot_end_force_cuda_host_device:
  case warn_pragma_force_cuda_host_device_bad_arg:
  case warn_cuda_maxclusterrank_sm_90:
  case warn_deduction_guide_target_attr_deprecated:
  case warn_kern_is_method:
  case warn_offload_incompatible_redeclare:
    return true;
  default:
    return warningOption(ID) == "cuda-compat"; // switched off
  }
}

struct ClangMessage {
  unsigned ID;
  llvm::StringLiteral Text;
};
const ClangMessage ClangMessages[] = {
#define DIAG(ENUM, CLASS, SEVERITY, DESC, ...) {clang::diag::ENUM, DESC},
#include "clang/Basic/DiagnosticASTKinds.inc"
#include "clang/Basic/DiagnosticAnalysisKinds.inc"
#include "clang/Basic/DiagnosticCommonKinds.inc"
#include "clang/Basic/DiagnosticLexKinds.inc"
#include "clang/Basic/DiagnosticParseKinds.inc"
#include "clang/Basic/DiagnosticSemaKinds.inc"
#undef DIAG
};

TEST(ClangDiagnostics, EveryCudaMessageHasAmpWords) {
  for (const ClangMessage &M : ClangMessages) {
    if (speaksOfCuda(M.Text) && !isOutOfReach(M.ID)) {
      EXPECT_FALSE(ampWording(M.ID).empty()) << M.Text.str();
    }
    EXPECT_FALSE(speaksOfCuda(ampWording(M.ID))) << M.Text.str();
  }
}

/// The highest argument number that a format string uses.
int highestArgument(llvm::StringRef Format) {
  int Highest = -1;
  for (size_t I = 0; I + 1 < Format.size(); ++I)
    if ((Format[I] == '%' || Format[I] == '}') && isdigit(Format[I + 1]))
      Highest = std::max(Highest, Format[I + 1] - '0');
  return Highest;
}

TEST(ClangDiagnostics, UsesNoArgumentThatClangDoesNotGive) {
  for (const ClangMessage &M : ClangMessages)
    EXPECT_LE(highestArgument(ampWording(M.ID)), highestArgument(M.Text)) << M.Text.str();
}

struct Argument {
  unsigned ID;
  const char *Name;
  unsigned Position;
  llvm::StringRef Kind, Text;
};
const Argument Arguments[] = {
#define ARGUMENT(ID, NAME, POSITION, KIND, TEXT)                                                   \
  {clang::diag::ID, #ID " " #NAME, POSITION, #KIND, TEXT},
#include "ampcc/Messages/ClangDiagnostics.def"
};

llvm::StringRef textOf(unsigned ID) {
  for (const ClangMessage &M : ClangMessages)
    if (M.ID == ID)
      return M.Text;
  return {};
}

TEST(ClangDiagnostics, ArgumentsAreWhereClangHasThem) {
  for (const Argument &A : Arguments)
    EXPECT_TRUE(textOf(A.ID).contains(A.Text))
        << A.Name << ": Clang's text is now: " << textOf(A.ID).str();
}

/// Whether a piece of a format shows the argument, in a way that is one of its kind.
bool shows(llvm::StringRef Format, const Argument &A) {
  std::string Number = std::to_string(A.Position);
  if (A.Kind == "Number")
    return Format.contains("}" + Number) || Format.contains("%ordinal" + Number);
  if (Format.contains("%" + Number) || Format.contains("%q" + Number))
    return true;
  return A.Kind == "Type" && Format.contains("%diff{") &&
         (Format.contains("}" + Number + ",") || Format.contains("," + Number));
}

TEST(ClangDiagnostics, RowsNameTheirArgument) {
  for (const Argument &A : Arguments)
    EXPECT_TRUE(shows(A.Text, A)) << A.Name;
}

/// Texts of Clang's messages agree with the meaning that the table gives them.
TEST(ClangDiagnostics, MessagesSayWhatTheyAreTakenFor) {
  struct Row {
    unsigned ID;
    const char *Name;
    llvm::StringRef Text;
  };
  const Row Rows[] = {
#define ROLE(ID, NAME, TEXT) {clang::diag::ID, #ID " " #NAME, TEXT},
#define EXTENSION(ID, REPAIR, TEXT) {clang::diag::ID, #ID " " #REPAIR, TEXT},
#define REPAIRED(ID, REPAIR, TEXT) {clang::diag::ID, #ID " " #REPAIR, TEXT},
#include "ampcc/Messages/ClangDiagnostics.def"
  };
  for (const Row &R : Rows)
    EXPECT_TRUE(textOf(R.ID).contains(R.Text))
        << R.Name << ": Clang's text is now: " << textOf(R.ID).str();
}

struct Silent {
  clang::IgnoringDiagConsumer Client;
  FreshEngine Engine{&Client};
};

/// A repair of an extension is made where Clang goes on, one of an error where it does not.
TEST(ClangDiagnostics, RepairsAreOfTheirKind) {
  const unsigned Extensions[] = {
#define EXTENSION(ID, REPAIR, TEXT) clang::diag::ID,
#include "ampcc/Messages/ClangDiagnostics.def"
  };
  const unsigned Errors[] = {
#define REPAIRED(ID, REPAIR, TEXT) clang::diag::ID,
#include "ampcc/Messages/ClangDiagnostics.def"
  };
  Silent Diags;
  for (unsigned ID : Extensions)
    EXPECT_TRUE(isWarningOrExtension(Diags.Engine, ID)) << textOf(ID).str();
  for (unsigned ID : Errors)
    EXPECT_FALSE(isWarningOrExtension(Diags.Engine, ID)) << textOf(ID).str();
}

/// A row for a message that Clang no longer has, or that is no error, would be useless.
TEST(ClangDiagnostics, KeptMessagesAreErrors) {
  const unsigned Kept[] = {
#define KEPT(ID, KIND) clang::diag::ID,
#include "ampcc/Messages/ClangDiagnostics.def"
  };
  Silent Diags;
  for (unsigned ID : Kept)
    EXPECT_FALSE(isWarningOrExtension(Diags.Engine, ID)) << textOf(ID).str();
}

TEST(ClangDiagnostics, TheGroupOfVisualCppIsKnown) {
  llvm::SmallVector<clang::diag::kind, 0> Messages;
  EXPECT_FALSE(clang::DiagnosticIDs().getDiagnosticsInGroup(clang::diag::Flavor::WarningOrError,
                                                            VisualCppGroup, Messages));
  EXPECT_FALSE(Messages.empty());
}

} // namespace
