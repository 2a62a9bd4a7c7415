#!/bin/sh
set -eu
node /srv/deploy/plugin/configure.mjs /tmp/certificates
# nginx opens its log by name. Some container runtimes let only root open /dev/stdout, so it writes to a pipe.
rm -f /tmp/access.log
mkfifo /tmp/access.log
cat /tmp/access.log &
exec nginx -c /etc/nginx/certificates.conf -e stderr
