import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PassThrough, Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { BackupKeys, Manifest } from './manifest.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Rows shrink to a fifth at the lowest level; higher ones take three times as long for a tenth less. */
const GZIP = { level: 1 }
/** Pictures and clips are packed as they are. */
const PACKED = /^media\//

type StoredFile = Manifest['files'][number]

/** Writes one file of a backup: packed, then encrypted where there is a key. Answers what the manifest says of it. */
export async function storeFile(
  folder: string,
  path: string,
  source: Readable,
  keys: BackupKeys | undefined,
): Promise<StoredFile> {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
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
    if (size === bytes) await pipeline(createReadStream(file), hash)
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
