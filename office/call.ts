import type { z } from 'zod'
import type { AnyOfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { hasBody, pathNames } from '#contract/v1/endpoint.ts'

/** Why a call brought nothing: the server's own words, to be shown as they are. */
export type OfficeFailure = {
  /** The HTTP status; 0 where no answer came. */
  httpStatus: number
  code: string
  message: string
  errors: { field: string; message: string }[]
  /** Further fields that the call declares, such as the record as it is now. */
  more: Record<string, unknown>
}

export type Answer<Endpoint extends AnyOfficeEndpoint> = z.output<Endpoint['response']>
export type Asked<Endpoint extends AnyOfficeEndpoint> = {
  query?: z.input<Endpoint['query']>
  body?: z.input<Endpoint['body']>
  signal?: AbortSignal | undefined
}

/** Waits before the second and the third try of a call that only reads. */
const RETRY_MS = [800, 2_500]
const BASE = '/api/office'

/** A failure as an exception, for what asks through react-query or ra-core; `body.errors` is where those look for it. */
export class OfficeError extends Error {
  readonly failure: OfficeFailure
  readonly status: number
  readonly body: { errors: Record<string, string> }
  constructor(failure: OfficeFailure) {
    super(failure.message)
    this.failure = failure
    this.status = failure.httpStatus
    this.body = { errors: Object.fromEntries(failure.errors.map(({ field, message }) => [field, message])) }
  }
}

/** Told of every answer: that the session lives on, or that it has ended. */
type Listener = (heard: 'alive' | 'signed-out') => void
const listeners = new Set<Listener>()

export function onAnswer(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks the office's API; never throws. A call that only reads is tried three times where no network answers. */
export async function callOffice<Endpoint extends AnyOfficeEndpoint>(
  endpoint: Endpoint,
  { query, body, signal }: Asked<Endpoint> = {},
): Promise<Result<Answer<Endpoint>, OfficeFailure>> {
  const request = requestOf(endpoint, query, body, signal)
  const waits = endpoint.method === 'GET' ? RETRY_MS : []
  for (let tries = 0; ; tries += 1) {
    const response = await send(request, signal)
    const pause = waits[tries]
    if (response === undefined && pause !== undefined && signal?.aborted !== true) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      continue
    }
    return response === undefined ? fail(unreachable(endpoint)) : read(endpoint, response)
  }
}

/** The same, but a failure is thrown as an OfficeError. */
export async function askOffice<Endpoint extends AnyOfficeEndpoint>(
  endpoint: Endpoint,
  asked: Asked<Endpoint> = {},
): Promise<Answer<Endpoint>> {
  const answer = await callOffice(endpoint, asked)
  if (!answer.ok) throw new OfficeError(answer.error)
  return answer.value
}

type Sent = { url: string; init: RequestInit }

function requestOf(endpoint: AnyOfficeEndpoint, query: unknown, body: unknown, signal?: AbortSignal): Sent {
  const values: Record<string, unknown> = { ...(query as object | undefined) }
  let path = endpoint.path
  for (const name of pathNames(path)) {
    path = path.replace(`{${name}}`, encodeURIComponent(String(values[name])))
    delete values[name]
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null || value === '') continue
    for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
  }
  const init: RequestInit = { method: endpoint.method, credentials: 'same-origin', signal }
  if (hasBody(endpoint.method)) {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body ?? {})
  }
  return { url: `${BASE}${path}${search.size > 0 ? `?${search}` : ''}`, init }
}

async function send({ url, init }: Sent, signal?: AbortSignal): Promise<Response | undefined> {
  try {
    return await fetch(url, init)
  } catch {
    if (signal?.aborted) return Response.json({ status: 0, code: 'aborted', message: '' })
    return undefined
  }
}

async function read<Endpoint extends AnyOfficeEndpoint>(
  endpoint: Endpoint,
  response: Response,
): Promise<Result<Answer<Endpoint>, OfficeFailure>> {
  const answer = await envelopeOf(response)
  const isOut = response.status === 401
  const isOfSignIn = endpoint.operation === null
  if (!isOfSignIn) for (const tell of listeners) tell(isOut ? 'signed-out' : 'alive')
  // The server answers by the same declaration; its tests hold each answer against it.
  if (answer !== undefined && answer.status === 1) return ok(answer as Answer<Endpoint>)
  const { status: _, code = 'failed', message, errors = [], ...more } = answer ?? {}
  return fail({ httpStatus: response.status, code, message: message ?? FAILED, errors, more })
}

type Envelope = { status?: number; code?: string; message?: string; errors?: OfficeFailure['errors'] }

async function envelopeOf(response: Response): Promise<Envelope | undefined> {
  try {
    return (await response.json()) as Envelope
  } catch {
    return undefined
  }
}

const FAILED = 'Something went wrong on our side. Please try again.'

function unreachable({ method }: AnyOfficeEndpoint): OfficeFailure {
  const message =
    method === 'GET'
      ? 'No network. Please check your connection and try again.'
      : 'No network, so we cannot say whether this was saved. Please look before you try again.'
  return { httpStatus: 0, code: 'unreachable', message, errors: [], more: {} }
}
