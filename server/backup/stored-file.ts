import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync, statSync } from 'node:fs'
import { open, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, gunzipSync, gzipSync } from 'node:zlib'
import type { BackupKeys, Manifest } from './manifest.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Rows shrink to a fifth at the lowest level; higher ones take three times as long for a tenth less. */
const GZIP = { level: 1 }
/** Pictures and clips are packed as they are. */
const PACKED = /^media\//
/**
 * A file up to this size is handled whole. An embedded database has 1,500 of them, and streams for each took half of a backup's time and
 * two thirds of a restore's (ours). Packed a thousand times smaller, as gzip can at most, it still fits into memory.
 */
const WHOLE_BYTES = 128 * 1024

type StoredFile = Manifest['files'][number]

/** What `storeFile` is to store of a file. */
export async function contentOfFile(file: string): Promise<Readable | Buffer> {
  return statSync(file).size > WHOLE_BYTES ? createReadStream(file) : readFile(file)
}

/** Writes one file of a backup: packed, then encrypted where there is a key. Answers what the manifest says of it. */
export async function storeFile(
  folder: string,
  path: string,
  source: Readable | Buffer,
  keys: BackupKeys | undefined,
): Promise<StoredFile> {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  if (source instanceof Buffer) {
    const packed = PACKED.test(path) ? source : gzipSync(source, GZIP)
    const stored = keys === undefined ? packed : encrypted(packed, keys, path)
    await writeFile(target, stored)
    return { path, bytes: stored.length, sha256: createHash('sha256').update(stored).digest('hex') }
  }
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(
    source,
    PACKED.test(path) ? new PassThrough() : createGzip(GZIP),
    keys === undefined ? new PassThrough() : encrypting(keys, path),
    count,
    createWriteStream(target),
  )
  return { path, bytes, sha256: hash.digest('hex') }
}

/** Throws a sentence unless every file is, byte for byte, what was written. */
export async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of manifest.files) {
    const file = join(folder, path)
    if (!existsSync(file)) throw new Error(`The backup in ${folder} is damaged: ${path} is missing.`)
    const hash = createHash('sha256')
    const { size } = await stat(file)
    if (size === bytes && size <= WHOLE_BYTES) hash.update(await readFile(file))
    else if (size === bytes) await pipeline(createReadStream(file), hash)
    if (size !== bytes || hash.digest('hex') !== sha256)
      throw new Error(`The backup in ${folder} is damaged: ${path} is not what was written.`)
  }
}

/** What was stored, as it was before. The bytes were checked by `checkFiles`; the cipher's own tag is checked again. */
export async function readStored(folder: string, path: string, keys: BackupKeys | undefined): Promise<Readable> {
  const file = join(folder, path)
  const plain = keys === undefined ? createReadStream(file) : await decrypting(file, keys, path)
  if (PACKED.test(path)) return plain
  const unpacked = createGunzip()
  plain.once('error', (error: Error) => unpacked.destroy(error))
  return plain.pipe(unpacked)
}

/** The same of a small file, at once; undefined for another, which `readStored` reads. */
export async function readStoredWhole(
  folder: string,
  path: string,
  keys: BackupKeys | undefined,
): Promise<Buffer | undefined> {
  const file = join(folder, path)
  if (statSync(file).size > WHOLE_BYTES) return undefined
  const stored = await readFile(file)
  const packed = keys === undefined ? stored : decrypted(stored, keys, path)
  return PACKED.test(path) ? packed : gunzipSync(packed)
}

/** A nonce, the text, and the tag. The name inside the backup is bound in, so that no two files can be exchanged. */
function encrypting({ cipher: key }: BackupKeys, path: string): Transform {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(path))
  let isBegun = false
  const begin = (bytes: Buffer) => (isBegun ? bytes : Buffer.concat([nonce, bytes]))
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = begin(cipher.update(chunk))
      isBegun = true
      done(null, bytes)
    },
    flush(done) {
      done(null, Buffer.concat([begin(cipher.final()), cipher.getAuthTag()]))
    },
  })
}

function encrypted(bytes: Buffer, { cipher: key }: BackupKeys, path: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(path))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function decrypted(stored: Buffer, { cipher: key }: BackupKeys, path: string): Buffer {
  const [nonce, tag] = [stored.subarray(0, NONCE_BYTES), stored.subarray(-TAG_BYTES)]
  const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(path)).setAuthTag(tag)
  return Buffer.concat([decipher.update(stored.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

async function decrypting(file: string, { cipher: key }: BackupKeys, path: string): Promise<Readable> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const [nonce, tag] = [Buffer.alloc(NONCE_BYTES), Buffer.alloc(TAG_BYTES)]
    await handle.read(nonce, 0, NONCE_BYTES, 0)
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(path)).setAuthTag(tag)
    const end = size - TAG_BYTES - 1
    // A file of nothing has no text between the two.
    const text = end < NONCE_BYTES ? Readable.from([]) : createReadStream(file, { start: NONCE_BYTES, end })
    text.once('error', (error: Error) => decipher.destroy(error))
    return text.pipe(decipher)
  } finally {
    await handle.close()
  }
}
