import type { Hono } from 'hono'
import type { Result } from '#contract/terms/result.ts'
import type { ApiEnv } from './api-env.ts'
import type { ApiRefusal } from './refusal.ts'

/** API v1: over HTTP for everyone, and as functions for the pages that this process makes. */
export type Api = { http: Hono<ApiEnv>; calls: Calls }

/** What answers each declared call, by its `callKey`; filled by `implement`. */
export type Calls = Map<string, Call>

/** A call as it was asked, not parsed yet. */
export type CallRequest = {
  /** The query and what stands in the path, each as text. */
  query: Record<string, string>
  /** Undefined for a call without a body. */
  body: unknown
  /** Of who asks; empty for a page that is made for everyone. */
  clientAddress: string
  /** The cookies and other headers of the caller. */
  headers: Headers
}

export type Call = (request: CallRequest) => Promise<Result<CallResponse, ApiRefusal>>

/** `value` is what the declaration's `answer` says, without the envelope. */
export type CallResponse = { value: object; headers: Record<string, string> }
