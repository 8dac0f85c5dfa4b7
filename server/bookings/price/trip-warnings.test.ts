import { describe, expect, test } from 'vitest'
import type { Line } from '#contract/v1/trip-lines.ts'
import { missingFerries, tripWarnings } from './trip-warnings.ts'

type Dated = Parameters<typeof tripWarnings>[0][number]

const at = (clock: string) => new Date(`2027-02-${clock}:00+05:30`)
const line = (title: string, from: string, to: string, where: [from: string, to: string], asked: object): Dated => ({
  ...{ title, startsAt: at(from), endsAt: at(to), whereabouts: { from: where[0], to: where[1] } },
  asked: asked as Line,
})
const stay = (title: string, island: string, days: [number, number]) =>
  line(title, `${days[0]}T12:00`, `${days[1]}T10:00`, [island, island], {
    ...{ kind: 'hotel', checkIn: `2027-02-${days[0]}`, checkOut: `2027-02-${days[1]}` },
  })
const ferry = (title: string, from: string, to: string, where: [string, string]) =>
  line(title, from, to, where, { kind: 'ferry' })
const dive = (from: string, to: string, island = 'swaraj') =>
  line('Dive', from, to, [island, island], { kind: 'activity' })
const car = (hire: string, from: string, to: string, island = 'swaraj') =>
  line('Car', from, to, [island, island], { kind: 'car', hire })

const CITY = stay('City', 'south', [10, 12])
const BEACH = stay('Beach', 'swaraj', [12, 14])
const names = (id: string) => ({ south: 'South Andaman', swaraj: 'Swaraj Dweep', shaheed: 'Shaheed Dweep' })[id] ?? id
const warned = (...lines: Dated[]) => tripWarnings(lines, names)

describe('what does not fit together in a trip', () => {
  test('two places at once', () => {
    expect(warned(CITY, stay('Beach', 'swaraj', [11, 13]))).toEqual(['City and Beach are at the same time.'])
    expect(warned(BEACH, dive('13T09:00', '13T11:00', 'shaheed'))).toEqual(['Beach and Dive are at the same time.'])
    expect(warned(dive('13T09:00', '13T11:00'), car('airport', '13T10:00', '13T11:00'))).toEqual([
      'Dive and Car are at the same time.',
    ])
    expect(warned(line('Package', '10T00:00', '14T23:59', ['south', 'south'], { kind: 'package' }), CITY)).toEqual([
      'Package and City are at the same time.',
    ])
  })

  test('but not what one does from a hotel, on a package, or with a car that waits', () => {
    expect(warned(BEACH, dive('13T09:00', '13T11:00'), car('hourly', '13T14:00', '13T18:00'))).toEqual([])
    expect(warned(car('hourly', '13T08:00', '13T16:00'), dive('13T09:00', '13T11:00'))).toEqual([])
    expect(warned(dive('12T11:00', '12T13:00'), BEACH, dive('12T16:00', '12T17:00'))).toEqual([])
    const aPackage = line('Package', '10T00:00', '14T23:59', ['south', 'south'], { kind: 'package' })
    expect(warned(aPackage, dive('13T09:00', '13T11:00'))).toEqual([])
  })

  test('a ferry that leaves before the check-out: a day too early, or the morning itself', () => {
    const early = ferry('Haddo to Beach, MV One', '11T08:00', '11T09:30', ['south', 'swaraj'])
    expect(warned({ ...CITY, title: 'City, Deluxe Room, 2 nights' }, early)).toEqual([
      'The ferry Haddo to Beach leaves before you check out of City.',
    ])
    expect(warned(CITY, ferry('A to B', '12T06:30', '12T08:00', ['south', 'swaraj']), BEACH)).toEqual([
      'The ferry A to B leaves at 06:30: please check out of City before that, not only by 10:00.',
    ])
    expect(warned(CITY, ferry('Ferry', '12T11:00', '12T12:30', ['south', 'swaraj']), BEACH)).toEqual([])
  })

  test('a ferry that brings somebody to a stay leaves it alone', () => {
    expect(warned(ferry('Ferry', '12T14:00', '12T15:30', ['south', 'swaraj']), BEACH)).toEqual([])
  })

  test('no ferry between islands', () => {
    expect(warned(CITY, BEACH)).toEqual([
      'There is no ferry from South Andaman to Swaraj Dweep between City and Beach.',
    ])
    expect(warned(CITY, ferry('Wrong ferry', '12T11:00', '12T12:30', ['south', 'shaheed']), BEACH)).toEqual([
      'There is no ferry from Shaheed Dweep to Swaraj Dweep between Wrong ferry and Beach.',
    ])
  })

  test('a missing ferry says from where to where it is searched, and on which day', () => {
    const lines = [CITY, BEACH, dive('13T09:00', '13T11:00')]
    expect(missingFerries(lines, names)).toEqual([
      { text: warned(...lines)[0], from: 'south', to: 'swaraj', date: '2027-02-12' },
    ])
    expect(missingFerries([BEACH, dive('13T09:00', '13T11:00')], names)).toEqual([])
  })

  test('one that comes after the hour of checking in, over one more island or not, is a ferry all the same', () => {
    expect(warned(CITY, BEACH, ferry('Late ferry', '12T14:00', '12T15:30', ['south', 'swaraj']))).toEqual([])
    expect(
      warned(
        CITY,
        BEACH,
        ferry('First', '12T11:00', '12T12:30', ['south', 'shaheed']),
        ferry('Second', '12T14:00', '12T15:00', ['shaheed', 'swaraj']),
      ),
    ).toEqual([])
    expect(warned(CITY, BEACH, ferry('A day late', '13T14:00', '13T15:30', ['south', 'swaraj']))).toEqual([
      'There is no ferry from South Andaman to Swaraj Dweep between City and Beach.',
    ])
  })
})
