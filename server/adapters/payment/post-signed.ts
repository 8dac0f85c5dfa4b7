import { Agent, request } from 'node:http'
import { signatureOf } from './razorpay-signatures.ts'

export type SignedPost = {
  /** The process is called at this address, whatever its name for the world is. */
  url: string
  /** The Host header; fetch would not let us choose it. */
  host: string
  secret: string
  eventId: string
  body: string
  timeoutMs: number
}

/** Idle connections are reused for less than any server keeps them open. */
const lines = new Agent({ keepAlive: true, timeout: 4_000 })

/** Posts a message as the gateway does, and says with which status it was answered; undefined: with none. */
export function postSigned({ url, host, secret, eventId, body, timeoutMs }: SignedPost): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>()
  const bytes = Buffer.from(body)
  const post = request(url, {
    method: 'POST',
    agent: lines,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      host,
      'content-type': 'application/json',
      'content-length': bytes.length,
      'x-razorpay-signature': signatureOf(secret, bytes),
      'x-razorpay-event-id': eventId,
    },
  })
  post.once('error', () => resolve(undefined))
  post.once('response', (response) => {
    response.once('error', () => resolve(undefined))
    response.once('end', () => resolve(response.statusCode))
    response.resume()
  })
  post.end(bytes)
  return promise
}
