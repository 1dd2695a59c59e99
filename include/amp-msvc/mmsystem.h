//===- mmsystem.h - the multimedia timer, a part of windows.h -------------===//
#include "windows.h"
