import { expect, test } from 'vitest'
import type { MediaItem } from '#contract/office/media.ts'
import { TOO_LARGE_MESSAGE, UPLOAD_BYTES_MAX } from '#contract/terms/uploads.ts'
import { createUploads, type Sent } from './uploads.ts'

const ITEM: MediaItem = {
  ...{ id: 'photo-0123456789abcdef', alt: '', thumbUrl: '/t', url: '/u', wholeUrl: '/w', isPhoto: true },
  ...{ fileName: 'a.jpg', focus: { x: 0.5, y: 0.5 }, uses: 0, createdAt: null },
}
const file = (name: string, size = 4) => new File([new Uint8Array(size)], name)

/** Uploads whose answers come when the test says so. */
function desk() {
  const out: { name: string; tell: (done: number) => void; answer: (sent: Sent) => Promise<void>; stopped: boolean }[] =
    []
  const waits: { run: () => void; afterMs: number }[] = []
  const uploads = createUploads(
    ({ name }, tell) => {
      const { promise, resolve } = Promise.withResolvers<Sent>()
      const entry = {
        ...{ name, tell, stopped: false },
        answer: async (sent: Sent) => {
          resolve(sent)
          await promise
        },
      }
      out.push(entry)
      return {
        sent: promise,
        stop: () => {
          entry.stopped = true
        },
      }
    },
    (run, afterMs) => waits.push({ run, afterMs }),
  )
  return { uploads, out, waits, states: () => uploads.read().map(({ state }) => state) }
}

test('two are on their way at once, and the next follows when one is kept', async () => {
  const { uploads, out, states } = desk()
  uploads.add([file('a'), file('b'), file('c')])
  expect(states()).toEqual(['sending', 'sending', 'waiting'])
  out[0]?.tell(0.4)
  expect(uploads.read()[0]?.done).toBe(0.4)
  await out[0]?.answer({ kind: 'kept', item: ITEM })
  expect(states()).toEqual(['done', 'sending', 'sending'])
  expect(uploads.read()[0]?.item).toEqual(ITEM)
})

test('what finds no network waits, says so, and goes on by itself', async () => {
  const { uploads, out, waits, states } = desk()
  uploads.add([file('a')])
  await out[0]?.answer({ kind: 'away', words: 'No network', afterMs: 3_000 })
  expect([states(), uploads.read()[0]?.words, waits[0]?.afterMs]).toEqual([['waiting'], 'No network', 3_000])
  waits[0]?.run()
  expect([states(), out.length]).toEqual([['sending'], 2])
  await out[1]?.answer({ kind: 'away', words: 'No network', afterMs: 3_000 })
  uploads.wake()
  expect([states(), out.length]).toEqual([['sending'], 3])
})

test('a refusal keeps its sentence, the others go on, and it is not tried again', async () => {
  const { uploads, out, states } = desk()
  uploads.add([file('logo.svg'), file('b')])
  await out[0]?.answer({ kind: 'refused', words: 'Save it as PNG.' })
  uploads.wake()
  expect([states(), uploads.read()[0]?.words, out.length]).toEqual([['refused', 'sending'], 'Save it as PNG.', 2])
})

test('one that is too large is refused before a byte of it leaves', () => {
  const { uploads, out, states } = desk()
  uploads.add([file('huge.jpg', UPLOAD_BYTES_MAX + 1), file('fits.jpg', UPLOAD_BYTES_MAX)])
  expect(states()).toEqual(['refused', 'sending'])
  expect([uploads.read()[0]?.words, out.map(({ name }) => name)]).toEqual([TOO_LARGE_MESSAGE, ['fits.jpg']])
})

test('one that is dropped is stopped and gone', () => {
  const { uploads, out, states } = desk()
  uploads.add([file('a'), file('b')])
  uploads.drop(1)
  expect([out[0]?.stopped, states()]).toEqual([true, ['sending']])
})
