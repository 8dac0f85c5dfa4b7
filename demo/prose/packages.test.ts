import { describe, expect, test } from 'vitest'
import { WEEKDAY_NAMES } from '#contract/terms/calendar-names.ts'
import hotels from '../facts/hotels.json' with { type: 'json' }
import facts from '../facts/packages.json' with { type: 'json' }
import transfers from '../facts/transfers.json' with { type: 'json' }
import * as lines from './package-lines.ts'
import type { PackageProse } from './package-prose.ts'
import { adventureProse } from './packages/adventure.ts'
import { budgetProse } from './packages/budget.ts'
import { familyProse } from './packages/family.ts'
import { groupProse } from './packages/group.ts'
import { honeymoonProse } from './packages/honeymoon.ts'
import { luxuryProse } from './packages/luxury.ts'
import { offbeatProse } from './packages/offbeat.ts'
import { shortBreakProse } from './packages/short-break.ts'

type Day = {
  day: number
  breakfast: number
  lunch: number
  dinner: number
  ferry: { depart: string | null; arrive?: string | null } | null
  avoidWeekdays: string[]
}
type Package = Omit<(typeof facts.packages)[number], 'tourIternary'> & { tourIternary: Day[] }

const prose: Record<string, PackageProse> = {
  ...honeymoonProse,
  ...familyProse,
  ...groupProse,
  ...adventureProse,
  ...budgetProse,
  ...luxuryProse,
  ...offbeatProse,
  ...shortBreakProse,
}
const each = facts.packages.map((fact: Package) => ({ id: fact.id, fact }))

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** What the facts call it, and our line for it. */
const EXTRAS: [string, string][] = [
  ['light and sound show ticket', lines.jailShow],
  ['Elephant Beach boat and basic snorkelling', lines.elephantBoat],
  ['one boat try-dive per adult', lines.tryDive],
  ['one night kayak per adult', lines.nightKayak],
  ['Cinque two-dive charter, certified divers', lines.cinqueCharter],
  ['shared game-fishing half day', lines.gameFishing],
  ['flower-bed decoration, one night', lines.flowerBed],
  ['half-kilo cake', lines.cake],
  ['one beach candle-light dinner for two', lines.candleDinner],
  ['private air-conditioned car as per plan', lines.privateCar],
  ['shared air-conditioned coach or car', lines.sharedCoach],
  ['government ship seats', lines.shipSeats],
]

const proseOf = ({ id }: Package) => {
  const found = prose[id]
  if (found === undefined) throw new Error(`No prose for ${id}`)
  return found
}

describe.each(each)('$id', ({ fact }) => {
  const { overview, days, inclusive, exclusive } = proseOf(fact)
  const count = (meal: 'breakfast' | 'lunch' | 'dinner') => fact.tourIternary.reduce((sum, day) => sum + day[meal], 0)

  test('includes what its facts include, and nothing else', () => {
    for (const [said, line] of EXTRAS) expect(inclusive.includes(line), line).toBe(fact.inclusive.includes(said))
    expect(inclusive).toContain(`${fact.nights} nights' stay on twin sharing`)
    const meals = inclusive
      .filter((line) => /^\d+ (?:dinners?|lunch(?:es)?)$/.test(line))
      .map((line) => parseInt(line, 10))
    expect(meals).toEqual([count('dinner'), count('lunch')].filter((meal) => meal > 0))
    expect(count('breakfast'), 'breakfast on every day but the first').toBe(fact.nights)
    const legs = fact.inclusive.find((line) => line.startsWith('private ferry'))
    expect(inclusive.find((line) => line.startsWith('Private ferry'))?.toLowerCase()).toBe(legs)
    expect(exclusive.some((line) => line.startsWith('Scuba'))).toBe(!inclusive.includes(lines.tryDive))
  })

  test('sends nobody to town for a dinner that is in the price', () => {
    for (const [index, { dinner }] of fact.tourIternary.entries()) {
      const evening = days[index]?.points.find((point) => /^dinner in town/i.test(point))
      expect(evening, `day ${index + 1}`).toBe(evening === undefined || dinner === 1 ? undefined : evening)
    }
  })

  test('counts dinners and lunches in its words as its plan does', () => {
    for (const [text, number = '', meal = ''] of overview.join(' ').matchAll(/(\w+) (dinners|lunches)\b/g)) {
      const said = NUMBERS.indexOf(number.toLowerCase())
      if (said > 0) expect(said, text).toBe(meal === 'dinners' ? count('dinner') : count('lunch'))
    }
  })

  test('has the hours of its ferries', () => {
    for (const [index, { ferry }] of fact.tourIternary.entries()) {
      if (ferry === null) continue
      const points = (days[index]?.points ?? []).join('\n')
      expect(points, `day ${index + 1}`).toContain(`${ferry.depart} `)
      if ('arrive' in ferry && ferry.arrive !== null) expect(points).toContain(`arrives ${ferry.arrive}`)
    }
  })

  test('recommends no day of landing on which a door of its plan is shut', () => {
    const { good, bad } = landingDays(overview.join(' '))
    const shut = shutLandings(fact)
    for (const day of good) expect(shut, `landing on ${day}`).not.toContain(day)
    if (bad.length > 0) for (const day of shut) expect(bad, `landing on ${day}`).toContain(day)
  })

  test('gives the drive to the airport as the hotel or the car search does', () => {
    const said = [...(days.at(-1)?.intro ?? '').matchAll(/\b(\d+|[a-z]+)[ -]minutes?\b/gi)]
      .map(([, number = '']) => Number(number) || NUMBERS.indexOf(number.toLowerCase()))
      .filter((minutes) => minutes > 2)
    const known = driveMinutes(fact)
    for (const minutes of said) {
      expect(minutes).toBeGreaterThanOrEqual(Math.min(...known) - 1)
      expect(minutes).toBeLessThanOrEqual(Math.max(...known) + 1)
    }
  })
})

/** The weekdays on which a traveller lands and finds something of the plan shut. */
function shutLandings({ tourIternary }: Package): string[] {
  const shut = tourIternary.flatMap(({ day, avoidWeekdays }) =>
    avoidWeekdays.map((weekday) => WEEKDAY_NAMES[(WEEKDAY_NAMES.indexOf(weekday) - (day - 1) + 14) % 7] ?? ''),
  )
  return [...new Set(shut)]
}

/** "Land on a Thursday, Friday or Saturday", "any day from Tuesday to Friday"; "avoid landing on Sunday or Wednesday". */
function landingDays(text: string): { good: string[]; bad: string[] } {
  const found = { good: [] as string[], bad: [] as string[] }
  for (const sentence of text.split(/(?<=[.;]) /)) {
    const advice = /\b(?:[Ll]and(?:ing)?|[Aa]rrive)\b(.*?)(?::|$)/.exec(sentence)?.[1]
    const days = advice === undefined ? [] : spanned(advice)
    if (days.length === 0) continue
    const isBad = /\b(?:[Aa]void|not)\b[^.;]*\b[Ll]and|\b[Aa]void|another day|other than/.test(sentence)
    found[isBad ? 'bad' : 'good'].push(...days)
  }
  return found
}

function spanned(words: string): string[] {
  const span = /(?:from|between) (\w+day) (?:to|and) (\w+day)/.exec(words)
  if (span !== null)
    return WEEKDAY_NAMES.slice(WEEKDAY_NAMES.indexOf(span[1] ?? ''), WEEKDAY_NAMES.indexOf(span[2] ?? '') + 1)
  return WEEKDAY_NAMES.filter((day) => words.includes(day))
}

function driveMinutes({ hotelDetails }: Package): number[] {
  const hotel = hotels.hotels.find(({ id }) => id === hotelDetails.at(-1)?.hotelId)
  const byHotel = hotel?.transport.find(({ pointId }) => pointId === 'ixz-airport')?.minutes
  const byCar = transfers.airportTransfers.find(({ pointId }) => pointId === hotel?.pointId)?.minutes
  return [byHotel, byCar].filter((minutes) => minutes !== undefined)
}
