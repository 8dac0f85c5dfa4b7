import { expect, test } from 'vitest'
import { shareView } from './share-view.ts'

const OFFICE = '+913192200013'
const DIVE = { name: 'Night kayak', facts: 'Fri 25 Dec 2026, 2 guests', url: 'https://padauk.example/x/night-kayak' }
const textOf = (href = '') => new URL(href).searchParams.get('text')

test('whoever is chosen is sent the name, the day, the party and the address; the office is asked about them', () => {
  const { send, ask } = shareView(OFFICE, DIVE)
  expect(textOf(send)).toBe(`Night kayak\nFri 25 Dec 2026, 2 guests\n${DIVE.url}`)
  expect(new URL(send).pathname).toBe('/')
  expect(textOf(ask)).toBe(
    `Hello, I have a question about Night kayak.\nFri 25 Dec 2026, 2 guests\nhttps://padauk.example/x/night-kayak`,
  )
  expect(new URL(ask ?? '').pathname).toBe('/913192200013')
})

test('what opens for whoever has its address is asked about without it', () => {
  const { send, ask } = shareView(OFFICE, { ...DIVE, url: 'https://padauk.example/quote/secret' }, [
    'About QUO-000001.',
  ])
  expect(textOf(send)).toContain('/quote/secret')
  expect(ask).not.toContain('secret')
})

test('where the office has no WhatsApp nothing leads there: a mail is begun', () => {
  const { send, ask, isMail } = shareView(undefined, DIVE)
  expect([ask, isMail]).toEqual([undefined, true])
  const mail = new URL(send)
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'Night kayak'])
  expect(mail.searchParams.get('body')).toContain(DIVE.url)
})
