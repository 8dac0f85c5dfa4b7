import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { DamagedDatabase, isDatabaseThere, refuseHalfDatabase } from './damaged-database.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import type { EngineStart, FromEngine, ToEngine } from './pglite-messages.ts'
import { WorkerStream } from './worker-stream.ts'

/** The engine cannot cancel a statement from outside, so one that takes longer counts as hung. */
const ANSWER_WITHIN_MS = MINUTE_MS
const CLOSE_WITHIN_MS = 10_000

export type EmbeddedEngine = {
  /** A new connection for the `pg` driver. One at a time: the engine is a single backend. */
  connect(): WorkerStream
  /** How often the engine has synced to the disk. */
  fsyncCount(): number
  /** Copies the database folder between two statements. */
  copyTo(folder: string): Promise<void>
  close(): Promise<void>
}

type EngineSettings = { folder: string; onLost: (error: Error) => void; answerWithinMs?: number }

/** Starts PGlite in a worker thread on a folder that no other process may lock; creates the folder when missing. */
export async function startEmbeddedEngine(settings: EngineSettings): Promise<EmbeddedEngine> {
  mkdirSync(dirname(settings.folder), { recursive: true })
  const code = await engineCode()
  const lock = lockFolder(settings.folder)
  const wasThere = isDatabaseThere(settings.folder)
  const fsyncCount = new SharedArrayBuffer(4)
  const start: EngineStart = { folder: settings.folder, code, fsyncCount }
  try {
    refuseHalfDatabase(settings.folder)
  } catch (error) {
    lock.release()
    throw error
  }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start, execArgv: [] })
  try {
    await ready(worker)
  } catch (error) {
    await worker.terminate()
    lock.release()
    throw wasThere ? new DamagedDatabase(settings.folder, error) : error
  }
  return new RunningEngine(worker, lock, new Int32Array(fsyncCount), settings)
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Compiled once a process: a second engine reuses the optimised code. */
function engineCode(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  compiled ??= readFile(join(dirname(entry), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  return compiled
}

async function ready(worker: Worker): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  try {
    await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('The embedded database stopped while starting')
      }),
    ])
  } finally {
    stop.abort()
  }
}

class RunningEngine implements EmbeddedEngine {
  readonly #worker: Worker
  readonly #lock: FolderLock
  readonly #fsyncCount: Int32Array
  readonly #settings: EngineSettings
  readonly #streams = new Map<number, WorkerStream>()
  #sessions = 0
  #unanswered = 0
  #watch: NodeJS.Timeout | undefined
  #lost: Error | undefined
  #closing = false

  constructor(worker: Worker, lock: FolderLock, fsyncCount: Int32Array, settings: EngineSettings) {
    this.#worker = worker
    this.#lock = lock
    this.#fsyncCount = fsyncCount
    this.#settings = settings
    worker.on('message', (message: FromEngine) => this.#take(message))
    worker.on('error', (cause) => this.#lose('The embedded database failed', cause))
    worker.on('exit', () => this.#lose('The embedded database stopped'))
  }

  connect(): WorkerStream {
    const session = ++this.#sessions
    const stream = new WorkerStream({
      refusal: () => this.#lost,
      send: (bytes) => {
        this.#unanswered += 1
        if (this.#watch === undefined) this.#expectAnswer()
        this.#tell({ kind: 'bytes', session, bytes })
      },
      end: () => {
        this.#streams.delete(session)
        this.#tell({ kind: 'end', session })
      },
    })
    this.#streams.set(session, stream)
    return stream
  }

  fsyncCount(): number {
    return Atomics.load(this.#fsyncCount, 0)
  }

  async copyTo(folder: string): Promise<void> {
    if (this.#lost !== undefined) throw this.#lost
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const hear = (message: FromEngine) => {
      if (message.kind !== 'copied' || message.to !== folder) return
      if (message.error === undefined) resolve()
      else reject(new Error(`The database could not be copied: ${message.error}`))
    }
    const gone = () => reject(new Error('The embedded database stopped while it was copied'))
    this.#worker.on('message', hear).once('exit', gone)
    this.#tell({ kind: 'copy', to: folder })
    await promise.finally(() => this.#worker.off('message', hear).off('exit', gone))
  }

  async close(): Promise<void> {
    if (this.#closing) return
    this.#closing = true
    clearTimeout(this.#watch)
    if (this.#lost === undefined) {
      const closed = new Promise<void>((resolve) => {
        this.#worker.on('message', (message: FromEngine) => message.kind === 'closed' && resolve())
        this.#worker.once('exit', resolve)
        setTimeout(resolve, CLOSE_WITHIN_MS).unref()
      })
      this.#tell({ kind: 'close' })
      await closed
    }
    await this.#worker.terminate()
    this.#lock.release()
  }

  #tell(message: ToEngine): void {
    if (this.#lost === undefined) this.#worker.postMessage(message)
  }

  #take(message: FromEngine): void {
    if (message.kind !== 'bytes') return
    this.#unanswered -= 1
    clearTimeout(this.#watch)
    this.#watch = undefined
    if (this.#unanswered > 0) this.#expectAnswer()
    if (message.bytes.length > 0) this.#streams.get(message.session)?.push(message.bytes)
  }

  #expectAnswer(): void {
    this.#watch = setTimeout(() => {
      this.#lose('The embedded database does not answer')
      void this.#worker.terminate()
    }, this.#settings.answerWithinMs ?? ANSWER_WITHIN_MS)
  }

  /** Fails all pending statements; the folder stays locked, as the engine may still be running. */
  #lose(sentence: string, cause?: unknown): void {
    if (this.#lost !== undefined || this.#closing) return
    // The code of a broken socket, so that callers respond with 503.
    const error = Object.assign(new Error(`${sentence}; restart the site`, { cause }), { code: 'ECONNRESET' })
    this.#lost = error
    clearTimeout(this.#watch)
    for (const stream of this.#streams.values()) stream.destroy(error)
    this.#streams.clear()
    this.#settings.onLost(error)
  }
}
