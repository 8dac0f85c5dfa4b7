import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncFolder } from './sync-path.ts'

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
export class SyncedNodeFs extends NodeFS {
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
