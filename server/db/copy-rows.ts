import { once } from 'node:events'
import { Readable } from 'node:stream'
import pg from 'pg'

/** A connection to PostgreSQL of its own, without the time limits of visitors' statements. */
export type RowCopier = {
  query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** Reads the output of `copy … to stdout`. */
  copyOut: (text: string) => Readable
  /** Writes the input of `copy … from stdin`. */
  copyIn: (text: string, source: AsyncIterable<Buffer>) => Promise<void>
  close: () => Promise<void>
}

export async function openRowCopier(databaseUrl: string): Promise<RowCopier> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'padauk backup' })
  // A broken connection fails the running statement; without a listener it would end the process first.
  client.on('error', () => {})
  await client.connect()
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      // The caller names the columns it selects.
      (await client.query(text, [...values])).rows as Row[],
    copyOut: (text) => client.query(new CopyOut(text)).rows,
    copyIn: (text, source) => client.query(new CopyIn(text, source)).done,
    close: () => client.end(),
  }
}

/** The driver's own connection, as far as copying needs it; its types leave these out. */
type CopyConnection = {
  stream: NodeJS.ReadWriteStream & { writableNeedDrain: boolean }
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  sendCopyFail(reason: string): void
  endCopyFrom(): void
}

/** A statement as the driver runs it: it calls these for the server's messages. */
class CopyOut {
  readonly rows: Readable
  readonly #text: string
  #connection: CopyConnection | undefined

  constructor(text: string) {
    this.#text = text
    this.rows = new Readable({ read: () => this.#connection?.stream.resume() })
  }

  submit(connection: unknown): void {
    // The driver passes a connection of its own kind.
    this.#connection = connection as CopyConnection
    this.#connection.query(this.#text)
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reuses its buffer.
    if (!this.rows.push(Buffer.from(chunk))) this.#connection?.stream.pause()
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.rows.push(null)
  }

  handleError(error: Error): void {
    this.rows.destroy(error)
  }
}

class CopyIn {
  readonly done: Promise<void>
  readonly #text: string
  readonly #source: AsyncIterable<Buffer>
  readonly #settled = Promise.withResolvers<void>()

  constructor(text: string, source: AsyncIterable<Buffer>) {
    this.#text = text
    this.#source = source
    this.done = this.#settled.promise
  }

  submit(connection: unknown): void {
    // As above.
    ;(connection as CopyConnection).query(this.#text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection)
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#settled.resolve()
  }

  handleError(error: Error): void {
    this.#settled.reject(error)
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain')
      }
      connection.endCopyFrom()
    } catch (error) {
      this.#settled.reject(error)
      connection.sendCopyFail('The source ended early')
    }
  }
}
