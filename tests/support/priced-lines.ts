import type { ApiRefusal } from '#server/http/refusal.ts'
import type { ProductLine } from '#server/products/priced-line.ts'

/** A clock in India. */
export const at = (clock: string) => new Date(`${clock}+05:30`)

type Priced = { ok: true; value: ProductLine } | { ok: false; error: ApiRefusal }

export function lineOf(priced: Priced): ProductLine {
  if (!priced.ok) throw new Error(JSON.stringify(priced.error))
  return priced.value
}

/** Its status, and the field at fault or else the code. */
export function refusal(priced: Priced): unknown[] {
  if (priced.ok) throw new Error('It was not refused')
  return [priced.error.status, priced.error.errors?.[0]?.field ?? priced.error.code]
}
