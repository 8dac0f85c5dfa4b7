import { AsyncLocalStorage } from 'node:async_hooks'

export type CacheResult = 'hit' | 'miss'
/** Facts of a request that become known while it is handled, for its line in the log. */
export type RequestScope = { id: string; cache?: CacheResult; refusal?: string; isShed?: true }

/** Of the request in whose context the code runs; undefined in jobs and timers. */
export const requestScope = new AsyncLocalStorage<RequestScope>()

/** Whether the page cache had the response. */
export function recordCache(result: CacheResult): void {
  const scope = requestScope.getStore()
  if (scope !== undefined) scope.cache = result
}

/** The code of the refusal, if the response is one. */
export function recordRefusal(code: string): void {
  const scope = requestScope.getStore()
  if (scope !== undefined) scope.refusal = code
}

/** Refused because of overload; for the metrics. */
export function recordShed(): void {
  const scope = requestScope.getStore()
  if (scope !== undefined) scope.isShed = true
}

/** Adds the request id to each line of the log. */
export function requestIdFields(): { request_id?: string } {
  const scope = requestScope.getStore()
  return scope === undefined ? {} : { request_id: scope.id }
}
