import { expect, test } from 'vitest'
import { fieldsOf, newValues, seasonWords, valuesOf, weekdayWords } from './departure-values.ts'

const DEPARTURE = {
  ...{ id: 'one', version: '1', fromPortId: 'a', toPortId: 'b', route: 'A to B', vessel: 'MV One', ahead: 3, sold: 0 },
  ...{ vesselId: 'one', departTime: '08:00', arriveTime: '09:30', weekdays: [0, 1, 3], untilDate: null },
  ...{ seasonFrom: '10-01', seasonTo: '05-15', fares: { pClass: 1550 }, kept: { seats: [], releaseMinutes: null } },
}

test('what the form holds goes back as it came; empty fares are left out', () => {
  const values = valuesOf(DEPARTURE, '2026-12-01')
  expect(values.weekdays).toEqual(['1', '3', '0'])
  expect(fieldsOf(values, ['pClass', 'bClass'])).toEqual({
    ...{ vesselId: 'one', departTime: '08:00', arriveTime: '09:30', weekdays: [1, 3, 0], untilDate: null },
    ...{ seasonFrom: '10-01', seasonTo: '05-15', fares: { pClass: 1550 } },
  })
})

test('without a season it sails all the year, and a class that the boat has not has no fare', () => {
  const values = { ...newValues('2026-12-01'), fares: { pClass: 900, rClass: 2000 } }
  expect(fieldsOf(values, ['pClass'])).toMatchObject({ seasonFrom: null, seasonTo: null, fares: { pClass: 900 } })
  expect(Object.keys(fieldsOf(values, ['pClass']).fares)).toEqual(['pClass'])
})

test('days and seasons in words', () => {
  expect([[0, 1, 2, 3, 4, 5, 6], [0, 1, 3], [5]].map(weekdayWords)).toEqual(['daily', 'Mon, Wed and Sun', 'Fri'])
  expect([seasonWords('10-01', '05-15'), seasonWords(null, null)]).toEqual(['1 Oct to 15 May', 'all the year'])
})
