#pragma once
#include <amp.h>
#include <tchar.h>
#include <windows.h>
