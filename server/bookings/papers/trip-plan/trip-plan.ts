import { dayInIndia, daysBetween, timeInIndia } from '#contract/terms/india-time.ts'
import { nightsText } from '#contract/terms/stay-labels.ts'
import { HOME_COUNTRY } from '#contract/terms/trip-travellers.ts'
import type { Picture } from '#contract/v1/shapes.ts'
import type { ActivityVisit, CarRide, FerryTicket, HotelStay, TripPlan } from '#contract/v1/trip-plan.ts'
import { inclusionsOf } from './inclusions.ts'
import { DRIVER_KNOWN_BY, type PlannedLine, shortName } from './line-entries.ts'
import { tripDays } from './trip-days.ts'

/** Pictures shown above a trip (ours). */
const PICTURES_MAX = 4

/** The whole trip in the order of days, from its live lines; undefined where there is none. */
export function tripPlan(lines: readonly PlannedLine[], party: Party = []): TripPlan | undefined {
  if (lines.length === 0) return undefined
  const span = spanOf(lines)
  const islands = [...new Set(lines.toSorted(byStart).flatMap(({ facts }) => facts.islands.map(({ name }) => name)))]
  return {
    title: titleOf(lines, islands, span),
    ...span,
    islands,
    pictures: picturesOf(lines),
    days: tripDays(lines, span),
    ferries: lines
      .flatMap((line) => ticketsOf(line, party))
      .sort((one, other) => `${one.date} ${one.departTime}`.localeCompare(`${other.date} ${other.departTime}`)),
    stays: lines.flatMap(staysOf).sort((one, other) => one.checkIn.localeCompare(other.checkIn)),
    cars: lines
      .flatMap(ridesOf)
      .sort((one, other) => `${one.date} ${one.pickupTime}`.localeCompare(`${other.date} ${other.pickupTime}`)),
    activities: lines
      .flatMap(visitsOf)
      .sort((one, other) => `${one.date} ${one.time}`.localeCompare(`${other.date} ${other.time}`)),
    ...inclusionsOf(lines),
    carry: carryOf(lines, party),
    permits: permitsOf(lines, party),
    emergency: EMERGENCY.map((each) => ({ ...each })),
  }
}

function byStart(one: PlannedLine, other: PlannedLine): number {
  return one.startsAt.getTime() - other.startsAt.getTime()
}

function spanOf(lines: readonly PlannedLine[]): { firstDate: string; lastDate: string } {
  const first = Math.min(...lines.map(({ startsAt }) => startsAt.getTime()))
  const last = Math.max(...lines.map(({ endsAt }) => endsAt.getTime()))
  return { firstDate: dayInIndia(new Date(first)), lastDate: dayInIndia(new Date(last)) }
}

type Span = { firstDate: string; lastDate: string }

/** "First Splash Family Holiday", or "6 nights: Sri Vijaya Puram and Swaraj Dweep". */
function titleOf(lines: readonly PlannedLine[], islands: readonly string[], { firstDate, lastDate }: Span): string {
  const packaged = lines.find(({ asked }) => asked.kind === 'package')
  if (packaged !== undefined) return packaged.title.replace(/, \d+ nights?\b.*$/, '')
  const [only] = lines
  if (only !== undefined && lines.length === 1) return only.title
  const nights = daysBetween(firstDate, lastDate)
  const where = islands.length === 0 ? '' : `: ${listed(islands.map(shortName))}`
  return `${nights === 0 ? 'A day' : nightsText(nights)}${where}`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The first picture of each line, then the second of each. */
function picturesOf(lines: readonly PlannedLine[]): Picture[] {
  const each = lines
    .toSorted(byStart)
    .map(({ facts }) => [...facts.days.flatMap(({ picture }) => picture ?? []), ...facts.pictures])
  const turns = Array.from({ length: PICTURES_MAX }, (_, turn) =>
    each.flatMap((pictures) => pictures[turn] ?? []),
  ).flat()
  return [...new Map(turns.map((picture) => [picture.mediaLink, picture])).values()].slice(0, PICTURES_MAX)
}

function ticketsOf({ facts, lineId, pnr, asked }: PlannedLine, party: Party): FerryTicket[] {
  const isAbroad = party.some(({ nationality = HOME_COUNTRY }) => nationality !== HOME_COUNTRY)
  const show = `This voucher and ${isAbroad ? 'the passport or photo ID' : 'a photo ID'} of each of you; names must match`
  return facts.crossings.map(({ from, to, infants, ...crossing }) => ({
    ...crossing,
    ...{ lineId, from: { name: from.name, town: from.town }, to: { name: to.name, town: to.town }, show },
    ...(infants === 0 ? {} : { infants }),
    ...(pnr == null || asked.kind !== 'ferry' ? {} : { pnr }),
  }))
}

function staysOf({ facts, lineId }: PlannedLine): HotelStay[] {
  return facts.stays.map(({ islandId: _, island: __, ...stay }) => ({
    ...stay,
    lineId,
    nights: daysBetween(stay.checkIn, stay.checkOut),
  }))
}

function ridesOf({ facts, lineId, startsAt, driver }: PlannedLine): CarRide[] {
  const { ride } = facts
  if (ride === undefined) return []
  const { officePhone, island: _, ...shown } = ride
  const [picture] = facts.pictures
  const until = officePhone === undefined ? '' : `; until then: ${officePhone}`
  return [
    {
      ...{ ...shown, lineId, date: dayInIndia(startsAt), pickupTime: timeInIndia(startsAt) },
      ...(picture === undefined ? {} : { picture }),
      ...(driver == null ? {} : { driver: driver.name, driverPhone: driver.phone }),
      ...(driver?.vehicle ? { vehicles: `${shown.vehicles}: ${driver.vehicle}` } : {}),
      driverNote:
        driver == null
          ? `We send the driver's name and number by ${DRIVER_KNOWN_BY} the evening before${until}`
          : `If the driver is not there${officePhone === undefined ? ', ring us' : `: ${officePhone}`}`,
    },
  ]
}

function visitsOf({ facts, lineId, startsAt }: PlannedLine): ActivityVisit[] {
  const { visit } = facts
  if (visit === undefined) return []
  const { minutes, island: _, ...shown } = visit
  return [{ ...shown, lineId, date: dayInIndia(startsAt), time: timeInIndia(startsAt), durationMinutes: minutes }]
}

/** The travellers; empty before they are named. */
type Party = readonly { nationality?: string | undefined }[]

/** Emergency numbers of the islands. */
const EMERGENCY = [
  { label: 'Police, fire, ambulance', number: '112' },
  { label: 'Coast guard, at sea', number: '1554' },
  { label: 'Tourist helpline', number: '1363' },
] as const

/** Citizens of these countries, and persons of that origin, need a permit of the Home Ministry (Restricted Area order). */
const PRIOR_APPROVAL = ['AF', 'CN', 'PK']
const MYANMAR = 'MM'
const NORTHERN = ['north-andaman', 'middle-andaman']
const FEW_MACHINES = ['swaraj-dweep', 'shaheed-dweep', 'little-andaman', 'long-island']

/** The permits that a trip needs, by nationality and destination. */
function permitsOf(lines: readonly PlannedLine[], party: Party): string[] {
  const nations = party.flatMap(({ nationality }) => nationality ?? [])
  const islands = new Set(lines.flatMap(({ facts }) => facts.islands.map(({ id }) => id)))
  const isHome = nations.length === 0 || nations.includes(HOME_COUNTRY)
  const isForeign = nations.length === 0 || nations.some((each) => each !== HOME_COUNTRY)
  const places = lines.flatMap(({ facts }) => facts.permits)
  const isBaratang =
    islands.has('baratang') ||
    lines.some(({ title }) => title.includes('Baratang')) ||
    places.some((each) => each.includes('Baratang'))
  return [
    ...(isHome ? ['Indian guests: no permit for the Andaman Islands, photo ID only'] : []),
    ...(isForeign
      ? [
          'Foreign guests: passport and visa, stamped at the airport when you land; no permit beside that for these islands',
        ]
      : []),
    ...(nations.some((each) => PRIOR_APPROVAL.includes(each)) || nations.length === 0
      ? [
          'Citizens of Afghanistan, China and Pakistan, or with origin there: a Restricted Area Permit of the Home Ministry before you travel',
        ]
      : []),
    ...(nations.includes(MYANMAR) && NORTHERN.some((island) => islands.has(island))
      ? ['Citizens of Myanmar: a permit for Mayabunder and Diglipur']
      : []),
    ...(isBaratang ? ['Road to Baratang: convoy through the tribal reserve only; no stop, no photograph'] : []),
    ...new Set(places),
  ]
}

/** What to carry, by the lines of the trip. */
function carryOf(lines: readonly PlannedLine[], party: Party): string[] {
  const nations = party.flatMap(({ nationality }) => nationality ?? [])
  const isForeign = nations.some((each) => each !== HOME_COUNTRY)
  const isHome = nations.length === 0 || nations.includes(HOME_COUNTRY)
  const visits = lines.flatMap(({ facts }) => facts.visit ?? [])
  const hasFerry = lines.some(({ facts }) => facts.crossings.length > 0)
  const islands = lines.flatMap(({ facts }) => facts.islands)
  const cashless = islands.find(({ id }) => FEW_MACHINES.includes(id))
  const bring = [...new Set(visits.flatMap((visit) => visit.bring))]
  return [
    ...(isHome ? ['A photo ID of each traveller, the paper itself'] : []),
    ...(isForeign ? ['Passport and visa of each traveller from abroad'] : []),
    'The voucher, printed or on the phone',
    ...(cashless === undefined ? [] : [`Some cash: there are few machines on ${shortName(cashless.name)}`]),
    ...(bring.length === 0 ? [] : [`For the water: ${bring.join(', ')}`]),
    ...(hasFerry ? ['Hat, sunscreen, and one dry bag for the boat'] : ['Hat, sunscreen and water']),
    'No drone without clearance; no coral, shells or sand home',
  ]
}
