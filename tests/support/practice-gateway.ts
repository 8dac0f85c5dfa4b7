import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { GatewayEvent, PaymentGateway } from '#server/adapters/payment/payment-gateway.ts'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { createSandbox, type Sandbox } from '#server/adapters/payment/sandbox/create-sandbox.ts'
import { sandboxKeysOf } from '#server/adapters/payment/sandbox/sandbox-keys.ts'
import { freePort } from '#tools/machine/postgres.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { testLog } from './test-log.ts'

export const ORIGIN = 'https://www.padauk.example'
const KEYS = sandboxKeysOf('a key for tests only, of thirty-two characters')
const LEAD = { name: 'Asha Rao', email: 'asha@example.in', contactNumber: '9876543210' }
const WEBHOOK = '/api/v1/webhooks/payments/sandbox'

type Form = Record<string, string>
export type Heard = { host: string; eventId: string; news: GatewayEvent | undefined; signed: boolean }

export type PracticeGateway = {
  db: () => TestDatabase['db']
  /** Our adapter, speaking to it over HTTP. */
  gateway: (keySecret?: string) => PaymentGateway
  /** What our webhook has heard in this test. */
  heard: () => Heard[]
  told: (count: number) => Promise<void>
  /** What our webhook answers from now on, the last one for ever. */
  answerWith: (...statuses: number[]) => void
  restart: () => Promise<void>
  ordered: () => Promise<string>
  /** A page, or a form sent to one. */
  send: (path: string, form?: Form, headers?: Record<string, string>) => Promise<Response>
  /** As the pay page's form sends it. */
  begin: (orderId: string, more?: Form) => Promise<Response>
  /** The whole way of a visitor; answers the page at its end. */
  choose: (orderId: string, outcome: string, method?: string) => Promise<string>
}

/** The practice gateway on a port and a database of its own for one test file, with an ear where our webhook would be. */
export function practiceGateway(): PracticeGateway {
  let ground: TestDatabase
  let port: number
  let server: Server
  let sandbox: Sandbox
  let heard: Heard[] = []
  let statuses: number[] = [200]
  const open = () =>
    createSandbox({ db: ground.db, origin: ORIGIN, port, keys: KEYS, log: testLog(), now: () => new Date() })
  const hear = async (request: IncomingMessage): Promise<number> => {
    heard.push(await heardIn(request, gatewayAt(port)))
    return (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200
  }
  beforeAll(async () => {
    ground = await openTestDatabase()
    port = await freePort()
    const answer = getRequestListener((request) => sandbox.answer(request), { overrideGlobalObjects: false })
    server = createServer((request, response) => {
      if (request.url !== WEBHOOK) return void answer(request, response)
      void hear(request).then((status) => response.writeHead(status).end('{}'))
    })
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await ground.close()
  })
  beforeEach(() => {
    ;[heard, statuses] = [[], [200]]
    sandbox = open()
  })
  afterEach(async () => {
    await sandbox.stop()
    // What one test did not wait for is no news to the next.
    await ground.db.deleteFrom('sandbox_message').execute()
  })
  const visitor = visitorOf(
    () => sandbox,
    () => gatewayAt(port),
  )
  return {
    ...visitor,
    db: () => ground.db,
    gateway: (keySecret) => gatewayAt(port, keySecret),
    heard: () => heard,
    told: (count) => expect.poll(() => heard.length, { timeout: 5_000, interval: 20 }).toBe(count),
    answerWith: (...given) => {
      statuses = given
    },
    restart: async () => {
      await sandbox.stop()
      sandbox = open()
    },
  }
}

function gatewayAt(port: number, keySecret = KEYS.keySecret): PaymentGateway {
  return razorpayGateway({
    ...{ ...KEYS, keySecret, name: 'sandbox', baseUrl: `http://127.0.0.1:${port}/sandbox`, log: testLog() },
    checkoutUrl: `${ORIGIN}/sandbox/v1/checkout/embedded`,
  })
}

async function heardIn(request: IncomingMessage, gateway: PaymentGateway): Promise<Heard> {
  const body = Buffer.concat(await request.toArray())
  return {
    host: request.headers.host ?? '',
    eventId: String(request.headers['x-razorpay-event-id']),
    news: gateway.readWebhookEvent(body),
    signed: gateway.isSigned(body, String(request.headers['x-razorpay-signature'])),
  }
}

function visitorOf(sandbox: () => Sandbox, gateway: () => PaymentGateway) {
  const ordered = async (): Promise<string> => {
    const made = await gateway().createOrder({ receipt: 'attempt-1', amount: 1_234, reference: 'PDK-AAAAA-BBBBB' })
    if (made.state !== 'created') throw new Error('No order')
    return made.orderId
  }
  const send = (path: string, form?: Form, headers: Record<string, string> = { origin: ORIGIN }) => {
    const init = form === undefined ? {} : { method: 'POST', headers, body: new URLSearchParams(form) }
    return sandbox().answer(new Request(`${ORIGIN}${path}`, init))
  }
  const begin = (orderId: string, more: Form = {}): Promise<Response> => {
    const { url, fields } = gateway().checkout({
      ...{ orderId, amount: 1_234, reference: 'PDK-AAAAA-BBBBB', payee: 'Padauk', description: 'Island saver <b>' },
      lead: LEAD,
      ...{ returnUrl: `${ORIGIN}/booking/PDK/return`, cancelUrl: `${ORIGIN}/booking/PDK` },
    })
    // A page that says nothing of where it sends from: so is our pay page.
    return send(new URL(url).pathname, { ...fields, ...more }, { origin: 'null' })
  }
  const choose = async (orderId: string, outcome: string, method = 'upi'): Promise<string> => {
    await begin(orderId)
    const chosen = await send(`/sandbox/checkout/${orderId}`, { method, outcome })
    return (await send(chosen.headers.get('location') ?? '')).text()
  }
  return { ordered, send, begin, choose }
}

/** What a form of a page sends unseen. */
export function hiddenFields(page: string): Form {
  return Object.fromEntries(
    [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(([, ...pair]) => pair),
  )
}
