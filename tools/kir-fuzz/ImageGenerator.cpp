//===- ImageGenerator.cpp - random code that samples images of textures ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel samples an image if the launch has it, and computes the same value otherwise, so that
// passes may remove an image. The texels are computed from the offset of the binding
// (MeaningOptions::Images).
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace ampcc::fuzz;

static std::string str(unsigned N) { return std::to_string(N); }

/// Returns `if (HAS_IMAGE) SAMPLE_IMAGE else compute`; with Half 1 the coordinate is halfway to the
/// next column. As in the library, the image is sampled into a variable before the call.
static std::string sampling(const std::string &Image, const std::string &At, const std::string &X,
                            const std::string &Y, const std::string &Half,
                            const std::string &Into) {
  const std::string Sampled = "s" + X, C = "c" + X;
  return "float[4] " + Sampled + "; if (@HAS_IMAGE<bool>(" + Image + ")) { @SAMPLE_IMAGE<void>(" +
         Image + ", (<float>(" + X + " * 2 + 1 + " + Half + ")) / 16.0f, (<float>" + Y +
         " + 0.5f) / 4.0f, addr<float*>(" + Sampled + ")); } else { for (int " + C + " = 0; " + C +
         " < 4; ++" + C + ") { " + Sampled + "[" + C + "] = <float>(" + At + " + " + X + " + 8 * " +
         Y + ") + <float>(" + C + " + " + Half + ") * 0.5f; } } for (int " + C + "s = 0; " + C +
         "s < 4; ++" + C + "s) { " + Into + "[" + C + "s] = " + Sampled + "[" + C + "s]; }";
}

void Generator::imageFunctions() {
  if (!(HasImages = R.percent(15)))
    return;
  const std::string Body = sampling("image", "at", "x", "y", "half", "into");
  const std::string Params = "(int image, int at, int x, int y, int half, float* into) {";
  emit("inline void texel" + Params + Body + " }");
  emit("noinline void far_texel" + Params + Body + " }");
}

void Generator::imageStatement() {
  if (Images.empty() || Uniform)
    return assignment();
  const ImageInfo A = R.pick(Images), B = R.pick(Images);
  const std::string Channels = fresh("c"), X = fresh("x"), Y = fresh("y");
  emit("final int " + X + " = " + reduced(expr(Ty::I32, 1), {0, 3}).Text + " & 3;");
  emit("final int " + Y + " = " + reduced(expr(Ty::I32, 1), {0, 3}).Text + " & 3;");
  emit("float[4] " + Channels + ";");
  const std::string Into = "addr<float*>(" + Channels + ")", Half = str(R.below(2));
  std::string Image = A.Name, At = str(A.Offset);
  if (R.percent(30)) { // a choice between two images, which OpenCL does not allow
    const std::string Which = fresh("b");
    emit("final bool " + Which + " = " + condition(1).Text + ";");
    Image = "(" + Which + " ? " + Image + " : " + B.Name + ")";
    At = "(" + Which + " ? " + At + " : " + str(B.Offset) + ")";
  } else if (R.percent(30)) {
    const std::string Number = fresh("m");
    emit("temp int " + Number + " = " + Image + ";");
    Image = Number;
  }
  switch (R.below(4)) {
  case 0:
    emit(sampling(Image, At, X, Y, Half, Channels));
    break;
  case 1:
    emit("far_texel(" + Image + ", " + At + ", " + X + ", " + Y + ", " + Half + ", " + Into + ");");
    break;
  default:
    emit("texel(" + Image + ", " + At + ", " + X + ", " + Y + ", " + Half + ", " + Into + ");");
  }
  if (R.percent(70))
    addToOwn(Channels + "[" + str(R.below(4)) + "] * 2.0f");
  Memory M;
  M.Base = Channels;
  M.T = Ty::F32;
  M.K = Memory::Kind::Local;
  M.Count = 4;
  Memories.push_back(M);
  for (unsigned I = 0; I < 4; ++I)
    Scalars.push_back({Channels + "[" + str(I) + "]", Ty::F32, {}, true, false, true});
}
