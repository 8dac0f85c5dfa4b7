import { formatRupees } from '#contract/terms/money.ts'
import { payBooking, placeBooking } from '#contract/v1/bookings.ts'
import type { Hold } from '#contract/v1/holds.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Go } from '#site/shop/book/to-gateway.tsx'
import {
  type CheckoutProblems,
  type CheckoutValues,
  KEY_FIELD,
  placeBodyOf,
  problemsOf,
  readValues,
} from './checkout-form.ts'
import { peopleNeeded } from './people-needed.ts'

export type Placed =
  | { kind: 'go'; to: { go: Go; amount: string } }
  /** Booked, but the gateway cannot be reached: the booking's own page goes on from there. */
  | { kind: 'booked'; ref: string; trouble?: string }
  | { kind: 'wrong'; status: number; values: CheckoutValues; problems: CheckoutProblems }

/** On the server: gives the hold its travellers and a reference, and opens the order that the browser pays. */
export async function placeAndPay({ api }: Pick<SiteHost, 'api'>, hold: Hold, form: FormData): Promise<Placed> {
  const values = readValues(form)
  const people = peopleNeeded(hold.lines, hold.namesDate !== undefined)
  const idempotencyKey = values[KEY_FIELD]?.[0] ?? ''
  const placed = await api.call(placeBooking, { body: placeBodyOf(hold.id, values, people), idempotencyKey })
  if (!placed.ok) {
    // Sent a second time while the first was on its way to the payment.
    if (placed.error.code === 'paying' && hold.ref !== undefined) return { kind: 'booked', ref: hold.ref }
    return { kind: 'wrong', status: placed.error.status, values, problems: problemsOf(placed.error, values, people) }
  }
  const { ref } = placed.value.booking
  const opened = await api.call(payBooking, { query: { ref }, body: {} })
  if (!opened.ok) return { kind: 'booked', ref, trouble: opened.error.code }
  const { go, amount } = opened.value.payment
  return { kind: 'go', to: { go, amount: formatRupees(amount) } }
}
