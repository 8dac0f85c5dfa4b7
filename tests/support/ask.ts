import { type IncomingHttpHeaders, request as openRequest } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Asking = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
}
/** `text` is the body unpacked; `bytes` what came over the wire. */
export type Told = { status: number; headers: IncomingHttpHeaders; names: string[]; bytes: Buffer; text: string }

/** One HTTP request to this machine, as written: the path is not tidied up, and `Host` may be anything. */
export function ask(port: string, path: string, asking: Asking = {}): Promise<Told> {
  const { promise, resolve, reject } = Promise.withResolvers<Told>()
  const { method = 'GET', headers = {}, body } = asking
  const sent = openRequest({ host: '127.0.0.1', port, path, method, headers, agent: false })
  sent.once('error', reject)
  sent.once('response', (response) => {
    response
      .toArray()
      .then((parts: Buffer[]) => {
        const bytes = Buffer.concat(parts)
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, index) => index % 2 === 0),
          bytes,
          text: unpacked(bytes, response.headers['content-encoding']).toString('utf8'),
        })
      })
      .catch(reject)
  })
  sent.end(body)
  return promise
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}
