import type { z } from 'zod'
import type { Result } from '../terms/result.ts'
import type { AnyEndpoint, Endpoint } from './endpoint.ts'

/** Why a call brought nothing: the words to show, and the HTTP status (0: no usable answer came). */
export type CallFailure = {
  status: number
  code: string
  message: string
  errors: { field: string; message: string }[]
  retryAfterSeconds?: number
  /** What else the refusal brought, beside its words: `unavailable`, `lines`, `quoteUrl`, `cancel`. */
  more?: Record<string, unknown>
}

/** What a call is given; the values of `query` as text, those of a `{name}` in its path among them. */
export type CallInput<E extends AnyEndpoint> = {
  query?: z.input<E['query']>
  body?: z.input<E['body']>
  /** So that a call that may be sent twice is done once. */
  idempotencyKey?: string
}

/** API v1 of this server or of a foreign provider, as the pages ask it. Never throws. */
export type ApiClient = {
  call<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
    endpoint: Endpoint<Query, Body, Output>,
    input?: CallInput<Endpoint<Query, Body, Output>>,
  ): Promise<Result<z.output<Output>, CallFailure>>
}
