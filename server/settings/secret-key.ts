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
