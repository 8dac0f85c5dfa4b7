import { expect, it } from 'vitest'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { letterView } from './letter-view.ts'

const plan: TripPlan = {
  ...{ title: 'Island Saver', firstDate: '2026-12-28', lastDate: '2027-01-01', islands: [], pictures: [], days: [] },
  ...{ ferries: [], stays: [], cars: [], activities: [], carry: [], permits: [], emergency: [] },
  ...{ included: [], notIncluded: [] },
}
const quote: SavedQuote = {
  ...{ id: 'q', number: 'QUO-7K2M9P', version: 1, createdAt: '2026-11-24T06:30:00.000Z', state: 'open' },
  ...{ isForGroup: false, url: 'https://padauk.example/quote/q', lines: [], plan },
  total: { packageBasePrice: 1_000, discount: 0, taxAmount: 50, amountPayable: 1_050 },
}

it('tells the name of the trip once: as the title, or below whom it is for', () => {
  expect(letterView(quote, 'Padauk')).toMatchObject({
    title: 'Island Saver',
    sub: 'Mon 28 Dec 2026 to Fri 1 Jan 2027, 4 nights',
  })
  expect(letterView({ ...quote, name: 'Asha Rao' }, 'Padauk')).toMatchObject({
    title: '5 days for Asha Rao',
    sub: 'Island Saver, Mon 28 Dec 2026 to Fri 1 Jan 2027, 4 nights',
  })
})

it('lists what happens on a day part by part, each at its hour where it has one', () => {
  const entry = (text: string, time?: string) => ({
    ...{ kind: 'note' as const, text, isFixed: false },
    ...(time === undefined ? {} : { time }),
  })
  const entries = [entry('Report at Haddo Wharf', '07:00'), entry('A walk on the beach'), entry('Dinner', '19:30')]
  const day = { date: '2026-12-28', title: 'Arrival', entries, gaps: [] }
  expect(letterView({ ...quote, plan: { ...plan, days: [day] } }, 'Padauk').days).toMatchObject([
    {
      hours: [
        { time: '07:00', text: 'Report at Haddo Wharf' },
        { text: 'A walk on the beach' },
        { time: '19:30', text: 'Dinner' },
      ],
    },
  ])
})
