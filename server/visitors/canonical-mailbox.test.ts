import { describe, expect, test } from 'vitest'
import { canonicalMailbox, countedMailbox } from './canonical-mailbox.ts'

const MAILBOX = 'asha.rao@example.in'

describe('the one spelling of a mailbox', () => {
  test.each([
    ['as it is', 'asha.rao@example.in'],
    ['in capitals', 'ASHA.RAO@EXAMPLE.IN'],
    ['with spaces around', '  asha.rao@example.in\n'],
    ['with a space that has no width', 'asha\u200b.rao@example.in'],
    ['with a soft hyphen', 'asha.r\u00adao@exam\u00adple.in'],
    ['with a joiner, a mark of direction and a byte order mark', '\ufeffasha\u200d.rao\u202e@example.in'],
    ['with a variation selector and a filler', 'asha\ufe0f.rao\u3164@example.in'],
    ['with a control sign', 'asha\u0000.rao@example.in'],
    ['with the blank of Braille', 'asha\u2800.rao@example.in'],
    ['in letters of full width', 'ａｓｈａ.rao@ｅｘａｍｐｌｅ.in'],
    ['with an ideographic full stop in the domain', 'asha.rao@example。in'],
    ['with a dot after the domain', 'asha.rao@example.in.'],
  ])('%s', (_, text) => {
    expect(canonicalMailbox(text)).toBe(MAILBOX)
    expect(canonicalMailbox(MAILBOX)).toBe(MAILBOX)
  })

  test.each([
    ['anna@MÜNCHEN.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@mu\u0308nchen.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@xn--mnchen-3ya.example', 'anna@xn--mnchen-3ya.example'],
    ['Jose\u0301@example.in', 'josé@example.in'],
    ['José@example.in', 'josé@example.in'],
    ['asha+trips@example.in', 'asha+trips@example.in'],
  ])('of %s is %s', (text, mailbox) => {
    expect(canonicalMailbox(text)).toBe(mailbox)
    expect(canonicalMailbox(mailbox)).toBe(mailbox)
  })

  test.each([...'<>()[],:;\\"\'`', '\u201c', '\u2019', '\u00ab', '\uff1c', '\uff02'])(
    'with %s there is none',
    (sign) => {
      expect(canonicalMailbox(`asha${sign}rao@example.in`)).toBeUndefined()
      expect(canonicalMailbox(`asha@exa${sign}mple.in`)).toBeUndefined()
    },
  )

  test.each([
    '',
    '@',
    'asha',
    'asha@',
    '@example.in',
    'asha@example',
    'asha@@example.in',
    'a@b\uff20example.in',
    'asha@127.0.0.1',
  ])('of %j there is none', (text) => expect(canonicalMailbox(text)).toBeUndefined())

  test('has at most 64 bytes before the @', () => {
    expect(canonicalMailbox(`${'é'.repeat(32)}@example.in`)).toBeDefined()
    expect(canonicalMailbox(`${'é'.repeat(33)}@example.in`)).toBeUndefined()
  })
})

describe('what limits count', () => {
  test.each([
    ['asha@example.in', 'asha@example.in'],
    ['asha+1@example.in', 'asha@example.in'],
    ['asha+a+b@example.in', 'asha@example.in'],
    ['+1@example.in', '+1@example.in'],
    ['a.sha@example.in', 'a.sha@example.in'],
    ['a.s.h.a+trips@gmail.com', 'asha@gmail.com'],
    ['asha@googlemail.com', 'asha@gmail.com'],
  ])('of %s is %s', (mailbox, counted) => expect(countedMailbox(mailbox)).toBe(counted))
})
