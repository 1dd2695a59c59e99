//===- pch.h - the newer name of stdafx.h ---------------------------------===//
#include "stdafx.h"
