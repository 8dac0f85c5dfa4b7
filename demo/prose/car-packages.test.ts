import { describe, expect, test } from 'vitest'
import { carPackageFacts } from '../car-facts.ts'
import transfers from '../facts/transfers.json' with { type: 'json' }
import { carPackageProse } from './car-packages.ts'
import { faq } from './faq.ts'
import { termsAndConditions } from './legal/terms-and-conditions.ts'

const NOON = 12 * 60
const each = carPackageFacts.map((fact) => ({ id: fact.id, fact }))

describe.each(each)('$id', ({ id, fact }) => {
  const { overview = [], inclusive = [], exclusive = [], steps = [] } = carPackageProse[id] ?? {}

  test('has the kilometres and the nights of its record', () => {
    expect(inclusive).toContain(`Up to ${fact.kmLimit} km`)
    expect(inclusive.some((line) => line.startsWith("The driver's allowance"))).toBe(fact.days > 1)
    expect(steps).toHaveLength(fact.iternary.length)
  })

  test('names each weekday on which a stop is shut', () => {
    for (const day of fact.avoidWeekdays) expect(overview.join(' '), day).toMatch(saysShut(day))
  })

  test('fits its points into the hours that are paid', () => {
    if (fact.days > 1) return
    // What one may stay on for is no part of the plan.
    const minutes = steps.flatMap(({ points }) => points).flatMap((point) => clocksIn(point.split('; ')[0] ?? ''))
    expect(minutes).toEqual([...minutes].sort((one, other) => one - other))
    expect(Math.max(...minutes) - Math.min(...minutes)).toBeLessThanOrEqual(fact.hours * 60)
  })

  test('has no night charge on top where the drive itself begins by night', () => {
    const [first = NOON] = clocksIn(steps[0]?.points[0] ?? '')
    const [morning = 0] = clocksIn(transfers.rules.nightSurcharge.to)
    const isNight = first < morning
    expect(exclusive.some((line) => line.startsWith('Night charge'))).toBe(!isNight)
  })
})

test('questions and terms give the free waiting of the rules', () => {
  const { freeMinutes, inrPerHourAfter } = transfers.rules.waiting
  const free = `${freeMinutes.airport} minutes at the airport, ${freeMinutes.jetty} at a jetty and ${freeMinutes.hotel} at a hotel`
  const answers = faq.flatMap(({ questions }) => questions).map(({ answer }) => answer)
  expect(answers.some((answer) => answer.includes(`Waiting is free for ${free}`))).toBe(true)
  const terms = termsAndConditions.sections.flatMap(({ list = [] }) => list)
  expect(terms).toContain(`Waiting is free for ${free}, and ₹${inrPerHourAfter} an hour after that.`)
})

/** "shut on Monday", "From Tuesday to Saturday this plan fits". */
function saysShut(day: string): RegExp {
  return new RegExp(`(?:shut|closed)[^.]* ${day}|${day}[^.]*(?:shut|closed)|the mill on ${day}|any day but ${day}`)
}

function clocksIn(words: string): number[] {
  return [...words.matchAll(/\b(\d\d):(\d\d)\b/g)].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes))
}
