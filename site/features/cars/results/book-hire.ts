import { CAR_PAX_MAX, earliestPickup } from '#contract/terms/car-hire.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { TRAVEL_HORIZON_DAYS } from '#contract/terms/limits.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { BOOK_TEXTS } from '#site/shop/book/book-texts.ts'
import { ANOTHER_PRICE, type AskField, type Wanted } from '#site/shop/book/wanted.ts'
import { type AskedCars, findAskedCars, hotelsOf, partyProblem } from '../enquiry/results-enquiry.ts'
import { PACKAGE_TEXTS } from '../package/package-page-texts.ts'
import type { CarTab } from '../search/car-query.ts'
import { crowdOffer } from './results-crowd.ts'
import { RESULTS_TEXTS } from './results-texts.ts'

/** What the contract calls a hire of each form of search. */
const HIRE = { airport: 'airport', 'pickup-drop': 'pickup-drop', hourly: 'hourly' } as const satisfies Record<
  CarTab,
  string
>

/** On the server: the cars that a page of results asks for. `id` is the form that was searched with. */
export async function bookHire(host: SiteHost, id: string, fields: URLSearchParams): Promise<Wanted> {
  const tab = id in HIRE ? (id as CarTab) : undefined
  if (tab === undefined) return { kind: 'missing' }
  // A button of the list names the cars and the price that stood beside it.
  const [chosen = '', shown] = (fields.get('cars') ?? fields.get('add') ?? '').split('~')
  const query = new URLSearchParams(fields)
  for (const name of ['id', 'add']) query.delete(name)
  query.set('cars', chosen)
  const found = await findAskedCars(host, tab, query)
  if ('failure' in found) return { kind: 'away', message: found.failure, status: 0 }
  if ('gone' in found) return { kind: 'back', href: found.gone }
  const { asked } = found
  const { search, chargeId, cars, title, carsText, href, address } = asked
  const about = { title: `${carsText}, ${title}`, href, enquiry: address }
  const typed = fields.get('passengers')?.trim() ?? ''
  if (/^\d{1,9}$/.test(typed) && Number(typed) > CAR_PAX_MAX) {
    const crowd = crowdOffer(host, { search, crowd: Number(typed) })
    return { kind: 'refused', ...about, ...(crowd && { enquiry: crowd.href }), message: crowd?.text ?? '' }
  }
  const { pickup } = search
  const missing = missingOf(asked, typed, host)
  if (missing.length > 0 || pickup.date === undefined) return { kind: 'ask', ...about, fields: missing }
  const isAnother = shown !== undefined && /^\d{1,9}$/.test(shown) && Number(shown) !== asked.sums.amountPayable
  return {
    kind: 'item',
    item: {
      line: {
        kind: 'car',
        ...(isAnother ? { priceVersion: ANOTHER_PRICE } : {}),
        hire: HIRE[tab],
        chargeId,
        vehicles: cars,
        pickupDate: pickup.date,
        pickupTime: pickup.time,
        ...(asked.fromPoint === undefined ? {} : { fromPoint: asked.fromPoint }),
        ...hotelsOf(search),
        passengers: Number(typed),
      },
      ...about,
      seen: isAnother ? Number(shown) : asked.sums.amountPayable,
    },
  }
}

function missingOf({ search, seats }: AskedCars, typed: string, host: Pick<SiteHost, 'now' | 'figures'>): AskField[] {
  const { tab, pickup } = search
  const [date, time] = tab === 'hourly' ? ['date', 'time'] : ['pickupDate', 'pickupTime']
  const first = earliestPickup(host.now, host.figures.pickupLeadMinutes)
  const when: AskField[] =
    pickup.date !== undefined
      ? []
      : [
          {
            name: date ?? '',
            label: RESULTS_TEXTS.when,
            type: 'date',
            min: first.date,
            max: addDays(first.date, TRAVEL_HORIZON_DAYS - 1),
            error: BOOK_TEXTS.needsDate,
          },
          { name: time ?? '', label: PACKAGE_TEXTS.time, type: 'time', error: PACKAGE_TEXTS.needsTime },
        ]
  const problem = typed === '' ? BOOK_TEXTS.needsPeople : partyProblem(typed, seats)
  if (problem === undefined) return when
  const passengers: AskField = {
    name: 'passengers',
    label: RESULTS_TEXTS.passengers,
    type: 'number',
    value: typed,
    min: 1,
    max: seats,
    hint: RESULTS_TEXTS.passengersHint,
    error: problem,
  }
  return [...when, passengers]
}
