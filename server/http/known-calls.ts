import { endpoints } from '#contract/v1/endpoints.ts'
import { plainCalls } from '#contract/v1/plain-calls.ts'

const calls = [...endpoints, ...plainCalls].map(({ path, method }) => ({
  at: new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  method,
}))

/** The one method that the call of this path takes; undefined where there is no call. */
export function methodOfCall(path: string): 'GET' | 'POST' | undefined {
  return calls.find(({ at }) => at.test(path))?.method
}
