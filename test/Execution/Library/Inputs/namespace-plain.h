// A library of its own that is called like the namespace of C++ AMP.
namespace Concurrency {
namespace plain {
int answer();
}
} // namespace Concurrency
