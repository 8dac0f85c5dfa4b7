import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { median, percentile99 } from '../measure.ts'
import type { LoadOrder, LoadReport } from './load.ts'

// Asks a server over some connections, each with its next request as soon as the last is answered, and writes what came of it as one
// line of JSON. A process of its own that takes no bodies apart: it costs 3 % of a processor at 500 pages a second.
const HEAD_END = '\r\n\r\n'
const STATUS = /^HTTP\/1\.1 (\d{3})/
const LENGTH = /\r\ncontent-length: (\d+)/i

const order = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as LoadOrder
const startsAt = performance.now()
const measuredFrom = startsAt + order.warmUpMs
const endsAt = measuredFrom + order.measuredMs
const times: number[] = []
const statuses: Record<string, number> = {}
let next = 0
let bytes = 0
/** Told to whoever reads the processor time of the server meanwhile. */
setTimeout(() => console.log('measuring'), order.warmUpMs)

await Promise.all(Array.from({ length: order.connections }, ask))
const report: LoadReport = {
  ...{ answered: times.length, statuses, bytes, asked: next },
  p50Ms: times.length === 0 ? Number.NaN : median(times),
  p99Ms: percentile99(times),
}
console.log(JSON.stringify(report))

/** One connection until the time is up. */
function ask(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket = connect({ port: order.port, host: '127.0.0.1' })
  socket.setNoDelay(true)
  let head = ''
  /** Of the body that is under way; undefined before its headers are whole. */
  let missing: number | undefined
  let askedAt = 0
  const send = (): void => {
    if (performance.now() >= endsAt || (order.isOnce && next >= order.requests.length)) {
      socket.end()
      resolve()
      return
    }
    askedAt = performance.now()
    socket.write(order.requests[next % order.requests.length] ?? '')
    next += 1
  }
  const take = (chunk: Buffer): void => {
    let rest = chunk.length
    if (missing === undefined) {
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_END)
      if (end === -1) return
      const length = LENGTH.exec(head.slice(0, end))?.[1]
      if (length === undefined)
        return void socket.destroy(new Error(`An answer without a length: ${head.slice(0, end)}`))
      missing = Number(length)
      rest = head.length - end - HEAD_END.length
    }
    missing -= rest
    bytes += rest
    if (missing > 0) return
    const now = performance.now()
    if (now >= measuredFrom && now < endsAt) {
      const status = STATUS.exec(head)?.[1] ?? 'none'
      statuses[status] = (statuses[status] ?? 0) + 1
      times.push(now - askedAt)
    }
    head = ''
    missing = undefined
    send()
  }
  socket.on('connect', send)
  socket.on('data', take)
  socket.on('error', reject)
  socket.on('close', () => resolve())
  return promise
}
