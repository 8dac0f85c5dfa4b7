/**
 * A value as one text. In the data of a page the framework gives every value inside an object a number, and such numbers
 * hardly squeeze: a list of cards weighs a third less as text. `unpack` is the only reader.
 */
export type Packed<Value> = string & { readonly packed?: Value }

export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value)
}

export function unpack<Value>(text: Packed<Value>): Value {
  // Only `pack` makes these.
  return JSON.parse(text) as Value
}
