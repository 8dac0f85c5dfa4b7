import { ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { fileOf } from '../hotels/store.ts'

export type TextParts = { now: () => Date }

const THUMB_WIDTH = 320

/** The small file of a picture in a list; null where there is none. */
export function thumbUrl(name: string | null): string | null {
  return name === null ? null : fileOf(name, THUMB_WIDTH)
}

/** An answer under the name that the contract gives it. */
export function under<Name extends string, Value>(
  name: Name,
  saved: Result<Value, ApiRefusal>,
): Result<Record<Name, Value>, ApiRefusal> {
  // One name, one value.
  return saved.ok ? ok({ [name]: saved.value } as Record<Name, Value>) : saved
}
