import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallOptions, CallResponse } from './call.ts'
import type { PayingSite } from './site.ts'
import type { FreeSeat } from './stock.ts'

/** What the traveller was told is done; each must be found in the books afterwards. */
export type Journey = {
  holdId?: string
  reference?: string
  orderId?: string
  /** At the gateway, the money leaves the traveller. */
  paidAt?: number
  /** Seen as confirmed by the traveller. */
  viewed?: boolean
  trouble?: string
}

export type TravelParts = Pick<PayingSite, 'call' | 'gateway'> & {
  /** Where a line that breaks, or a server that is away, is tried again until then; without it nothing is. */
  retryUntil?: number
  /** Waits until a booking may be confirmed; false when it is not in time. */
  untilConfirmed: (reference: string) => Promise<boolean>
  nextSeat: () => FreeSeat
}

const RETRY_WAIT_MS = 200
const LEAD = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult18: true }
const TRAVELLERS = [{ name: 'Asha Rao', age: 34, sex: 'F', nationality: 'IN' }]

type Outcome = 'authorized' | 'captured' | 'failed'

/**
 * Hold, book, pay, confirmed, viewed: one seat, by a browser of its own. What went wrong is said in it, never thrown.
 * `outcomes`: what becomes of each try to pay.
 */
export async function travel(
  parts: TravelParts,
  journey: Journey = {},
  outcomes: readonly Outcome[] = ['authorized'],
): Promise<Journey> {
  try {
    const { holdId, cookie } = await hold(parts, journey)
    const placed = { holdId, lead: LEAD, travellers: TRAVELLERS, plan: 'full', notice: 'terms-1' }
    const booked = await ask(parts, 'POST', '/bookings', { body: placed, cookie, key: randomUUID() }, 201)
    const { ref } = booked.body.booking as { ref: string }
    journey.reference = ref
    const opened = await ask(parts, 'POST', `/bookings/${ref}/pay`, { body: {}, cookie }, 200)
    const { go } = opened.body.payment as { go: { fields: { order_id: string } } }
    journey.orderId = go.fields.order_id
    journey.paidAt = Date.now()
    for (const outcome of outcomes) {
      const paid = parts.gateway.books.pay({ orderId: journey.orderId, outcome })
      if ('refused' in paid) throw new Error(paid.refused)
    }
    if (!(await parts.untilConfirmed(ref))) throw new Error('not confirmed in time')
    const seen = await ask(parts, 'GET', `/bookings/${ref}`, { cookie }, 200)
    journey.viewed = (seen.body.booking as { state: string }).state === 'confirmed'
    if (!journey.viewed) throw new Error('not shown as confirmed')
  } catch (error) {
    journey.trouble = error instanceof Error ? error.message : String(error)
  }
  return journey
}

/** A hold whose answer was lost keeps its seat: its browser has no cookie of it, and takes another. */
async function hold(parts: TravelParts, journey: Journey): Promise<{ holdId: string; cookie: string | undefined }> {
  for (;;) {
    const { tripId, seat } = parts.nextSeat()
    const body = { lines: [{ kind: 'ferry', tripId, seats: [seat] }] }
    const answer = await ask(parts, 'POST', '/holds', { body }, 201, 409)
    if (answer.status === 409) continue
    journey.holdId = (answer.body.hold as { id: string }).id
    return { holdId: journey.holdId, cookie: answer.cookie }
  }
}

async function ask(
  { call, retryUntil = 0 }: TravelParts,
  method: string,
  path: string,
  options: CallOptions,
  ...wanted: number[]
): Promise<CallResponse> {
  for (;;) {
    const answer = await call(method, path, options).catch((error: unknown) => error)
    const isAnswer = typeof answer === 'object' && answer !== null && 'status' in answer
    if (isAnswer && wanted.includes((answer as CallResponse).status)) return answer as CallResponse
    const isPassing =
      !isAnswer || (answer as CallResponse).status >= 500 || (answer as CallResponse).body.code === 'in_progress'
    if (isPassing && Date.now() < retryUntil) {
      await wait(RETRY_WAIT_MS)
      continue
    }
    const code = isAnswer
      ? `${(answer as CallResponse).status} ${String((answer as CallResponse).body.code)}`
      : String(answer)
    throw new Error(`${method} ${path.replace(/PDK-[\w-]+/, ':ref')}: ${code}`)
  }
}
