// std::exception has a text where it is the type of a variable, too.
// RUN: %ampcc --amp-msvc %s -o %t && %t
#include <amp.h>
#include <exception>
#include <string.h>

int main() {
  std::exception plain("one"), counted("two", 1);
  using std::exception;
  exception *made = new exception("three");
  try {
    throw plain;
  } catch (const std::exception &caught) {
    if (strcmp(caught.what(), "one"))
      return 1;
  }
  return strcmp(counted.what(), "two") || strcmp(made->what(), "three");
}
