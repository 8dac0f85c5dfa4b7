import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { findTakenSeats } from '#server/ferries/locked-sailings.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { areJobsBehind } from '#server/jobs/behind.ts'
import { count } from '#server/metrics/counted.ts'
import type { PricedLine, StockNeed } from '#server/products/priced-line.ts'
import { freeInstead } from '#server/products/stocks.ts'
import type { BookingParts } from '../booking-parts.ts'
import { initialSharesOf } from '../core/initial-shares.ts'
import { PAYMENT_EVENT } from '../payments/take-payment-news.ts'
import { priceLines } from '../price-lines.ts'
import { readClock } from '../store/load.ts'
import { asideQueues } from './aside-queues.ts'
import { withFreeBeside } from './free-beside.ts'
import { groupRefusal } from './group-limit.ts'
import { HOLDING_LIMITS_SETTING, type HoldingLimits, holdingLimitsOf } from './holding-limits.ts'
import { type Failed, keepHolds, sailingsOf, unavailable } from './keep-holds.ts'
import { withOwnHold } from './own-hold.ts'
import { takeTurns } from './take-turns.ts'
import type { HoldQuestion, MadeHold, WantedHold } from './wanted-hold.ts'

const MINUTE_MS = 60_000

/** Keeps everything asked for, or nothing. */
export async function makeHold(parts: BookingParts, question: HoldQuestion): Promise<Result<MadeHold, ApiRefusal>> {
  const made = await holdInTurn(parts, { ...question, ...turnOf(question) })
  const result = made.ok ? 'held' : made.error.code
  for (const { kind } of question.lines) count('holds_total', { product: kind, result })
  // Whom we have not met holds nothing yet.
  if (made.ok || question.met.token !== undefined) return made
  return fail(await withOwnHold(parts.db, made.error, { visitorId: question.met.visitor.id, lines: question.lines }))
}

/** Seats are claimed for many at once; what else there is to hold, for one after the other. */
function turnOf({ lines, quoted, met }: HoldQuestion) {
  const seats = lines.flatMap((line) =>
    line.kind === 'ferry' ? line.seats.map((seat) => `${line.tripId} ${seat}`) : [],
  )
  return {
    keys: met.token === undefined ? [`visitor ${met.visitor.id}`] : [],
    wants: seats,
    isAlone: quoted !== undefined || lines.some(({ kind }) => kind !== 'ferry'),
  }
}

type HoldTurn = HoldQuestion & ReturnType<typeof turnOf>
type HoldAnswer = Result<MadeHold, ApiRefusal>

const isMoneyFirst = () => areJobsBehind(PAYMENT_EVENT)
const holdInTurn = takeTurns(
  (parts: BookingParts, questions: readonly HoldTurn[], followers: readonly HoldTurn[]) =>
    holdAll(parts, questions, followers, false),
  isMoneyFirst,
)
/** Holds on sailings that somebody else has locked wait for them apart from all others. */
const holdAside = asideQueues(
  (parts: BookingParts, questions: readonly HoldTurn[], followers: readonly HoldTurn[]) =>
    holdAll(parts, questions, followers, true),
  isMoneyFirst,
)

async function holdAll(
  parts: BookingParts,
  questions: readonly HoldTurn[],
  followers: readonly HoldTurn[],
  waits: boolean,
): Promise<(HoldAnswer | Promise<HoldAnswer>)[]> {
  const { db } = parts
  const { now, value, shares } = await readClock(db, HOLDING_LIMITS_SETTING)
  const limits = holdingLimitsOf(value)
  const rules = { now, shares: initialSharesOf(shares) }
  const priceOf = (question: HoldTurn) => price(parts, question, rules, limits)
  const wanted = await Promise.all(questions.map(priceOf))
  const asked = wanted.flatMap((each) => (each.ok ? each.value : []))
  const isAside = (hold: WantedHold) => !waits && sailingsOf(hold).some((id) => holdAside.isWaiting(parts, id))
  const kept = await keepHolds(
    db,
    asked.filter((hold) => !isAside(hold)),
    limits,
    waits,
  )
  const answers = wanted.map((each, index) => {
    if (!each.ok) return each
    const answer = isAside(each.value) ? 'locked' : (kept.get(each.value) ?? notKept(each.value))
    const question = questions[index]
    if (answer === 'locked' && question !== undefined) return holdAside.wait(parts, question, sailingsOf(each.value))
    return typeof answer === 'object' && 'failed' in answer ? rejected(answer) : (answer as HoldAnswer)
  })
  return [...answers, ...(await answerFollowers(parts, followers, priceOf))]
}

type Price = (question: HoldTurn) => Promise<Result<WantedHold, ApiRefusal>>

/** Those whose seats have just been taken are told so, by one look for all; the others come again. */
async function answerFollowers(
  parts: BookingParts,
  followers: readonly HoldTurn[],
  priceOf: Price,
): Promise<Promise<HoldAnswer>[]> {
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
  return followers.map(async (follower): Promise<HoldAnswer> => {
    const taken = short.get(follower)
    if (taken === undefined) return holdInTurn(parts, follower)
    const priced = await priceOf(follower)
    const lines = [...new Set(taken.map(({ index }) => index))]
    return priced.ok ? fail(await unavailable(priced.value, lines, freeOf)) : priced
  })
}

/** For whoever waits for it later: until then it counts as handled. */
function rejected({ failed }: Failed): Promise<never> {
  const rejection = Promise.reject(failed)
  rejection.catch(() => undefined)
  return rejection
}

function notKept({ id }: WantedHold): never {
  throw new Error(`Nothing was decided about the hold ${id}`)
}

async function price(
  parts: BookingParts,
  { lines, met, network, countedBy, quoted }: HoldQuestion,
  rules: { now: Date; shares: ReturnType<typeof initialSharesOf> },
  limits: HoldingLimits,
): Promise<Result<WantedHold, ApiRefusal>> {
  const { now } = rules
  const priced = quoted === undefined ? await priceLines(parts, lines, rules) : ok(quoted.lines)
  if (!priced.ok) return fail(await withFreeBeside(parts.db, lines, priced.error))
  const problem = changedProblem(lines, priced.value)
  if (problem !== undefined) return fail(problem)
  // Limits on holding are not for what the office has put in writing.
  const group = quoted?.office === undefined ? await groupRefusal(parts.db, { now, limits }, priced.value) : undefined
  if (group !== undefined) return fail(group)
  return ok({
    id: randomBytes(16).toString('hex'),
    ...{ visitorId: met.visitor.id, network, now, quoteId: quoted?.id ?? null, met },
    ...(quoted?.office === undefined
      ? { countedBy, isNameless: met.token !== undefined }
      : { countedBy: '', isNameless: false }),
    namesDate: quoted?.office?.namesDate ?? null,
    ...(quoted === undefined ? {} : { quoted }),
    expiresAt: new Date(now.getTime() + limits.holdMinutes * MINUTE_MS),
    heldUntilMax: new Date(now.getTime() + limits.holdMinutesMax * MINUTE_MS),
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
