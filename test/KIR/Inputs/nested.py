"""A function with an expression or statement that is nested 200,000 times: BEGIN... MIDDLE END..."""
import sys

begin, end, *more = sys.argv[1:]
if more:
    print("void f(int a) { a = " + begin + more[0] * 200000 + end + "; }")
else:
    print("void f(int a) { a = " + begin * 200000 + "1" + end * 200000 + "; }")
