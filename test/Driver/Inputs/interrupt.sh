# interrupt.sh FOLDER COMMAND...: runs the command until it has made FOLDER/started, then ends it with
# SIGTERM. Succeeds when it did end.
folder=$1
shift
TMPDIR=$folder/tmp "$@" &
pid=$!
for _ in $(seq 200); do
  [ -e "$folder/started" ] && break
  sleep 0.1
done
[ -n "$(ls "$folder/tmp")" ] || exit 2
kill -TERM $pid
wait $pid
[ $? -gt 128 ]
