// Code that is usual there gets no warning.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && %t
#pragma once
#include <amp.h>
#include <windows.h>

typedef struct {
  int size;
  int twice() { return 2 * size; }
} measure;

int main() {
  LPSTR text = "text";
  DWORD number = NULL;
  measure m = {3};
  return text[0] == 't' && number == NULL && m.twice() == 6 ? 0 : 1;
}
