# host-compiles.sh "VERSIONS" "COMPILER,COMPILER OPTIONS" FILE
read -r compilers options <<<"$2"
for compiler in ${compilers//,/ }; do
  for version in $1; do
    $compiler -std=c++$version -fsyntax-only -Wall -Wextra -Werror $options "$3" || exit 1
  done
done
