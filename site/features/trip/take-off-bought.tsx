import { useEffect } from 'react'
import { takeOffBought } from './trip-items.ts'

/** With the page of a booking: what it bought is on My trip no more. `bought`: the keys of its lines. */
export function TakeOffBought({ reference, bought }: { reference: string; bought: readonly string[] }) {
  useEffect(() => takeOffBought(reference, bought), [reference, bought])
  return null
}
