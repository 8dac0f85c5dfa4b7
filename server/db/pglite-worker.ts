import { constants, cpSync, fsyncSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { createFolder } from './create-folder.ts'
import type { EngineStart, FromEngine, ToEngine } from './pglite-messages.ts'
import { syncFolder } from './sync-path.ts'
import { wireFrames } from './wire-frames.ts'

type InitArguments = Parameters<NodeFS['init']>
type Runtime = InitArguments[1]

/** The parts of the engine's file layer that are patched below; it has no types. */
type FileLayer = {
  FS: { ErrnoError: new (errno: number) => Error }
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  }
}

const EIO = 29

/**
 * PGlite's file system on a real folder, patched: as shipped its fsync is a no-op, so an acknowledged commit could be lost in a power
 * cut. Set before the folder is mounted, so that recovery at the start syncs too.
 */
class SyncedNodeFs extends NodeFS {
  readonly #count: Int32Array

  constructor(folder: string, count: Int32Array) {
    super(folder)
    this.#count = count
  }

  override async init(pg: InitArguments[0], options: Runtime): Promise<{ emscriptenOpts: Runtime }> {
    const started = await super.init(pg, options)
    const preRun = started.emscriptenOpts.preRun ?? []
    const steps = Array.isArray(preRun) ? preRun : [preRun]
    // The module that the engine passes is the one whose files are mounted next.
    const mend = (module: unknown) => syncForReal(module as FileLayer, this.#count)
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun: [mend, ...steps] } }
  }
}

/** `-F` would switch fsync off. A small log keeps the folder small and recovery after a crash short. */
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=96MB',
]
const SYNC = Buffer.from([0x53, 0, 0, 0, 4])

// An error here ends the thread, which the main thread notices.
if (parentPort !== null) await serve(parentPort)

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const { folder, code, fsyncCount } = workerData as EngineStart
  // Created without syncing, then synced as a whole: a thousand files once rather than at every step.
  await createFolder(folder, async (path) => (await PGlite.create(path)).close())
  const engine = await PGlite.create({
    pgliteWasmModule: code,
    fs: new SyncedNodeFs(folder, new Int32Array(fsyncCount)),
    startParams: START,
    extensions: { pg_trgm, unaccent },
  })
  const sessions = new Map<number, ReturnType<typeof wireFrames>>()

  const tell = (message: FromEngine, move: ArrayBuffer[] = []) => port.postMessage(message, move)
  const run = (bytes: Uint8Array) => engine.execProtocolRaw(bytes, { syncToFs: false })

  const endSession = async (session: number) => {
    if (!sessions.delete(session)) return
    // The engine is a single backend, so the next connection must find no open transaction and no prepared statement.
    for (const bytes of [SYNC, query('rollback'), query('discard all')]) await run(bytes)
  }

  const answer = async (session: number, chunk: Uint8Array) => {
    const frames = sessions.get(session) ?? wireFrames()
    sessions.set(session, frames)
    const answers: Uint8Array[] = []
    for (const frame of frames.cut(chunk)) {
      if (frame.kind === 'terminate') await endSession(session)
      else answers.push(await run(frame.bytes))
    }
    // A copy: the engine's own memory must not be moved to the other thread.
    const bytes = new Uint8Array(Buffer.concat(answers))
    tell({ kind: 'bytes', session, bytes }, [bytes.buffer])
  }

  const take = async (message: ToEngine) => {
    switch (message.kind) {
      case 'bytes':
        return answer(message.session, message.bytes)
      case 'end':
        return endSession(message.session)
      case 'copy':
        return tell({ kind: 'copied', to: message.to, ...copyFolder(folder, message.to) })
      case 'close':
        await engine.close()
        return tell({ kind: 'closed' })
    }
  }

  let last = Promise.resolve()
  port.on('message', (message: ToEngine) => {
    last = last.then(() => take(message))
  })
  tell({ kind: 'ready' })
}

/**
 * Copies the files as they are between two statements: what a start after a power cut would find, from which the engine recovers.
 * Instant where the disk can share blocks; elsewhere statements wait for the copy.
 */
function copyFolder(folder: string, to: string): { error?: string } {
  try {
    cpSync(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false })
    return {}
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function query(sql: string): Buffer {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.from([0x51, 0, 0, 0, 0])
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}

function syncForReal({ FS, NODEFS }: FileLayer, count: Int32Array): void {
  NODEFS.stream_ops.fsync = (stream) => {
    try {
      if (stream.nfd !== undefined) fsyncSync(stream.nfd)
      // A folder opened inside the engine has no descriptor outside.
      else syncFolder(NODEFS.realPath(stream.node))
    } catch {
      // The error is passed on: PostgreSQL stops rather than acknowledge what the disk refused.
      throw new FS.ErrnoError(EIO)
    }
    Atomics.add(count, 0, 1)
    return 0
  }
}
