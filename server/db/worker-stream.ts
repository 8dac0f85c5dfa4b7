import { Duplex } from 'node:stream'

type Line = {
  /** Why no connection can be had, if so. */
  refusal: () => Error | undefined
  send: (bytes: Uint8Array) => void
  end: () => void
}

/** What the `pg` driver takes for its socket: bytes go to the embedded engine's thread and come back from it. */
export class WorkerStream extends Duplex {
  readonly #line: Line
  #ended = false

  constructor(line: Line) {
    super()
    this.#line = line
  }

  connect(): this {
    process.nextTick(() => {
      const refusal = this.#line.refusal()
      if (refusal === undefined) this.emit('connect')
      else this.destroy(refusal)
    })
    return this
  }

  // The driver calls these on every socket; a thread has no such settings.
  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#line.send(chunk)
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#line.send(Buffer.concat(chunks.map((each) => each.chunk)))
    done()
  }

  override _final(done: () => void): void {
    this.#end()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end()
    done(error)
  }

  #end(): void {
    if (this.#ended) return
    this.#ended = true
    this.#line.end()
  }
}
