import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { PROVIDER_ANSWER_BYTES_MAX } from '#contract/terms/limits.ts'

type Question = {
  url: string
  headers: Record<string, string>
  /** JSON; with it the question is a POST. */
  body?: string | undefined
  timeoutMs: number
}

/** Nobody closes an idle line sooner than this, so that what is sent on one arrives. */
const IDLE_MS = 4_000
const agents = {
  'http:': new HttpAgent({ keepAlive: true, timeout: IDLE_MS }),
  'https:': new HttpsAgent({ keepAlive: true, timeout: IDLE_MS }),
}

/**
 * One question to somebody else's server, over lines that stay open; node:http takes less than half of the processor's
 * time that `fetch` does. A redirect is an answer like any other, not followed. Throws where no whole answer came in time, or one larger
 * than we read.
 */
export function askProvider({ url, headers, body, timeoutMs }: Question): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const isSafe = URL.parse(url)?.protocol === 'https:'
  const sent = (isSafe ? requestHttps : requestHttp)(url, {
    agent: isSafe ? agents['https:'] : agents['http:'],
    method: body === undefined ? 'GET' : 'POST',
    headers: body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  })
  const patience = setTimeout(() => sent.destroy(new DOMException('No answer in time', 'TimeoutError')), timeoutMs)
  // Kept for good: an error that comes after the first must not end the process.
  sent.on('error', reject)
  sent.once('response', (answer) => {
    readWhole(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject)
  })
  sent.end(body)
  return promise.finally(() => clearTimeout(patience))
}

async function readWhole(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > PROVIDER_ANSWER_BYTES_MAX) throw new RangeError('The answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
