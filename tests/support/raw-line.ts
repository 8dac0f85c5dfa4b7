import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type RawLine = {
  socket: Socket
  /** All that has come so far. */
  text: () => string
  write: (text: string) => void
  /** Waits until what has come matches, and answers the whole of it. */
  until: (form: RegExp) => Promise<string>
  /** How the other side let go: with a goodbye, or by a reset; and after how long. */
  gone: Promise<{ how: 'ended' | 'reset'; afterMs: number }>
}

/** A connection in raw bytes to a port of this machine, which does nothing by itself. */
export async function openLine(port: number): Promise<RawLine> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const since = performance.now()
  let text = ''
  socket.on('data', (part) => {
    text += part.toString('latin1')
  })
  let how: 'ended' | 'reset' = 'ended'
  socket.on('error', () => {
    how = 'reset'
  })
  // events.once would fail on the error that a reset is.
  const closed = new Promise((close) => socket.once('close', close))
  const gone = closed.then(() => ({ how, afterMs: performance.now() - since }))
  return {
    socket,
    gone,
    text: () => text,
    write: (written) => void socket.write(written, 'latin1'),
    until: async (form) => {
      while (!form.test(text)) {
        if (socket.readableEnded || socket.destroyed)
          throw new Error(`The line was let go after: ${text.slice(0, 200)}`)
        await Promise.race([new Promise((more) => socket.once('data', more)), gone])
      }
      return text
    },
  }
}
