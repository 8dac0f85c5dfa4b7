import type { Enquiry } from '#contract/office/enquiries.ts'
import type { TripKind, WishStart } from '#contract/office/trips.ts'
import { LINES_MAX, type Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import { type FoundThing, findThings } from '../trips/store.ts'
import type { AskRow } from './store.ts'

/** Which products an enquiry is about; others are about anything. */
const KINDS: Record<string, readonly TripKind[]> = {
  'Travel Package': ['package'],
  Group: ['package'],
  Hotel: ['hotel'],
  'Water Sports': ['activity'],
  'Car Rental': ['car', 'drive'],
  Ferry: ['ferry'],
}

/** What was asked for as a trip. A line stands in it where everything of it was said; the picker begins with the latest enquiry. */
export async function tripOf(db: Db, asks: readonly AskRow[]): Promise<Enquiry['basket']> {
  const things = await findThings(
    db,
    asks.flatMap((ask) => aboutOf(ask) ?? []),
  )
  const asked = asks.map((ask) => ({ ask, thing: thingOf(ask, things) }))
  const last = asked.findLast(({ thing }) => thing !== undefined) ?? asked.at(-1)
  return {
    lines: asked.flatMap(({ ask, thing }) => lineOf(ask, thing) ?? []).slice(0, LINES_MAX),
    start: last === undefined ? NOTHING : startOf(last.ask, last.thing),
  }
}

const NOTHING: WishStart = {
  ...{ kind: null, id: '', day: '', until: '', time: '', adults: 2, childAges: [], rooms: null },
}

function aboutOf({ packageId, aboutId }: AskRow): string | null {
  return packageId ?? aboutId
}

function thingOf(ask: AskRow, things: readonly FoundThing[]): FoundThing | undefined {
  const kinds = KINDS[ask.subject]
  return things.find(({ asked, kind }) => asked === aboutOf(ask) && (kinds === undefined || kinds.includes(kind)))
}

function startOf({ wish, travelDate, adultCount, ...ask }: AskRow, thing: FoundThing | undefined): WishStart {
  const { stay, outing, hire } = wish ?? {}
  return {
    kind: thing?.kind ?? null,
    id: thing === undefined ? '' : idOf(thing, hire?.fromPoint ?? outing?.placeId),
    day: stay?.checkIn ?? outing?.date ?? hire?.pickupDate ?? thing?.day ?? travelDate ?? '',
    ...{ until: stay?.checkOut ?? '', time: hire?.pickupTime ?? '', adults: adultCount, childAges: agesOf(ask) },
    rooms: stay?.rooms.length ?? null,
  }
}

/** With the end or the place that was chosen, in place of the first one. */
function idOf({ id }: FoundThing, chosen: string | undefined): string {
  const [first = '', second] = id.split('~')
  return second === undefined || chosen === undefined ? id : `${first}~${chosen}`
}

/** Infants of a ferry have no age of their own. Ages that were not said are left for the office to ask about. */
function agesOf({ childAges, infantCount }: Pick<AskRow, 'childAges' | 'infantCount'>): number[] {
  return [...(childAges ?? []), ...Array.from({ length: infantCount }, () => 0)]
}

function lineOf(ask: AskRow, thing: FoundThing | undefined): Line | undefined {
  const { wish, travelDate, adultCount, childCount } = ask
  const childAges = ask.childAges ?? []
  if (thing === undefined || childAges.length < childCount) return undefined
  const { stay, sailing, hire } = wish ?? {}
  if (thing.kind === 'package' && travelDate !== null)
    return { kind: 'package', packageId: thing.id, startDate: travelDate, adultCount, childAges }
  if (thing.kind === 'hotel' && stay?.roomId !== undefined) {
    const { roomId, checkIn, checkOut, rooms } = stay
    return { kind: 'hotel', roomId, checkIn, checkOut, rooms }
  }
  if (thing.kind === 'ferry' && thing.day !== null && sailing?.seats !== undefined)
    return { kind: 'ferry', tripId: thing.asked, seats: sailing.seats, infants: sailing.infants }
  if (thing.kind === 'car' && thing.hire !== null) return hireLineOf(ask, thing.hire, hire)
  return undefined
}

type Hire = NonNullable<NonNullable<AskRow['wish']>['hire']>

function hireLineOf(
  { aboutId, adultCount, childCount }: AskRow,
  kind: NonNullable<FoundThing['hire']>,
  hire: Hire | undefined,
): Line | undefined {
  const { vehicles, pickupDate, pickupTime, fromPoint, hotelIds } = hire ?? {}
  if (aboutId === null || vehicles === undefined || pickupDate === undefined || pickupTime === undefined)
    return undefined
  return {
    ...{ kind: 'car', hire: kind, chargeId: aboutId, vehicles, pickupDate, pickupTime },
    passengers: adultCount + childCount,
    ...(fromPoint === undefined ? {} : { fromPoint }),
    ...(hotelIds === undefined ? {} : { hotelIds }),
  }
}
