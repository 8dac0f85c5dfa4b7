import { describe, expect, test } from 'vitest'
import { slotTimes } from '#server/water-sports/rules.ts'
import { type ActivityFact, activityFacts, darkNightActivities } from '../activity-facts.ts'
import { activityProse } from './activities.ts'
import { fiveDaysWithChildren } from './posts/five-days-with-children.ts'

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ')
const HOURS: Record<string, string> = { six: '06', seven: '07', eight: '08', nine: '09', three: '03' }

const each = activityFacts.map((fact) => ({ id: fact.id, fact }))

describe.each(each)('$id', ({ id, fact }) => {
  const { teaser, description, safety } = activityProse[id] ?? { teaser: '', description: [], safety: [] }
  const all = [teaser, ...description, ...safety].join(' ')

  test('says the ages and the weight of its record', () => {
    for (const [text, from, to] of all.matchAll(/\bages? (\d+) to (\d+)/gi))
      expect([Number(from), Number(to)], text).toEqual([fact.minAge, fact.maxAge])
    for (const [text, from] of all.matchAll(/\bfrom age (\w+)/gi)) expect(numberOf(from), text).toBe(fact.minAge)
    for (const [text, kg] of all.matchAll(/(\d+) kg\b/g)) expect(Number(kg), text).toBe(fact.maxWeightKg)
    expect(safety.some((line) => line.includes(fact.minAge === 0 ? 'All ages' : String(fact.minAge)))).toBe(true)
    if (fact.maxWeightKg !== null) expect(safety.join(' ')).toContain(`${fact.maxWeightKg} kg`)
  })

  test('keeps away whom its health rules keep away', () => {
    const lines = safety.join(' ').toLowerCase()
    for (const rule of fact.healthRestrictions) expect(lines, rule).toMatch(wordsFor(rule))
  })

  test('says of swimming what its record says', () => {
    const asks = /only for (?:swimmers|people who can swim)|all must swim/i.test(all)
    expect(asks).toBe(fact.swimmingNeeded)
  })

  test('goes no deeper and no other hour than its record', () => {
    const depths = [...all.matchAll(/(\d+) metres (?:at most|below|before you|deep)|at most (\d+) metres/g)]
    for (const [text, one, other] of depths.filter(([text]) => !/200/.test(text)))
      expect(Number(one ?? other), text).toBeLessThanOrEqual(fact.depthM ?? 0)
    for (const [text, hour = ''] of all.matchAll(/(?:boat leaves at|small hours from) (\w+)/g))
      expect(startsOf(fact), text).toContain(`${HOURS[hour]}:00`)
  })
})

test('only what the moon decides says that its nights alone are on sale', () => {
  for (const { id } of activityFacts) {
    const words = activityProse[id]?.description.join(' ') ?? ''
    expect(/only those are on sale/.test(words), id).toBe(darkNightActivities.includes(id))
  }
})

test('the story for children names the lower limits of the records', () => {
  const list = fiveDaysWithChildren.sections.find(({ heading }) => heading === 'How old for what')?.list ?? []
  const said = Object.fromEntries(
    list.flatMap((line) => [...line.matchAll(/From (\d+): ([^.]*)/g)].map(([, age = '', what = '']) => [age, what])),
  )
  const names: Record<string, string> = {
    'semi-submarine': 'semi-submarine',
    'speed-boat': 'speed boat',
    'ferry-snorkel-combo': 'Elephant Beach',
    'guided-snorkelling': 'guided snorkelling',
    'sea-walk': 'sea walk',
    'banana-boat': 'banana boat',
    'sofa-ride': 'sofa ride',
    parasailing: 'parasailing',
    'day-kayak': 'kayak by day',
    'jet-ski': 'jet ski',
    'stand-up-paddle': 'stand-up paddling',
    'night-kayak': 'night kayak',
    'surf-lesson': 'surf lessons',
  }
  for (const [id, name] of Object.entries(names)) {
    const { minAge } = activityFacts.find((fact) => fact.id === id) ?? { minAge: -1 }
    expect(said[String(minAge)], id).toContain(name)
  }
})

function numberOf(word = ''): number {
  const index = NUMBERS.indexOf(word.toLowerCase())
  return index === -1 ? Number(word) : index
}

function startsOf({ bestHours, durationMinutes }: ActivityFact): string[] {
  return slotTimes(bestHours, durationMinutes)
}

/** "back or neck injury" may stand in a longer list, "no flight within 18 h after the dive" in a sentence. */
function wordsFor(rule: string): RegExp {
  const flight = /no flight within (\d+) h/.exec(rule)
  if (flight) return new RegExp(`no flight for ${flight[1]} hours`)
  const telling = rule
    .replace(/^heart or lung condition$/, 'heart or lung')
    .replace(/^(?:severe )?/, '')
    .replace('cold or blocked nose', 'cold or a blocked nose')
    .replace('200 m swim test', '200 metres')
    .replace('certified divers only', 'certified divers')
    .replace('recent surgery', 'recent surgery')
    .replace('heart condition', 'heart condition|heart')
  return new RegExp(telling)
}
