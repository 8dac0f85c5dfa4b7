import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type WayThrough = {
  url: string
  /** Breaks every connection at once, without a goodbye. */
  cut: () => void
  close: () => void
}

/** A way to a server that can be cut like a cable. */
export async function openWayTo(serverUrl: string): Promise<WayThrough> {
  const target = new URL(serverUrl)
  const sockets = new Set<Socket>()
  const way = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.once('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.on('error', () => undefined)
    }
    near.pipe(far).pipe(near)
  })
  way.listen(0, '127.0.0.1')
  await once(way, 'listening')
  const url = new URL(serverUrl)
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy()
  }
  return {
    url: url.href,
    cut,
    close: () => {
      way.close()
      cut()
    },
  }
}
