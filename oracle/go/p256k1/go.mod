module purek1.test/p256k1

go 1.21

require p256k1.mleku.dev v1.0.2
