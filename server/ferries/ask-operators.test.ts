import { afterEach, expect, test, vi } from 'vitest'
import type { FerryOperator } from '#server/adapters/ferry-operator/ferry-operator.ts'
import { askOperators } from './ask-operators.ts'

const QUESTION = { date: '2026-12-05', from: [], to: [], now: new Date('2026-11-22T04:30:00Z') }

function operator(id: string, searchSailings: FerryOperator['searchSailings']): FerryOperator {
  return {
    companies: [{ id, name: id }],
    isSailingOf: () => false,
    searchSailings,
    seatMap: async () => ({ state: 'missing' }),
    hold: async () => ({ state: 'unsupported' }),
    book: async () => ({ state: 'unknown' }),
    cancel: async () => ({ state: 'unsupported' }),
  }
}
const answering = (id: string) =>
  operator(id, async () => ({ state: 'answered', companies: [{ id, name: id }], trips: [] }))

test('an operator whose adapter breaks is named as not answered and logged; the others are heard', async () => {
  const broken = new Error('a part of ours')
  const lines: object[] = []
  const line = (details: object) => void lines.push(details)
  const fleet = {
    own: answering('own'),
    others: [operator('broken', () => Promise.reject(broken)), answering('other')],
    log: { info: line, warn: line, error: line },
  }
  expect((await askOperators(fleet, QUESTION)).operators).toEqual([
    { id: 'own', name: 'own', answered: true },
    { id: 'broken', name: 'broken', answered: false },
    { id: 'other', name: 'other', answered: true },
  ])
  expect(lines).toEqual([{ event: 'ferry_operator_broke', err: broken }])
})

afterEach(() => void vi.useRealTimers())

test('an operator that never answers is given up after 3.8 seconds, and the others are heard', async () => {
  vi.useFakeTimers()
  const fleet = {
    own: answering('own'),
    others: [operator('silent', () => new Promise<never>(() => undefined)), answering('other')],
  }
  const heard: string[] = []
  const asked = askOperators(fleet, QUESTION).then(({ operators }) => {
    heard.push(...operators.map(({ id, answered }) => `${id} ${answered}`))
  })
  await vi.advanceTimersByTimeAsync(3_799)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['own true', 'silent false', 'other true'])
  await asked
  expect(vi.getTimerCount()).toBe(0)
})

test('our own inventory that cannot be read is no operator that did not answer', async () => {
  const fleet = { own: operator('own', () => Promise.reject(new Error('away'))), others: [answering('other')] }
  await expect(askOperators(fleet, QUESTION)).rejects.toThrow('away')
})
