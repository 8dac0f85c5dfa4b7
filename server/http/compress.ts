import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { bodyOf, bufferedResponse, isBuffered } from './buffered-response.ts'
import { pickEncoding } from './pick-encoding.ts'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** Shorter responses gain nothing. */
const LEAST_BYTES = 1_024
/** Costs about a millisecond on a page; 11 would cost 65. */
const LIVE_QUALITY = 4
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/
const STREAM = /^(?:text\/event-stream|text\/csv|application\/zip)/

/** An event stream, open until one side closes it, or a file that goes out while it is made. */
export function isStream(response: Response): boolean {
  return STREAM.test(response.headers.get('content-type') ?? '')
}

/** Compresses an uncached response as the browser accepts it. */
export async function compress(response: Response, accepted: string | string[] | undefined): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (response.body === null || !TEXT.test(type) || isStream(response)) return response
  if (response.headers.has('content-encoding')) return response
  const plain = await bodyOf(response)
  const encoding = plain.length < LEAST_BYTES ? 'identity' : pickEncoding(accepted)
  if (encoding === 'identity' && isBuffered(response)) {
    response.headers.set('Vary', 'Accept-Encoding')
    return response
  }
  const headers = new Headers(response.headers)
  headers.set('Vary', 'Accept-Encoding')
  if (encoding === 'identity') return bufferedResponse(plain, { status: response.status, headers })
  headers.set('Content-Encoding', encoding)
  headers.delete('Content-Length')
  const packed =
    encoding === 'br'
      ? await brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: LIVE_QUALITY } })
      : await gzip(plain)
  return bufferedResponse(packed, { status: response.status, headers })
}
