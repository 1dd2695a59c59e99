# Where a finished ampcc finds its parts, the same in the build tree and in an installation:
#
#   <prefix>/bin/ampcc
#   <prefix>/lib/libampcc_rt.a
#   <prefix>/include/ampcc.d/amp        amp.h and its parts
#   <prefix>/include/ampcc.d/ampcc_rt   the contract between emitted code and runtime
#   <prefix>/include/ampcc.d/amp-msvc   headers of --amp-msvc, on no other mode's path
#
# The headers have a folder of their own because the driver puts it on the include path as a system
# folder: a prefix's whole include/ there would change the order of the host compiler's own folders.

include(GNUInstallDirs)

set(AMPCC_RESOURCE_DIR ${CMAKE_BINARY_DIR}/include/ampcc.d)
file(MAKE_DIRECTORY ${AMPCC_RESOURCE_DIR})
foreach(PART amp ampcc_rt amp-msvc)
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/include/${PART} ${AMPCC_RESOURCE_DIR}/${PART} SYMBOLIC)
  install(DIRECTORY include/${PART} DESTINATION include/ampcc.d)
endforeach()

if(TARGET ampcc_rt)
  install(TARGETS ampcc_rt ARCHIVE DESTINATION lib)
endif()
