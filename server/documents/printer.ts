import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Brand } from '#contract/terms/brand.ts'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { InvoiceTerms } from './invoice.ts'
import type { DocumentPicture } from './letterhead.ts'
import type { QuotePictures } from './quote-sheet.ts'

/** A document to print, with everything that it says. `isPractice`: no money moves, and every page says so. `logo`: a PNG. */
export type PrintTask = { isPractice: boolean; logo?: Uint8Array | undefined } & (
  | {
      kind: 'voucher'
      booking: Booking
      brand: Brand
      origin: string
      /** Files of the plan's pictures. */
      pictures: readonly DocumentPicture[]
    }
  | { kind: 'invoice'; booking: Booking; brand: Brand; terms: InvoiceTerms }
  | ({ kind: 'quote'; quote: SavedQuote; brand: Brand } & QuotePictures)
)
export type PrintReply = { id: number; content: Uint8Array } | { id: number; error: string }

type Waiting = { resolve: (content: Buffer) => void; reject: (error: Error) => void }
type Printer = { worker: Worker; waiting: Map<number, Waiting>; timer?: NodeJS.Timeout | undefined }

/** An idle printer ends after this long: its fonts take some memory. */
const IDLE_MS = MINUTE_MS

let printer: Printer | undefined
let tasks = 0

/** Prints in a worker thread: a document takes tens of milliseconds, for which the event loop would stand still. */
export function printDocument(task: PrintTask): Promise<Buffer> {
  printer ??= startPrinter()
  const { worker, waiting } = printer
  clearTimeout(printer.timer)
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  tasks += 1
  waiting.set(tasks, { resolve, reject })
  worker.ref()
  worker.postMessage({ ...task, id: tasks })
  return promise
}

function startPrinter(): Printer {
  const worker = new Worker(join(import.meta.dirname, 'printer-worker.ts'))
  const opened: Printer = { worker, waiting: new Map() }
  worker.on('message', (reply: PrintReply) => {
    const waiter = opened.waiting.get(reply.id)
    opened.waiting.delete(reply.id)
    if ('error' in reply) waiter?.reject(new Error(reply.error))
    else waiter?.resolve(Buffer.from(reply.content))
    if (opened.waiting.size === 0) release(opened)
  })
  worker.on('error', (error) => fail(opened, error))
  worker.on('exit', () => fail(opened, new Error('The printer thread ended')))
  return opened
}

/** Lets the process end while nothing is printed. */
function release(opened: Printer): void {
  opened.worker.unref()
  opened.timer = setTimeout(() => {
    if (printer === opened) printer = undefined
    void opened.worker.terminate()
  }, IDLE_MS).unref()
}

function fail(opened: Printer, error: Error): void {
  if (printer === opened) printer = undefined
  clearTimeout(opened.timer)
  for (const { reject } of opened.waiting.values()) reject(error)
  opened.waiting.clear()
}
