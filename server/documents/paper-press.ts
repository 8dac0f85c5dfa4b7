import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Brand } from '#contract/terms/brand.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { InvoiceTerms } from './invoice.ts'
import type { PaperPicture } from './letterhead.ts'
import type { QuotePictures } from './quote-sheet.ts'

/** A paper to print: all that it says is in here. `isPractice`: no money moves, and every page says so. */
export type PaperTask = { isPractice: boolean } & (
  | {
      kind: 'voucher'
      booking: Booking
      brand: Brand
      origin: string
      /** Files of the plan's pictures. */
      pictures: readonly PaperPicture[]
    }
  | { kind: 'invoice'; booking: Booking; brand: Brand; terms: InvoiceTerms }
  | ({ kind: 'quote'; quote: SavedQuote; brand: Brand } & QuotePictures)
)
export type PaperReply = { id: number; content: Uint8Array } | { id: number; error: string }

type Waiting = { resolve: (content: Buffer) => void; reject: (error: Error) => void }
type Press = { worker: Worker; waiting: Map<number, Waiting>; timer?: NodeJS.Timeout | undefined }

/** A press without work ends after this long: its fonts take some memory. */
const IDLE_MS = 60_000

let press: Press | undefined
let tasks = 0

/** Prints in a thread of its own: a paper takes some tens of milliseconds, in which nobody else would be answered. */
export function printPaper(task: PaperTask): Promise<Buffer> {
  press ??= openPress()
  const { worker, waiting } = press
  clearTimeout(press.timer)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  tasks += 1
  waiting.set(tasks, { resolve, reject })
  worker.ref()
  worker.postMessage({ ...task, id: tasks })
  return promise
}

function openPress(): Press {
  const worker = new Worker(join(import.meta.dirname, 'paper-press-worker.ts'))
  const opened: Press = { worker, waiting: new Map() }
  worker.on('message', (reply: PaperReply) => {
    const waiter = opened.waiting.get(reply.id)
    opened.waiting.delete(reply.id)
    if ('error' in reply) waiter?.reject(new Error(reply.error))
    else waiter?.resolve(Buffer.from(reply.content))
    if (opened.waiting.size === 0) rest(opened)
  })
  worker.on('error', (error) => lose(opened, error))
  worker.on('exit', () => lose(opened, new Error('The press ended')))
  return opened
}

/** Holds nothing open while there is nothing to print. */
function rest(opened: Press): void {
  opened.worker.unref()
  opened.timer = setTimeout(() => {
    if (press === opened) press = undefined
    void opened.worker.terminate()
  }, IDLE_MS).unref()
}

function lose(opened: Press, error: Error): void {
  if (press === opened) press = undefined
  clearTimeout(opened.timer)
  for (const { reject } of opened.waiting.values()) reject(error)
  opened.waiting.clear()
}
