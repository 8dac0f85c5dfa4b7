import { request as askPlainly, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { gunzipSync } from 'node:zlib'

/** The public name of the site in this trial; nobody looks it up. */
export const SITE_HOST = 'www.example.com'

/** A proxy that listens on this machine, and the certificate by which it is known. */
export type WebProxy = { name: string; httpsPort: number; httpPort: number; authority: () => string }

export type ProxyRequest = {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  /** An address of this machine to come from; 127.0.0.1 otherwise. */
  from?: string
}
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const PATIENCE_MS = 20_000

/** One request on a line of its own, as a visitor's. */
export function askProxy(proxy: WebProxy, path: string, asked: ProxyRequest = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { method = 'GET', headers = {}, body, from } = asked
  const sent = request({
    ...{ host: '127.0.0.1', port: proxy.httpsPort, servername: SITE_HOST, ca: proxy.authority(), agent: false },
    ...{ method, path, timeout: PATIENCE_MS, headers: { host: SITE_HOST, ...headers } },
    ...(from === undefined ? {} : { localAddress: from }),
  })
  sent.once('timeout', () => sent.destroy(new Error(`${path} was not answered`)))
  let isAnswered = false
  // A proxy that refuses a body may close while it is still being sent.
  sent.on('error', (error) => isAnswered || reject(error))
  sent.once('response', (response) => {
    isAnswered = true
    response
      .toArray()
      .then((parts: Buffer[]) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
      .catch(reject)
  })
  sent.end(body)
  return promise
}

/** The first bytes of an answer that does not end, and how long they took. */
export async function firstOf(proxy: WebProxy, path: string): Promise<{ text: string; ms: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ text: string; ms: number }>()
  const since = performance.now()
  const sent = request({
    ...{ host: '127.0.0.1', port: proxy.httpsPort, servername: SITE_HOST, ca: proxy.authority(), agent: false, path },
    headers: { host: SITE_HOST },
  })
  sent.setTimeout(PATIENCE_MS, () => reject(new Error('Nothing came of the stream')))
  sent.once('error', reject)
  sent.once('response', (response) =>
    response.once('data', (chunk: Buffer) => resolve({ text: chunk.toString(), ms: performance.now() - since })),
  )
  sent.end()
  return promise.finally(() => sent.destroy())
}

/** The status of a page over HTTP/2. */
export async function askHttp2(proxy: WebProxy, path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const session = connect(`https://${SITE_HOST}:${proxy.httpsPort}`, {
    ...{ host: '127.0.0.1', servername: SITE_HOST, ca: proxy.authority() },
    lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
  })
  session.once('error', reject)
  const stream = session.request({ ':path': path, ':authority': SITE_HOST })
  stream.once('response', (headers) => resolve(Number(headers[':status'])))
  stream.once('error', reject)
  stream.resume()
  stream.end()
  return promise.finally(() => session.close())
}

export function askWithoutTls(proxy: WebProxy, path: string): Promise<{ status: number; location: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; location: string }>()
  const options = { host: '127.0.0.1', port: proxy.httpPort, path, agent: false, headers: { host: SITE_HOST } }
  const sent = askPlainly(options, (response) => {
    response.resume()
    resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' })
  })
  sent.once('error', reject)
  sent.end()
  return promise
}

export function unpacked({ headers, body }: Answer): string {
  return (headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString()
}
