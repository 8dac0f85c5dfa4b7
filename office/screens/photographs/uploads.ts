import type { MediaItem } from '#contract/office/media.ts'
import { TOO_LARGE_MESSAGE, UPLOAD_BYTES_MAX } from '#contract/terms/uploads.ts'

/** A file on its way into the office. */
export type Sending = {
  id: number
  file: File
  /** `waiting` for its turn or for the network; it goes on by itself. */
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** Parts of 1 that have left this device. */
  done: number
  /** Why it waits or was refused, as a sentence. */
  words?: string
  item?: MediaItem
}

/** What came of one try. `away`: no answer came, or the server is busy; it is tried again after so long, or once there is a network. */
export type Sent =
  | { kind: 'kept'; item: MediaItem }
  | { kind: 'refused'; words: string }
  | { kind: 'away'; words: string; afterMs: number }
/** Sends a file, tells how far it is, and can be stopped. */
export type Send = (file: File, onProgress: (done: number) => void) => { sent: Promise<Sent>; stop: () => void }

export type Uploads = {
  read: () => readonly Sending[]
  listen: (changed: () => void) => () => void
  add: (files: readonly File[]) => void
  /** Stops one that is on its way, or takes one that has ended off the list. */
  drop: (id: number) => void
  /** What waits is tried at once: there is a network again. */
  wake: () => void
  note: (item: MediaItem) => void
}

/** Files sent at once: a thin network carries two as fast as six, and the first are there sooner (ours). */
const AT_ONCE = 2

/** Files on their way, two at a time, until each is kept or refused: what finds no network waits for it and goes on by itself. */
export function createUploads(send: Send, later: (run: () => void, afterMs: number) => void): Uploads {
  let list: readonly Sending[] = []
  let count = 0
  const stops = new Map<number, () => void>()
  const resting = new Set<number>()
  const listeners = new Set<() => void>()
  const set = (next: readonly Sending[]) => {
    list = next
    for (const changed of listeners) changed()
  }
  const change = (id: number, to: Partial<Sending>) =>
    set(list.map((each) => (each.id === id ? { ...each, ...to } : each)))

  const go = () => {
    for (const next of list) {
      if (stops.size >= AT_ONCE) return
      if (next.state === 'waiting' && !resting.has(next.id)) start(next)
    }
  }
  const start = ({ id, file }: Sending) => {
    const { sent, stop } = send(file, (done) => change(id, { done }))
    stops.set(id, stop)
    change(id, { state: 'sending', words: undefined, done: 0 })
    void sent.then((outcome) => {
      stops.delete(id)
      if (outcome.kind === 'kept') change(id, { state: 'done', done: 1, item: outcome.item })
      else if (outcome.kind === 'refused') change(id, { state: 'refused', words: outcome.words })
      else rest(id, outcome)
      go()
    })
  }
  const rest = (id: number, { words, afterMs }: { words: string; afterMs: number }) => {
    resting.add(id)
    change(id, { state: 'waiting', words })
    later(() => {
      resting.delete(id)
      go()
    }, afterMs)
  }
  return {
    read: () => list,
    listen: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    add: (files) => {
      set([...list, ...files.map((file) => firstOf(file, ++count))])
      go()
    },
    drop: (id) => {
      set(list.filter((each) => each.id !== id))
      stops.get(id)?.()
      go()
    },
    wake: () => {
      resting.clear()
      go()
    },
    note: (item) => set(list.map((each) => (each.item?.id === item.id ? { ...each, item } : each))),
  }
}

/** A file that is too large is not sent first to be refused afterwards. */
function firstOf(file: File, id: number): Sending {
  return file.size > UPLOAD_BYTES_MAX
    ? { id, file, state: 'refused', done: 0, words: TOO_LARGE_MESSAGE }
    : { id, file, state: 'waiting', done: 0 }
}
