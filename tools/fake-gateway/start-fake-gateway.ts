import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { errorOf } from '#server/adapters/payment/razorpay-wire.ts'
import { handleCall, nameOfCall } from './handle-call.ts'
import { handleControl } from './handle-control.ts'
import { readScript, strike } from './script.ts'
import type { FakeGatewayOptions, FakeState } from './state.ts'
import { type GatewayStore, openStore } from './store.ts'
import { startWebhooks, type Webhooks } from './webhooks.ts'

export type FakeGateway = {
  url: string
  books: GatewayStore
  /** From now on; what it leaves out goes well. */
  follow: (script: object) => void
  webhooks: Pick<Webhooks, 'drain'>
  close: () => Promise<void>
}

const BODY_BYTES_MAX = 256 * 1024

/** A payment gateway on this machine that speaks Razorpay's format, keeps its own books, and misbehaves as told. */
export async function startFakeGateway(options: FakeGatewayOptions): Promise<FakeGateway> {
  const { webhookUrl, webhookHost, webhookSecret: secret, onPosted } = options
  const target =
    webhookUrl === undefined
      ? undefined
      : {
          ...{ url: webhookUrl, host: webhookHost ?? new URL(webhookUrl).host, secret },
          ...(onPosted === undefined ? {} : { onPosted }),
        }
  const webhooks = startWebhooks(target, () => state.script)
  const state: FakeState = {
    ...options,
    books: openStore(options.logFile, webhooks.tell),
    script: readScript({}),
    webhooks,
  }
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(options.port ?? 0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    books: state.books,
    webhooks,
    follow: (script) => {
      state.script = readScript(script)
    },
    close: () => {
      webhooks.stop()
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

async function answer(state: FakeState, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const text = await readText(request)
  if (pathname.startsWith('/__')) return reply(response, await handleControl(state, pathname, text))
  if (pathname === '/v1/checkout/embedded') return reply(response, { status: 200, payload: { pay: 'POST /__pay' } })
  // A browser on its page of payment asks for it by itself, and has no key.
  if (pathname === '/favicon.ico') return reply(response, { status: 200, payload: {} })
  if (request.headers.authorization !== basicOf(state))
    return reply(response, { status: 401, payload: errorOf('Authentication failed') })
  const name = nameOfCall(request.method ?? '', pathname)
  if (name === undefined) return reply(response, { status: 404, payload: errorOf('The requested URL was not found') })
  const { fault, latencyMs } = strike(state.script, name) ?? { fault: 'none', latencyMs: 0 }
  if (latencyMs > 0) await wait(latencyMs)
  if (fault === 'reset') return void response.destroy()
  if (typeof fault === 'number') return reply(response, { status: fault, payload: errorOf('Scripted') })
  const key = request.headers['x-refund-idempotency']
  const answered = handleCall(state, name, {
    ...{ pathname, receipt: searchParams.get('receipt') },
    ...{ text, key: typeof key === 'string' ? key : undefined },
  })
  if (fault === 'lost') return void response.destroy()
  if (fault === 'junk') return void response.end('<html>Bad gateway</html>')
  reply(response, answered)
}

function basicOf({ keyId, keySecret }: FakeGatewayOptions): string {
  return `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > BODY_BYTES_MAX) throw new RangeError('The body is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function reply(response: ServerResponse, { status, payload }: { status: number; payload: object }): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(payload))
}
