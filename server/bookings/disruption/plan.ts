import type { Plan, SettleWay } from '#contract/office/disruption-changes.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { PricingParts } from '#server/products/product.ts'
import { previewLineChange } from '../change/change-line.ts'
import type { StoredBooking, StoredLine } from '../core/booking.ts'
import { decide } from '../core/decide.ts'
import { findElsewhere, type Move, type MoveRequest } from './elsewhere.ts'
import type { PartyRecord } from './party-store.ts'
import type { DisruptionRecord } from './store.ts'

/** A party with its booking and the line that is hit. */
export type PartyOf = { party: PartyRecord; booking: StoredBooking; line: StoredLine }

export type Settling = MoveRequest & { deed: SettleWay }

export type PlannedParty = PartyOf & {
  fits: boolean
  words: string
  isTogether: boolean
  charged: number
  back: number
  borne: number
  /** Where it goes, and what the preview of the change said. */
  move?: Move & { difference: number; seen: string }
}

const LARGEST_FIRST =
  'The largest parties are seated first, of equals those who booked first: so most parties find seats together.'
const AS_LISTED = 'In the order of the list.'

/** What settling these parties so would do now. Nothing is kept of it. */
export async function planParties(
  parts: PricingParts,
  off: DisruptionRecord,
  parties: readonly PartyOf[],
  settling: Settling,
): Promise<PlannedParty[]> {
  if (settling.deed === 'wait') return parties.map((each) => ({ ...each, ...FREE, words: 'Nothing changes for now' }))
  if (settling.deed === 'refund') return parties.map(planRefund)
  const elsewhere = await findElsewhere(parts.db, off)
  const planned: PlannedParty[] = []
  for (const each of parties.toSorted(bySize)) {
    const move = elsewhere.move(each.line, settling)
    planned.push(
      typeof move === 'string' ? { ...each, ...MISSES, words: move } : await priceMove(parts, off, each, move),
    )
  }
  return planned
}

const FREE = { fits: true, isTogether: true, charged: 0, back: 0, borne: 0 }
const MISSES = { ...FREE, fits: false, isTogether: false }

function orderOf({ deed }: Settling): string {
  return deed === 'rebook' ? LARGEST_FIRST : AS_LISTED
}

/** The plan as the desk sees it. */
export function planView(planned: readonly PlannedParty[], settling: Settling): Plan {
  const rows = planned.map(({ party, booking, line, fits, words, isTogether, charged, back, borne }) => ({
    ...{
      partyId: party.id,
      ref: booking.reference ?? '',
      name: booking.lead?.name ?? '',
      people: peopleOf(booking, line),
    },
    ...{ fits, words, isTogether, charged, back, borne },
  }))
  const going = rows.filter(({ fits }) => fits)
  const sum = (part: 'charged' | 'back' | 'borne') => going.reduce((whole, row) => whole + row[part], 0)
  return {
    ...{ order: orderOf(settling), rows, fits: going.length, misses: rows.length - going.length },
    ...{ charged: sum('charged'), back: sum('back'), borne: sum('borne') },
  }
}

/** Seats, places of an activity, or else all travellers. */
export function peopleOf({ travellers }: StoredBooking, { asked, stock }: StoredLine): number {
  if (asked.kind === 'ferry') return stock.seats.length + (asked.infants ?? 0)
  return asked.kind === 'activity' ? asked.ages.length : travellers.length
}

function bySize(one: PartyOf, other: PartyOf): number {
  const size = ({ booking, line }: PartyOf) => peopleOf(booking, line)
  return (
    size(other) - size(one) ||
    one.booking.createdAt.getTime() - other.booking.createdAt.getTime() ||
    one.party.id.localeCompare(other.party.id)
  )
}

/** A first payment counts for what is left. */
export const NOTHING_BACK = 'Nothing goes back: what is paid counts for the rest of the trip'

function planRefund(each: PartyOf): PlannedParty {
  const { refund } = refundOf(each.booking, each.line.lineId)
  return {
    ...each,
    ...FREE,
    back: refund,
    words: refund === 0 ? NOTHING_BACK : `${formatRupees(refund)} goes back`,
  }
}

/** What goes back if we cancel that line, exactly as the writer would decide it, and whether nothing is left then. */
export function refundOf(booking: StoredBooking, lineId: string): { refund: number; endsBooking: boolean } {
  const event = { type: 'operator_cancelled', reason: '', by: '', lineIds: [lineId] } as const
  const decision = decide(booking, event, booking.now)
  if ('asks' in decision) throw new Error('Cancelling asks for no stock')
  const { refunds, state } = decision.change.booking
  const refund = refunds.slice(booking.refunds.length).reduce((sum, { amount }) => sum + amount, 0)
  return { refund, endsBooking: state === 'cancelled' }
}

/** A party that goes there, with what it costs; or why it cannot. */
export async function priceMove(
  parts: PricingParts,
  off: DisruptionRecord,
  each: PartyOf,
  move: Move,
): Promise<PlannedParty> {
  const preview = await previewLineChange(parts, {
    ...{
      ref: each.booking.reference ?? '',
      lineId: each.line.lineId,
      to: move.to,
      why: 'disruption',
      bears: off.bears,
    },
  })
  if (!preview.ok) return { ...each, ...MISSES, words: preview.error.message }
  const { difference, borne, refund, seen } = preview.value
  return {
    ...each,
    ...{ fits: true, words: move.words, isTogether: move.isTogether, borne },
    ...{ charged: Math.max(0, difference), back: refund, move: { ...move, difference, seen } },
  }
}
