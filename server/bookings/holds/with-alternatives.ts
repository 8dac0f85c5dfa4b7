import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { productOf } from '#server/products/registry.ts'

/** Adds to the refusal of a line that was sold out when it was priced what the refusal of a lost claim has: the line, and what is free. */
export async function withAlternatives(
  db: Db,
  lines: readonly Line[],
  { line, ...refusal }: ApiRefusal & { line: number },
): Promise<ApiRefusal> {
  const asked = lines[line]
  if (refusal.code !== 'unavailable' || asked === undefined) return refusal
  return {
    ...refusal,
    more: { unavailable: [{ line, free: (await productOf(asked).listAlternatives?.(db, asked)) ?? [] }] },
  }
}
