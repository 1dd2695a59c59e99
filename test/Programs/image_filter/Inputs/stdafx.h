// stdafx.h : include file for standard system include files,
// or project specific include files that are used frequently, but
// are changed infrequently
//

#pragma once

#include "targetver.h"

#define WIN32_LEAN_AND_MEAN
#define _CRT_SECURE_NO_WARNINGS
#define NOMINMAX
#include <Windows.h>
#include <stdio.h>
#include <tchar.h>
#include <assert.h>
#include <amp.h>
#include <amp_graphics.h>
#include <amp_math.h>
#include <ppl.h>
#include <vector>
#include <string>
#include <memory>
#include <iostream>
#include <iomanip>

#pragma warning(disable : 4996)
#pragma warning(disable : 4244 4267)
#pragma comment(lib, "d3d11.lib")
