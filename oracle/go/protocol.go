// Offers an implementation to the comparison, as a process that answers a line of JSON with a line of JSON:
//
//	{"hello":true}                                 {"modules":{"<path>":"<version>",…},"ops":["<name>",…]}
//	{"set":0,"inputs":{"<list>":[…],…}}            {"ok":true}
//	{"set":0,"op":"<name>","first":0,"calls":100}  {"ns":<time of all calls>}
//	{"set":0,"op":"<name>","output":3}             {"hex":"<result>"}
//
// A set of inputs is prepared once, before anything is timed. Where a request fails, the answer is {"error":"<reason>"}.
//
// This file is part of each program. The other one, peer.go, has the implementation: the type input, prepare, operations, parseKey and
// serializeKey.
package main

import (
	"bufio"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
	"sort"
	"time"
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

type request struct {
	Hello  bool   `json:"hello"`
	Set    int    `json:"set"`
	Inputs *lists `json:"inputs"`
	Op     string `json:"op"`
	First  int    `json:"first"`
	Calls  int    `json:"calls"`
	Output *int   `json:"output"`
}

func verdict(accepted bool) []byte {
	if accepted {
		return []byte{1}
	}
	return []byte{0}
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

func prepareAll(from *lists) (set []input, err error) {
	var p parser
	for i := range from.Messages {
		set = append(set, prepare(&p, from, i))
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
	keptKey   key
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
		return serializeKey(key)
	}
	return nil
}

func answer(sets map[int][]input, r *request) (map[string]any, error) {
	if r.Hello {
		return hello(), nil
	}
	if r.Inputs != nil {
		set, err := prepareAll(r.Inputs)
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
