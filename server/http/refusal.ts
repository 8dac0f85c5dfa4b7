import type { z } from 'zod'
import { VALIDATION } from '#contract/terms/messages.ts'
import { recordRefusal } from './request-scope.ts'

/** A refusal that the caller can read: HTTP status, literal code, message, and the fields at fault. */
export type ApiRefusal = {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 414 | 415 | 421 | 422 | 428 | 429 | 500 | 503
  code: string
  message: string
  errors?: { field: string; message: string }[]
  retryAfterSeconds?: number
  /** Further fields that the call declares. */
  more?: Record<string, unknown>
}

const MISSING = 'Please fill this in'
/** Further errors are left out, so that a response is not many times the size of its request. */
const ERRORS_MAX = 20

/** 422 naming one field. */
export function invalid(field: string, message: string, code = 'invalid'): ApiRefusal {
  return { status: 422, code, message, errors: [{ field, message }] }
}

export function notFound(message: string): ApiRefusal {
  return { status: 404, code: 'not_found', message }
}

/** The message where a schema has none of its own; the library's is not in our style. */
export function plainMessage({ input }: { input?: unknown }): string {
  return input === undefined ? MISSING : VALIDATION.adult
}

/** 422 with an error for each problem, in the order of the schema; unknown names come last. */
export function invalidBy(error: z.ZodError): ApiRefusal {
  const isUnknownName = ({ code }: z.core.$ZodIssue) => code === 'unrecognized_keys'
  const issues = [...error.issues.filter((each) => !isUnknownName(each)), ...error.issues.filter(isUnknownName)]
  const errors = issues.flatMap(errorsOf).slice(0, ERRORS_MAX)
  return { status: 422, code: 'invalid', message: errors[0]?.message ?? VALIDATION.adult, errors }
}

function errorsOf(issue: z.core.$ZodIssue): { field: string; message: string }[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: [...path, key].join('.'), message: VALIDATION.unknownField }))
  }
  return [{ field: path.join('.'), message: issue.message }]
}

export function refusalResponse(refusal: ApiRefusal): Response {
  const { status, code, message, errors, retryAfterSeconds, more } = refusal
  recordRefusal(code)
  return Response.json(
    { status: 0, code, message, ...(errors === undefined ? {} : { errors }), ...more },
    { status, headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) } },
  )
}
