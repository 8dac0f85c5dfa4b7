import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('without any setting the site runs on localhost:3000 with its data beside it', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: undefined,
    origin: 'http://localhost:3000',
    healthHost: '127.0.0.1',
    healthPort: 3001,
    trustedProxies: [],
    dataDir: 'data',
    databaseUrl: undefined,
    databaseReadUrl: undefined,
    workers: 1,
    apiBaseUrl: undefined,
    smtpUrl: undefined,
    adminEmail: undefined,
    secretKey: undefined,
    logLevel: 'info',
    ferryOperator: undefined,
    payments: undefined,
    isPractice: true,
    tellsPractice: false,
    testMode: false,
  })
})

/** What a public site must be told while it neither takes money nor sends mail. */
const TOLD = { PAYMENTS: 'practice', MAIL: 'keep' }

test('an empty setting is none', () => {
  const names = [
    'PORT',
    'ORIGIN',
    'HEALTH_HOST',
    'HEALTH_PORT',
    'TRUSTED_PROXIES',
    'DATA_DIR',
    'DATABASE_URL',
    'WORKERS',
  ]
  const more = [
    'HOST',
    'PAYMENTS',
    'MAIL',
    'API_BASE_URL',
    'SMTP_URL',
    'ADMIN_EMAIL',
    'SECRET_KEY',
    'SECRET_KEY_FALLBACK',
    'LOG_LEVEL',
    'APP_TEST_MODE',
  ]
  const ferry = ['FERRY_OPERATOR_URL', 'FERRY_OPERATOR_USER', 'FERRY_OPERATOR_TOKEN']
  const payments = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET', 'PAYMENT_BASE_URL']
  expect(readConfig(Object.fromEntries([...names, ...more, ...ferry, ...payments].map((name) => [name, ''])))).toEqual(
    readConfig({}),
  )
})

test('the health port is the one after the port, and the origin follows the port', () => {
  expect(readConfig({ PORT: '8080' })).toMatchObject({ port: 8080, healthPort: 8081, origin: 'http://localhost:8080' })
})

test('every setting is read', () => {
  const settings = {
    PORT: '4000',
    HOST: '10.0.0.7',
    ORIGIN: 'https://www.example.com',
    HEALTH_HOST: '::1',
    HEALTH_PORT: '9000',
    TRUSTED_PROXIES: '10.0.0.1, 2001:db8::1,',
    DATA_DIR: '/var/lib/padauk',
    DATABASE_URL: 'postgres://padauk:secret@db:5432/padauk',
    DATABASE_READ_URL: 'postgres://standby/padauk',
    WORKERS: '4',
    API_BASE_URL: 'https://provider.example/api/v1/',
    SMTP_URL: 'smtps://user:pass@mail.example:465',
    ADMIN_EMAIL: 'office@example.com',
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'warn',
    FERRY_OPERATOR_URL: 'https://ferry.example/api/',
    FERRY_OPERATOR_USER: 'agent',
    FERRY_OPERATOR_TOKEN: 'secret',
    RAZORPAY_KEY_ID: 'rzp_live_abc123',
    RAZORPAY_KEY_SECRET: 'key secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
    PAYMENT_BASE_URL: 'https://gateway.example/',
  }
  expect(readConfig(settings)).toEqual({
    port: 4000,
    host: '10.0.0.7',
    origin: 'https://www.example.com',
    healthHost: '::1',
    healthPort: 9000,
    trustedProxies: ['10.0.0.1', '2001:db8::1'],
    dataDir: '/var/lib/padauk',
    databaseUrl: 'postgres://padauk:secret@db:5432/padauk',
    databaseReadUrl: 'postgres://standby/padauk',
    workers: 4,
    apiBaseUrl: 'https://provider.example/api/v1',
    smtpUrl: 'smtps://user:pass@mail.example:465',
    adminEmail: 'office@example.com',
    secretKey: 'k'.repeat(32),
    logLevel: 'warn',
    ferryOperator: { url: 'https://ferry.example/api', userName: 'agent', token: 'secret' },
    payments: {
      keyId: 'rzp_live_abc123',
      keySecret: 'key secret',
      webhookSecret: 'webhook secret',
      baseUrl: 'https://gateway.example',
    },
    isPractice: false,
    tellsPractice: false,
    testMode: false,
  })
})

test.each([
  ['https://www.example.com/', 'https://www.example.com'],
  ['HTTPS://WWW.Example.com', 'https://www.example.com'],
  ['https://www.example.com:443', 'https://www.example.com'],
  ['http://padauk.test:8080', 'http://padauk.test:8080'],
])('the origin %s is kept as browsers write it', (given, origin) => {
  expect(readConfig({ ORIGIN: given, ...TOLD }).origin).toBe(origin)
})

test.each([
  ['PORT', '0', 'PORT must be a port from 1 to 65535.'],
  ['PORT', '65536', 'PORT must be a port from 1 to 65535.'],
  ['PORT', '3000.5', 'PORT must be a whole number.'],
  ['PORT', '-1', 'PORT must be a whole number.'],
  ['PORT', 'http', 'PORT must be a whole number.'],
  ['HEALTH_PORT', 'x', 'HEALTH_PORT must be a whole number.'],
  ['HEALTH_PORT', '3000', 'HEALTH_PORT must be a port of its own, from 1 to 65535; PORT is 3000.'],
  ['HOST', 'a b', 'HOST must be an IP address or the name of a host.'],
  ['PAYMENTS', 'real', 'PAYMENTS must be practice, or not be set.'],
  ['MAIL', 'drop', 'MAIL must be keep, or not be set.'],
  ['API_BASE_URL', 'http://provider.example', 'API_BASE_URL must start with https:// beyond this machine.'],
  ['API_BASE_URL', 'HTTP://127.0.0.1.provider.example', 'API_BASE_URL must start with https:// beyond this machine.'],
  ['FERRY_OPERATOR_URL', 'http://ferry.example', 'FERRY_OPERATOR_URL must start with https:// beyond this machine.'],
  ['HEALTH_HOST', 'a b', 'HEALTH_HOST must be an IP address or the name of a host.'],
  ['ORIGIN', 'www.example.com', 'ORIGIN must be an address that starts with http:// or https://.'],
  ['ORIGIN', 'ftp://example.com', 'ORIGIN must be an address that starts with http:// or https://.'],
  ['ORIGIN', 'javascript:alert(1)', 'ORIGIN must be an address that starts with http:// or https://.'],
  ['ORIGIN', 'https://example.com/shop', 'ORIGIN must be a scheme and a host only, such as https://www.example.com.'],
  ['ORIGIN', 'https://example.com?x=1', 'ORIGIN must be a scheme and a host only, such as https://www.example.com.'],
  ['ORIGIN', 'https://me:pw@example.com', 'ORIGIN must be a scheme and a host only, such as https://www.example.com.'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.1, proxy',
    'TRUSTED_PROXIES must be IP addresses separated by commas; "proxy" is not one.',
  ],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/8',
    'TRUSTED_PROXIES must be IP addresses separated by commas; "10.0.0.0/8" is not one.',
  ],
  ['DATABASE_URL', 'mysql://db/x', 'DATABASE_URL must be an address that starts with postgres://.'],
  ['API_BASE_URL', 'provider.example', 'API_BASE_URL must be an address that starts with http:// or https://.'],
  ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
  ['ADMIN_EMAIL', 'office', 'ADMIN_EMAIL must be an email address.'],
  ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace, debug, info, warn, error or silent.'],
  ['RAZORPAY_KEY_ID', 'abc', 'RAZORPAY_KEY_ID must be a key that starts with rzp_test_ or rzp_live_.'],
  ['PAYMENT_BASE_URL', 'gateway', 'PAYMENT_BASE_URL must be an address that starts with http:// or https://.'],
  ['PAYMENT_BASE_URL', 'https://gateway.example', 'PAYMENT_BASE_URL needs the keys of Razorpay beside it.'],
  ['APP_TEST_MODE', 'yes', 'APP_TEST_MODE must be 0 or 1.'],
])('%s=%s is refused with a sentence', (name, value, sentence) => {
  expect(() => readConfig({ [name]: value })).toThrow(new Error(sentence))
})

test('all wrong settings are named at once', () => {
  expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y', ADMIN_EMAIL: 'z' })).toThrow(
    /PORT.*\n.*ADMIN_EMAIL.*\n.*LOG_LEVEL/,
  )
})

test('the highest port leaves no room for the health port, which must then be named', () => {
  expect(() => readConfig({ PORT: '65535' })).toThrow(/^HEALTH_PORT must be a port of its own/)
  expect(readConfig({ PORT: '65535', HEALTH_PORT: '9000' }).healthPort).toBe(9000)
})

test('the health port may be any free one', () => {
  expect(readConfig({ HEALTH_PORT: '0' }).healthPort).toBe(0)
})

test('the test mode is refused on a public origin', () => {
  expect(() => readConfig({ APP_TEST_MODE: '1', ORIGIN: 'https://example.com' })).toThrow(
    'APP_TEST_MODE is refused when ORIGIN is https.',
  )
  expect(readConfig({ APP_TEST_MODE: '1' }).testMode).toBe(true)
})

test('no sentence repeats a secret', () => {
  const wrong = { SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://me:hunter2@db/x', SMTP_URL: 'http://me:hunter2@mail' }
  expect(() => readConfig(wrong)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }))
})

test('a part of the key of a ferry operator is none', () => {
  expect(() => readConfig({ FERRY_OPERATOR_URL: 'https://ferry.example', FERRY_OPERATOR_USER: 'agent' })).toThrow(
    'FERRY_OPERATOR_URL, FERRY_OPERATOR_USER and FERRY_OPERATOR_TOKEN must be given together.',
  )
})

describe('the keys of the payment gateway', () => {
  const keys = (kind: 'test' | 'live') => ({
    RAZORPAY_KEY_ID: `rzp_${kind}_abc123`,
    RAZORPAY_KEY_SECRET: 'key secret',
    RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
  })
  const postgres = { DATABASE_URL: 'postgres://db/padauk' }

  test.each(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'])('without %s are none', (missing) => {
    expect(() => readConfig({ ...keys('test'), [missing]: '' })).toThrow(
      'RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be given together.',
    )
  })

  test('for tests run on any database, against any gateway', () => {
    expect(readConfig({ ...keys('test'), PAYMENT_BASE_URL: 'http://127.0.0.1:4600' }).payments).toMatchObject({
      keyId: 'rzp_test_abc123',
      baseUrl: 'http://127.0.0.1:4600',
    })
  })

  test('that are live stop the start on the embedded database, in test mode, and over a line that anyone can read', () => {
    expect(() => readConfig(keys('live'))).toThrow(
      'Live keys of Razorpay need DATABASE_URL: money is not taken on the embedded database.',
    )
    expect(() => readConfig({ ...keys('live'), ...postgres, APP_TEST_MODE: '1' })).toThrow(
      'Live keys of Razorpay are refused with APP_TEST_MODE.',
    )
    expect(() => readConfig({ ...keys('live'), ...postgres, PAYMENT_BASE_URL: 'http://gateway.example' })).toThrow(
      'PAYMENT_BASE_URL must start with https:// for live keys.',
    )
    expect(readConfig({ ...keys('live'), ...postgres }).payments?.baseUrl).toBeUndefined()
  })
})

test.each(['http://127.0.0.1:4600', 'http://localhost:4600', 'http://[::1]:4600', 'https://provider.example'])(
  'the catalogue may be read from %s',
  (address) => {
    expect(readConfig({ API_BASE_URL: address }).apiBaseUrl).toBe(address)
  },
)
