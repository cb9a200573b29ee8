// btcec.
package main

import (
	"crypto/sha256"
	"fmt"

	"github.com/btcsuite/btcd/btcec/v2"
	"github.com/btcsuite/btcd/btcec/v2/ecdsa"
	"github.com/btcsuite/btcd/btcec/v2/schnorr"
)

type key = *btcec.PublicKey

// One input of every list: the bytes, and what of them is parsed before the clock starts.
type input struct {
	publicKey, xOnlyKey, encodedKey, message, tweak, ecdsa, recoverable, schnorr []byte
	auxRand                                                                      [32]byte
	secret                                                                       *btcec.PrivateKey
	public, xOnly, other                                                         *btcec.PublicKey
	ecdsaParsed                                                                  *ecdsa.Signature
	schnorrParsed                                                                *schnorr.Signature
}

// An operation gives bytes: none for a refusal, 1 or 0 for a verdict.
var operations = map[string]func(*input) []byte{
	"pubkey_create": func(in *input) []byte {
		return in.secret.PubKey().SerializeCompressed()
	},
	"ecdsa_sign": func(in *input) []byte {
		return compact(ecdsa.Sign(in.secret, in.message).Serialize())
	},
	"ecdsa_verify": func(in *input) []byte {
		return verdict(in.ecdsaParsed.Verify(in.message, in.public))
	},
	"ecdsa_verify_bytes": func(in *input) []byte {
		signature, err := parseEcdsa(in.ecdsa)
		if err != nil {
			return verdict(false)
		}
		key, err := btcec.ParsePubKey(in.publicKey)
		return verdict(err == nil && signature.Verify(in.message, key))
	},
	"ecdsa_recover": func(in *input) []byte {
		key, _, err := ecdsa.RecoverCompact(in.recoverable, in.message)
		if err != nil {
			return nil
		}
		return key.SerializeCompressed()
	},
	"schnorr_sign": func(in *input) []byte {
		// Without the verification of what was signed, which the others do not do either.
		signature, err := schnorr.Sign(in.secret, in.message, schnorr.CustomNonce(in.auxRand), schnorr.FastSign())
		if err != nil {
			return nil
		}
		return signature.Serialize()
	},
	"schnorr_verify": func(in *input) []byte {
		return verdict(in.schnorrParsed.Verify(in.message, in.xOnly))
	},
	"schnorr_verify_bytes": func(in *input) []byte {
		signature, err := schnorr.ParseSignature(in.schnorr)
		if err != nil {
			return verdict(false)
		}
		key, err := schnorr.ParsePubKey(in.xOnlyKey)
		return verdict(err == nil && signature.Verify(in.message, key))
	},
	"ecdh": func(in *input) []byte {
		var point, product btcec.JacobianPoint
		in.other.AsJacobian(&point)
		btcec.ScalarMultNonConst(&in.secret.Key, &point, &product)
		hash := sha256.Sum256(serialize(&product))
		return hash[:]
	},
	"pubkey_tweak_add": func(in *input) []byte { return tweakAdd(in.public, in.tweak) },
	"xonly_tweak_add":  func(in *input) []byte { return tweakAdd(in.xOnly, in.tweak) },
}

// Parsing is timed without the encoding that only comparison wants.
func parseKey(in *input) *btcec.PublicKey {
	key, err := btcec.ParsePubKey(in.encodedKey)
	if err != nil {
		return nil
	}
	return key
}

func serializeKey(key key) []byte { return key.SerializeUncompressed() }

func serialize(point *btcec.JacobianPoint) []byte {
	point.ToAffine()
	return btcec.NewPublicKey(&point.X, &point.Y).SerializeCompressed()
}

// P + t·G.
func tweakAdd(key *btcec.PublicKey, tweak []byte) []byte {
	var scalar btcec.ModNScalar
	if scalar.SetByteSlice(tweak) {
		return nil
	}
	var point, product, sum btcec.JacobianPoint
	key.AsJacobian(&point)
	btcec.ScalarBaseMultNonConst(&scalar, &product)
	btcec.AddNonConst(&point, &product, &sum)
	if sum.Z.IsZero() {
		return nil
	}
	return serialize(&sum)
}

// r and s of a signature in DER, 32 bytes each: 30 length 02 length r 02 length s.
func compact(der []byte) []byte {
	signature := make([]byte, 64)
	rest := der[2:]
	for half := 0; half < 64; half += 32 {
		number := rest[2 : 2+int(rest[1])]
		rest = rest[2+int(rest[1]):]
		if len(number) == 33 {
			number = number[1:]
		}
		copy(signature[half+32-len(number):half+32], number)
	}
	return signature
}

func parseEcdsa(bytes []byte) (*ecdsa.Signature, error) {
	var r, s btcec.ModNScalar
	if r.SetByteSlice(bytes[:32]) || s.SetByteSlice(bytes[32:]) || r.IsZero() || s.IsZero() {
		return nil, fmt.Errorf("r or s is not in 1 to n - 1")
	}
	return ecdsa.NewSignature(&r, &s), nil
}

func prepare(p *parser, from *lists, i int) (in input) {
	var err error
	in.publicKey = p.bytes(from.PublicKeys[i])
	in.xOnlyKey = p.bytes(from.XOnlyKeys[i])
	in.encodedKey = p.bytes(from.EncodedKeys[i])
	in.message = p.bytes(from.Messages[i])
	in.tweak = p.bytes(from.Tweaks[i])
	in.ecdsa = p.bytes(from.Ecdsa[i])
	in.schnorr = p.bytes(from.Schnorr[i])
	copy(in.auxRand[:], p.bytes(from.AuxRand[i]))
	// 27 + 4 stands for a compressed key.
	in.recoverable = append([]byte{27 + 4 + byte(from.RecoveryIDs[i])}, in.ecdsa...)
	in.secret, _ = btcec.PrivKeyFromBytes(p.bytes(from.SecretKeys[i]))
	in.public, err = btcec.ParsePubKey(in.publicKey)
	p.note(err)
	in.other, err = btcec.ParsePubKey(p.bytes(from.OtherKeys[i]))
	p.note(err)
	in.xOnly, err = schnorr.ParsePubKey(in.xOnlyKey)
	p.note(err)
	in.ecdsaParsed, err = parseEcdsa(in.ecdsa)
	p.note(err)
	in.schnorrParsed, err = schnorr.ParseSignature(in.schnorr)
	p.note(err)
	return in
}
