import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { readSetting, writeFirstSetting } from './store.ts'

const KEY = 'secret_key'
const KEY_BYTES = 32

/** The key made at the first start and kept in the database, so that every process of the site has the same one. */
export async function readSecretKey(db: Db): Promise<string> {
  await writeFirstSetting(db, KEY, randomBytes(KEY_BYTES).toString('base64url'))
  const key = await readSetting(db, KEY)
  if (typeof key !== 'string') throw new Error('The setting secret_key in the database is not a text')
  return key
}

/** What `SECRET_KEY` and `SECRET_KEY_FALLBACK` say. */
export type GivenSecrets = { secretKey: string | undefined; secretKeyFallback: string | undefined }

/**
 * The secret in use, and those of before: what was sealed with one of them is still opened. Where a key is given now, the one that
 * the database made for itself is one of before.
 */
export async function readSecrets(db: Db, given: GivenSecrets): Promise<{ secret: string; older: string[] }> {
  const fallback = given.secretKeyFallback === undefined ? [] : [given.secretKeyFallback]
  if (given.secretKey === undefined) return { secret: await readSecretKey(db), older: fallback }
  const stored = await readSetting(db, KEY)
  return {
    secret: given.secretKey,
    older: [...fallback, ...(typeof stored === 'string' ? [stored] : [])],
  }
}
