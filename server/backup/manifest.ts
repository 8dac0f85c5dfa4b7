import { createHash, createHmac, scryptSync, timingSafeEqual } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const MANIFEST = 'manifest.json'
/** AES-256 and the seal of the manifest each have a key of their own. */
const KEY_BYTES = 32

const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
/** Below the folder that is restored into, and nowhere else. */
const Path = z
  .string()
  .max(500)
  .regex(/^[\w.-]+(?:\/[\w.-]+)*$/)
  .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'))

const Manifest = z.object({
  format: z.literal(1),
  /** When the state was taken that the backup holds. */
  madeAt: z.iso.datetime(),
  build: z.string(),
  database: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Of the embedded database: folders, which may be empty. */
  folders: z.array(Path),
  /** Of PostgreSQL: what each file of rows belongs to. */
  tables: z.array(z.object({ name: Name, columns: z.array(Name).min(1), path: Path })),
  sequences: z.array(z.object({ name: Name, last: z.string().regex(/^\d{1,19}$/), isCalled: z.boolean() })),
  encryption: z.object({ cipher: z.literal('aes-256-gcm'), kdf: z.literal('scrypt'), salt: z.string() }).nullable(),
  /** `path` is its name inside; the file is stored under the same name. `sha256` is of the bytes as stored. */
  files: z.array(z.object({ path: Path, bytes: z.number().int().min(0), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

/** What BACKUP_KEY becomes for one backup. */
export type BackupKeys = { cipher: Buffer; seal: Buffer }

export function keysOf(backupKey: string, salt: string): BackupKeys {
  const bytes = scryptSync(backupKey, Buffer.from(salt, 'hex'), 2 * KEY_BYTES)
  return { cipher: bytes.subarray(0, KEY_BYTES), seal: bytes.subarray(KEY_BYTES) }
}

/** The manifest as a file: its text, and a seal over it. Without a key the seal finds damage, with one also tampering. */
export function manifestFile(manifest: Manifest, keys: BackupKeys | undefined): { name: string; text: string } {
  return { name: MANIFEST, text: `${JSON.stringify({ manifest, seal: sealOf(manifest, keys) }, null, 1)}\n` }
}

/** The manifest of a backup and its keys, or an Error whose message is a sentence for the operator. */
export function readManifest(
  folder: string,
  backupKey: string | undefined,
  fallbackKey?: string,
): { manifest: Manifest; keys: BackupKeys | undefined } {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) throw new Error(`There is no backup in ${folder}: ${MANIFEST} is missing.`)
  const parsed = parse(readFileSync(file, 'utf8'))
  if (parsed === undefined) throw new Error(`The backup in ${folder} is damaged: ${MANIFEST} cannot be read.`)
  const { manifest, seal } = parsed
  if (manifest.encryption !== null && backupKey === undefined && fallbackKey === undefined)
    throw new Error(`The backup in ${folder} is encrypted: set BACKUP_KEY to the key it was made with.`)
  const { encryption } = manifest
  const given = encryption === null ? [] : [backupKey, fallbackKey].filter((key) => key !== undefined)
  const tried = encryption === null ? [undefined] : given.map((key) => keysOf(key, encryption.salt))
  for (const keys of tried) if (isSame(seal, sealOf(manifest, keys))) return { manifest, keys }
  throw new Error(
    encryption === null
      ? `The backup in ${folder} is damaged: ${MANIFEST} is not what was written.`
      : `BACKUP_KEY is not the key that the backup in ${folder} was made with, or ${MANIFEST} was changed.`,
  )
}

function parse(text: string): { manifest: Manifest; seal: string } | undefined {
  try {
    return z.object({ manifest: Manifest, seal: z.string() }).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function sealOf(manifest: Manifest, keys: BackupKeys | undefined): string {
  const text = JSON.stringify(Manifest.parse(manifest))
  return (keys === undefined ? createHash('sha256') : createHmac('sha256', keys.seal)).update(text).digest('hex')
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
