import { z } from 'zod'
import { hasBody, pathNames } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { plainCalls } from '#contract/v1/plain-calls.ts'
import { PAGE_TEMPLATES } from '#server/http/page-templates.ts'
import type { Chance } from './chance.ts'
import { fitting, type JsonSchema, type Seen, spoilt } from './from-schema.ts'
import { hostileBody, hostileText } from './hostile.ts'

export type Request = { method: string; path: string; headers: Record<string, string>; body?: string }

const CONTENT_TYPES = [
  ...[
    'application/json',
    'application/json',
    'application/json',
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
  ],
  ...[
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    '',
    '\u00ff/x',
  ],
]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
/** Names that some page asks for, and some that none does. */
const QUERY_NAMES = [
  ...[
    'q',
    'sort',
    'page',
    'limit',
    'from',
    'to',
    'date',
    'checkIn',
    'checkOut',
    'adults',
    'children',
    'rooms',
    'childAges',
  ],
  ...[
    'adultCount',
    'startDate',
    'tripDate',
    'age',
    'type',
    'kind',
    'id',
    'place',
    'island',
    'seats',
    'class',
    'budget',
  ],
  ...[
    'category',
    'hours',
    'time',
    'pickupDate',
    'pickupTime',
    '_routes',
    '_data',
    '__proto__',
    'constructor',
    'a[]',
    '',
  ],
]
const HEADER_NAMES = [
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'if-none-match',
    'if-modified-since',
    'range',
    'cookie',
    'referer',
  ],
  ...[
    'x-forwarded-proto',
    'x-forwarded-host',
    'forwarded',
    'x-real-ip',
    'authorization',
    'origin',
    'sec-fetch-site',
    'te',
  ],
  ...['x-http-method-override', 'idempotency-key', 'last-event-id', 'x-razorpay-signature', 'user-agent', 'expect-ct'],
]

type Described = { method: string; path: string; query: JsonSchema; body: JsonSchema | undefined }

const CALLS: readonly Described[] = [
  ...endpoints.map(({ method, path, query, body }) => ({
    ...{ method, path, query: described(query) },
    body: hasBody(method) ? described(body) : undefined,
  })),
  // Streams of seats go on for ever; everything else that is no endpoint.
  ...plainCalls
    .filter(({ path }) => !path.endsWith('/stream'))
    .map(({ method, path }) => ({ method, path, query: {}, body: method === 'POST' ? { type: 'object' } : undefined })),
]

function described(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** The next request of a run: a call of the contract, near to what it takes or far from it, or a page asked in bad faith. */
export function nextRequest(chance: Chance, seen: Seen, cookies: readonly string[], origin: string): Request {
  const request = chance.once(3) ? pageRequest(chance, seen) : callRequest(chance, seen)
  if (chance.once(25)) request.method = chance.of(METHODS)
  if (chance.once(6)) request.headers[chance.of(HEADER_NAMES)] = headerText(chance)
  if (cookies.length > 0 && chance.once(3)) request.headers.cookie ??= chance.of(cookies)
  if (!chance.once(6)) request.headers.origin ??= origin
  return request
}

function callRequest(chance: Chance, seen: Seen): Request {
  const call = chance.of(CALLS)
  const inPath = new Set(pathNames(call.path))
  const asked = fitting(call.query, chance, seen) as Record<string, unknown>
  const given = Object.entries(asked ?? {}).filter(([name]) => !inPath.has(name))
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = chance.once(4)
      ? hostileText(chance).slice(0, 300)
      : (asked?.[name] ?? fitting({ type: 'string' }, chance, seen, name))
    return encode(String(value), chance)
  })
  const query = chance.once(3) ? [...given, wildPair(chance)] : given
  const headers: Record<string, string> = {}
  if (call.method === 'POST')
    headers['idempotency-key'] = chance.once(8) ? headerText(chance) : `key-${chance.below(1e6)}`
  const address = `/api/v1${path}${queryOf(query, chance)}`
  if (call.body === undefined) return { method: call.method, path: address, headers }
  headers['content-type'] = chance.once(8) ? chance.of(CONTENT_TYPES) : 'application/json'
  return { method: call.method, path: address, headers, body: bodyOf(call.body, chance, seen) }
}

function bodyOf(schema: JsonSchema, chance: Chance, seen: Seen): string {
  if (chance.once(8)) return hostileBody(chance)
  let value = fitting(schema, chance, seen)
  for (let changes = chance.below(4); changes > 0; changes -= 1) value = spoilt(value, chance)
  return JSON.stringify(value) ?? ''
}

function pageRequest(chance: Chance, seen: Seen): Request {
  const template = chance.of(PAGE_TEMPLATES)
  const path = template.replace(/:(\w+)/g, (_, name: string) =>
    encode(
      String(chance.once(3) ? hostileText(chance).slice(0, 300) : fitting({ type: 'string' }, chance, seen, name)),
      chance,
    ),
  )
  const pairs = Array.from({ length: chance.below(5) }, () => wildPair(chance))
  const isData = chance.once(8) && path !== '/' && !path.includes('.')
  const address = `${path}${isData ? '.data' : ''}${queryOf(pairs, chance)}`
  if (!chance.once(4)) return { method: 'GET', path: address, headers: {} }
  const fields = Array.from({ length: chance.below(8) }, () => wildPair(chance))
  const type = chance.once(8) ? chance.of(CONTENT_TYPES) : 'application/x-www-form-urlencoded'
  return { method: 'POST', path: address, headers: { 'content-type': type }, body: queryOf(fields, chance).slice(1) }
}

function wildPair(chance: Chance): [string, unknown] {
  return [
    chance.once(6) ? hostileText(chance).slice(0, 40) : chance.of(QUERY_NAMES),
    hostileText(chance).slice(0, 2_000),
  ]
}

/** Encoded as browsers do, mostly. */
function queryOf(pairs: readonly [string, unknown][], chance: Chance): string {
  if (pairs.length === 0) return ''
  return `?${pairs.map(([name, value]) => `${encode(name, chance)}=${encode(String(value), chance)}`).join('&')}`
}

function encode(text: string, chance: Chance): string {
  // As it stands where a line of HTTP can hold it; else nothing could be sent.
  if (chance.once(12) && /^[\x21-\x7e]*$/.test(text)) return text
  return encodeURIComponent(text.toWellFormed())
}

/** What a header can carry. */
function headerText(chance: Chance): string {
  return hostileText(chance)
    .replace(/[^\t\x20-\x7e\x80-\xff]/g, '')
    .slice(0, 6_000)
}
