import { describe, expect, test } from 'vitest'
import { SHORT_MONTHS } from '#contract/terms/india-time.ts'
import { DEAL_PERCENT_MAX } from '#contract/terms/limits.ts'
import { divideHalfUp, taxInside } from '#contract/terms/money.ts'
import { type Held, notHeld, numberOf, readRules } from '#tests/support/rules-document.ts'
import { DEFAULT_PRICING_POLICY as policy } from './pricing-policy.ts'
import { priceParty } from './rules.ts'

const document = readRules('package-prices')
const { ratios, seasons, partyDiscounts } = policy

const PARTS = {
  'adults sharing, each of an even number': 100,
  'one adult alone, with or without children': ratios.singleAdult,
  'the odd adult of three or more': ratios.thirdAdult,
  'child of 6 to 12 (with bed)': ratios.childWithBed,
  'child of 2 to 5 (without bed)': ratios.childWithoutBed,
  'child of 1': ratios.infantAge1,
  'child under 1': ratios.infantUnder1,
}

const [SAVER, SPLASH, FINS] = [37_600, 65_200, 61_400]
/** Whom each example is about: what two adults sharing pay, adults, ages of children, and a day. */
const PARTIES: Record<string, [rate: number, adults: number, ages: number[], day?: string]> = {
  'two adults': [SAVER, 2, []],
  'one adult': [SAVER, 1, []],
  'three adults': [SAVER, 3, []],
  'two adults, a child of 8 with a bed': [SAVER, 2, [8]],
  'two adults, a child of 4 without': [SAVER, 2, [4]],
  'two adults, children of 4 and 8': [SAVER, 2, [4, 8]],
  'two adults, children under 1 and of 1': [SAVER, 2, [0, 1]],
  'two adults on 25 December': [SAVER, 2, [], '2026-12-25'],
  'three adults, a child of 7': [SPLASH, 3, [7]],
  'the same in July': [SPLASH, 3, [7], '2027-07-01'],
  'six adults, children of 1, 5 and 9 (a party of 8)': [SPLASH, 6, [1, 5, 9]],
  'sixteen adults': [FINS, 16, []],
}

const dayText = (monthDay = '') => `${Number(monthDay.slice(3))} ${SHORT_MONTHS[Number(monthDay.slice(0, 2)) - 1]}`
const seasonText = (id: string) => {
  const season = seasons.find((each) => each.id === id)
  const [range] = season?.ranges ?? []
  return `${id} ${dayText(range?.from)} to ${dayText(range?.to)} ${(season?.factor ?? 0) / 100}`
}
/** "1 to 5 none, 6 to 9 4 %, …, 15 and more 10 %" */
const steps = [{ from: 1, percent: 0 }, ...partyDiscounts].map(({ from, percent }, index, all) => {
  const next = all[index + 1]
  const party = next === undefined ? `${from} and more` : `${from} to ${next.from - 1}`
  return `${party} ${percent === 0 ? 'none' : `${percent} %`}`
})

const HELD: Held = {
  // tests/api/deals.test.ts has the days of a struck price, tests/api/package-pricing.test.ts the words of a party too large.
  1.2: [`no more than ${DEAL_PERCENT_MAX} %`],
  1.3: null,
  2.2: null,
  1.4: [`₹${taxInside(SAVER / 2, 5)} taxes`],
  2.3: [seasonText('peak'), seasonText('monsoon'), 'otherwise 1; 1 without'],
  2.4: ['travellers of 2 and over', steps.join(', ')],
}

describe('the document of package prices', () => {
  test('states no figure that is not compared with the code', () => {
    expect(notHeld(document, HELD)).toEqual([])
  })

  test('has the parts of a party as they are', () => {
    const told = document.rows('part').map(({ part = '', hundredths = '' }) => [part, numberOf(hundredths)])
    expect(Object.fromEntries(told)).toEqual(PARTS)
  })

  test('has examples that are all tried here', () => {
    expect(document.rows('party').map(({ party }) => party)).toEqual(Object.keys(PARTIES))
    expect(2 * divideHalfUp((41_778 / 2) * 90, 100)).toBe(SAVER)
  })

  test.each(document.rows('party'))(
    'has the right price of $party',
    ({ party = '', base = '', discount = '', tax = '', payable = '' }) => {
      const [rate = 0, adultCount = 0, childAges = [], travelDate] = PARTIES[party] ?? []
      expect(priceParty({ rate, taxPercent: 5, adultCount, childAges, travelDate }, policy)).toMatchObject({
        packageBasePrice: numberOf(base),
        discount: numberOf(discount),
        taxAmount: numberOf(tax),
        amountPayable: numberOf(payable),
      })
    },
  )
})
