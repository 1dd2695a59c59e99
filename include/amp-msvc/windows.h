//===- windows.h - the other spelling of Windows.h ------------------------===//
//
// File names differ by case here; sources written for Windows use either.
//
//===----------------------------------------------------------------------===//
#include "Windows.h"
