/**
 * What the embedded engine's worker is started with: its code, compiled. `fsyncCount` is shared memory: one Int32, counted up by
 * the worker.
 */
export type EngineStart = { folder: string; code: WebAssembly.Module; fsyncCount: SharedArrayBuffer }

/** To the worker. A session is one connection of the driver; answers carry it so that a late one reaches nobody else. */
export type ToEngine =
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'end'; session: number }
  | { kind: 'copy'; to: string }
  | { kind: 'close' }

/** From the worker: exactly one `bytes` (perhaps empty) for each received; `copied` with what went wrong, if anything did. */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'copied'; to: string; error?: string }
  | { kind: 'closed' }
