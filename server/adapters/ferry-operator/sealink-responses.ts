import { MINUTE_MS } from '#contract/terms/durations.ts'
import { FERRY_CLASS_NAMES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { instantInIndia } from '#contract/terms/india-time.ts'
import { FERRY_CLOSES_MINUTES } from '#contract/terms/limits.ts'
import { taxInside } from '#contract/terms/money.ts'
import type { FerryCabinMap, FerryPort, SeatMap } from '#contract/v1/ferries.ts'
import { priceVersion } from '#server/price-version.ts'
import { type Loose, listOf, recordOf, rupeesOf, textOr, wholeOr } from '../provider/normalise.ts'
import type { Company, OperatorSailing, SeatBookResponse } from './ferry-operator.ts'

const SEAT_NAME = /^([A-Z]*)(\d{1,3})([A-Z]{1,2})$/

/** Seats whose names say no row are shown so many a row, behind all others: nothing that is on sale may be lost. */
const LOOSE_ROW = 6

export const SEALINK: Company = { id: 'sealink', name: 'Sealink' }
/** Fares of the interface are without the port fee, rupees a passenger. */
const PORT_FEE = 50
const TAX_PERCENT = 18
const VESSELS: Record<number, string> = { 1: 'Sealink', 2: 'Nautika' }
/** What private ferries of the islands ask for; the interface does not say. */
const CUSTOMS = { checkedKg: 25, handKg: 5, excessPerKg: 50, reportMinutes: 60, checkInMinutes: 30 }

/** A trip as the operator knows it, beside ours. `seats`: the operator's own number and tier by our name for the seat. */
export type SealinkSailing = {
  trip: OperatorSailing
  id: string
  number: number
  vesselNumber: number
  seats: ReadonlyMap<string, { number: string; tier: string; code: 'pClass' | 'bClass' }>
}

export type RouteRequest = { date: string; from: FerryPort; to: FerryPort; fromName: string; toName: string; now: Date }

/** The trips of an answer that are what was asked for; undefined when it is no answer. */
export function tripsOf(
  payload: unknown,
  asked: RouteRequest,
  idOf: (number: number) => string,
): SealinkSailing[] | undefined {
  const { err, data } = recordOf(payload)
  if (isSaid(err) || (data !== null && !Array.isArray(data))) return undefined
  return (listOf(data) ?? []).map(recordOf).flatMap((source) => tripOf(source, asked, idOf) ?? [])
}

function tripOf(source: Loose, asked: RouteRequest, idOf: (number: number) => string): SealinkSailing | undefined {
  const number = wholeOr(source.tripId, 0)
  const departureTime = clockOf(source.dTime)
  const arrivalTime = clockOf(source.aTime)
  // A trip of other ports than those asked for is not ours to show, whatever it is called.
  const isAsked = isName(source.from, asked.fromName) && isName(source.to, asked.toName)
  if (number === 0 || departureTime === undefined || arrivalTime === undefined || !isAsked) return undefined
  const departsAt = instantInIndia(asked.date, departureTime).getTime()
  if (departsAt <= asked.now.getTime()) return undefined
  const fares = recordOf(source.fares)
  const seats = new Map([...seatsOf(source.pClass, 'pClass'), ...seatsOf(source.bClass, 'bClass')])
  const classes = (['pClass', 'bClass'] as const).flatMap((code) => {
    const base = rupeesOf(fares[code === 'pClass' ? 'pBaseFare' : 'bBaseFare'])
    return base === undefined || base === 0 ? [] : classOf(code, base, seats)
  })
  const vesselNumber = wholeOr(source.vesselID, 0)
  const sailingId = idOf(number)
  const trip: OperatorSailing = {
    _id: sailingId,
    tripId: sailingId,
    pClass: mapOf('pClass', seats),
    bClass: mapOf('bClass', seats),
    operator: { ...SEALINK, chooseSeats: true },
    vessel: { id: `sealink-${vesselNumber}`, name: VESSELS[vesselNumber] ?? `Sealink ${vesselNumber}` },
    from: asked.from,
    to: asked.to,
    date: asked.date,
    ...{ departureTime, arrivalTime, classes },
    // An infant pays the port fee alone, whatever the interface calls its fare.
    infantFare: PORT_FEE,
    luggage: { checkedKg: CUSTOMS.checkedKg, handKg: CUSTOMS.handKg, excessPerKg: CUSTOMS.excessPerKg },
    reportBeforeMinutes: CUSTOMS.reportMinutes,
    checkInClosesMinutes: CUSTOMS.checkInMinutes,
    salesOpen: asked.now.getTime() <= departsAt - FERRY_CLOSES_MINUTES * MINUTE_MS,
    priceVersion: priceVersion(classes.map(({ fare }) => fare)),
    fetchedAt: asked.now.toISOString(),
    maps: classes.map(({ code }) => ({ code, deck: '', windowLetters: [], grid: gridOfNames(namesIn(code, seats)) })),
  }
  return { trip, id: textOr(source.id, ''), number, vesselNumber, seats }
}

type Seat = { number: string; tier: string; code: 'pClass' | 'bClass'; isBooked: 0 | 1; isBlocked: 0 | 1 }

/** Both classes may have a seat 1A: ours are P1A and B1A. A map by number, or a list. */
function seatsOf(value: unknown, code: Seat['code']): [string, Seat][] {
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.map((seat) => ['', seat])
    : Object.entries(recordOf(value))
  return entries.flatMap(([key, each]) => {
    const seat = recordOf(each)
    const number = textOr(seat.number, key)
    if (!/^[\w-]{1,8}$/.test(number)) return []
    const flags = { isBooked: takenFlag(seat.isBooked), isBlocked: takenFlag(seat.isBlocked) }
    return [[`${code === 'pClass' ? 'P' : 'B'}${number}`, { number, tier: textOr(seat.tier, ''), code, ...flags }]]
  })
}

/** Only a plain 0 is free. */
function takenFlag(value: unknown): 0 | 1 {
  return value === 0 || value === '0' || value === false ? 0 : 1
}

function namesIn(code: FerryClassCode, seats: ReadonlyMap<string, Seat>): string[] {
  return [...seats].filter(([, seat]) => seat.code === code).map(([name]) => name)
}

function mapOf(code: FerryClassCode, seats: ReadonlyMap<string, Seat>): SeatMap {
  return Object.fromEntries(
    [...seats]
      .filter(([, seat]) => seat.code === code)
      .map(([number, { isBooked, isBlocked }]) => [number, { number, isBooked, isBlocked }]),
  )
}

function classOf(code: Seat['code'], base: number, seats: ReadonlyMap<string, Seat>) {
  const all = [...seats.values()].filter((seat) => seat.code === code)
  const seatsLeft = all.filter(({ isBooked, isBlocked }) => isBooked === 0 && isBlocked === 0).length
  return all.length === 0
    ? []
    : {
        code,
        name: FERRY_CLASS_NAMES[code],
        fare: base + PORT_FEE,
        taxAmount: taxInside(base, TAX_PERCENT),
        portFee: PORT_FEE,
        seatsLeft,
      }
}

function clockOf(value: unknown): string | undefined {
  const { hour, minute } = recordOf(value)
  const [hours, minutes] = [wholeOr(hour, -1), wholeOr(minute, -1)]
  if (hours < 0 || hours > 23 || minutes < 0 || minutes > 59) return undefined
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function isName(value: unknown, name: string): boolean {
  return typeof value === 'string' && value.trim().toLowerCase() === name.toLowerCase()
}

/** What a booking came to. Words that we know of a refusal are one; anything else may have booked, and is unknown. */
export function bookingOf(payload: unknown, { seats }: SealinkSailing, asked: readonly string[]): SeatBookResponse {
  const entry = recordOf(Array.isArray(payload) ? payload[0] : payload)
  if (isSaid(entry.err)) return refusalOf(textOr(entry.err, ''))
  if (entry.seatStatus === false) return { state: 'refused', reason: 'seats_gone' }
  const pnr = textOr(entry.pnr, '').trim()
  if (entry.seatStatus !== true || pnr === '') return { state: 'unknown' }
  const pax = listOf(recordOf(recordOf(entry.requestData).paxDetail).pax) ?? []
  const answered = pax.map((each) => textOr(recordOf(each).seat, ''))
  const ours = answered.map((number, index) => {
    const code = seats.get(asked[index] ?? '')?.code
    return [...seats].find(([, seat]) => seat.number === number && seat.code === code)?.[0] ?? number
  })
  return { state: 'booked', pnr, seats: ours.length === asked.length ? ours : [...asked] }
}

function refusalOf(words: string): SeatBookResponse {
  if (/wallet|balance|fund/i.test(words)) return { state: 'refused', reason: 'no_funds' }
  if (/seat/i.test(words)) return { state: 'refused', reason: 'seats_gone' }
  if (/token|validation|invalid/i.test(words)) return { state: 'refused', reason: 'invalid' }
  return { state: 'unknown' }
}

function isSaid(err: unknown): boolean {
  return err !== undefined && err !== null && err !== false && err !== ''
}

/** Rows and columns as the names of seats tell them ("P3A": row 3, letter A); for vessels whose plan we do not have. */
function gridOfNames(names: readonly string[]): FerryCabinMap['grid'] {
  const named = names.flatMap((name) => {
    const [, , row, letter] = SEAT_NAME.exec(name.toUpperCase()) ?? []
    return row === undefined || letter === undefined ? [] : { name, row: Number(row), letter }
  })
  const letters = [...new Set(named.map(({ letter }) => letter))].sort()
  const rows = [...new Set(named.map(({ row }) => row))].sort((one, other) => one - other)
  const grid = rows.map((row) => ({
    row,
    cells: letters.map((letter) => named.find((each) => each.row === row && each.letter === letter)?.name ?? null),
  }))
  const placed = new Set(grid.flatMap(({ cells }) => cells))
  const loose = names.filter((name) => !placed.has(name))
  const last = rows.at(-1) ?? 0
  const extra = Array.from({ length: Math.ceil(loose.length / LOOSE_ROW) }, (_, index) => ({
    row: last + index + 1,
    cells: loose.slice(index * LOOSE_ROW, (index + 1) * LOOSE_ROW),
  }))
  return [...grid, ...extra]
}
