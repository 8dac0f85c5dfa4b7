import { expect, test } from 'vitest'
import { whatsappHref } from './whatsapp.ts'

test('a message with a name, days and an address comes out as it went in, empty lines left out', () => {
  const lines = ['Neil & Havelock: 5 nights, 100% "calm" + sea?', '', 'https://padauk.example/x?a=1&b=2#c']
  const href = new URL(whatsappHref('+91 3192-200 013', lines))
  expect([href.origin, href.pathname, href.hash]).toEqual(['https://wa.me', '/913192200013', ''])
  expect([...href.searchParams]).toEqual([['text', `${lines[0]}\n${lines[2]}`]])
})

test('without a number somebody is chosen there, without words nothing is written', () => {
  expect(whatsappHref('', ['Hello'])).toBe('https://wa.me/?text=Hello')
  expect(whatsappHref('+913192200013')).toBe('https://wa.me/913192200013')
})
