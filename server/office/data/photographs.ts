import { sql } from 'kysely'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import type { ZipEntry } from './zip.ts'

export type PhotographsSize = { count: number; bytes: number }

/** Photographs that one ZIP file holds beside everything else: the format ends at 4 GB. */
const ZIP_PHOTOGRAPHS_MAX = 3_500_000_000
const MEGA = 1_000_000

/** Photographs of the office, and those of reviews that are shown. */
const PHOTOGRAPHS = sql`(
  select 'photographs/' || picture_id as name, bytes from uploaded_picture
   union all select 'photographs/review-' || id, large from review_photo where state = 'shown') photograph`

export async function readPhotographsSize(db: Db): Promise<PhotographsSize> {
  const { rows } = await sql<PhotographsSize>`
    select count(*)::integer as count, coalesce(sum(octet_length(bytes)), 0)::float8 as bytes from ${PHOTOGRAPHS}`.execute(
    db,
  )
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** Refused before the file begins, as one that breaks off helps nobody. */
export function fitOneFile({ bytes }: PhotographsSize): Result<undefined, ApiRefusal> {
  if (bytes <= ZIP_PHOTOGRAPHS_MAX) return ok(undefined)
  const [found, most] = [bytes, ZIP_PHOTOGRAPHS_MAX].map((each) => Math.round(each / MEGA).toLocaleString('en-IN'))
  return fail({
    ...{ status: 422, code: 'too_large' },
    message: `The photographs have ${found} MB, and one file holds ${most} MB. Take everything out without them; a backup has them all.`,
  })
}

/** One after the other, each read when its turn comes. */
export async function* photographEntries(db: Db): AsyncGenerator<ZipEntry> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ name: string; bytes: Uint8Array }>`
      select name, bytes from ${PHOTOGRAPHS} where name > ${after} order by name limit 1`.execute(db)
    const [photograph] = rows
    if (photograph === undefined) return
    after = photograph.name
    yield { name: `${photograph.name}.webp`, pieces: [photograph.bytes] }
  }
}
