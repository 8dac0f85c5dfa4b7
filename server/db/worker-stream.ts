import { Duplex } from 'node:stream'

type Line = {
  /** The error that prevents connections, if any. */
  refusal: () => Error | undefined
  send: (bytes: Uint8Array) => void
  end: () => void
}

/** The socket of the `pg` driver, connected to the embedded engine's thread. */
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

  // Called by the driver on every socket; a thread has no such settings.
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
