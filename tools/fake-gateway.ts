import { parseArgs } from 'node:util'
import { closeOnSignal } from './close-on-signal.ts'
import { startFakeGateway } from './fake-gateway/start-fake-gateway.ts'

// A payment gateway for tests, as a program of its own. Point the site at it with PAYMENT_BASE_URL and the same keys.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4600' },
    'key-id': { type: 'string', default: 'rzp_test_fake' },
    'key-secret': { type: 'string', default: 'fake-key-secret' },
    'webhook-secret': { type: 'string', default: 'fake-webhook-secret' },
    'webhook-url': { type: 'string' },
    'webhook-host': { type: 'string' },
    log: { type: 'string' },
  },
})
const { 'webhook-url': webhookUrl, 'webhook-host': webhookHost, log: logFile } = values

const gateway = await startFakeGateway({
  port: Number(values.port),
  keyId: values['key-id'],
  keySecret: values['key-secret'],
  webhookSecret: values['webhook-secret'],
  ...(webhookUrl === undefined ? {} : { webhookUrl }),
  ...(webhookHost === undefined ? {} : { webhookHost }),
  ...(logFile === undefined ? {} : { logFile }),
})
closeOnSignal(gateway)
process.stdout.write(`Fake payment gateway at ${gateway.url}\n`)
