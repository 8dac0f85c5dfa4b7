import type { z } from 'zod'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Choice, ChoiceOption, choose as call } from '#contract/v1/choices.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, notFound } from '#server/http/refusal.ts'
import { NO_STOCK } from '#server/products/priced-line.ts'
import type { PricingParts } from '#server/products/product.ts'
import { claimStock, stockOf } from '#server/products/stocks.ts'
import { HOLDING_LIMITS_SETTING, holdingLimitsOf } from '../holds/holding-limits.ts'
import { lockBooking, readClock } from '../store/load.ts'
import type { ChoiceTokens } from './choice-token.ts'
import { loadParties } from './desk-view.ts'
import { findElsewhere } from './elsewhere.ts'
import { offLabel } from './off-label.ts'
import { findParty, lockUnsettled, markKept, type PartyRecord, UNSETTLED } from './party-store.ts'
import { type PartyOf, type PlannedParty, peopleOf, planParties, priceMove, refundOf } from './plan.ts'
import { settleParty } from './settle.ts'
import { type DisruptionRecord, findDisruption } from './store.ts'

export type ChoiceParts = PricingParts & { tokens: ChoiceTokens }
type Asked = Pick<z.output<(typeof call)['body']>, 'choice' | 'to'>

const UNKNOWN = notFound('We do not know this link')
const SETTLED: ApiRefusal = {
  status: 409,
  code: 'settled',
  message: 'This is settled already. Please call us if you want something else.',
}
const TAKEN: ApiRefusal = {
  ...{ status: 409, code: 'unavailable' },
  message: 'That was taken meanwhile. What is free now is below.',
}

/** Options that a page shows at most (ours). */
const OPTIONS_MAX = 4

type Found = { off: DisruptionRecord; each: PartyOf }

/** What a token names, where it is signed by us. */
async function findByToken({ db, tokens }: ChoiceParts, token: string): Promise<Found | undefined> {
  const party = await findParty(db, tokens.idOf(token))
  if (party === undefined || !tokens.isOf(token, party)) return undefined
  const [off, [each]] = [await findDisruption(db, party.disruptionId), await loadParties(db, [party])]
  return off === undefined || each === undefined ? undefined : { off, each }
}

export async function readChoice(parts: ChoiceParts, token: string): Promise<Result<Choice, ApiRefusal>> {
  const found = await findByToken(parts, token)
  return found === undefined ? fail(UNKNOWN) : ok(await choiceView(parts, found))
}

/** Does what the traveller chose. The same again answers as before. */
export async function chooseByLink(
  parts: ChoiceParts,
  { token, ...asked }: Asked & { token: string },
): Promise<Result<Choice, ApiRefusal>> {
  const found = await findByToken(parts, token)
  if (found === undefined) return fail(UNKNOWN)
  if (isDone(found, asked)) return ok(await choiceView(parts, found))
  if (!isOpen(found)) return fail(SETTLED)
  const done = asked.choice === 'keep' ? await keepSeats(parts, found, asked) : await settle(parts, found, asked)
  if (!done.ok) return done
  return readChoice(parts, token)
}

const STATES = { move: 'rebooked', refund: 'refunded', wait: 'waiting' } as const

/** Chosen before: pressed twice, or opened again. */
function isDone({ each: { party } }: Found, { choice }: Asked): boolean {
  return choice !== 'keep' && party.state === STATES[choice] && party.byTraveller
}

function isOpen({ off, each: { party } }: Found): boolean {
  return off.closedAt === null && UNSETTLED.includes(party.state)
}

async function settle(
  parts: ChoiceParts,
  { off, each }: Found,
  { choice, to }: Asked,
): Promise<Result<string, ApiRefusal>> {
  const deed = choice === 'move' ? 'rebook' : choice === 'refund' ? 'refund' : 'wait'
  const kept = keptSeats(off, each.party, to)
  const [planned] = await planParties(parts, off, [each], { deed, to, apart: true, kept })
  if (planned === undefined || !planned.fits) return fail(TAKEN)
  const done = await settleParty(parts, off, planned, { deed, by: undefined })
  // Whatever has changed between the look and the deed, the page shows what is free now.
  return done.ok || done.error.code === SETTLED.code ? done : fail(TAKEN)
}

/** The seats that are kept for them there. */
function keptSeats({ now }: DisruptionRecord, party: PartyRecord, to: string | undefined): string[] | undefined {
  const { keptSailing, keptUntil } = party
  return keptSailing !== null && keptSailing === to && keptUntil !== null && keptUntil > now
    ? party.keptSeats
    : undefined
}

/** Keeps the seats of an option while they think, for as long as any hold, in place of those that were kept before. */
async function keepSeats(
  { db }: ChoiceParts,
  { off, each }: Found,
  { to }: Asked,
): Promise<Result<string, ApiRefusal>> {
  if (keptSeats(off, each.party, to) !== undefined) return ok('')
  const move = (await findElsewhere(db, off)).move(each.line, { to, apart: true })
  if (typeof move === 'string' || move.to.kind !== 'crossing') return fail(TAKEN)
  const minutes = await holdMinutes(db)
  return inTransaction(db, async (tx) => {
    const [booking, party] = [await lockBooking(tx, each.booking.id), await lockUnsettled(tx, each.party.id)]
    if (booking === undefined || party === undefined) return fail(SETTLED)
    await letGo(tx, booking.id, party)
    const until = new Date(booking.now.getTime() + minutes * MINUTE_MS)
    const seats = move.seats.map((seat) => ({ tripId: move.id, seat }))
    // Under the booking's own claim: the change then finds them its own.
    const short = await claimStock(tx, [{ ...NO_STOCK, seats }], { key: booking.id, expiresAt: until })
    if (short.length > 0) throw new SeatsTaken()
    await markKept(tx, each.party.id, { sailing: move.id, seats: move.seats, until })
    return ok('')
  }).catch((error: unknown) => {
    if (error instanceof SeatsTaken) return fail(TAKEN)
    throw error
  })
}

/** Seats that were kept elsewhere are free again. */
async function letGo(tx: Tx, key: string, { keptSailing, keptSeats: seats }: PartyRecord): Promise<void> {
  if (keptSailing === null) return
  await stockOf('seats').releaseThese(
    tx,
    key,
    seats.map((seat) => ({ tripId: keptSailing, seat })),
  )
}

/** Undoes what was claimed of them. */
class SeatsTaken extends Error {}

async function holdMinutes(db: Db): Promise<number> {
  const { value } = await readClock(db, HOLDING_LIMITS_SETTING)
  return holdingLimitsOf(value).holdMinutes
}

async function choiceView(parts: ChoiceParts, found: Found): Promise<Choice> {
  const { off, each } = found
  const { party, booking, line } = each
  const isAsked = isOpen(found)
  const options = isAsked ? await listOptions(parts, found) : []
  const { refund, endsBooking } = isAsked ? refundOf(booking, line.lineId) : { refund: 0, endsBooking: false }
  const isKept = isAsked && party.keptSailing !== null && party.keptUntil !== null && party.keptUntil > off.now
  return {
    ...{ ref: booking.reference ?? '', what: offLabel(line, off), reason: off.reason },
    ...{ state: stateOf(found), settled: party.settled },
    ...{
      answerBy: party.answerBy?.toISOString() ?? null,
      people: peopleOf(booking, line),
      options,
      refund,
      endsBooking,
    },
    kept: isKept ? { id: party.keptSailing ?? '', until: party.keptUntil?.toISOString() ?? '' } : null,
    keptMinutes: await holdMinutes(parts.db),
  }
}

function stateOf(found: Found): Choice['state'] {
  const { state } = found.each.party
  if (state === 'rebooked' || state === 'refunded') return state
  if (!isOpen(found)) return 'closed'
  return state === 'waiting' ? 'waiting' : 'asked'
}

/** The first few places to go, each as it would be for them alone; seats that are kept for them first. */
async function listOptions(parts: ChoiceParts, { off, each }: Found): Promise<ChoiceOption[]> {
  const elsewhere = await findElsewhere(parts.db, off)
  const options: ChoiceOption[] = []
  for (const id of elsewhere.suits(each.line)) {
    if (options.length === OPTIONS_MAX) break
    const place = elsewhere.list.find((one) => one.id === id)
    const move = elsewhere.move(each.line, { to: id, apart: true, kept: keptSeats(off, each.party, id) })
    if (place === undefined || typeof move === 'string') continue
    const planned = await priceMove(parts, off, each, move)
    if (planned.fits) options.push(optionOf(planned, place))
  }
  return options
}

function optionOf(
  { move, isTogether, charged, back }: PlannedParty,
  { id, day, time }: { id: string; day: string; time: string },
) {
  return { id, day, time, words: move?.words ?? '', isTogether, charged, back }
}
