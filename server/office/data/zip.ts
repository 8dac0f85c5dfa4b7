import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipEntry = { name: string; pieces: AsyncIterable<string> | Iterable<string | Uint8Array> }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** The version of the format that a reader needs: one that deflates. */
const NEEDS = 20
/** Bit 3: sizes follow the file, as they are known then; bit 11: names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** The first day that the format knows; a file's time is that of the whole. */
const NO_DAY = 0x0021

type Written = { name: Buffer; crc: number; packed: number; plain: number; offset: number }

/** A ZIP file, made while it goes out: no file of it is ever whole in memory. Up to 4 GB, as the plain format has it. */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const file: Written = { name: Buffer.from(entry.name), crc: 0, packed: 0, plain: 0, offset }
    const local = headerOf(file)
    yield local
    for await (const piece of packed(entry.pieces, file)) yield piece
    const sizes = record([4, DESCRIPTOR], [4, file.crc], [4, file.packed], [4, file.plain])
    yield sizes
    offset += local.length + file.packed + sizes.length
    written.push(file)
  }
  const directory = Buffer.concat(written.map(centralOf))
  yield directory
  const count = written.length
  yield record([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, offset], [2, 0])
}

async function* packed(pieces: ZipEntry['pieces'], file: Written): AsyncGenerator<Buffer> {
  const counted = async function* () {
    for await (const piece of pieces) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      file.crc = crc32(bytes, file.crc)
      file.plain += bytes.length
      yield bytes
    }
  }
  for await (const chunk of Readable.from(counted()).pipe(createDeflateRaw())) {
    file.packed += chunk.length
    yield chunk
  }
}

function headerOf({ name }: Written): Buffer {
  const head = record([4, LOCAL], [2, NEEDS], [2, FLAGS], [2, DEFLATED], [2, 0], [2, NO_DAY], [4, 0], [4, 0], [4, 0])
  return Buffer.concat([head, record([2, name.length], [2, 0]), name])
}

function centralOf({ name, crc, packed: size, plain, offset }: Written): Buffer {
  const head = record([4, CENTRAL], [2, NEEDS], [2, NEEDS], [2, FLAGS], [2, DEFLATED], [2, 0], [2, NO_DAY])
  const sizes = record([4, crc], [4, size], [4, plain], [2, name.length], [2, 0], [2, 0])
  return Buffer.concat([head, sizes, record([2, 0], [2, 0], [4, 0], [4, offset]), name])
}

/** Numbers of two and four bytes, the lowest first. */
function record(...fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes)
      field.writeUIntLE(value, 0, bytes)
      return field
    }),
  )
}
