import { Agent, request } from 'node:http'

export type CallResponse = {
  status: number
  body: Record<string, unknown>
  cookie: string | undefined
  retryAfter: string | undefined
  ms: number
}
export type CallOptions = { body?: object; cookie?: string | undefined; key?: string }
/** One call of the API over HTTP. Rejects where the line breaks before the answer is whole. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<CallResponse>

const CALL_MS = 20_000

/** Calls over so many connections that are kept open. */
export function caller(origin: string, connections: number): { call: Call; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const call: Call = (method, path, { body, cookie, key } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<CallResponse>()
    const before = performance.now()
    const text = body === undefined ? undefined : JSON.stringify(body)
    const headers = {
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(cookie === undefined ? {} : { cookie, origin }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    }
    const asking = request(`${origin}/api/v1${path}`, { agent, method, headers, timeout: CALL_MS }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.once('error', reject)
      answer.once('end', () => {
        const [set] = answer.headers['set-cookie'] ?? []
        const read = Buffer.concat(parts).toString()
        resolve({
          ...{ status: answer.statusCode ?? 0, cookie: set?.split(';', 1)[0], ms: performance.now() - before },
          retryAfter: answer.headers['retry-after'],
          body: read === '' ? {} : JSON.parse(read),
        })
      })
    })
    asking.once('timeout', () => asking.destroy(new Error(`${method} ${path} was not answered`)))
    asking.once('error', reject)
    asking.end(text)
    return promise
  }
  return { call, close: () => agent.destroy() }
}
