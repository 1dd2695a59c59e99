# The public headers stand beside the compiler, in the build tree as in an installation:
# <prefix>/bin/ampcc finds <prefix>/include/ampcc.d and <prefix>/lib/libampcc_rt.a.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/include/amp ${CMAKE_BINARY_DIR}/include/amp SYMBOLIC)
file(CREATE_LINK ${CMAKE_SOURCE_DIR}/include/ampcc_rt ${CMAKE_BINARY_DIR}/include/ampcc_rt SYMBOLIC)
