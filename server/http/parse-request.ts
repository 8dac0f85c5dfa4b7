import type { z } from 'zod'
import { BODY_BYTES_MAX, BODY_DEPTH_MAX } from '#contract/terms/limits.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { readLimited } from './read-limited.ts'
import { type ApiRefusal, invalid, invalidBy, plainMessage } from './refusal.ts'

/** Prices that a client may send back as it got them; they are dropped at any depth and never used. */
const DROPPED = new Set(['packageBasePrice', 'discount', 'taxAmount', 'amountPayable', 'total', 'currency'])

/** The query and the path parameters, parsed by one schema; a repeated name or a list is refused. */
export function readQuery<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  inPath: Record<string, string> = {},
): Result<z.output<Schema>, ApiRefusal> {
  const values = valuesOf(url, inPath)
  return values.ok ? parse(values.value, schema) : values
}

/** The values of the query and the path, each name once. */
export function valuesOf(url: URL, inPath: Record<string, string>): Result<Record<string, string>, ApiRefusal> {
  const values: Record<string, string> = { ...inPath }
  for (const [name, value] of url.searchParams) {
    if (Object.hasOwn(values, name) || name.endsWith('[]')) return fail(invalid(name, 'Please give this once'))
    Object.defineProperty(values, name, { value, enumerable: true })
  }
  return ok(values)
}

/** Refused with 422, naming the field; so is text that the database cannot store. */
export function parse<Schema extends z.ZodType>(value: unknown, schema: Schema): Result<z.output<Schema>, ApiRefusal> {
  return checked(schema.safeParse(value, { error: plainMessage }))
}

/** A body parsed by its schema, after dropping prices. */
export function parseBody<Schema extends z.ZodType>(
  body: unknown,
  schema: Schema,
): Result<z.output<Schema>, ApiRefusal> {
  return parse(dropShownPrices(body), schema)
}

/** The object in a JSON body. Refused with 415, 413, 400 and, nested too deep, 422, in that order. */
export async function readBody(request: Request): Promise<Result<object, ApiRefusal>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return fail({ status: 415, code: 'not_json', message: 'Please send application/json' })
  }
  const bytes = await readLimited(request, BODY_BYTES_MAX)
  if (bytes === undefined) return fail({ status: 413, code: 'too_large', message: 'The body is larger than 64 KB' })
  const value = parseJson(bytes.toString('utf8'))
  if (value === undefined) return fail({ status: 400, code: 'malformed', message: 'The body is not a JSON object' })
  if (depthOf(value) > BODY_DEPTH_MAX)
    return fail(invalid('', `The body is nested deeper than ${BODY_DEPTH_MAX} levels`))
  return ok(value)
}

/** PostgreSQL stores no NUL in text and no lone surrogate in JSON, so nothing with one can be found either. */
const NUL = '\0'
const UNREADABLE = 'Please leave out characters that cannot be read'

function checked<Data>(parsed: z.ZodSafeParseResult<Data>): Result<Data, ApiRefusal> {
  if (!parsed.success) return fail(invalidBy(parsed.error))
  const unreadable = pathOfUnreadable(parsed.data)
  return unreadable === undefined ? ok(parsed.data) : fail(invalid(unreadable.join('.'), UNREADABLE))
}

function pathOfUnreadable(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes(NUL) || !value.isWellFormed() ? [] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, each] of Object.entries(value)) {
    const path = pathOfUnreadable(each)
    if (path !== undefined) return [name, ...path]
  }
  return undefined
}

function parseJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function depthOf(value: unknown, depth = 1): number {
  if (typeof value !== 'object' || value === null || depth > BODY_DEPTH_MAX) return depth
  return Object.values(value).reduce<number>((deepest, each) => Math.max(deepest, depthOf(each, depth + 1)), depth)
}

function dropShownPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropShownPrices)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !DROPPED.has(name))
      .map(([name, each]) => [name, dropShownPrices(each)]),
  )
}
