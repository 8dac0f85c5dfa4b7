import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

/** What a public site must be told while it neither takes money nor sends mail. */
const TOLD = { PAYMENTS: 'practice', MAIL: 'keep' }

describe('a site with an https origin', () => {
  const origin = { ORIGIN: 'https://www.example.com' }
  const keys = (kind: 'test' | 'live') => ({
    ...{ RAZORPAY_KEY_ID: `rzp_${kind}_abc123`, RAZORPAY_KEY_SECRET: 'key secret', RAZORPAY_WEBHOOK_SECRET: 'webhook' },
    DATABASE_URL: 'postgres://db/padauk',
  })
  const NO_KEYS =
    'ORIGIN is https and no payment keys are set, so that no money would move: set RAZORPAY_KEY_ID and its two secrets, or PAYMENTS=practice.'
  const NO_MAIL =
    'ORIGIN is https and SMTP_URL is not set, so that no mail would leave this machine: set SMTP_URL, or MAIL=keep.'

  test('does not start without payment keys or a mail server unless it is told to', () => {
    expect(() => readConfig(origin)).toThrow(new Error(`${NO_KEYS}\n${NO_MAIL}`))
    expect(() => readConfig({ ...origin, MAIL: 'keep' })).toThrow(new Error(NO_KEYS))
    expect(() => readConfig({ ...origin, PAYMENTS: 'practice' })).toThrow(new Error(NO_MAIL))
    expect(readConfig({ ...origin, ...TOLD })).toMatchObject({ isPractice: true, tellsPractice: true })
  })

  test('says that it practises while no money moves, with keys for tests too', () => {
    const mail = { SMTP_URL: 'smtps://mail.example' }
    expect(readConfig({ ...origin, ...mail, ...keys('test') })).toMatchObject({ isPractice: true, tellsPractice: true })
    expect(readConfig({ ...origin, ...mail, ...keys('live') })).toMatchObject({
      isPractice: false,
      tellsPractice: false,
    })
  })

  test('is told one thing, not two', () => {
    expect(() => readConfig({ ...origin, ...TOLD, ...keys('live') })).toThrow(
      'PAYMENTS=practice is refused with live keys.',
    )
    expect(() => readConfig({ ...origin, ...TOLD, SMTP_URL: 'smtps://mail.example' })).toThrow(
      'MAIL=keep is refused with SMTP_URL: mails are kept or sent.',
    )
  })

  test('listens to its own machine only, where its proxy is, unless HOST says otherwise', () => {
    expect(readConfig({ ...origin, ...TOLD }).host).toBe('127.0.0.1')
    expect(readConfig({ ...origin, ...TOLD, HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  })
})

test('a practising site says so on its pages where others can reach it, and where it is told to', () => {
  const tells = (environment: Record<string, string>) => readConfig(environment).tellsPractice
  expect([tells({}), tells({ ORIGIN: 'http://127.0.0.1:3000' })]).toEqual([false, false])
  expect([tells({ ORIGIN: 'http://padauk.test' }), tells({ PAYMENTS: 'practice' })]).toEqual([true, true])
})
