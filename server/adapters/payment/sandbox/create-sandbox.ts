import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#server/adapters/log/log.ts'
import type { Db } from '#server/db/db.ts'
import { handleCall } from './handle-calls.ts'
import { handleCheckout } from './handle-checkout.ts'
import type { SandboxKeys } from './sandbox-keys.ts'
import { startSending } from './send-webhooks.ts'

export type SandboxParts = {
  db: Db
  origin: string
  /** Where our own server listens: the webhook is called there, under the name of the origin. */
  port: number
  keys: SandboxKeys
  log: Log
  now: () => Date
}

export type Sandbox = {
  /** Everything under `/sandbox/`. */
  answer: (request: Request) => Promise<Response>
  stop(): Promise<void>
}

const PREFIX = '/sandbox'

/** A payment gateway for practice inside our own server: the real one's calls, signed messages and a page to pay on. No money moves. */
export function createSandbox({ db, origin, port, keys, log, now }: SandboxParts): Sandbox {
  const styles = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')
  const url = `http://127.0.0.1:${port}/api/v1/webhooks/payments/sandbox`
  const sender = startSending({ db, url, host: new URL(origin).host, secret: keys.webhookSecret, log })
  const parts = { db, origin, keys, now, onNews: sender.wake }
  return {
    answer: async (request) => {
      const path = new URL(request.url).pathname.slice(PREFIX.length)
      if (path === '/checkout.css') return styleSheet(styles)
      if (path.startsWith('/v1/') && path !== '/v1/checkout/embedded') return handleCall(parts, path, request)
      const page = await handleCheckout(parts, path, request)
      page.headers.set('Content-Security-Policy', policyOf(origin))
      return page
    },
    stop: sender.stop,
  }
}

function styleSheet(styles: string): Response {
  return new Response(styles, {
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  })
}

/** As strict as that of the site's own pages; nothing runs, and forms lead home only. */
function policyOf(origin: string): string {
  return [
    "default-src 'none'",
    `style-src ${origin}${PREFIX}/checkout.css`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/v1/csp-report',
  ].join('; ')
}
