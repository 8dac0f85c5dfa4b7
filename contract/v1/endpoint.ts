import type { z } from 'zod'
import type { KeyNames } from '../terms/cache-key.ts'

export type CallMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call of API v1. `response` is the payload beside `status: 1`; `failure` the catalogue's words when data cannot be had. */
export type Endpoint<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType> = {
  method: CallMethod
  /** `/posts/{slug}`: a name in braces is a part of the path, declared in `query` with the rest. */
  path: string
  summary: string
  noun: string
  /** The site's own texts: read here, whoever provides the catalogue. */
  own?: true
  /** About one visitor: asked with their cookie, kept by nobody. */
  private?: true
  /** The same for everyone: kept by the page cache for questions that name no more than these. */
  cached?: KeyNames
  query: Query
  body: Body
  response: Output
  success: 200 | 201 | 202
  failure: string
  /** Codes this call may refuse with, beside the general ones. */
  refusals: readonly string[]
}

export type AnyEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType>

export function endpoint<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  declaration: Endpoint<Query, Body, Output>,
): Endpoint<Query, Body, Output> {
  return declaration
}

/** What a call is known by: the built site has declarations of its own, equal to those of the server. */
export function callKey({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** The names in braces of a path: `/posts/{slug}` has `slug`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Whether a call carries a body. */
export function hasBody(method: CallMethod): boolean {
  return method === 'POST' || method === 'PATCH'
}
