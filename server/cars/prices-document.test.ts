import { describe, expect, test } from 'vitest'
import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import { CAR_CHILD_MAX_AGE, CAR_PAX_MAX, ENTRY_FEE_FROM_AGE, PICKUP_LEAD_MINUTES } from '#contract/terms/car-hire.ts'
import { USUAL_CAR_NIGHT } from '#contract/terms/car-surcharges.ts'
import { DEAL_PERCENT_MAX } from '#contract/terms/limits.ts'
import { carPackageFacts, FLEET, vehicleCount } from '#demo/car-facts.ts'
import facts from '#demo/facts/rules.json' with { type: 'json' }
import { type Held, notHeld, numberOf, readRules } from '#tests/support/rules-document.ts'
import { priceDrive } from './package-rules.ts'
import { fareOf, type Pickup } from './rules.ts'

const document = readRules('car-prices')

/** The rate of each example, and when the car is wanted. */
const CARS: Record<string, [rate: number, pickup: Pickup]> = {
  'hatchback, airport to Haddo Wharf, by day': [550, {}],
  'the same at 23:00': [550, { time: '23:00' }],
  'sedan, airport to Nilambur Jetty, 10 February, 22:00': [5_300, { date: '2027-02-10', time: '22:00' }],
  'the same on 25 December, 10:00': [5_300, { date: '2026-12-25', time: '10:00' }],
  'the same on 25 December, 04:59': [5_300, { date: '2026-12-25', time: '04:59' }],
  'sedan for 8 hours, 15 January, 09:00': [2_800, { date: '2027-01-15', time: '09:00' }],
  'the same on 1 July': [2_800, { date: '2027-07-01', time: '09:00' }],
}

/** The drive of each example, and who goes: adults, ages of children or how many, with tickets or not. */
const DRIVES: Record<string, [id: string, adults: number, children: number[] | number, entryFee: boolean]> = {
  'Chidiya Tapu Sunset, two adults and a child, with tickets': ['chidiya-tapu-sunset', 2, 1, true],
  'City Day, two adults, children under 1, of 4 and of 5, with tickets': [
    'sri-vijaya-puram-city-day',
    2,
    [0, 4, 5],
    true,
  ],
  'the same without ages': ['sri-vijaya-puram-city-day', 2, 3, true],
  'Shaheed Dweep Island Loop, forty adults': ['shaheed-dweep-island-loop', 40, 0, false],
}

const dayText = (monthDay: string) => `${Number(monthDay.slice(3))} ${MONTH_NAMES[Number(monthDay.slice(0, 2)) - 1]}`
const { from, to, percent, leastRupees } = USUAL_CAR_NIGHT
/** The demo's seasons in which fares are others: those of the document. */
const [PEAK, MONSOON] = facts.seasons.flatMap(({ ranges: [range], carFactor }) =>
  range === undefined || carFactor === 1 ? [] : [{ ...range, percent: Math.round(carFactor * 100) }],
)
if (PEAK === undefined || MONSOON === undefined) throw new Error('The facts have no seasons for cars')
const SURCHARGES = { night: USUAL_CAR_NIGHT, seasons: [PEAK, MONSOON] }

const HELD: Held = {
  1.1: [
    `from ${dayText(PEAK.from)} to ${dayText(PEAK.to)} it is ${PEAK.percent}`,
    `from ${dayText(MONSOON.from)} to ${dayText(MONSOON.to)} ${MONSOON.percent}`,
    'else 100',
  ],
  1.2: [`max(${leastRupees}, round(usual x ${percent} %))`, `from ${from} on or before ${to}`, 'otherwise 0'],
  2.1: [`Above ${CAR_PAX_MAX} the`, `cannot exceed ${CAR_PAX_MAX}`],
  3.1: [`at most ${DEAL_PERCENT_MAX} %`],
  3.2: [`above ${CAR_PAX_MAX}`],
  3.4: [`${ENTRY_FEE_FROM_AGE} to ${CAR_CHILD_MAX_AGE}`],
  4.1: [`${Math.floor(PICKUP_LEAD_MINUTES / 60)} h ${PICKUP_LEAD_MINUTES % 60} min`],
  4.2: [`${FLEET.units} of each`, `${FLEET.unitsElsewhere} elsewhere`],
}

describe('the document of car prices', () => {
  test('states no figure that is not compared with the code', () => {
    expect(notHeld(document, HELD)).toEqual([])
  })

  test('has examples that are all tried here', () => {
    expect(document.rows('car and time').map((row) => row['car and time'])).toEqual(Object.keys(CARS))
    expect(document.rows('party').map(({ party }) => party)).toEqual(Object.keys(DRIVES))
  })

  test.each(document.rows('car and time').map((row) => ({ ...row, what: row['car and time'] ?? '' })))(
    'has the right fare of: $what',
    ({ what, ...told }: Record<string, string> & { what: string }) => {
      const [rate = 0, pickup = {}] = CARS[what] ?? []
      const { price, nightCharge, taxAmount, amountPayable } = fareOf(
        { price: rate, taxPercent: 5 },
        pickup,
        SURCHARGES,
      )
      const { usual, night, price: whole, tax, payable } = told
      expect([usual, night, whole, tax, payable].map((cell = '') => numberOf(cell))).toEqual([
        price - nightCharge,
        nightCharge,
        price,
        taxAmount,
        amountPayable,
      ])
    },
  )

  test.each(document.rows('party'))(
    'has the right price of: $party',
    ({ party = '', vehicles = '', car = '', entry = '', base = '', tax = '', payable = '' }) => {
      const [id, adultCount = 0, children = 0, entryFee = false] = DRIVES[party] ?? []
      const drive = carPackageFacts.find((each) => each.id === id)
      const [childAges, childCount] = typeof children === 'number' ? [[], children] : [children, children.length]
      const rows = (drive?.packages ?? []).map((row) => ({ ...row, vehicleCount: vehicleCount(row) }))
      const price = priceDrive(
        { rows, entryFee: drive?.entryFeesPerAdult ?? 0, taxPercent: 5 },
        { adultCount, childCount, childAges, entryFee },
      )
      expect(
        price?.vehicles
          .map(({ count, vehicleName }) => (count === 1 ? vehicleName : `${count} ${vehicleName.replace(/^\d+ /, '')}`))
          .join(', '),
      ).toBe(vehicles)
      expect(price).toMatchObject({
        carPrice: numberOf(car),
        entryCharges: numberOf(entry),
        packageBasePrice: numberOf(base),
        taxAmount: numberOf(tax),
        amountPayable: numberOf(payable),
      })
    },
  )
})
