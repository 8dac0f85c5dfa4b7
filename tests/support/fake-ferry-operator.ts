import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How the operator behaves: as it should, late, never, in broken answers, cutting the line, or taking the money and refusing the seat. */
export type Manner =
  | 'well'
  | 'slow'
  | 'silent'
  | 'junk'
  | 'cuts'
  | 'seat_refused'
  | 'cut_after_booking'
  | 'no_funds'
  | 'bad_token'
  | 'list_of_seats'
type Seat = { number: string; tier: string; isBooked: number; isBlocked: number }
type Booked = { pnr: string; seats: string[]; body: Record<string, unknown> }

export type FakeFerryOperator = {
  url: string
  /** Which manner each call has from now on; both answer well unless told. */
  manners: { getTripData: Manner; bookSeats: Manner }
  /** Bodies as they came, by call. */
  asked: { call: string; body: Record<string, unknown> }[]
  booked: Booked[]
  close: () => Promise<void>
}

export const FAKE_KEY = { userName: 'agent', token: 'the token' }
/** Longer than any caller of a test waits. */
const SLOW_MS = 3_000
const ROUTES = ['Port Blair Swaraj Dweep', 'Swaraj Dweep Shaheed Dweep', 'Shaheed Dweep Port Blair']

/** A ferry operator on this machine that speaks the interface of the real one, and misbehaves as told. It debits no one twice. */
export async function openFakeFerryOperator(): Promise<FakeFerryOperator> {
  const fake: Omit<FakeFerryOperator, 'url' | 'close'> = {
    manners: { getTripData: 'well', bookSeats: 'well' },
    asked: [],
    booked: [],
  }
  const server = createServer((request, response) => {
    answer(fake, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    ...fake,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

async function answer(
  fake: Omit<FakeFerryOperator, 'url' | 'close'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = request.url?.slice(1) ?? ''
  const text = Buffer.concat(await request.toArray()).toString('utf8')
  const body = JSON.parse(text) as Record<string, unknown>
  fake.asked.push({ call, body })
  const manner = call === 'bookSeats' ? fake.manners.bookSeats : fake.manners.getTripData
  if (manner === 'silent') return
  if (manner === 'slow') await wait(SLOW_MS)
  if (manner === 'cuts') return void response.destroy()
  if (manner === 'junk') return void response.end('<html>Bad gateway</html>')
  const isKnown = body.userName === FAKE_KEY.userName && body.token === FAKE_KEY.token && manner !== 'bad_token'
  const reply = !isKnown
    ? { err: 'Token Validation Failed', data: null }
    : call === 'bookSeats'
      ? bookSeats(fake, body, manner)
      : { err: null, data: tripsOf(fake, body, manner) }
  if (reply === undefined) return void response.destroy()
  response.setHeader('content-type', 'application/json').end(JSON.stringify(reply))
}

function tripsOf(
  { booked }: Pick<FakeFerryOperator, 'booked'>,
  body: Record<string, unknown>,
  manner: Manner,
): object[] | null {
  if (!ROUTES.includes(`${body.from} ${body.to}`) || !/^\d{1,2}-\d{1,2}-\d{4}$/.test(String(body.date))) return null
  const gone = new Set(booked.flatMap(({ seats }) => seats))
  const seats = (tier: string, rows: number, letters: string): Seat[] =>
    Array.from({ length: rows }, (_, row) =>
      [...letters].map((letter) => {
        const number = `${row + 1}${letter}`
        return {
          number,
          tier,
          isBooked: number === '1B' || gone.has(tier + number) ? 1 : 0,
          isBlocked: number === '1A' ? 1 : 0,
        }
      }),
    ).flat()
  const shape = (all: Seat[]) =>
    manner === 'list_of_seats' ? all : Object.fromEntries(all.map((seat) => [seat.number, seat]))
  return [
    {
      id: '650d5f',
      tripId: 4711,
      vesselID: 2,
      dTime: { hour: 7, minute: 5 },
      aTime: { hour: 8, minute: 20 },
      from: body.from,
      to: body.to,
      pClass: shape(seats('L', 4, 'ABCD')),
      bClass: shape(seats('R', 2, 'AB')),
      fares: { pBaseFare: 1200, bBaseFare: 1700, infantFare: 55, pBaseFarePBHLNL: 2000 },
    },
  ]
}

/** One entry a booking; the seat of a `seat_refused` is gone although everything was in order. */
function bookSeats(
  fake: Pick<FakeFerryOperator, 'booked'>,
  body: Record<string, unknown>,
  manner: Manner,
): object[] | undefined {
  if (manner === 'seat_refused') return [{ seatStatus: false, index: 0 }]
  if (manner === 'no_funds') return [{ err: 'Insufficient wallet balance' }]
  const [booking] = body.bookingData as { paxDetail: { pClassSeats: string[]; bClassSeats: string[] } }[]
  const { pClassSeats = [], bClassSeats = [] } = booking?.paxDetail ?? {}
  const seats = [...pClassSeats.map((seat) => `L${seat}`), ...bClassSeats.map((seat) => `R${seat}`)]
  if (seats.some((seat) => fake.booked.some((each) => each.seats.includes(seat))))
    return [{ seatStatus: false, index: 0 }]
  const pnr = `PNR${fake.booked.length + 1}`
  fake.booked.push({ pnr, seats, body })
  return manner === 'cut_after_booking' ? undefined : [{ seatStatus: true, pnr, index: 0, requestData: booking }]
}
