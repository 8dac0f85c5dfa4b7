import { type FakeGateway, startFakeGateway } from '../../fake-gateway/start-fake-gateway.ts'
import type { FakeGatewayOptions } from '../../fake-gateway/state.ts'
import { freePort } from '../../machine/postgres.ts'
import { type BenchServer, type BenchServerSettings, startBenchServer } from '../server-process.ts'
import { type Call, caller } from './call.ts'
import type { Stage } from './stock.ts'

const KEYS = { keyId: 'rzp_test_bench', keySecret: 'bench-key-secret', webhookSecret: 'bench-webhook-secret' }
/** Visitors who are asked after at the same time. */
const CONNECTIONS = 256

/** A server and the gateway that it takes money with; both know where the other is. */
export type PayingSite = {
  call: Call
  gateway: FakeGateway
  /** The server that runs now. */
  server: () => BenchServer
  /** Ends the server without a warning and starts it again at the same place; answers the seconds until it was ready. */
  killAndStart: () => Promise<number>
  /** One more server on the same database; who starts it stops it. */
  startAnother: () => Promise<BenchServer>
}

export async function withPayingSite<CallResponse>(
  stage: Stage,
  onPosted: FakeGatewayOptions['onPosted'],
  use: (site: PayingSite) => Promise<CallResponse>,
  more: Pick<BenchServerSettings, 'environment' | 'folder' | 'onWritten'> = {},
): Promise<CallResponse> {
  const ports = { port: await freePort(), healthPort: await freePort() }
  const origin = `http://localhost:${ports.port}`
  const gateway = await startFakeGateway({
    ...KEYS,
    webhookUrl: `http://127.0.0.1:${ports.port}/api/v1/webhooks/payments/razorpay`,
    webhookHost: `localhost:${ports.port}`,
    ...(onPosted === undefined ? {} : { onPosted }),
  })
  const { call, close } = caller(origin, CONNECTIONS)
  const settings: BenchServerSettings = {
    ...{ ...stage, ...more, ports },
    environment: {
      ...{ RAZORPAY_KEY_ID: KEYS.keyId, RAZORPAY_KEY_SECRET: KEYS.keySecret },
      ...{ RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret, PAYMENT_BASE_URL: gateway.url, APP_TEST_MODE: '1' },
      ...more.environment,
    },
  }
  let server = await startBenchServer(settings)
  try {
    return await use({
      ...{ call, gateway },
      server: () => server,
      killAndStart: async () => {
        await server.kill()
        server = await startBenchServer(settings)
        return server.startSeconds
      },
      startAnother: async () => {
        const ownPorts = { port: await freePort(), healthPort: await freePort() }
        return startBenchServer({ ...settings, ports: ownPorts })
      },
    })
  } finally {
    close()
    await server.stop()
    await gateway.close()
  }
}
