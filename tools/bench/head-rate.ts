import { once } from 'node:events'
import { connect } from 'node:net'

/**
 * Heads a second over kept connections, each of which asks again once it has its answer. wrk waits for the body that a HEAD is not
 * sent, so this counts bytes: all answers are as long as the first.
 */
export async function headRate(address: string, connections: number, seconds: number): Promise<number> {
  const { hostname, host, port, pathname } = new URL(address)
  const asked = `HEAD ${pathname} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`
  const open = async () => {
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    return socket
  }
  const first = await open()
  first.write(asked)
  const [{ length }] = await once(first, 'data')
  first.destroy()
  const sockets = await Promise.all(Array.from({ length: connections }, open))
  let answers = 0
  for (const socket of sockets) {
    let left = length
    socket.on('data', (chunk) => {
      left -= chunk.length
      if (left > 0) return
      answers += 1
      left = length
      socket.write(asked)
    })
    socket.write(asked)
  }
  const since = performance.now()
  await new Promise((done) => setTimeout(done, seconds * 1_000))
  const rate = answers / ((performance.now() - since) / 1_000)
  for (const socket of sockets) socket.destroy()
  return rate
}
