import type { Disruption, DisruptionParty } from '#contract/office/disruptions.ts'
import { addDays, formatDay, instantInIndia } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { reachOf } from '#server/office/reach.ts'
import type { StoredLine } from '../core/booking.ts'
import { findBooking } from '../store/load.ts'
import { type Elsewheres, findElsewhere, lostSailing, sailingBegin } from './elsewhere.ts'
import { fillMessage, type MessageParts } from './message-text.ts'
import { listParties, type PartyRecord, UNSETTLED } from './party-store.ts'
import { type PartyOf, peopleOf, refundOf } from './plan.ts'
import { type DisruptionRecord, listMessages, type MessageRow } from './store.ts'

/** Each party with its booking as it is now. */
export async function loadParties(db: Db, parties: readonly PartyRecord[]): Promise<PartyOf[]> {
  const found = await Promise.all(
    parties.map(async (party) => {
      const booking = await findBooking(db, party.bookingId)
      const line = booking?.lines.find(({ lineId }) => lineId === party.lineId)
      return booking === undefined || line === undefined ? undefined : { party, booking, line }
    }),
  )
  return found.filter((each) => each !== undefined)
}

/** The whole desk of one disruption. */
export async function deskView(parts: MessageParts, off: DisruptionRecord): Promise<Disruption> {
  const { db } = parts
  const [parties, elsewhere, messages] = await Promise.all([
    listParties(db, off.id).then((rows) => loadParties(db, rows)),
    findElsewhere(db, off),
    listMessages(db, off.id),
  ])
  const rows = parties.map((each) => partyView(parts, off, each, { elsewhere, last: messages.at(-1) }))
  return {
    ...{ id: off.id, kind: off.kind, title: off.title, from: off.from, until: off.until, reason: off.reason },
    ...{ bears: off.bears, by: off.by, openedAt: off.openedAt.toISOString(), now: off.now.toISOString() },
    closedAt: off.closedAt?.toISOString() ?? null,
    elsewhere: elsewhere.list,
    parties: [...rows.filter(({ isLate }) => isLate), ...rows.filter(({ isLate }) => !isLate)],
    messages: messages.map(({ at, by, subject, parties: count }) => ({
      ...{ at: at.toISOString(), by, parties: count },
      subject: subject.replaceAll('{what}', off.title),
    })),
  }
}

type About = { elsewhere: Elsewheres; last: MessageRow | undefined }

function partyView(
  parts: MessageParts,
  off: DisruptionRecord,
  each: PartyOf,
  { elsewhere, last }: About,
): DisruptionParty {
  const { party, booking, line } = each
  const isOpen = UNSETTLED.includes(party.state)
  const { refund, endsBooking } = isOpen ? refundOf(booking, line.lineId) : { refund: 0, endsBooking: false }
  const said = last === undefined || !isOpen ? [] : [fillMessage(parts, off, each, last).text]
  return {
    ...{ id: party.id, ref: booking.reference ?? '', lineId: line.lineId, name: booking.lead?.name ?? '' },
    ...reachOf(booking.lead?.contactNumber ?? '', said),
    hasMail: (booking.lead?.email ?? '') !== '',
    people: peopleOf(booking, line),
    ...{ kind: line.asked.kind, title: line.title, startsAt: line.startsAt.toISOString(), seats: seatsOf(line, off) },
    ...{ price: line.price.amountPayable, state: party.state, settled: party.settled, byTraveller: party.byTraveller },
    ...{ offeredAt: party.offeredAt?.toISOString() ?? null, answerBy: party.answerBy?.toISOString() ?? null },
    isLate: party.state === 'offered' && party.answerBy !== null && party.answerBy <= off.now,
    ...{ refund, endsBooking, hangs: hangingOn(each, off), suits: isOpen ? elsewhere.suits(line) : [] },
  }
}

/** On the sailing that is off, as they are marked on board; else all seats of the line. */
function seatsOf(line: StoredLine, off: DisruptionRecord): string[] {
  const lost = lostSailing(line, off)
  const crossing = line.facts.crossings.find(({ tripId }) => tripId === lost?.sailingId) ?? line.facts.crossings[0]
  return crossing?.seats ?? lost?.seats ?? line.stock.seats.map(({ seat }) => seat)
}

/** What else of the trip is on that day or after it: other parts, and of a package what it has then. */
function hangingOn({ booking, line, party }: PartyOf, off: DisruptionRecord): DisruptionParty['hangs'] {
  const [from, soon] = [instantInIndia(off.from), instantInIndia(addDays(off.until, 2))]
  const others = booking.lines
    .filter((each) => each.lineId !== line.lineId && each.state === 'live' && each.endsAt >= from)
    .map(({ asked, title, startsAt }) => ({ kind: asked.kind, title, startsAt }))
  return [...others, ...(line.asked.kind === 'package' ? partsOfPackage(line, off, party) : [])]
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
    .map(({ kind, title, startsAt }) => ({ kind, title, startsAt: startsAt.toISOString(), isAtRisk: startsAt < soon }))
}

type Part = { kind: StoredLine['asked']['kind']; title: string; startsAt: Date }

/** Without the ferry that it lost, and the one that the party was rebooked onto. */
function partsOfPackage(
  { facts: { crossings, stays } }: StoredLine,
  { from, sailingIds }: DisruptionRecord,
  { settled }: PartyRecord,
): Part[] {
  return [
    ...crossings
      .filter(({ date, tripId }) => date >= from && !sailingIds.includes(tripId))
      .filter((crossing) => settled?.startsWith(sailingBegin(crossing)) !== true)
      .map(({ date, departTime, from: port, to, vessel }) => ({
        kind: 'ferry' as const,
        title: `${port.name} to ${to.name}, ${vessel}`,
        startsAt: instantInIndia(date, departTime),
      })),
    ...stays
      .filter(({ checkOut }) => checkOut > from)
      .map(({ hotelName, checkIn, checkOut, checkInTime }) => ({
        kind: 'hotel' as const,
        title: `${hotelName}, until ${formatDay(checkOut)}`,
        startsAt: instantInIndia(checkIn, checkInTime ?? '12:00'),
      })),
  ]
}
