import { AsyncLocalStorage } from 'node:async_hooks'

export type CacheResult = 'hit' | 'miss'
/** What becomes known of a request while it is answered, for its line in the log. */
export type RequestScope = { id: string; cache?: CacheResult; refusal?: string; isShed?: true }

/** Of the request that the running code answers; jobs and timers of the program itself have none. */
export const requestScope = new AsyncLocalStorage<RequestScope>()

/** Whether the page cache had the answer. */
export function recordCache(result: CacheResult): void {
  const scope = requestScope.getStore()
  if (scope !== undefined) scope.cache = result
}

/** The code of the refusal that is the answer. */
export function recordRefusal(code: string): void {
  const scope = requestScope.getStore()
  if (scope !== undefined) scope.refusal = code
}

/** Turned away unserved, as there are too many; for the figures. */
export function recordShed(): void {
  const scope = requestScope.getStore()
  if (scope !== undefined) scope.isShed = true
}

/** For each line of the log: the id that this request's own line has. */
export function requestIdFields(): { request_id?: string } {
  const scope = requestScope.getStore()
  return scope === undefined ? {} : { request_id: scope.id }
}
