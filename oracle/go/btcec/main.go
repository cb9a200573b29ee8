// Offers btcec to the comparison, as a process that answers a line of JSON with a line of JSON:
//
//	{"hello":true}                                 {"modules":{"<path>":"<version>",…},"ops":["<name>",…]}
//	{"set":0,"inputs":{"<list>":[…],…}}            {"ok":true}
//	{"set":0,"op":"<name>","first":0,"calls":100}  {"ns":<time of all calls>}
//	{"set":0,"op":"<name>","output":3}             {"hex":"<result>"}
//
// A set of inputs is prepared once, before anything is timed. Where a request fails, the answer is {"error":"<reason>"}.
package main

import (
	"bufio"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
	"sort"
	"time"

	"github.com/btcsuite/btcd/btcec/v2"
	"github.com/btcsuite/btcd/btcec/v2/ecdsa"
	"github.com/btcsuite/btcd/btcec/v2/schnorr"
)

// Inputs as they come: bytes in hexadecimal.
type lists struct {
	SecretKeys  []string `json:"secret_keys"`
	PublicKeys  []string `json:"public_keys"`
	XOnlyKeys   []string `json:"x_only_keys"`
	EncodedKeys []string `json:"encoded_keys"`
	OtherKeys   []string `json:"other_keys"`
	Messages    []string `json:"messages"`
	AuxRand     []string `json:"aux_rand"`
	Tweaks      []string `json:"tweaks"`
	Ecdsa       []string `json:"ecdsa"`
	RecoveryIDs []int    `json:"recovery_ids"`
	Schnorr     []string `json:"schnorr"`
}

// One input of every list: the bytes, and what of them is parsed before the clock starts.
type input struct {
	publicKey, xOnlyKey, encodedKey, message, tweak, ecdsa, recoverable, schnorr []byte
	auxRand                                                                      [32]byte
	secret                                                                       *btcec.PrivateKey
	public, xOnly, other                                                         *btcec.PublicKey
	ecdsaParsed                                                                  *ecdsa.Signature
	schnorrParsed                                                                *schnorr.Signature
}

type request struct {
	Hello  bool   `json:"hello"`
	Set    int    `json:"set"`
	Inputs *lists `json:"inputs"`
	Op     string `json:"op"`
	First  int    `json:"first"`
	Calls  int    `json:"calls"`
	Output *int   `json:"output"`
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

func verdict(accepted bool) []byte {
	if accepted {
		return []byte{1}
	}
	return []byte{0}
}

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

// What parses first, keeps the first error.
type parser struct{ err error }

func (p *parser) bytes(text string) []byte {
	bytes, err := hex.DecodeString(text)
	p.note(err)
	return bytes
}

func (p *parser) note(err error) {
	if p.err == nil {
		p.err = err
	}
}

func prepare(from *lists) (set []input, err error) {
	var p parser
	for i := range from.Messages {
		var in input
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
		set = append(set, in)
	}
	return set, p.err
}

func hello() map[string]any {
	modules := map[string]string{}
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, module := range info.Deps {
			modules[module.Path] = module.Version
		}
	}
	names := []string{"pubkey_parse"}
	for name := range operations {
		names = append(names, name)
	}
	sort.Strings(names)
	return map[string]any{"modules": modules, "ops": names}
}

// Where results go, so that no call is optimised away.
var (
	keptBytes []byte
	keptKey   *btcec.PublicKey
)

func measure(set []input, r *request) time.Duration {
	i := r.First % len(set)
	next := func() *input {
		in := &set[i]
		i++
		if i == len(set) {
			i = 0
		}
		return in
	}
	if r.Op == "pubkey_parse" {
		start := time.Now()
		for n := 0; n < r.Calls; n++ {
			keptKey = parseKey(next())
		}
		return time.Since(start)
	}
	run := operations[r.Op]
	start := time.Now()
	for n := 0; n < r.Calls; n++ {
		keptBytes = run(next())
	}
	return time.Since(start)
}

func output(set []input, r *request) []byte {
	in := &set[*r.Output%len(set)]
	if r.Op != "pubkey_parse" {
		return operations[r.Op](in)
	}
	if key := parseKey(in); key != nil {
		return key.SerializeUncompressed()
	}
	return nil
}

func answer(sets map[int][]input, r *request) (map[string]any, error) {
	if r.Hello {
		return hello(), nil
	}
	if r.Inputs != nil {
		set, err := prepare(r.Inputs)
		if err != nil {
			return nil, err
		}
		sets[r.Set] = set
		return map[string]any{"ok": true}, nil
	}
	set := sets[r.Set]
	if len(set) == 0 {
		return nil, fmt.Errorf("there is no set of inputs %d", r.Set)
	}
	if _, known := operations[r.Op]; !known && r.Op != "pubkey_parse" {
		return nil, fmt.Errorf("there is no operation %q", r.Op)
	}
	if r.Output != nil {
		return map[string]any{"hex": hex.EncodeToString(output(set, r))}, nil
	}
	return map[string]any{"ns": measure(set, r).Nanoseconds()}, nil
}

func main() {
	sets := map[int][]input{}
	lines := bufio.NewReader(os.Stdin)
	answers := json.NewEncoder(os.Stdout)
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		var r request
		var reply map[string]any
		if err = json.Unmarshal(line, &r); err == nil {
			reply, err = answer(sets, &r)
		}
		if err != nil {
			reply = map[string]any{"error": err.Error()}
		}
		if answers.Encode(reply) != nil {
			return
		}
	}
}
