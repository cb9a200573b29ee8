module purek1.test/btcec

go 1.19

require (
	github.com/btcsuite/btcd/btcec/v2 v2.3.4
	github.com/decred/dcrd/dcrec/secp256k1/v4 v4.3.0 // indirect
)
