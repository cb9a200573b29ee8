#!/bin/sh
# Reviews and signs the sample payment of this folder: sh examples/vault-2of3/sign.sh
#
# The seed is copied first, because the command refuses seed files that other users can read, and git
# does not record that nobody can. Everything is written to a private folder that is removed again.
set -eu
umask 077

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

cp "$here/seed.txt" "$work/seed.txt"
cargo run --locked --release --manifest-path "$here/../../Cargo.toml" -p purek1-cli -- \
    psbt sign --yes \
    --wallet "$here/wallet.json" \
    --psbt "$here/unsigned.psbt" \
    --seed-file "$work/seed.txt" \
    --out "$work/signed.psbt"

echo
echo "The PSBT with one of the two signatures that each input needs:"
cat "$work/signed.psbt"
