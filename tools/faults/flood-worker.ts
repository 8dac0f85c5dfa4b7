import { Agent, request as openRequest } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FloodRequest, FloodResponses } from './flood-load.ts'

// The visitors of a flood, in a process of their own: they must not take the time of whoever measures or answers.

const ANSWER_MS = 60_000
/** A timer is no finer; what has come due since is sent together. */
const TICK_MS = 5

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
let visitors = 0

process.on('message', async (asked: FloodRequest) => {
  process.send?.(await load(asked))
})
process.on('disconnect', () => process.exit(0))

async function load({ clients, perSecond, unmeasuredMs, measuredMs, ...site }: FloodRequest): Promise<FloodResponses> {
  const answers: FloodResponses = { sent: 0, good: [], refused: [], withoutRetryAfter: 0, others: {} }
  const begunAt = performance.now()
  const end = begunAt + unmeasuredMs + measuredMs
  const one = async () => {
    const sentAt = performance.now()
    const { status, retryAfter } = await ask(site)
    if (sentAt < begunAt + unmeasuredMs) return
    const ms = performance.now() - sentAt
    answers.sent += 1
    // A seat that somebody else has is a true answer, too.
    if (status < 300 || status === 409) answers.good.push(ms)
    else if (status === 503) answers.refused.push(ms)
    else answers.others[status] = (answers.others[status] ?? 0) + 1
    if (status === 503 && retryAfter === undefined) answers.withoutRetryAfter += 1
  }
  if (clients !== undefined) {
    const client = async () => {
      while (performance.now() < end) await one()
    }
    await Promise.all(Array.from({ length: clients }, client))
    return answers
  }
  const underWay: Promise<void>[] = []
  for (let elapsed = 0; elapsed < end - begunAt; elapsed = performance.now() - begunAt) {
    const due = Math.floor((elapsed / 1_000) * (perSecond ?? 0))
    while (underWay.length < due) underWay.push(one())
    await wait(TICK_MS)
  }
  await Promise.all(underWay)
  return answers
}

function ask({
  origin,
  asked,
}: Pick<FloodRequest, 'origin' | 'asked'>): Promise<{ status: number; retryAfter?: string }> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; retryAfter?: string }>()
  const visitor = visitors++
  const { path, body } = asked[visitor % asked.length] ?? { path: '/' }
  const { host, port } = new URL(origin)
  const sent = openRequest({
    ...{ host: '127.0.0.1', family: 4, port, agent, path, method: body === undefined ? 'GET' : 'POST' },
    headers: {
      host,
      // Each from a network of its own: limits of networks are another matter.
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    },
  })
  sent.setTimeout(ANSWER_MS, () => sent.destroy())
  sent.once('response', (answer) => {
    const retryAfter = answer.headers['retry-after']
    const status = answer.statusCode ?? 0
    answer.once('end', () => resolve({ status, ...(retryAfter === undefined ? {} : { retryAfter }) }))
    answer.once('error', () => resolve({ status: 999 }))
    answer.resume()
  })
  sent.once('error', () => resolve({ status: 999 }))
  sent.end(body)
  return promise
}
