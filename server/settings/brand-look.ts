import { sql } from 'kysely'
import type { BrandLogo, BrandLook } from '#contract/terms/brand.ts'
import { logoAddress, logoSize } from '#contract/terms/logo.ts'
import type { Db, Tx } from '#server/db/db.ts'

type StoredLook = {
  accent: string | null
  pictureId: string | null
  pictureVersion: string | null
  width: number | null
  height: number | null
  version: string
}

const COLUMNS = sql`look.accent, look.picture_id as "pictureId", picture.version as "pictureVersion", photo.width, photo.height, look.updated_at::text as version`
const LOOK = sql`brand_look look left join picture on picture.id = look.picture_id left join uploaded_picture photo on photo.picture_id = look.picture_id`

export async function readStoredLook(db: Db): Promise<StoredLook> {
  const { rows } = await sql<StoredLook>`select ${COLUMNS} from ${LOOK}`.execute(db)
  const [look] = rows
  if (look === undefined) throw new Error('There is no row of the look; the database was not loaded completely.')
  return look
}

/** A setting and the look in one question; undefined where there is no such setting. */
export async function readWithLook(db: Db, key: string): Promise<{ value: unknown; look?: BrandLook } | undefined> {
  const { rows } = await sql<StoredLook & { value: unknown }>`
    select setting.value, ${COLUMNS} from setting cross join ${LOOK} where key = ${key}`.execute(db)
  const [row] = rows
  if (row === undefined) return undefined
  const look = lookOf(row)
  return { value: row.value, ...(look === undefined ? {} : { look }) }
}

/** The look as pages have it; undefined where nothing is the operator's own. */
export function lookOf({ accent, ...stored }: StoredLook): BrandLook | undefined {
  const logo = logoOf(stored)
  if (accent === null && logo === undefined) return undefined
  return { ...(accent === null ? {} : { accent }), ...(logo === undefined ? {} : { logo }) }
}

function logoOf({ pictureId, pictureVersion, width, height }: Omit<StoredLook, 'accent'>): BrandLogo | undefined {
  if (pictureId === null || pictureVersion === null || width === null || height === null) return undefined
  return { mediaLink: logoAddress({ id: pictureId, version: pictureVersion }), ...logoSize({ width, height }) }
}

/** The logo as the file of mails and papers; undefined where there is none. `pictureFile` brings our own pictures by their addresses. */
export async function findLogo(
  db: Db,
  pictureFile: ((path: string) => Promise<Uint8Array | undefined>) | undefined,
): Promise<Uint8Array | undefined> {
  const look = lookOf(await readStoredLook(db))
  return look?.logo && (await pictureFile?.(look.logo.mediaLink))
}

/** One writer at a time, until the transaction ends. */
export async function lockLook(tx: Tx): Promise<void> {
  await sql`select 1 from brand_look for update`.execute(tx)
}

export async function writeLook(tx: Tx, look: { accent: string | null; pictureId: string | null }): Promise<void> {
  await sql`update brand_look set accent = ${look.accent}, picture_id = ${look.pictureId}, updated_at = app_now()`.execute(
    tx,
  )
}
