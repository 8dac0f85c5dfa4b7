import { randomBytes } from 'node:crypto'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { findTakenSeats } from '#server/ferries/locked-sailings.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { hasBacklog } from '#server/jobs/notifier.ts'
import { count } from '#server/metrics/counted.ts'
import type { PricedLine, StockNeed } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { freeInstead } from '#server/products/stocks.ts'
import { countedMailbox } from '#server/visitors/canonical-mailbox.ts'
import type { RecognisedVisitor } from '#server/visitors/visitor.ts'
import type { BookingParts } from '../booking-parts.ts'
import { initialSharesOf } from '../core/initial-shares.ts'
import { PAYMENT_EVENT } from '../payments/apply-webhook-events.ts'
import { priceLines } from '../price/price-lines.ts'
import { readClock } from '../store/load.ts'
import { batchQueue, lockedSailingQueues } from './batch-queue.ts'
import type { HoldDraft, HoldRequest, SavedHold } from './hold-request.ts'
import { HOLDING_LIMITS_SETTING, type HoldingLimits, holdingLimitsOf } from './holding-limits.ts'
import { groupRefusal } from './network-share.ts'
import { withAlternatives, withOwnHold } from './own-hold.ts'
import { type Failed, sailingsOf, saveHolds, unavailable } from './save-holds.ts'

/** Keeps everything asked for, or nothing. */
export async function makeHold(parts: PricingParts, request: HoldRequest): Promise<Result<SavedHold, ApiRefusal>> {
  const made = await queueHold(parts, { ...request, ...queueKeysOf(request) })
  const result = made.ok ? 'held' : made.error.code
  for (const { kind } of request.lines) count('holds_total', { product: kind, result })
  // A visitor without a session holds nothing yet.
  if (made.ok || request.met.token !== undefined) return made
  return fail(await withOwnHold(parts.db, made.error, { visitorId: request.met.visitor.id, lines: request.lines }))
}

/** Holds of seats are made in batches; those with other products one at a time. */
function queueKeysOf({ lines, quoted, met }: HoldRequest) {
  const seats = lines.flatMap((line) =>
    line.kind === 'ferry' ? line.seats.map((seat) => `${line.tripId} ${seat}`) : [],
  )
  return {
    keys: met.token === undefined ? [`visitor ${met.visitor.id}`] : [],
    wants: seats,
    isAlone: quoted !== undefined || lines.some(({ kind }) => kind !== 'ferry'),
  }
}

type QueuedHold = HoldRequest & ReturnType<typeof queueKeysOf>
type HoldResponse = Result<SavedHold, ApiRefusal>

const yieldsToPayments = () => hasBacklog(PAYMENT_EVENT)
const queueHold = batchQueue(
  (parts: PricingParts, requests: readonly QueuedHold[], followers: readonly QueuedHold[]) =>
    holdAll(parts, requests, followers, { waitsForLocks: false }),
  { yields: yieldsToPayments },
)
/** Holds on sailings that another transaction has locked wait in queues of their own. */
const lockedQueues = lockedSailingQueues(
  (parts: PricingParts, requests: readonly QueuedHold[], followers: readonly QueuedHold[]) =>
    holdAll(parts, requests, followers, { waitsForLocks: true }),
  yieldsToPayments,
)

async function holdAll(
  parts: PricingParts,
  requests: readonly QueuedHold[],
  followers: readonly QueuedHold[],
  { waitsForLocks }: { waitsForLocks: boolean },
): Promise<(HoldResponse | Promise<HoldResponse>)[]> {
  const { db } = parts
  const { now, value, shares } = await readClock(db, HOLDING_LIMITS_SETTING)
  const limits = holdingLimitsOf(value)
  const rules = { now, shares: initialSharesOf(shares) }
  const priceOf = (request: QueuedHold) => price(parts, request, rules, limits)
  const wanted = await Promise.all(requests.map(priceOf))
  const asked = wanted.flatMap((each) => (each.ok ? each.value : []))
  const isAside = (hold: HoldDraft) =>
    !waitsForLocks && sailingsOf(hold).some((id) => lockedQueues.isWaiting(parts, id))
  const saved = await saveHolds(
    db,
    asked.filter((hold) => !isAside(hold)),
    limits,
    { waitsForLocks },
  )
  const answers = wanted.map((each, index) => {
    if (!each.ok) return each
    const answer = isAside(each.value) ? 'locked' : (saved.get(each.value) ?? notSaved(each.value))
    const request = requests[index]
    if (answer === 'locked' && request !== undefined) return lockedQueues.wait(parts, request, sailingsOf(each.value))
    return typeof answer === 'object' && 'failed' in answer ? rejected(answer) : (answer as HoldResponse)
  })
  return [...answers, ...(await answerFollowers(parts, followers, priceOf))]
}

type Price = (request: QueuedHold) => Promise<Result<HoldDraft, ApiRefusal>>

/** Refuses followers whose seats the batch has taken, by one read for all; the others are queued again. */
async function answerFollowers(
  parts: PricingParts,
  followers: readonly QueuedHold[],
  priceOf: Price,
): Promise<Promise<HoldResponse>[]> {
  const asked = followers.flatMap((follower) =>
    follower.lines.flatMap((line, index) =>
      line.kind === 'ferry' ? line.seats.map((seat) => ({ tripId: line.tripId, seat, index, follower })) : [],
    ),
  )
  const short = Map.groupBy(await findTakenSeats(parts.db, asked), ({ follower }) => follower)
  const free = new Map<string, ReturnType<typeof freeInstead>>()
  const freeOf = (need: StockNeed) => {
    const key = JSON.stringify(need)
    const found = free.get(key) ?? freeInstead(parts.db, need)
    free.set(key, found)
    return found
  }
  return followers.map(async (follower): Promise<HoldResponse> => {
    const taken = short.get(follower)
    if (taken === undefined) return queueHold(parts, follower)
    const priced = await priceOf(follower)
    const lines = [...new Set(taken.map(({ index }) => index))]
    return priced.ok ? fail(await unavailable(priced.value, lines, freeOf)) : priced
  })
}

/** Marks a rejection as handled until it is awaited. */
function rejected({ failed }: Failed): Promise<never> {
  const rejection = Promise.reject(failed)
  rejection.catch(() => undefined)
  return rejection
}

function notSaved({ id }: HoldDraft): never {
  throw new Error(`Nothing was decided about the hold ${id}`)
}

async function price(
  parts: PricingParts,
  { lines, met, network, countedBy, quoted, forCaller }: HoldRequest,
  rules: { now: Date; shares: ReturnType<typeof initialSharesOf> },
  limits: HoldingLimits,
): Promise<Result<HoldDraft, ApiRefusal>> {
  const { now } = rules
  const priced = quoted === undefined ? await priceLines(parts, lines, rules) : ok(quoted.lines)
  if (!priced.ok) return fail(await withAlternatives(parts.db, lines, priced.error))
  const problem = changedProblem(lines, priced.value)
  if (problem !== undefined) return fail(problem)
  // Quotes written by staff are exempt from the limits on holding.
  const group = quoted?.office === undefined ? await groupRefusal(parts.db, { now, limits }, priced.value) : undefined
  if (group !== undefined) return fail(group)
  const minutes = forCaller?.minutes ?? limits.holdMinutes
  return ok({
    id: randomBytes(16).toString('hex'),
    ...{ visitorId: met.visitor.id, network, now, quoteId: quoted?.id ?? null, met },
    ...(quoted?.office === undefined
      ? { countedBy, isNameless: met.token !== undefined }
      : { countedBy: '', isNameless: false }),
    namesDate: quoted?.office?.namesDate ?? null,
    ...(quoted === undefined ? {} : { quoted }),
    heldBy: forCaller?.by ?? null,
    expiresAt: new Date(now.getTime() + minutes * MINUTE_MS),
    heldUntilMax: new Date(now.getTime() + (minutes + limits.holdMinutesMax - limits.holdMinutes) * MINUTE_MS),
    lines: priced.value.map((line, index) => ({ ...line, lineId: `line-${index + 1}` })),
  })
}

/** 409 where a price is not the one that was seen. */
function changedProblem(lines: readonly Line[], priced: readonly PricedLine[]): ApiRefusal | undefined {
  const isChanged = lines.some(
    ({ priceVersion }, index) => priceVersion !== undefined && priceVersion !== priced[index]?.priceVersion,
  )
  if (!isChanged) return undefined
  return {
    status: 409,
    code: 'price_changed',
    message: 'A price has changed since you saw it. Please look at it again.',
    more: { lines: priced.map(({ price: now }) => now), priceVersions: priced.map(({ priceVersion }) => priceVersion) },
  }
}

/** The network of a hold, and the requester that limits count it for: a proved mailbox, or else the network. Keyed hashes. */
export function requesterOf(
  { networkKey, mailboxKey }: Pick<BookingParts, 'networkKey' | 'mailboxKey'>,
  { visitor }: RecognisedVisitor,
  clientAddress: string,
): { network: string; countedBy: string } {
  const network = networkKey(clientAddress)
  return { network, countedBy: visitor.email === null ? network : mailboxKey(countedMailbox(visitor.email)) }
}
