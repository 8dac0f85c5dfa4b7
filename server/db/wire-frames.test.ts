import { describe, expect, it } from 'vitest'
import { wireFrames } from './wire-frames.ts'

const startup = packet('', 'user\0postgres\0\0')
const query = packet('Q', 'select 1\0')
const sync = packet('S', '')
const terminate = packet('X', '')

describe('wireFrames', () => {
  it('gives the start-up packet alone and the messages after it together', () => {
    expect(wireFrames().cut(Buffer.concat([startup, query, sync]))).toEqual([
      { kind: 'startup', bytes: startup },
      { kind: 'messages', bytes: Buffer.concat([query, sync]) },
    ])
  })

  it('loses and invents no byte however the stream is cut', () => {
    const whole = Buffer.concat([startup, query, sync, query])
    for (let size = 1; size < whole.length; size += 1) {
      const frames = wireFrames()
      const seen: Buffer[] = []
      for (let at = 0; at < whole.length; at += size) {
        for (const frame of frames.cut(whole.subarray(at, at + size))) {
          if (frame.kind !== 'terminate') seen.push(frame.bytes)
        }
      }
      expect(Buffer.concat(seen)).toEqual(whole)
    }
  })

  it('tells when the client says goodbye, after what it said before', () => {
    const frames = wireFrames()
    frames.cut(startup)
    expect(frames.cut(Buffer.concat([query, terminate])).map((frame) => frame.kind)).toEqual(['messages', 'terminate'])
  })
})

function packet(type: string, body: string): Buffer {
  const head = Buffer.alloc(4)
  head.writeInt32BE(4 + Buffer.byteLength(body))
  return Buffer.concat([Buffer.from(type), head, Buffer.from(body)])
}
