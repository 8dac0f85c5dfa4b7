import type { z } from 'zod'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { type ApiRefusal, invalid, plainMessage } from '#server/http/refusal.ts'

/** What was put together of rows, by the rules of the office's own call. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  field: string,
): Result<z.output<Schema>, ApiRefusal> {
  const parsed = schema.safeParse(value, { error: plainMessage })
  return parsed.success ? ok(parsed.data) : fail(invalid(field, parsed.error.issues[0]?.message ?? ''))
}
