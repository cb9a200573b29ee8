// p256k1. It has neither recovery nor tweaks of public keys.
package main

import "p256k1.mleku.dev"

type key = *p256k1.PublicKey

// One input of every list: the bytes, and what of them is parsed before the clock starts.
type input struct {
	secret, publicKey, xOnlyKey, encodedKey, message, auxRand, schnorr []byte
	ecdsa                                                              p256k1.ECDSASignatureCompact
	ecdsaParsed                                                        p256k1.ECDSASignature
	pair                                                               *p256k1.KeyPair
	public, other                                                      p256k1.PublicKey
	xOnly                                                              *p256k1.XOnlyPubkey
}

// An operation gives bytes: none for a refusal, 1 or 0 for a verdict.
var operations = map[string]func(*input) []byte{
	"pubkey_create": func(in *input) []byte {
		var key p256k1.PublicKey
		if p256k1.ECPubkeyCreate(&key, in.secret) != nil {
			return nil
		}
		bytes := make([]byte, 33)
		p256k1.ECPubkeySerialize(bytes, &key, p256k1.ECCompressed)
		return bytes
	},
	"ecdsa_sign": func(in *input) []byte {
		var signature p256k1.ECDSASignatureCompact
		if p256k1.ECDSASignCompact(&signature, in.message, in.secret) != nil {
			return nil
		}
		return signature[:]
	},
	"ecdsa_verify": func(in *input) []byte {
		return verdict(p256k1.ECDSAVerify(&in.ecdsaParsed, in.message, &in.public))
	},
	"ecdsa_verify_bytes": func(in *input) []byte {
		var key p256k1.PublicKey
		parsed := p256k1.ECPubkeyParse(&key, in.publicKey) == nil
		return verdict(parsed && p256k1.ECDSAVerifyCompact(&in.ecdsa, in.message, &key))
	},
	"schnorr_sign": func(in *input) []byte {
		signature := make([]byte, 64)
		if p256k1.SchnorrSign(signature, in.message, in.pair, in.auxRand) != nil {
			return nil
		}
		return signature
	},
	"schnorr_verify": func(in *input) []byte {
		return verdict(p256k1.SchnorrVerify(in.schnorr, in.message, in.xOnly))
	},
	"schnorr_verify_bytes": func(in *input) []byte {
		key, err := p256k1.XOnlyPubkeyParse(in.xOnlyKey)
		return verdict(err == nil && p256k1.SchnorrVerify(in.schnorr, in.message, key))
	},
	"ecdh": func(in *input) []byte {
		secret := make([]byte, 32)
		if p256k1.ECDH(secret, &in.other, in.secret, nil) != nil {
			return nil
		}
		return secret
	},
}

func parseKey(in *input) key {
	var key p256k1.PublicKey
	if p256k1.ECPubkeyParse(&key, in.encodedKey) != nil {
		return nil
	}
	return &key
}

func serializeKey(key key) []byte {
	bytes := make([]byte, 65)
	p256k1.ECPubkeySerialize(bytes, key, p256k1.ECUncompressed)
	return bytes
}

func prepare(p *parser, from *lists, i int) (in input) {
	var err error
	in.secret = p.bytes(from.SecretKeys[i])
	in.publicKey = p.bytes(from.PublicKeys[i])
	in.xOnlyKey = p.bytes(from.XOnlyKeys[i])
	in.encodedKey = p.bytes(from.EncodedKeys[i])
	in.message = p.bytes(from.Messages[i])
	in.auxRand = p.bytes(from.AuxRand[i])
	in.schnorr = p.bytes(from.Schnorr[i])
	copy(in.ecdsa[:], p.bytes(from.Ecdsa[i]))
	p.note(in.ecdsaParsed.FromCompact(&in.ecdsa))
	in.pair, err = p256k1.KeyPairCreate(in.secret)
	p.note(err)
	p.note(p256k1.ECPubkeyParse(&in.public, in.publicKey))
	p.note(p256k1.ECPubkeyParse(&in.other, p.bytes(from.OtherKeys[i])))
	in.xOnly, err = p256k1.XOnlyPubkeyParse(in.xOnlyKey)
	p.note(err)
	return in
}
