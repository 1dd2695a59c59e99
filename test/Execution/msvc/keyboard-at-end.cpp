// Loops over the keyboard end where standard input has no keys.
// RUN: %ampcc --amp-msvc -Wall -Werror %s -o %t && timeout 60 %t < /dev/null
#include <amp.h>
#include <conio.h>

int main() {
  for (int i = 0; i < 2; ++i) {
    while (!_kbhit())
      ;
    while (_kbhit())
      _getch();
  }
}
