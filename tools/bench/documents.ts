import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { everyPage, type SitePage } from './every-page.ts'

const pack = promisify(zlib.brotliCompress)
const unpack = promisify(zlib.brotliDecompress)
const BEST = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } }
/** Packing is work for other threads, of which Node has four. */
const AT_ONCE = 4
/** What is wanted for paper only is not waited for. */
const SHEET = /<link rel="stylesheet" href="([^"]+)"(?![^>]*media="print")/g

type Sheet = { name: string; bytes: number }
/**
 * Bytes of a first visit, packed as small as brotli can: the page and each stylesheet it waits for, and both together.
 * `travelled` is what was really sent when the page was made for this one visitor.
 */
export type DocumentWeight = SitePage & { html: number; sheets: Sheet[]; total: number; travelled: number }

type Weigher = (address: string) => Promise<{ text: string; packed: number; travelled: number }>

/** Weighs every page of a running site, in no order. */
export async function weighDocuments(origin: string): Promise<DocumentWeight[]> {
  const waiting = await everyPage(origin)
  const sheets = new Map<string, ReturnType<Weigher>>()
  const weighSheet: Weigher = (address) => {
    const known = sheets.get(address) ?? weigh(address)
    sheets.set(address, known)
    return known
  }
  const weights: DocumentWeight[] = []
  const weighRest = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
      weights.push(await weighDocument(origin, page, weighSheet))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, weighRest))
  return weights
}

async function weighDocument(origin: string, page: SitePage, weighSheet: Weigher): Promise<DocumentWeight> {
  const html = await weigh(`${origin}${page.path}`)
  const hrefs = [...new Set([...html.text.matchAll(SHEET)].map((match) => match[1] ?? ''))]
  if (hrefs.length === 0) throw new Error(`${page.path} names no stylesheet`)
  const sheets = await Promise.all(hrefs.map((href) => weighSheet(new URL(href, origin).href)))
  return {
    ...page,
    html: html.packed,
    sheets: sheets.map(({ packed }, index) => ({ name: hrefs[index]?.split('/').at(-1) ?? '', bytes: packed })),
    total: [html, ...sheets].reduce((sum, { packed }) => sum + packed, 0),
    travelled: [html, ...sheets].reduce((sum, { travelled }) => sum + travelled, 0),
  }
}

const weigh: Weigher = async (address) => {
  const call = request(address, { headers: { 'accept-encoding': 'br' } }).end()
  // The event `response` brings the answer and nothing else.
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  const sent = await buffer(answer)
  if (answer.headers['content-encoding'] !== 'br') throw new Error(`${address} came unpacked (${answer.statusCode})`)
  const plain = await unpack(sent)
  return { text: plain.toString(), packed: (await pack(plain, BEST)).length, travelled: sent.length }
}
