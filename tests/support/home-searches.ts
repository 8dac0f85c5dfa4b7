import type { Locator, Page } from 'playwright-core'
import { addDays, dayInIndia, formatDay } from '#contract/terms/india-time.ts'

const IN = addDays(dayInIndia(new Date()), 20)
const OUT = addDays(IN, 3)

type HomeSearch = {
  kind: string
  /** What is filled in; what is not stays as it is offered. */
  fill: (search: Locator) => Promise<void>
  button: string
  /** Of the page it leads to. */
  path: string
  heading: string | RegExp
  says: readonly (string | RegExp)[]
}

/** The four searches of the home page: what is chosen, and what its results say of it. */
export const HOME_SEARCHES: readonly HomeSearch[] = [
  {
    kind: 'Holidays',
    fill: async (search) => {
      await search.getByLabel('How long').selectOption('3 nights 4 days')
      await search.getByLabel('Budget, per person').selectOption('Up to ₹20,000')
    },
    button: 'Find holidays',
    path: '/tours',
    heading: /./,
    says: ['5 packages'],
  },
  {
    kind: 'Hotels',
    fill: async (search) => {
      await search.getByLabel('Where').selectOption('Swaraj Dweep (Havelock)')
      await search.getByLabel('Check-in').fill(IN)
      await search.getByLabel('Check-out').fill(OUT)
      await search.getByLabel('Guests').selectOption('2 adults and 1 child')
    },
    button: 'Find hotels',
    path: '/hotel-search',
    heading: /hotels in Swaraj Dweep \(Havelock\)$/,
    says: [/1 room, 3 guests/],
  },
  {
    kind: 'Ferries',
    fill: async (search) => {
      await search.getByLabel('To').selectOption('Shaheed Dweep (Neil Island)')
      await search.getByLabel('Date').fill(IN)
      await search.getByLabel('Adults').fill('3')
    },
    button: 'Find ferries',
    path: '/ferry',
    heading: 'Sri Vijaya Puram (Port Blair) to Shaheed Dweep (Neil Island)',
    says: ['Fares for 3 adults', formatDay(IN)],
  },
  {
    kind: 'Cars',
    fill: async (search) => {
      await search.getByLabel('Ride').selectOption('To the airport')
      await search.getByLabel('Hotel or place').fill('Wandoor')
      await search.getByLabel('Date').fill(IN)
      await search.getByLabel('Time').fill('11:00')
      await search.getByLabel('Passengers').fill('4')
    },
    button: 'Find cars',
    path: '/airport-car-search',
    heading: 'Wandoor to Veer Savarkar International Airport',
    says: ['24 km by road, about 50 min'],
  },
]

/** Fills one of them in and sends it; only the chosen one is there to see. */
export async function searchFromHome(page: Page, { kind, fill, button }: HomeSearch): Promise<void> {
  await page.getByRole('radio', { name: kind, exact: true }).check()
  const search = page.getByRole('main').getByRole('search')
  await fill(search)
  await search.getByRole('button', { name: button }).click()
}

export async function answersIt(page: Page, { path, heading, says }: HomeSearch): Promise<void> {
  await page.waitForURL((url) => url.pathname === path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  for (const words of says) await page.getByText(words).filter({ visible: true }).first().waitFor()
}
