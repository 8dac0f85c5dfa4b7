/**
 * Start data of the embedded engine's worker: its compiled code, and `fsyncCount`, shared memory with one Int32 that the worker
 * increments.
 */
export type EngineStart = { folder: string; code: WebAssembly.Module; fsyncCount: SharedArrayBuffer }

/** To the worker. A session is one connection of the driver; responses carry it, so that a late one is dropped. */
export type ToEngine =
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'end'; session: number }
  | { kind: 'copy'; to: string }
  | { kind: 'close' }

/** From the worker: exactly one `bytes` (perhaps empty) for each received; `copied` with the error, if any. */
export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array }
  | { kind: 'copied'; to: string; error?: string }
  | { kind: 'closed' }
