import { HOUR_MS } from '#contract/terms/durations.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { HOME_COUNTRY, listedProblem } from '#contract/terms/trip-travellers.ts'
import { type Booking, Traveller } from '#contract/v1/bookings.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { carriersWithFixedNames } from '#server/ferries/other-names.ts'
import { type ApiRefusal, invalid, invalidBy, notFound } from '#server/http/refusal.ts'
import type { DocumentKeys } from '#server/privacy/document-keys.ts'
import { productOf } from '#server/products/registry.ts'
import type { AuditEntry } from '../core/audit-entry.ts'
import { liveLines, type StoredBooking } from '../core/booking.ts'
import { move, unchanged } from '../core/decision.ts'
import { readHistory } from '../store/audit.ts'
import { lockBooking } from '../store/load.ts'
import { save } from '../store/save.ts'
import { bookingView } from '../view.ts'
import { missingNames } from './missing-names.ts'

const ALLOWED = ['held', 'confirmed_part', 'confirmed']
const TOO_LATE: ApiRefusal = {
  status: 409,
  code: 'too_late',
  message: 'Names can be corrected until a day before travel. Please call us.',
}
export const LIST_CLOSES_HOURS = 24
/** States with tickets. */
const TICKETED = ['confirmed_part', 'confirmed']

/** Corrects names until a day before the first departure, where the carriers allow it. */
export function renameTravellers(
  db: Db,
  id: string,
  names: readonly { index: number; name: string }[],
): Promise<Result<Booking, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined) return fail(notFound('We do not know this booking'))
    const isOver = booking.state === 'held' && booking.expiresAt.getTime() <= booking.now.getTime()
    if (!ALLOWED.includes(booking.state) || isOver) return fail(TOO_LATE)
    const starts = liveLines(booking).map(({ startsAt }) => startsAt.getTime())
    if (booking.now.getTime() > Math.min(...starts) - LIST_CLOSES_HOURS * HOUR_MS) return fail(TOO_LATE)
    const stray = names.findIndex(({ index }) => index >= booking.travellers.length)
    if (stray >= 0) return fail(invalid(`travellers.${stray}.index`, 'There is no such traveller'))
    const fixed = TICKETED.includes(booking.state) ? await carriersWithFixedNames(tx, tripsOf(booking, names)) : []
    if (fixed.length > 0) return fail(notAllowed(fixed))
    const travellers = booking.travellers.map((traveller, index) => {
      const corrected = names.findLast((each) => each.index === index)
      return corrected === undefined ? traveller : { ...traveller, name: corrected.name }
    })
    return ok(await saveNames(tx, booking, travellers, { event: 'renamed', facts: { names: names.length } }))
  })
}

async function saveNames(
  tx: Tx,
  booking: StoredBooking,
  travellers: StoredBooking['travellers'],
  entry: AuditEntry,
): Promise<Booking> {
  const named = await save(tx, booking, move(unchanged({ ...booking, travellers }), booking.state, entry))
  return bookingView(named, await readHistory(tx, booking.id))
}

/** The sailings of travellers whose names change. */
function tripsOf(booking: StoredBooking, names: readonly { index: number; name: string }[]): string[] {
  const renamed = names.flatMap(({ index, name }) => {
    const traveller = booking.travellers[index]
    return traveller === undefined || traveller.name === name ? [] : [traveller]
  })
  const goesOn = (lineId: string) => renamed.some(({ lineIds }) => lineIds === undefined || lineIds.includes(lineId))
  const sailed = liveLines(booking).filter(({ lineId }) => goesOn(lineId))
  return [...new Set(sailed.flatMap(({ stock }) => stock.seats.map(({ tripId }) => tripId)))]
}

function notAllowed(carriers: readonly string[]): ApiRefusal {
  const who = carriers.join(' and ')
  return {
    status: 409,
    code: 'not_allowed',
    message: `${who} puts no other name on a ticket. For somebody else, please cancel this ferry and book it again, or call us.`,
  }
}

type Sex = NonNullable<Traveller['sex']>

const SEX_TERMS: Record<string, Sex> = {
  ...{ f: 'F', female: 'F', woman: 'F', girl: 'F', m: 'M', male: 'M', man: 'M', boy: 'M' },
  ...{ x: 'X', other: 'X', o: 'X' },
}

const SEPARATOR = /\s*[,;\t]\s*/
const HEAD = /^"?name"?\s*[,;\t]/i
const AADHAAR = /^\d{4}\s?\d{4}\s?\d{4}$/

/** Wrong lines reported at most. */
const PROBLEMS_MAX = 20
const NOT_ALLOWED: ApiRefusal = {
  status: 409,
  code: 'not_allowed',
  message: 'A list of names is for groups that we booked, once they have paid. Single names can be corrected above.',
}
const LIST_CLOSED: ApiRefusal = {
  status: 409,
  code: 'too_late',
  message: 'The list of names is closed. Please call us.',
}

/** Names the travellers of a group by a list: repeatedly until the names are due, later only while names are missing. */
export function giveTravellers(
  db: Db,
  id: string,
  { list, documents }: { list: string; documents: DocumentKeys },
): Promise<Result<Booking, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, id)
    if (booking === undefined) return fail(notFound('We do not know this booking'))
    const problem = listProblem(booking)
    if (problem !== undefined) return fail(problem)
    const read = readTravellersList(list)
    if (!read.ok) return read
    const travellers = read.value.map((each) => documents.seal(id, each))
    for (const { asked } of liveLines(booking)) {
      const wrong = productOf(asked).partyProblem?.(asked, travellers, 'The list has')
      if (wrong !== undefined) return fail(invalid('list', wrong))
    }
    return ok(await saveNames(tx, booking, travellers, { event: 'named', facts: { names: travellers.length } }))
  })
}

function listProblem(booking: StoredBooking): ApiRefusal | undefined {
  const { namesDate, state, now } = booking
  if (namesDate === null || !TICKETED.includes(state)) return NOT_ALLOWED
  if (dayInIndia(now) <= namesDate) return undefined
  const starts = liveLines(booking).map(({ startsAt }) => startsAt.getTime())
  const isOpen = now.getTime() <= Math.min(...starts) - LIST_CLOSES_HOURS * HOUR_MS
  return isOpen && missingNames(booking) > 0 ? undefined : LIST_CLOSED
}

/**
 * Reads a pasted list or CSV: "name, age, sex, ID number, country" on each line, the last two where a carrier needs them. Wrong lines are
 * reported with their numbers.
 */
function readTravellersList(list: string): Result<Traveller[], ApiRefusal> {
  const lines = list.split(/\r?\n/).map((text, index) => ({ text: text.trim(), number: index + 1 }))
  const rows = lines.filter(({ text }, index) => text !== '' && !(index === 0 && HEAD.test(text)))
  const read = rows.map(({ text, number }) => ({ number, result: travellerOf(text) }))
  const problems = read.flatMap(({ number, result }) =>
    result.ok ? [] : { field: `list.${number}`, message: `Line ${number}: ${result.error}` },
  )
  const [first] = problems
  if (first !== undefined)
    return fail({ status: 422, code: 'invalid', message: first.message, errors: problems.slice(0, PROBLEMS_MAX) })
  return ok(read.flatMap(({ result }) => (result.ok ? result.value : [])))
}

function travellerOf(line: string): Result<Traveller, string> {
  const [name = '', age = '', sex = '', idNumber = '', country = ''] = line
    .split(SEPARATOR)
    .map((cell) => cell.replace(/^"(.*)"$/, '$1').trim())
  const nationality = country === '' ? HOME_COUNTRY : country.toUpperCase()
  const isForeign = nationality !== HOME_COUNTRY
  const idType = isForeign ? 'passport' : AADHAAR.test(idNumber) ? 'aadhaar' : undefined
  const asked = {
    ...{ name, age: /^\d{1,3}$/.test(age) ? Number(age) : Number.NaN, nationality },
    ...(sex === '' ? {} : { sex: SEX_TERMS[sex.toLowerCase()] ?? sex }),
    ...(idNumber === '' ? {} : { idNumber, ...(idType === undefined ? {} : { idType }) }),
  }
  const parsed = Traveller.safeParse(asked)
  if (!parsed.success) return fail(invalidBy(parsed.error).message)
  const problem = listedProblem(parsed.data)
  return problem === undefined ? ok(parsed.data) : fail(problem.message)
}
