import { HOUR_MS } from '#contract/terms/durations.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '#contract/terms/limits.ts'
import {
  type Answer,
  askHttp2,
  askProxy,
  askWithoutTls,
  firstOf,
  SITE_HOST,
  unpacked,
  type WebProxy,
} from './ask-proxy.ts'

/** What is tried, and the complaint where it does not hold. */
export type Check = { name: string; run: () => Promise<string | undefined> }
/** The lines that the site has logged so far. */
type Log = () => string

/** Of 127.0.0.0/8, all of which are this machine. */
const VISITOR = { address: '127.0.77.5', network: '127.0.77.0/24' }
/** Of nobody's invitation. */
const PHOTOS = '/api/v1/reviews/invitations/none/photos'
const LOG_MS = 5_000

export function checksOf(proxy: WebProxy, log: Log): Check[] {
  const ask = (path: string, asked = {}) => askProxy(proxy, path, asked)
  return [
    ...pageChecks(proxy, ask),
    ...visitorChecks(ask, log),
    ...fileChecks(ask),
    ...bodyChecks(ask),
    streamCheck(proxy),
  ]
}

/** Once the site behind it is stopped. */
export function checksWithoutSite(proxy: WebProxy): Check[] {
  return [
    {
      name: 'without the site: a plain page, never kept, that says when to come again',
      run: async () => {
        const answer = await askProxy(proxy, '/tours')
        const { status, headers } = answer
        const text = unpacked(answer)
        return wrong(
          {
            status,
            cached: headers['cache-control'],
            again: headers['retry-after'],
            isPage: text.includes('We will be back'),
          },
          { status: 502, cached: 'no-store', again: '30', isPage: true },
        )
      },
    },
    {
      name: 'without the site: a call gets the same status',
      run: async () =>
        wrong((await askProxy(proxy, '/api/v1/me', { method: 'POST', body: Buffer.from('{}') })).status, 502),
    },
  ]
}

type Ask = (path: string, asked?: Parameters<typeof askProxy>[2]) => Promise<Answer>

function pageChecks(proxy: WebProxy, ask: Ask): Check[] {
  return [
    {
      name: 'http is sent on to https',
      run: async () => {
        const { status, location } = await askWithoutTls(proxy, '/tours?page=2')
        return wrong([status >= 301 && status <= 308, location], [true, `https://${SITE_HOST}/tours?page=2`])
      },
    },
    {
      name: 'a page, as the site packed it, with its headers of security',
      run: async () => {
        const { status, headers } = await ask('/tours', { headers: { 'accept-encoding': 'br, gzip' } })
        const told = {
          status,
          packed: headers['content-encoding'],
          isTold: 'strict-transport-security' in headers && 'content-security-policy' in headers,
        }
        return wrong(told, { status: 200, packed: 'br', isTold: true })
      },
    },
    {
      name: 'without packing a page is not packed on the way',
      run: async () => wrong((await ask('/tours')).headers['content-encoding'], undefined),
    },
    { name: 'HTTP/2', run: async () => wrong(await askHttp2(proxy, '/tours'), 200) },
    {
      name: 'HEAD has the headers of GET, and no body',
      run: async () => {
        const [get, head] = [await ask('/tours'), await ask('/tours', { method: 'HEAD' })]
        return wrong([head.status, head.headers.etag, head.body.length], [200, get.headers.etag, 0])
      },
    },
    {
      name: 'what a browser has is 304',
      run: async () => {
        const { headers } = await ask('/tours')
        return wrong((await ask('/tours', { headers: { 'if-none-match': headers.etag ?? '' } })).status, 304)
      },
    },
    {
      name: 'another host gets nothing of the site',
      run: async () => {
        const { status, body } = await ask('/', { headers: { host: 'www.example.org' } })
        // Of the site it is 421; Caddy answers for hosts that it does not have by nothing.
        return status === 421 || body.length === 0 ? undefined : `answered ${status} and ${body.length} bytes`
      },
    },
  ]
}

function visitorChecks(ask: Ask, log: Log): Check[] {
  return [
    {
      name: 'a visitor is known by their own address, whatever they write into X-Forwarded-For',
      run: async () => {
        await ask('/api/v1/categories/fetch', { from: VISITOR.address, headers: { 'x-forwarded-for': '203.0.113.9' } })
        const until = performance.now() + LOG_MS
        while (!log().includes(VISITOR.network) && performance.now() < until) await ask('/livez')
        return wrong([log().includes(VISITOR.network), log().includes('203.0.113.')], [true, false])
      },
    },
    {
      name: 'the health port is not reached through it',
      run: async () => wrong([(await ask('/readyz')).status, (await ask('/metrics')).status], [404, 404]),
    },
  ]
}

function fileChecks(ask: Ask): Check[] {
  const assetOf = async () =>
    /\/assets\/[\w.-]+\.(?:js|css)/.exec((await ask('/')).body.toString())?.[0] ?? '/assets/none'
  return [
    {
      name: 'a file of the build is kept for a year, in each packing that was asked for',
      run: async () => {
        const asset = await assetOf()
        const packings = []
        for (const wanted of ['br', 'gzip', 'identity', 'br']) {
          const { status, headers } = await ask(asset, { headers: { 'accept-encoding': wanted } })
          packings.push(
            `${status} ${headers['content-encoding'] ?? 'identity'} ${headers['cache-control']?.includes('immutable')}`,
          )
        }
        return wrong(packings, ['200 br true', '200 gzip true', '200 identity true', '200 br true'])
      },
    },
    {
      name: 'a file that a browser has is 304',
      run: async () => {
        const asset = await assetOf()
        const { etag = '' } = (await ask(asset)).headers
        return wrong([(await ask(asset, { headers: { 'if-none-match': etag } })).status, etag !== ''], [304, true])
      },
    },
  ]
}

function bodyChecks(ask: Ask): Check[] {
  const post = async (path: string, bytes: number, type: string) => {
    const headers = { 'content-type': type, 'content-length': String(bytes), origin: `https://${SITE_HOST}` }
    const answer = await ask(path, { method: 'POST', headers, body: Buffer.alloc(bytes, 32) })
    return { status: answer.status, isOfSite: answer.headers['content-type']?.includes('json') === true }
  }
  const photos = REVIEW_PHOTOS_MAX * PHOTO_BYTES_MAX
  return [
    {
      name: 'a body that is too large for a call is refused by the site',
      run: async () =>
        wrong(await post('/api/v1/enquiry/submit', 100_000, 'application/json'), { status: 413, isOfSite: true }),
    },
    {
      name: 'photographs of a review reach the site',
      run: async () => {
        const { status, isOfSite } = await post(PHOTOS, photos, 'multipart/form-data; boundary=x')
        return isOfSite && status !== 413 ? undefined : `answered ${status}${isOfSite ? '' : ', and not by the site'}`
      },
    },
    {
      name: 'a body above all that the site takes is refused, by the proxy or behind it',
      run: async () => {
        const { status } = await post('/api/v1/enquiry/submit', photos + 2 * 1_048_576, 'application/json')
        return wrong(status, 413)
      },
    },
  ]
}

function streamCheck(proxy: WebProxy): Check {
  return {
    name: 'seats are told as they are taken: nothing waits for the end of the stream',
    run: async () => {
      const day = addDays(dayInIndia(new Date(Date.now() + HOUR_MS)), 1)
      const { text, ms } = await firstOf(proxy, `/api/v1/ferry/trips/tm-101.${day}/stream`)
      return wrong([text.includes('event: seats'), ms < 5_000], [true, true])
    },
  }
}

function wrong(is: unknown, should: unknown): string | undefined {
  const [told, wanted] = [JSON.stringify(is), JSON.stringify(should)]
  return told === wanted ? undefined : `is ${told}, should be ${wanted}`
}
