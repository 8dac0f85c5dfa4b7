import { createHash } from 'node:crypto'
import type { Elsewhere } from '#contract/office/disruptions.ts'
import type { LineTo } from '#contract/office/line-changes.ts'
import { addDays, daysBetween, formatDay } from '#contract/terms/india-time.ts'
import type { Db } from '#server/db/db.ts'
import { findOtherSailings, type OtherSailings } from '#server/ferries/seats-elsewhere.ts'
import { listOtherSlots, type OtherSlot } from '#server/water-sports/block-slots.ts'
import type { StoredLine } from '../core/booking.ts'
import type { DisruptionRecord } from './store.ts'

/** Days after the one that is off on which there is another place to go (ours). */
const LATER_DAYS = 3

/** Where a line goes; `words` name it. */
export type Move = { id: string; to: LineTo; words: string; isTogether: boolean; seats: string[]; onBoard: string[] }

export type MoveRequest = { to?: string | undefined; apart: boolean; kept?: readonly string[] | undefined }

export type Elsewheres = {
  list: Elsewhere[]
  /** Ids of the list to which the line can go, in order of time. */
  suits: (line: StoredLine) => string[]
  /**
   * Where it goes: there, or to the first with room; else why it cannot. What is taken is not free for who comes after. `kept`: seats
   * that it has there already.
   */
  move: (line: StoredLine, asked: MoveRequest) => Move | string
}

const NO_PLACE = 'There is nothing else that it could be moved to: please change it at the booking, or pay it back'
const FULL = 'No other has seats together for them'
const NO_ROOM = 'No other time has room for them'

/** All places to go from what is off, as they are free now. */
export async function findElsewhere(db: Db, off: DisruptionRecord): Promise<Elsewheres> {
  const until = addDays(off.until, LATER_DAYS)
  const days = { first: off.from, last: until, now: off.now }
  const boats = await findOtherSailings(db, { off: off.sailingIds, ...days })
  const activityIds = off.activityIds
  const slots =
    activityIds.length === 0 ? [] : await listOtherSlots(db, { activityIds, from: off.from, until, now: off.now })
  const kinds = [bySailing(off, boats), bySlot(slots), byNight(off)]
  const kindOf = (line: StoredLine) => kinds.find((kind) => kind.has(line))
  return {
    list: kinds.flatMap(({ list }) => list),
    suits: (line) => kindOf(line)?.suits(line) ?? [],
    move: (line, asked) => kindOf(line)?.move(line, asked) ?? NO_PLACE,
  }
}

type Way = Elsewheres & { has: (line: StoredLine) => boolean }

/** The first sailing of a line that is off, with its seats. */
export function lostSailing(
  { stock }: Pick<StoredLine, 'stock'>,
  { sailingIds }: Pick<DisruptionRecord, 'sailingIds'>,
) {
  const first = stock.seats.find(({ tripId }) => sailingIds.includes(tripId))?.tripId
  if (first === undefined) return undefined
  return { sailingId: first, seats: stock.seats.filter(({ tripId }) => tripId === first).map(({ seat }) => seat) }
}

/** How the words of a move to a sailing begin: "Fri 25 Dec 2026, 08:00: ". */
export function sailingBegin({ date, departTime }: { date: string; departTime: string }): string {
  return `${formatDay(date)}, ${departTime}: `
}

function bySailing(off: DisruptionRecord, boats: OtherSailings): Way {
  const suits = (line: StoredLine) => {
    const lost = lostSailing(line, off)
    const crossing = lost && boats.crossingOf(lost.sailingId)
    return boats.sailings.filter((each) => each.crossing === crossing).map(({ id }) => id)
  }
  return {
    list: boats.sailings.map(({ id, date, departTime, label, free }) => ({
      ...{ id, day: date, time: departTime, label, free },
    })),
    has: (line) => lostSailing(line, off) !== undefined,
    suits,
    move: (line, { to, apart, kept }) => {
      const lost = lostSailing(line, off)
      if (lost === undefined) return NO_PLACE
      for (const id of suits(line).filter((each) => to === undefined || each === to)) {
        const found = kept === undefined ? boats.place(id, lost, apart) : boats.named(id, kept)
        const boat = boats.sailings.find((each) => each.id === id)
        if (found === undefined || boat === undefined) continue
        const { seats, onBoard, className, isTogether } = found
        const said = `${className}, ${onBoard.length === 1 ? 'seat' : 'seats'} ${onBoard.join(', ')}`
        return {
          ...{
            id,
            isTogether,
            seats,
            onBoard,
            words: `${sailingBegin(boat)}${boat.label}, ${said}`,
          },
          to: { kind: 'crossing', from: lost.sailingId, to: id, seats },
        }
      }
      return FULL
    },
  }
}

function bySlot(slots: readonly OtherSlot[]): Way {
  const left = new Map(slots.map((slot) => [idOf(slot), slot.free]))
  const suits = ({ asked }: StoredLine) =>
    asked.kind === 'activity'
      ? slots.filter((slot) => slot.activityId === asked.waterSportId && slot.placeId === asked.placeId).map(idOf)
      : []
  return {
    list: slots.map((slot) => ({ id: idOf(slot), day: slot.day, time: slot.time, label: slot.label, free: slot.free })),
    has: ({ asked }) => asked.kind === 'activity',
    suits,
    move: (line, { to }) => {
      const units = line.stock.slots.reduce((sum, each) => sum + each.units, 0)
      const id = suits(line).find((each) => (to === undefined || each === to) && (left.get(each) ?? 0) >= units)
      const slot = slots.find((each) => idOf(each) === id)
      if (slot === undefined || id === undefined) return NO_ROOM
      left.set(id, (left.get(id) ?? 0) - units)
      return {
        ...{
          id,
          isTogether: true,
          seats: [],
          onBoard: [],
          words: `${formatDay(slot.day)}, ${slot.time}: ${slot.label}`,
        },
        to: { kind: 'activity', date: slot.day, time: slot.time },
      }
    },
  }
}

/** A slot has no id of its own. */
function idOf({ activityId, placeId, day, time }: OtherSlot): string {
  return `slot-${createHash('sha256').update([activityId, placeId, day, time].join(' ')).digest('hex').slice(0, 20)}`
}

/** The same rooms on the nights after those that are off; whether they are free is for the change to say. */
function byNight({ until, hotelIds }: DisruptionRecord): Way {
  const days = hotelIds.length === 0 ? [] : Array.from({ length: LATER_DAYS }, (_, index) => addDays(until, index + 1))
  return {
    list: days.map((day) => ({
      id: `stay-${day}`,
      day,
      time: '12:00',
      label: `The same rooms from ${formatDay(day)}`,
      free: 0,
    })),
    has: ({ asked }) => asked.kind === 'hotel',
    suits: ({ asked }) => (asked.kind === 'hotel' ? days.map((day) => `stay-${day}`) : []),
    move: ({ asked }, { to }) => {
      const day = days.find((each) => to === undefined || to === `stay-${each}`)
      if (asked.kind !== 'hotel' || day === undefined) return NO_PLACE
      const checkOut = addDays(day, daysBetween(asked.checkIn, asked.checkOut))
      return {
        ...{ id: `stay-${day}`, isTogether: true, seats: [], onBoard: [] },
        words: `${formatDay(day)} to ${formatDay(checkOut)}`,
        to: { kind: 'hotel', checkIn: day, checkOut },
      }
    },
  }
}
