import { describe, expect, test } from 'vitest'
import { type CarStop, stopAsked, stopMeant, stopsFor } from './car-stops.ts'

function stop(id: string, label: string, more: Partial<CarStop> = {}): CarStop {
  return { id, label, note: '', words: [], point: id, pointName: label, km: 5, kind: 'point', ...more }
}

const STOPS = [
  stop('ixz-airport', 'Veer Savarkar International Airport', { words: ['Airport'], km: 0, kind: 'airport' }),
  stop('haddo-wharf', 'Haddo Wharf'),
  stop('swaraj-jetty', 'Swaraj Dweep Jetty', { words: ['havelock jetty', 'havelock'], km: null }),
  stop('vijaynagar', 'Vijaynagar (Beach 5)', { words: ['havelock'], km: null }),
  stop('tern-house', 'Tern House', { point: 'aberdeen', pointName: 'Aberdeen Bazaar', kind: 'hotel' }),
  stop('aberdeen', 'Aberdeen Bazaar'),
  stop('reef', 'Lantern Reef Resort', {
    point: 'vijaynagar',
    pointName: 'Vijaynagar (Beach 5)',
    km: null,
    kind: 'hotel',
  }),
]
const labels = (stops: readonly CarStop[]) => stops.map(({ label }) => label)

const idOf = (meant: ReturnType<typeof stopMeant>) => ('stop' in meant ? meant.stop.id : undefined)

describe('suggestions', () => {
  test('begin with the second character; at the airport hotels with a road there come before any', () => {
    expect(stopsFor('', STOPS, false)).toEqual([])
    expect(stopsFor('h', STOPS, false)).toEqual([])
    expect(stopsFor('h', STOPS, true)).toEqual([])
    expect(labels(stopsFor(' ', STOPS, true))).toEqual(['Tern House'])
    expect(labels(stopsFor('ha', STOPS, false))).toEqual(['Haddo Wharf', 'Swaraj Dweep Jetty', 'Vijaynagar (Beach 5)'])
  })

  test('at the airport hold what no road leads to as well, but not the airport itself', () => {
    expect(labels(stopsFor('lantern', STOPS, true))).toEqual(['Lantern Reef Resort'])
    expect(stopsFor('airport', STOPS, true)).toEqual([])
    expect(stopsFor('airport', STOPS, false)).toHaveLength(1)
  })
})

test.each([
  ['Haddo wharf', 'haddo-wharf'],
  ['Vijaynagar', 'vijaynagar'],
  ['lantern reef resort', 'reef'],
  ['AIRPORT', 'ixz-airport'],
  ['Goa', undefined],
  ['', undefined],
])('"%s" means %s', (text, id) => {
  expect(idOf(stopMeant(text, STOPS))).toBe(id)
})

test.each([
  ['hado wharf', ['haddo-wharf']],
  ['havelock', ['swaraj-jetty', 'vijaynagar']],
  ['House', ['tern-house']],
  ['Goa', []],
])('"%s" is asked about: %j', (text, ids) => {
  const meant = stopMeant(text, STOPS)
  expect('choices' in meant && meant.choices.map(({ id }) => id)).toEqual(ids)
})

test('an id decides, and the text among those there; an unknown id leaves it to the text', () => {
  expect(idOf(stopAsked({ id: 'vijaynagar', text: 'Lantern Reef Resort' }, STOPS))).toBe('reef')
  expect(idOf(stopAsked({ id: 'vijaynagar', text: 'My own hotel' }, STOPS))).toBe('vijaynagar')
  expect(idOf(stopAsked({ id: 'nowhere', text: 'haddo wharf' }, STOPS))).toBe('haddo-wharf')
  expect(stopAsked({}, STOPS)).toEqual({ choices: [] })
})

test('a place that is named exactly comes before a likeness', () => {
  expect(idOf(stopAsked({ id: 'nowhere', text: 'Ternhouse', place: 'Haddo Wharf' }, STOPS))).toBe('haddo-wharf')
  expect(idOf(stopAsked({ text: 'Tern House', place: 'Haddo Wharf' }, STOPS))).toBe('tern-house')
  expect(stopAsked({ text: 'Tern Hous', place: 'Goa' }, STOPS)).toMatchObject({ choices: [{ id: 'tern-house' }] })
})
