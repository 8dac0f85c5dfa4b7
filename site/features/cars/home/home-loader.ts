import { pickupAfterHalfHour } from '#contract/terms/car-hire.ts'
import { nightChargeText, peakText } from '#contract/terms/car-surcharges.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { type CarTab, readCarTab } from '../search/car-query.ts'
import { type CarFormFacts, loadCarFormFacts } from '../search/car-stops-loader.ts'
import { type CarRatesView, loadCarRates } from './car-rates-loader.ts'
import { type DestinationView, loadDestinations } from './destinations-loader.ts'
import { type CarQuestion, loadCarQuestions } from './questions-loader.ts'
import { loadTopCars, type TopCars } from './top-cars-loader.ts'

/** As many as a provider sends at once: the page is where all of them are found. */
const PACKAGES_SHOWN = 12

export type CarSectionsView = {
  /** What a night and a season cost more; the terms stand with it. */
  surcharges?: string
  packages?: TopCars
  destinations?: readonly DestinationView[]
  rates?: readonly CarRatesView[]
  questions?: readonly CarQuestion[]
}

export type CarsHomeData = {
  tab: CarTab
  facts: CarFormFacts
  /** Before what travellers say, and after it. */
  sections: InPage<CarSectionsView>
  questions: InPage<CarSectionsView>
}

/** The cars' own front page; what cannot be read is left out, but the packages say so. */
export async function loadCarsHome(host: SiteHost, search: URLSearchParams): Promise<CarsHomeData> {
  const [facts, packages, rates, destinations, questions] = await Promise.all([
    loadCarFormFacts(host),
    loadTopCars(host, PACKAGES_SHOWN),
    loadCarRates(host),
    loadDestinations(host),
    loadCarQuestions(host),
  ])
  const { night, seasons } = host.figures.carSurcharges
  const surcharges = `${nightChargeText(night)} ${peakText(seasons)}`.trim()
  return {
    tab: readCarTab(search),
    // The page is kept for half an hour: its form begins with a time that is not too soon until then.
    facts: { ...facts, first: pickupAfterHalfHour(host.now, facts.leadMinutes) },
    sections: leaveInPage({ surcharges, packages, destinations, rates }, host),
    questions: leaveInPage({ questions }, host),
  }
}
