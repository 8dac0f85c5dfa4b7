import { isDay } from '#contract/terms/india-time.ts'
import { ACTIVITY_GUESTS_MAX, GUEST_AGE_MAX, GUEST_WEIGHT_MAX_KG, PARTY_COUNT_MAX } from '#contract/terms/limits.ts'
import { withQuery } from '#contract/terms/paths.ts'

/** Who wants to go, where and when, as typed. `ages` and `weights` have one entry a guest; empty: not said yet. */
export type Outing = {
  place: string
  date: string
  time: string
  guests: number
  ages: string[]
  weights: string[]
  agreed: boolean
}

const DEFAULT_GUESTS = 2

export function newOuting(place: string): Outing {
  return withGuests({ place, date: '', time: '', guests: 0, ages: [], weights: [], agreed: false }, DEFAULT_GUESTS)
}

/** Reads an address or a form; nonsense counts as not given. Ages come one name a guest, or as "30,12". */
export function readOuting(fields: URLSearchParams | FormData, places: readonly string[]): Outing {
  const text = (name: string) => textsOf(fields, name)[0]?.trim() ?? ''
  const [place, date, time, guests] = [text('place'), text('date'), text('time'), text('guests')]
  const known = places.includes(place) ? place : (places[0] ?? '')
  const count = /^\d{1,4}$/.test(guests) ? Number(guests) : DEFAULT_GUESTS
  return withGuests(
    {
      place: known,
      date: isDay(date) ? date : '',
      time: /^\d{2}:\d{2}$/.test(time) ? time : '',
      guests: 0,
      ages: listOf(fields, 'ages'),
      weights: listOf(fields, 'weights'),
      agreed: text('agreed') === 'yes',
    },
    Math.min(Math.max(count, 1), PARTY_COUNT_MAX),
  )
}

/** One entry a guest: what was typed stays. */
export function withGuests(outing: Outing, guests: number): Outing {
  const perGuest = (texts: readonly string[]) => Array.from({ length: guests }, (_, index) => texts[index] ?? '')
  return { ...outing, guests, ages: perGuest(outing.ages), weights: perGuest(outing.weights) }
}

/** Of so many nobody is asked how old they are: our office books them, and asks later. */
export function isLargeParty({ guests }: Pick<Outing, 'guests'>): boolean {
  return guests > ACTIVITY_GUESTS_MAX
}

/** The outing as an address carries it, after `path`. */
export function withOuting(path: string, outing: Outing): string {
  const { place, date, time, guests, ages, weights, agreed } = outing
  const list = (texts: readonly string[]) => (texts.some((each) => each !== '') ? texts.join(',') : undefined)
  return withQuery(path, {
    place,
    date,
    time,
    guests,
    ages: list(ages),
    weights: list(weights),
    agreed: agreed ? 'yes' : undefined,
  })
}

/** What a price and the free slots depend on. */
export function outingQuery(id: string, { place, date, guests }: Outing): Record<string, string> {
  return { id, place, date, guests: String(guests) }
}

/** The same for the same question: tells whether an answer is the one asked for. */
export function outingKey(outing: Outing): string {
  return JSON.stringify(outingQuery('', outing))
}

/** Whole years; undefined for anything else. */
export function ageOf(text: string): number | undefined {
  return /^\d{1,3}$/.test(text.trim()) && Number(text) <= GUEST_AGE_MAX ? Number(text) : undefined
}

/** Kilograms, with a point or not; undefined for anything else. */
export function weightOf(text: string): number | undefined {
  const weight = /^\d{1,3}(\.\d+)?$/.test(text.trim()) ? Number(text) : 0
  return weight >= 1 && weight <= GUEST_WEIGHT_MAX_KG ? weight : undefined
}

function listOf(fields: URLSearchParams | FormData, name: string): string[] {
  return textsOf(fields, name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .slice(0, PARTY_COUNT_MAX)
}

function textsOf(fields: URLSearchParams | FormData, name: string): string[] {
  return fields.getAll(name).filter((value) => typeof value === 'string')
}
