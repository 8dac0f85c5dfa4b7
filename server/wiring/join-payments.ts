import type { Log } from '#server/adapters/log/log.ts'
import type { PaymentGateway } from '#server/adapters/payment/payment-gateway.ts'
import { razorpayGateway } from '#server/adapters/payment/razorpay-gateway.ts'
import { createSandbox } from '#server/adapters/payment/sandbox/create-sandbox.ts'
import { sandboxKeysOf } from '#server/adapters/payment/sandbox/sandbox-keys.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import type { ListenerParts } from '#server/listener.ts'

export type PaymentParts = { config: Config; db: Db; secretKey: string; payee: string; log: Log; now: () => Date }

export type JoinedPayments = {
  gateway: PaymentGateway
  /** Our own practice gateway, while it is the one in use. */
  sandbox?: ListenerParts['sandbox']
  stop(): Promise<void>
}

/** The gateway whose keys we have; without any the practice one, spoken to over HTTP like the real one. */
export function joinPayments({ config, db, secretKey, payee, log, now }: PaymentParts): JoinedPayments {
  const { origin, port, payments } = config
  if (payments !== undefined) {
    return { gateway: razorpayGateway({ ...payments, payee, log }), stop: async () => undefined }
  }
  const keys = sandboxKeysOf(secretKey)
  const sandbox = createSandbox({ db, origin, port, keys, log, now })
  const innerHost = `${innerAddressOf(config.host)}:${port}`
  const gateway = razorpayGateway({
    ...{ ...keys, name: 'sandbox', payee, log },
    baseUrl: `http://${innerHost}/sandbox`,
    // Browsers know us by our name only.
    checkoutUrl: `${origin}/sandbox/v1/checkout/embedded`,
  })
  return { gateway, sandbox: { answer: sandbox.answer, innerHost }, stop: sandbox.stop }
}

/** Where the process reaches itself. */
function innerAddressOf(host: string | undefined): string {
  if (host === undefined || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}
