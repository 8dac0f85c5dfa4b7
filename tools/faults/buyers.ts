import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from '#server/bookings/checks/invariants.ts'
import type { CallOptions, CallResponse } from '../bench/booking/call.ts'
import type { PayingSite } from '../bench/booking/site.ts'
import { dealer } from '../bench/booking/traffic.ts'

export type Buying = {
  /** What buyers were told is done, in the order in which they heard it. */
  told: Acknowledged[]
  /** Everything they were answered, how often. */
  statuses: Map<number, number>
  /** Of the answers above 499: whether each 503 said when to come again. */
  withoutRetryAfter: number
  /** What went wrong for good, in words. */
  troubles: string[]
  /** No one sets out any more; waits for those who are under way. */
  end: () => Promise<void>
}

type Ways = Pick<PayingSite, 'call' | 'gateway'>
type Buyer = { ways: Ways; buying: Buying; retryMs: number; isOver: () => boolean }

const LEAD = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210', adult18: true }
const TRAVELLERS = [{ name: 'Asha Rao', age: 34, sex: 'F', nationality: 'IN' }]
const RETRY_WAIT_MS = 150
/** Whoever is not confirmed by then goes on; their money is looked for at the end. */
const CONFIRMED_WITHIN_MS = 4_000
/** Of a hundred buyers so many give their hold back, fail once before they pay, and cancel what they have paid. */
const SHARES = { released: 15, failed: 10, cancelled: 35 }

/** So many buyers, each of whom holds, books, pays and sometimes cancels, one seat after the other. */
export function startBuying(
  ways: Ways,
  { buyers, seats, retryMs }: { buyers: number; seats: Parameters<typeof dealer>[0]; retryMs: number },
): Buying {
  let isOver = false
  const nextSeat = dealer(seats)
  const buying: Buying = {
    ...{ told: [], statuses: new Map(), withoutRetryAfter: 0, troubles: [] },
    end: async () => {
      isOver = true
      await Promise.all(all)
    },
  }
  const buyer = { ways, buying, retryMs, isOver: () => isOver }
  const keepBuying = async () => {
    while (!isOver) await buy(buyer, nextSeat).catch((error: Error) => buying.troubles.push(error.message))
  }
  const all = Array.from({ length: buyers }, keepBuying)
  return buying
}

async function buy(buyer: Buyer, nextSeat: ReturnType<typeof dealer>): Promise<void> {
  const { told } = buyer.buying
  const { tripId, seat } = nextSeat()
  const wanted = { lines: [{ kind: 'ferry', tripId, seats: [seat] }] }
  const held = await ask(buyer, 'POST', '/holds', { body: wanted }, 201, 409)
  // A hold whose answer was lost keeps its seat: this browser has no cookie of it, and takes another.
  if (held.status === 409) return
  const holdId = (held.body.hold as { id: string }).id
  told.push({ kind: 'hold', id: holdId })
  const { cookie } = held
  if (isOneOf(SHARES.released)) {
    await ask(buyer, 'DELETE', `/holds/${holdId}`, { cookie }, 200)
    told.push({ kind: 'release', id: holdId })
    return
  }
  const placed = { holdId, lead: LEAD, travellers: TRAVELLERS, plan: 'full', notice: 'terms-1' }
  const booked = await ask(buyer, 'POST', '/bookings', { body: placed, cookie, key: randomUUID() }, 201)
  const { ref } = booked.body.booking as { ref: string }
  told.push({ kind: 'booking', id: ref })
  await pay(buyer, ref, cookie)
  if (!(await isConfirmed(buyer, ref, cookie)) || !isOneOf(SHARES.cancelled)) return
  const preview = await ask(buyer, 'POST', `/bookings/${ref}/cancel/preview`, { body: {}, cookie }, 200)
  const { quoteId } = preview.body.cancel as { quoteId: string }
  await ask(buyer, 'POST', `/bookings/${ref}/cancel`, { body: { quoteId }, cookie }, 200)
  told.push({ kind: 'cancel', id: ref })
}

async function pay(buyer: Buyer, ref: string, cookie: string | undefined): Promise<void> {
  const opened = await ask(buyer, 'POST', `/bookings/${ref}/pay`, { body: {}, cookie }, 200)
  const { go } = opened.body.payment as { go: { fields: { order_id: string } } }
  const orderId = go.fields.order_id
  buyer.buying.told.push({ kind: 'order', id: orderId })
  const { books } = buyer.ways.gateway
  if (isOneOf(SHARES.failed)) books.pay({ orderId, outcome: 'failed' })
  const paid = books.pay({ orderId, outcome: isOneOf(50) ? 'authorized' : 'captured' })
  if ('refused' in paid) throw new Error(paid.refused)
}

async function isConfirmed(buyer: Buyer, ref: string, cookie: string | undefined): Promise<boolean> {
  const end = Date.now() + CONFIRMED_WITHIN_MS
  while (Date.now() < end) {
    const seen = await ask(buyer, 'GET', `/bookings/${ref}`, { cookie }, 200)
    if ((seen.body.booking as { state: string }).state === 'confirmed') return true
    await wait(RETRY_WAIT_MS)
  }
  return false
}

/** CallOptions again while the line breaks, the site is away or somebody else is just being served. */
async function ask(
  buyer: Buyer,
  method: string,
  path: string,
  asked: CallOptions,
  ...wanted: number[]
): Promise<CallResponse> {
  const { statuses } = buyer.buying
  const until = Date.now() + buyer.retryMs
  for (;;) {
    const answer = await buyer.ways.call(method, path, asked).catch((error: Error) => error)
    const isAnswer = !(answer instanceof Error)
    if (isAnswer) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 503 && answer.retryAfter === undefined) buyer.buying.withoutRetryAfter += 1
      if (wanted.includes(answer.status)) return answer
    }
    const isPassing = !isAnswer || answer.status >= 500 || answer.body.code === 'in_progress'
    const words = isAnswer ? `${answer.status} ${String(answer.body.code)}` : answer.message
    if (!isPassing || Date.now() > until)
      throw new Error(`${method} ${path.replace(/PDK-[\w-]+|[\w-]{20,}/, ':id')}: ${words}`)
    await wait(RETRY_WAIT_MS)
  }
}

function isOneOf(percent: number): boolean {
  return Math.random() * 100 < percent
}
