/** Type bytes of messages a PostgreSQL client sends. */
const TERMINATE = 0x58

export type WireFrame = { kind: 'startup' | 'messages'; bytes: Buffer } | { kind: 'terminate' }

/**
 * Splits the byte stream of a client into what the engine accepts at once: the start-up packet alone (it has no type byte), then runs of
 * whole messages. An incomplete message is kept until the rest arrives.
 */
export function wireFrames(): { cut(chunk: Uint8Array): WireFrame[] } {
  let rest: Buffer = Buffer.alloc(0)
  let started = false
  return {
    cut(chunk) {
      rest = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk])
      const frames: WireFrame[] = []
      if (!started) {
        const length = rest.length < 4 ? Number.POSITIVE_INFINITY : rest.readInt32BE(0)
        if (rest.length < length) return frames
        frames.push({ kind: 'startup', bytes: rest.subarray(0, length) })
        rest = rest.subarray(length)
        started = true
      }
      let end = 0
      while (rest.length - end >= 5) {
        const length = 1 + rest.readInt32BE(end + 1)
        if (rest.length - end < length || rest[end] === TERMINATE) break
        end += length
      }
      if (end > 0) frames.push({ kind: 'messages', bytes: rest.subarray(0, end) })
      rest = rest.subarray(end)
      if (rest[0] === TERMINATE) frames.push({ kind: 'terminate' })
      return frames
    },
  }
}
