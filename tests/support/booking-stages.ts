import { sql } from 'kysely'
import type { BookingState } from '#contract/terms/booking-states.ts'
import { sweepExpired } from '#server/bookings/holds/sweep.ts'
import type { Applied } from '#server/bookings/store/apply-event.ts'
import { type Books, booksOf, NOW, type Staged, stageHeld } from './staged-booking.ts'
import type { TestApi } from './test-api.ts'
import { seats, visitor } from './traveller.ts'

/** A booking in a state, with the order that is open or was paid last, and an older one that failed. */
export type Stage = { booking: Staged; order: string; older: string; paid?: Awaited<ReturnType<Staged['pays']>> }

export const minutesLater = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString()
export const TRIP_RUNS = '2026-12-25T01:00:00Z'
export const TRIP_OVER = '2026-12-25T06:00:00Z'

/** Everything fresh: the clock, the seats, and refunds that stay under way at the gateway. */
export async function clearStage(api: TestApi): Promise<void> {
  await api.setClock(NOW)
  await sql`delete from ferry_seat`.execute(api.testDatabase.db)
  // What other tests left is nothing to the jobs that go by the clock.
  await sql`update booking set state = 'quoted' where state in ('held', 'paying', 'confirmed_part', 'confirmed')`.execute(
    api.testDatabase.db,
  )
  api.gateway.follow({ refunds: 'pending' })
}

/** Brings a booking there by what happens to bookings; only a quote, which has no row of its own, is set. */
export async function stageAt(api: TestApi, state: BookingState): Promise<Stage> {
  const booking = await stageHeld(api, { plan: state === 'confirmed_part' ? 'initial' : 'full' })
  const older = await booking.order()
  await booking.pays(older, 'failed')
  const order = await booking.order()
  const stage = { booking, order, older }
  switch (state) {
    case 'quoted':
      await sql`delete from ferry_seat`.execute(api.testDatabase.db)
      await sql`update booking set state = 'quoted' where id = ${booking.id}`.execute(api.testDatabase.db)
      return stage
    case 'held':
      await booking.pays(order, 'failed')
      return stage
    case 'paying':
      return stage
    case 'expired':
      await expire(api)
      return stage
    case 'settling':
      await expire(api)
      await visitor(api).held(seats('P2A'))
      return { ...stage, paid: await booking.pays(order) }
    case 'confirmed_part': {
      const paid = await booking.pays(order)
      return { booking, paid, older: order, order: await booking.order() }
    }
    default:
      return afterPaying(api, state, { ...stage, paid: await booking.pays(order) })
  }
}

async function afterPaying(api: TestApi, state: BookingState, stage: Stage): Promise<Stage> {
  const { booking } = stage
  if (state === 'cancelled') await booking.apply({ type: 'guest_cancelled', cause: 'first' })
  if (state === 'no_show') {
    await api.setClock(TRIP_RUNS)
    await booking.apply({ type: 'no_show_marked', by: 'Meera' })
  }
  if (state === 'completed') {
    await api.setClock(TRIP_OVER)
    await booking.apply({ type: 'trip_started' })
  }
  return stage
}

async function expire(api: TestApi): Promise<void> {
  await api.setClock(minutesLater(31))
  await sweepExpired(api.parts)
}

/** What an event did: the state after it, what is new, and what the gateway was asked for once the jobs had run. */
export type Effect = {
  state: BookingState
  mails: string[]
  alerts: string[]
  refunds: number[]
  seats: string
  /** Rupees that the gateway took, and gave back, after it. */
  taken: number
  returned: number
  refused?: string
}

export async function effectOf(
  api: TestApi,
  { booking }: Stage,
  happens: () => Promise<Applied | undefined>,
): Promise<Effect> {
  await api.runJobs()
  const before = await booksOf(api, booking)
  const applied = await happens()
  const after = await booksOf(api, booking)
  await api.runJobs()
  const { captured, returned } = await booksOf(api, booking)
  return {
    state: after.state,
    mails: newer(before, after, 'mails'),
    alerts: newer(before, after, 'alerts'),
    refunds: lessOf(after.refunds, before.refunds),
    seats: after.seats,
    taken: captured - before.captured,
    returned: returned - before.returned,
    ...(applied?.result === 'refused' ? { refused: applied.code } : {}),
  }
}

function newer(before: Books, after: Books, which: 'mails' | 'alerts'): string[] {
  return after[which].slice(before[which].length)
}

function lessOf(amounts: readonly number[], known: readonly number[]): number[] {
  const left = [...known]
  return amounts.filter((amount) => {
    const at = left.indexOf(amount)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Where the seat of a booking is while nothing happens to it. */
const SEATS: Record<BookingState, string> = {
  quoted: 'free',
  held: 'held',
  paying: 'held',
  confirmed_part: 'booked',
  confirmed: 'booked',
  expired: 'free',
  settling: 'free',
  cancelled: 'free',
  no_show: 'booked',
  completed: 'booked',
}

/** What an event does that changes nothing. */
export function nothing(state: BookingState): Effect {
  return { state, mails: [], alerts: [], refunds: [], seats: SEATS[state], taken: 0, returned: 0 }
}
