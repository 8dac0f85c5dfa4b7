import type { Hono } from 'hono'
import type { Result } from '#contract/terms/result.ts'
import type { ApiEnv } from './api-env.ts'
import type { ApiRefusal } from './refusal.ts'

/** API v1: over HTTP, and as functions for the pages rendered by this process. */
export type Api = { http: Hono<ApiEnv>; calls: Calls }

/** The handler of each declared call, by its `callKey`; filled by `implement`. */
export type Calls = Map<string, Call>

/** The request of a call, before it is parsed. */
export type CallRequest = {
  /** The query and the path parameters, each as text. */
  query: Record<string, string>
  /** Undefined for a call without a body. */
  body: unknown
  /** Empty for a page that is rendered for everyone. */
  clientAddress: string
  /** The cookies and other headers of the caller. */
  headers: Headers
}

export type Call = (request: CallRequest) => Promise<Result<CallResponse, ApiRefusal>>

/** `value` is the declared `response`, without the envelope. */
export type CallResponse = { value: object; headers: Record<string, string> }
