//===- StdAfx.h - the other spelling of stdafx.h --------------------------===//
#include "stdafx.h"
