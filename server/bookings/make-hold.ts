import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { areJobsBehind } from '#server/jobs/behind.ts'
import type { BookingParts } from './booking-parts.ts'
import { withFreeBeside } from './free-beside.ts'
import { groupRefusal } from './group-limit.ts'
import { HOLDING_LIMITS_SETTING, type HoldingLimits, holdingLimitsOf } from './holding-limits.ts'
import { initialSharesOf } from './initial-shares.ts'
import { keepHolds } from './keep-holds.ts'
import { withOwnHold } from './own-hold.ts'
import { priceLines } from './price-lines.ts'
import type { PricedLine } from './priced-line.ts'
import { readClock } from './store.ts'
import { PAYMENT_EVENT } from './take-payment-news.ts'
import { takeTurns } from './take-turns.ts'
import type { HoldQuestion, MadeHold, WantedHold } from './wanted-hold.ts'

const MINUTE_MS = 60_000

/** Keeps everything asked for, or nothing. */
export async function makeHold(parts: BookingParts, question: HoldQuestion): Promise<Result<MadeHold, ApiRefusal>> {
  const made = await holdInTurn(parts, { ...question, ...turnOf(question) })
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
    keys: met.token === undefined ? [`visitor ${met.visitor.id}`, ...seats] : seats,
    isAlone: quoted !== undefined || lines.some(({ kind }) => kind !== 'ferry'),
  }
}

const holdInTurn = takeTurns(holdAll, () => areJobsBehind(PAYMENT_EVENT))

type HoldTurn = HoldQuestion & ReturnType<typeof turnOf>

async function holdAll(parts: BookingParts, questions: readonly HoldTurn[]): Promise<Result<MadeHold, ApiRefusal>[]> {
  const { now, value, shares } = await readClock(parts.db, HOLDING_LIMITS_SETTING)
  const limits = holdingLimitsOf(value)
  const rules = { now, shares: initialSharesOf(shares) }
  const wanted = await Promise.all(questions.map((question) => price(parts, question, rules, limits)))
  const kept = await keepHolds(
    parts.db,
    wanted.flatMap((each) => (each.ok ? each.value : [])),
    limits,
  )
  return wanted.map((each) => (each.ok ? (kept.get(each.value) ?? notKept(each.value)) : each))
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
