import { Readable } from 'node:stream'

/** A file that goes out as it is made, never whole in memory. */
export function streamed(
  pieces: AsyncIterable<string | Uint8Array>,
  { type, fileName }: { type: 'text/csv' | 'application/zip'; fileName: string },
): Response {
  const bytes = Readable.from(encoded(pieces), { objectMode: false })
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  })
}

async function* encoded(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
