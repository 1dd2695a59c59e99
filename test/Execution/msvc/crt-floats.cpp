// Classes of floating-point numbers, and the functions that control them.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <float.h>
#include <string.h>

int main() {
  double zero = 0;
  if (_fpclass(-zero) != _FPCLASS_NZ || _fpclass(1 / zero) != _FPCLASS_PINF || _fpclass(zero / zero) != _FPCLASS_QNAN)
    return 1;
  if (_fpclass(-1) != _FPCLASS_NN || _fpclassf(1e-40f) != _FPCLASS_PD || _fpclassf(-1e-40f) != _FPCLASS_ND)
    return 2;
  if (_chgsign(2) != -2 || _copysignf(2, -1) != -2 || !_isnanf(float(zero / zero)) || !_finitef(1))
    return 3;
  char text[20];
  if (_gcvt_s(text, 2.5, 5) || strcmp(text, "2.5"))
    return 4;
  unsigned before = 0;
  _controlfp_s(&before, _RC_CHOP | _PC_24, _MCW_RC | _MCW_PC);
  _control87(_EM_INVALID, MCW_EM);
  _fpreset();
  return _clearfp() & _SW_ZERODIVIDE;
}
