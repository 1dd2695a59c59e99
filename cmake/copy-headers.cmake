# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# cmake -DLIST=headers.txt -DFROM=include -DTO=include/ampcc.d -P copy-headers.cmake: copies the listed headers. A copy that is
# equal already keeps its date, so that nothing is compiled again.
cmake_minimum_required(VERSION 3.25)

file(STRINGS "${LIST}" HEADERS)
foreach(HEADER IN LISTS HEADERS)
  # Remove a link of an earlier build, because a copy would overwrite its target.
  if(IS_SYMLINK "${TO}/${HEADER}")
    file(REMOVE "${TO}/${HEADER}")
  endif()
  cmake_path(GET HEADER PARENT_PATH FOLDER)
  file(MAKE_DIRECTORY "${TO}/${FOLDER}")
  file(COPY_FILE "${FROM}/${HEADER}" "${TO}/${HEADER}" ONLY_IF_DIFFERENT)
endforeach()
