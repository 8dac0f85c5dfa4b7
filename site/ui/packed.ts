/**
 * A value as one text where the framework carries it. There every value inside an object has a number, and such numbers
 * hardly squeeze: a list of cards weighs a third less as text. A whole page carries JSON already (write-handoff.ts), and the
 * value as it is. `unpack` is the only reader.
 */
export type Packed<Value> = (string & { readonly packed?: Value }) | { readonly plain: Value }

export function pack<Value>(value: Value, { isDocument }: { isDocument: boolean }): Packed<Value> {
  return isDocument ? { plain: value } : JSON.stringify(value)
}

export function unpack<Value>(packed: Packed<Value>): Value {
  // Only `pack` makes these.
  return typeof packed === 'string' ? (JSON.parse(packed) as Value) : packed.plain
}
