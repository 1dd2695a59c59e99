// No C++ AMP here.
int plain(int value) { return value + 1; }
