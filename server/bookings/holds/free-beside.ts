import type { Line } from '#contract/v1/trip-lines.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { productOf } from '#server/products/registry.ts'

/** What its product calls sold out while it is priced is refused like what is lost to somebody faster: the line, and what is free. */
export async function withFreeBeside(
  db: Db,
  lines: readonly Line[],
  { line, ...refusal }: ApiRefusal & { line: number },
): Promise<ApiRefusal> {
  const asked = lines[line]
  if (refusal.code !== 'unavailable' || asked === undefined) return refusal
  return { ...refusal, more: { unavailable: [{ line, free: (await productOf(asked).freeBeside?.(db, asked)) ?? [] }] } }
}
