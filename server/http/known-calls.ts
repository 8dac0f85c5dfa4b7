import { officeEndpoints } from '#contract/office/endpoints.ts'
import type { CallMethod } from '#contract/v1/endpoint.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { plainCalls } from '#contract/v1/plain-calls.ts'

const declared = [
  ...[...endpoints, ...plainCalls].map(({ path, method }) => ({ path: `/api/v1${path}`, method })),
  ...officeEndpoints.map(({ path, method }) => ({ path: `/api/office${path}`, method })),
]
const calls = declared.map(({ path, method }) => ({ at: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), method }))

/** The methods of the calls at this path; none where there is no call. */
export function methodsOfCall(path: string): CallMethod[] {
  return calls.filter(({ at }) => at.test(path)).map(({ method }) => method)
}
