import { CAR_TYPES, type CarType } from '#contract/terms/car-hire.ts'
import type { CarSurcharges } from '#contract/terms/car-surcharges.ts'
import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, type PageHead, pageHead } from '#site/page/seo.ts'
import { CAR_RESULTS_PATH, type CarAsked, type CarTab } from '../search/car-query.ts'
import type { CarFormFacts } from '../search/car-stops-loader.ts'
import type { FoundCars } from './results-loader.ts'
import { whenText } from './results-pickup.ts'
import { askedOf, resultsHref } from './results-query.ts'
import { type CarSearchAsked, hoursOf } from './results-read.ts'
import { instead, peopleText, RESULTS_TEXTS } from './results-texts.ts'
import { type CarResults, groupView, setView, termsOf } from './results-view.ts'
import type { NoCars, Way } from './results-ways.ts'

/** What a page of results works with; the cars themselves are drawn once. */
export type ResultsData = {
  tab: CarTab
  asked: CarAsked
  facts: CarFormFacts
  title: string
  lead: string
  types: { type: CarType; href: string; current: boolean }[]
  problems: string[]
  /** More people than all of our cars take, and who finds them cars. */
  group?: { text: string; href: string }
  /** What is shown in place of it; empty when nothing is. */
  shown: string
  /** What stands over `ways`. */
  waysTitle: string
  ways: Way[]
  none?: NoCars
  failure?: string
  /** Kinds of car that are shown. */
  cars: number
  /** Of this search; the same for the same cars. */
  href: string
}

/** `again`: why an enquiry led back here, in words. */
export function resultsData(found: FoundCars, again: readonly string[], group?: ResultsData['group']): ResultsData {
  const { search, facts, problems, shown, which, ways, none, failure, groups } = found
  const cars = groups.reduce((sum, { vehicle }) => sum + vehicle.length, 0)
  return {
    tab: search.tab,
    asked: askedOf(search),
    facts,
    title: titleOf(search),
    lead: cars > 0 || search.pickup.date !== undefined ? leadOf(search) : '',
    types: CAR_TYPES.map((type) => ({
      type,
      href: resultsHref({ ...search, carType: type }),
      current: type === search.carType,
    })),
    problems: [...again, ...problems],
    ...(group ? { group } : {}),
    shown: cars > 0 && shown.length > 0 ? instead(shown.join(', ')) : '',
    waysTitle: which === undefined ? RESULTS_TEXTS.goodWays : RESULTS_TEXTS.whichOne,
    ways,
    ...(none ? { none } : {}),
    ...(failure === undefined ? {} : { failure }),
    cars,
    href: resultsHref(search),
  }
}

export function carResults(
  { search, groups, suggestion, group: forGroup }: FoundCars,
  surcharges: CarSurcharges,
): CarResults {
  const [first] = groups
  const set = first && suggestion && setView(first, suggestion, search, forGroup)
  return {
    groups: groups
      .filter(({ vehicle }) => vehicle.length > 0)
      .map((group) => groupView(group, search, groups.length === 1)),
    ...(set ? { set } : {}),
    terms: termsOf(search, surcharges),
  }
}

/** "Veer Savarkar International Airport to Haddo Wharf", "Car for 8 hours" */
export function titleOf({ tab, ends, isSwapped, duration }: CarSearchAsked): string {
  if (tab === 'hourly')
    return duration === undefined ? RESULTS_TEXTS.nothingAsked : `Car for ${hoursOf(duration)} hours`
  if (ends === undefined) return RESULTS_TEXTS.nothingAsked
  const { from, to } = isSwapped ? { from: ends.to, to: ends.from } : ends
  return `${from.name} to ${to.name}`
}

function leadOf({ tab, ends, pickup, passengers }: CarSearchAsked): string {
  if (tab !== 'hourly' && ends === undefined) return ''
  const when = pickup.date === undefined ? RESULTS_TEXTS.noDate : `${whenText(pickup)}.`
  return passengers === undefined ? when : `${when} ${peopleText(passengers)}.`
}

/** A search is nobody's page to find: it has no address of its own without what was asked. */
export function resultsHead(host: SiteHost, { tab, title }: ResultsData): PageHead {
  const path = CAR_RESULTS_PATH[tab]
  return pageHead(host, {
    title: `${RESULTS_TEXTS.heading}: ${title}`,
    description: RESULTS_TEXTS.description,
    path,
    noindex: true,
    jsonLd: [
      breadcrumbLd(host.origin, [
        { name: RESULTS_TEXTS.heading, path: paths.carRental },
        { name: title, path },
      ]),
    ],
  })
}
