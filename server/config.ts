import { isIP } from 'node:net'
import { z } from 'zod'
import { isOwnMachine } from './own-machine.ts'

/** Every setting of the process, read once. Rupees, holding limits and the like are office settings, not these. */
export type Config = {
  port: number
  /** Where the site listens; undefined: on every address of the machine. */
  host: string | undefined
  origin: string
  healthHost: string
  healthPort: number
  trustedProxies: string[]
  dataDir: string
  databaseUrl: string | undefined
  /** A standby of it, for what everybody reads of the catalogue. */
  databaseReadUrl: string | undefined
  /** Processes that serve; above 1 a supervisor starts them. */
  workers: number
  apiBaseUrl: string | undefined
  smtpUrl: string | undefined
  adminEmail: string | undefined
  secretKey: string | undefined
  /** Also accepted, while keys are being changed. */
  secretKeyFallback: string | undefined
  /** Encrypts backups, where given; whoever restores one needs the same. */
  backupKey: string | undefined
  backupKeyFallback: string | undefined
  logLevel: string
  /** The interface of a real ferry operator; without it only our own vessels are sold. */
  ferryOperator: { url: string; userName: string; token: string } | undefined
  /** Keys of the gateway that takes the money; without them the practice one stands in, and no money moves. */
  payments: PaymentKeys | undefined
  /** No money moves: every page, and every mail and paper of a trip, says so. */
  isPractice: boolean
  /** The pages say so, too: wherever somebody could take them for real ones. */
  tellsPractice: boolean
  testMode: boolean
}

export type PaymentKeys = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** What was signed with these is also accepted, while keys are being changed. */
  keySecretFallback?: string | undefined
  webhookSecretFallback?: string | undefined
  baseUrl: string | undefined
}

const PORT_MAX = 65_535
/** More than any machine has cores for (ours). */
const WORKERS_MAX = 64
const WORKERS_TEXT = `a whole number from 1 to ${WORKERS_MAX}`
const PORT_TEXT = `a port from 1 to ${PORT_MAX}`
const portFrom = (least: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'a whole number')
    .transform(Number)
    .pipe(z.number().min(least, PORT_TEXT).max(PORT_MAX, PORT_TEXT))
const Secret = z.string().min(32, 'at least 32 characters')
const HostName = z.string().regex(/^[a-z0-9.:-]{1,253}$/i, 'an IP address or the name of a host')
const HttpUrl = z.url({ protocol: /^https?$/, error: 'an address that starts with http:// or https://' })
const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'an address that starts with postgres://' })
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const Environment = z.object({
  PORT: optional(portFrom(1)),
  ORIGIN: optional(HttpUrl),
  HOST: optional(HostName),
  HEALTH_HOST: optional(HostName),
  // 0 takes any free one.
  HEALTH_PORT: optional(portFrom(0)),
  TRUSTED_PROXIES: optional(z.string()),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(PostgresUrl),
  DATABASE_READ_URL: optional(PostgresUrl),
  WORKERS: optional(
    z
      .string()
      .regex(/^\d{1,2}$/, WORKERS_TEXT)
      .transform(Number)
      .pipe(z.number().min(1, WORKERS_TEXT).max(WORKERS_MAX, WORKERS_TEXT)),
  ),
  API_BASE_URL: optional(HttpUrl),
  MAIL: optional(z.literal('keep', 'keep, or not be set')),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'an address that starts with smtp:// or smtps://' })),
  ADMIN_EMAIL: optional(z.email('an email address')),
  SECRET_KEY: optional(Secret),
  SECRET_KEY_FALLBACK: optional(Secret),
  BACKUP_KEY: optional(Secret),
  BACKUP_KEY_FALLBACK: optional(Secret),
  LOG_LEVEL: optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'trace, debug, info, warn, error or silent'),
  ),
  FERRY_OPERATOR_URL: optional(HttpUrl),
  FERRY_OPERATOR_USER: optional(z.string()),
  FERRY_OPERATOR_TOKEN: optional(z.string()),
  PAYMENTS: optional(z.literal('practice', 'practice, or not be set')),
  RAZORPAY_KEY_ID: optional(
    z.string().regex(/^rzp_(?:test|live)_\w{1,40}$/, 'a key that starts with rzp_test_ or rzp_live_'),
  ),
  RAZORPAY_KEY_SECRET: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET: optional(z.string()),
  RAZORPAY_KEY_SECRET_FALLBACK: optional(z.string()),
  RAZORPAY_WEBHOOK_SECRET_FALLBACK: optional(z.string()),
  PAYMENT_BASE_URL: optional(HttpUrl),
  APP_TEST_MODE: optional(z.enum(['0', '1'], '0 or 1')),
})

/** What may be set. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape)

const NO_KEYS =
  'ORIGIN is https and no payment keys are set, so that no money would move: set RAZORPAY_KEY_ID and its two secrets, or PAYMENTS=practice.'
const NO_PRIMARY = 'DATABASE_READ_URL needs DATABASE_URL beside it: a replica is one of a database.'
const NO_DATABASE = 'WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process.'
const NO_MAIL =
  'ORIGIN is https and SMTP_URL is not set, so that no mail would leave this machine: set SMTP_URL, or MAIL=keep.'

/** The settings, or an Error whose message says in a sentence which one is wrong and what it should be. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentenceOf).join('\n'))
  const values = parsed.data
  const port = values.PORT ?? 3000
  const healthPort = values.HEALTH_PORT ?? port + 1
  if (healthPort === port || healthPort > PORT_MAX)
    throw new Error(`HEALTH_PORT must be a port of its own, from 1 to ${PORT_MAX}; PORT is ${port}.`)
  const origin = originOf(values.ORIGIN ?? `http://localhost:${port}`)
  if (values.APP_TEST_MODE === '1' && origin.startsWith('https:'))
    throw new Error('APP_TEST_MODE is refused when ORIGIN is https.')
  const problems = problemsOf(values, origin)
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const payments = paymentsOf(values)
  const isPractice = payments?.keyId.startsWith('rzp_live_') !== true
  return {
    port,
    host: values.HOST ?? (origin.startsWith('https:') ? '127.0.0.1' : undefined),
    origin,
    healthHost: values.HEALTH_HOST ?? '127.0.0.1',
    healthPort,
    trustedProxies: proxiesOf(values.TRUSTED_PROXIES ?? ''),
    dataDir: values.DATA_DIR ?? 'data',
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    workers: values.WORKERS ?? 1,
    apiBaseUrl: values.API_BASE_URL?.replace(/\/+$/, ''),
    smtpUrl: values.SMTP_URL,
    adminEmail: values.ADMIN_EMAIL,
    secretKey: values.SECRET_KEY,
    secretKeyFallback: values.SECRET_KEY_FALLBACK,
    backupKey: values.BACKUP_KEY,
    backupKeyFallback: values.BACKUP_KEY_FALLBACK,
    logLevel: values.LOG_LEVEL ?? 'info',
    ferryOperator: ferryOperatorOf(values),
    payments,
    isPractice,
    tellsPractice: isPractice && (values.PAYMENTS === 'practice' || !isOwnMachine(origin)),
    testMode: values.APP_TEST_MODE === '1',
  }
}

/** What a public site never does unless it is told to, and what never leaves the machine in the clear. */
function problemsOf(values: z.infer<typeof Environment>, origin: string): string[] {
  const { PAYMENTS, MAIL, RAZORPAY_KEY_ID: keyId, SMTP_URL: smtpUrl } = values
  const isPublic = origin.startsWith('https:')
  const isMany = (values.WORKERS ?? 1) > 1
  const inTheClear = (['API_BASE_URL', 'FERRY_OPERATOR_URL'] as const).filter((name) => {
    const address = values[name]
    return address?.toLowerCase().startsWith('http:') && !isOwnMachine(address)
  })
  return [
    isPublic && keyId === undefined && PAYMENTS === undefined && NO_KEYS,
    PAYMENTS === 'practice' && keyId?.startsWith('rzp_live_') && 'PAYMENTS=practice is refused with live keys.',
    isPublic && smtpUrl === undefined && MAIL === undefined && NO_MAIL,
    MAIL === 'keep' && smtpUrl !== undefined && 'MAIL=keep is refused with SMTP_URL: mails are kept or sent.',
    values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined && NO_PRIMARY,
    isMany && values.DATABASE_URL === undefined && NO_DATABASE,
    isMany &&
      values.APP_TEST_MODE === '1' &&
      'APP_TEST_MODE is refused with WORKERS above 1: its clock is of one process.',
    ...inTheClear.map((name) => `${name} must start with https:// beyond this machine.`),
  ].filter((sentence) => typeof sentence === 'string')
}

/** The process's own environment; the only place that reads it. */
export function readProcessConfig(): Config {
  return readConfig(process.env)
}

/** All three or none: half of a key opens nothing. */
function ferryOperatorOf(values: z.infer<typeof Environment>): Config['ferryOperator'] {
  const { FERRY_OPERATOR_URL: url, FERRY_OPERATOR_USER: userName, FERRY_OPERATOR_TOKEN: token } = values
  if (url === undefined && userName === undefined && token === undefined) return undefined
  if (url === undefined || userName === undefined || token === undefined)
    throw new Error('FERRY_OPERATOR_URL, FERRY_OPERATOR_USER and FERRY_OPERATOR_TOKEN must be given together.')
  return { url: url.replace(/\/+$/, ''), userName, token }
}

/** All three or none; and real money goes only where bookings outlive the machine, over a line that nobody reads. */
function paymentsOf(values: z.infer<typeof Environment>): Config['payments'] {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = values
  const baseUrl = values.PAYMENT_BASE_URL?.replace(/\/+$/, '')
  if (keyId === undefined && keySecret === undefined && webhookSecret === undefined) {
    if (baseUrl !== undefined) throw new Error('PAYMENT_BASE_URL needs the keys of Razorpay beside it.')
    return undefined
  }
  if (keyId === undefined || keySecret === undefined || webhookSecret === undefined)
    throw new Error('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be given together.')
  if (keyId.startsWith('rzp_live_')) {
    if (values.DATABASE_URL === undefined)
      throw new Error('Live keys of Razorpay need DATABASE_URL: money is not taken on the embedded database.')
    if (values.APP_TEST_MODE === '1') throw new Error('Live keys of Razorpay are refused with APP_TEST_MODE.')
    if (baseUrl?.startsWith('http:')) throw new Error('PAYMENT_BASE_URL must start with https:// for live keys.')
  }
  return {
    ...{ keyId, keySecret, webhookSecret, baseUrl },
    keySecretFallback: values.RAZORPAY_KEY_SECRET_FALLBACK,
    webhookSecretFallback: values.RAZORPAY_WEBHOOK_SECRET_FALLBACK,
  }
}

/** As browsers write it: lower case, without the usual port. */
function originOf(address: string): string {
  const { origin, pathname, search, hash, username, password } = new URL(address)
  if (pathname !== '/' || search + hash + username + password !== '')
    throw new Error('ORIGIN must be a scheme and a host only, such as https://www.example.com.')
  return origin
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} must be ${issue.message.replace(/^Invalid input.*/, 'a text')}.`
}

function proxiesOf(text: string): string[] {
  const addresses = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const wrong = addresses.find((address) => isIP(address) === 0)
  if (wrong !== undefined)
    throw new Error(`TRUSTED_PROXIES must be IP addresses separated by commas; "${wrong}" is not one.`)
  return addresses
}
