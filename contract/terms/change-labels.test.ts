import { expect, test } from 'vitest'
import { differencesOf, differingText, fieldLabel, fieldList, valueText } from './change-labels.ts'

test('fields and values are said in words', () => {
  expect([fieldLabel('listRate'), fieldLabel('seatPrice'), fieldLabel('answerHtml')]).toEqual([
    ...['price for two', 'seat price', 'answer'],
  ])
  expect(valueText('listRate', 24_000)).toBe('₹24,000')
  expect(valueText('nights', 3)).toBe('3')
  expect([valueText('isLive', true), valueText('isLive', false), valueText('hours', '')]).toEqual([
    'yes',
    'no',
    'nothing',
  ])
  expect(valueText('from', '2026-12-25')).toBe('Fri 25 Dec 2026')
  expect(valueText('descriptionHtml', '<p>Sand &amp; sea.</p>')).toBe('Sand & sea.')
  expect(valueText('fee', { indian: 20, foreigner: null })).toBe('indian: 20')
  const part = { id: 'tides', heading: 'Tides', html: '<p>Go early.</p>', table: null }
  expect(valueText('sections', [part])).toBe('Tides: Go early.')
  expect(valueText('sections', [{ ...part, table: { columns: ['a'], rows: [] } }])).toBe(
    'Tides: Go early. Table: columns: a, rows: nothing',
  )
  expect(valueText('goodFor', ['sunset', 'swimming'])).toBe('sunset\nswimming')
})

test('of two long texts only what differs is shown, with a little round it', () => {
  const [start, end] = ['Sand '.repeat(30), ' sea'.repeat(30)]
  const { before, after } = differingText(`${start}white${end}`, `${start}black${end}`)
  expect(before).toMatch(/^… (?:Sand )+white(?: sea)+ …$/)
  expect(after).toBe(before.replace('white', 'black'))
  expect(before.length).toBeLessThan(110)
  expect(differingText('same', 'same but more')).toEqual({ before: 'same', after: 'same but more' })
})

test('of two lists only what came and what went is shown; an order as a whole', () => {
  expect(differencesOf({ goodFor: ['a', 'b'] }, { goodFor: ['b', 'c'] })).toEqual([
    { label: 'good for', before: 'a', after: 'c' },
  ])
  expect(differencesOf({ goodFor: ['a', 'b'] }, { goodFor: ['b', 'a'] })).toEqual([
    { label: 'good for', before: 'a\nb', after: 'b\na' },
  ])
  expect(differencesOf({ goodFor: ['a'] }, { goodFor: [] })).toEqual([
    { label: 'good for', before: 'a', after: 'nothing' },
  ])
  expect(differencesOf(null, { name: 'A' })).toEqual([{ label: 'name', before: null, after: 'A' }])
})

test('field names make a list that stays short', () => {
  expect(fieldList(['name', 'hours'])).toBe('name and hours')
  expect(fieldList(['name', 'hours', 'permit'])).toBe('name, hours and permit')
  expect(fieldList(['name', 'hours', 'permit', 'kind'])).toBe('name, hours and 2 more')
  expect(fieldList([])).toBe('nothing')
})
