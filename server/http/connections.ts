import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { type Door, stopListening } from './stop-listening.ts'

/** What one process bears of connections, and how long they may do nothing. Each is a test's to shorten. */
export type ConnectionLimits = {
  /** From the connection, or the first byte of a request, until its headers are complete. */
  silentMs: number
  /** Until a request is complete; and how long an answer may wait for its reader to take any of it. */
  slowMs: number
  /** An answer is taken at this pace at least, however it is divided. */
  slowBytesPerSecond: number
  /** Between the answer and the next request. */
  idleMs: number
  /** How often all of them are looked at. */
  lookMs: number
  /** Served at a time; an idle one makes way for a new one. */
  connectionsMax: number
  /** Beyond those: answered 503 and closed. Whoever comes after these is not accepted. */
  spareMax: number
  /** An idle connection makes way, or is closed while the site stops, after so long without a request. */
  graceMs: number
  /** While the site stops: new connections are accepted so long at most, so that a balancer hears of it first. */
  acceptMs: number
  /** From the stop until whatever is still under way is cut. */
  finishMs: number
}

/** Of connections (booking rules 3.6); their numbers are ours: one takes some 30 KB, so these take about 60 MB. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  silentMs: 15_000,
  slowMs: 30_000,
  slowBytesPerSecond: 4_096,
  idleMs: MINUTE_MS,
  lookMs: 1_000,
  connectionsMax: 2_000,
  spareMax: 200,
  graceMs: 4_000,
  acceptMs: 3_000,
  finishMs: 7_000,
}

/** Headers of at most 16 KB (booking rules 3.1). */
export const HEADER_BYTES_MAX = 16_384
/** After the last answer of a connection, what is still on its way is read this long: closing with it unread would reset the line. */
const LINGER_MS = 1_000
const STOP_LOOK_MS = 20
/** One part in so many of the idle time, a second of a minute. */
const IDLE_SPARE = 60

/** What Node's own server does of this. */
export function serverOptions({ silentMs, slowMs, idleMs, lookMs }: ConnectionLimits) {
  const spareMs = Math.round(idleMs / IDLE_SPARE)
  return {
    headersTimeout: silentMs,
    requestTimeout: slowMs,
    // The browser is told a moment less, so that it does not ask just as the line is cut.
    keepAliveTimeout: idleMs - spareMs,
    keepAliveTimeoutBuffer: spareMs,
    connectionsCheckingInterval: lookMs,
    maxHeaderSize: HEADER_BYTES_MAX,
  }
}

type Connection = {
  socket: Socket
  isSpare: boolean
  /** Ended by us; what still comes is not answered. */
  isOver: boolean
  underWay: Set<ServerResponse>
  idleSince: number
  stuck: { since: number; movedAt: number; waiting: number; bytes: number } | undefined
}

export type ConnectionGuard = {
  /** The listener for requests, behind the limits; `refuse` answers one that is beyond them. */
  around: (listener: RequestListener, refuse: RequestListener) => RequestListener
  watch: (server: Server) => void
  /** Finishes what is under way, closes every connection without a reset, and stops listening. */
  drain: (server: Server) => Promise<void>
}

export function guardConnections(limits: ConnectionLimits = CONNECTION_LIMITS): ConnectionGuard {
  const register: Register = {
    limits,
    connections: new Map(),
    idle: new Set(),
    lastHeardAt: 0,
    lastAnsweredAt: 0,
    isDraining: false,
    heldBack: undefined,
  }
  const { connections } = register
  return {
    around: (listener, refuse) => (request, response) => {
      const connection = connections.get(request.socket)
      if (connection === undefined) return listener(request, response)
      if (connection.isOver) return
      begin(register, connection, response)
      if (connection.isSpare) response.setHeader('Connection', 'close')
      const serve = () => (connection.isSpare ? refuse : listener)(request, response)
      return register.heldBack === undefined ? serve() : void register.heldBack.push(serve)
    },
    watch: (server) => {
      server.maxConnections = limits.connectionsMax + limits.spareMax
      server.on('connection', (socket) => enter(register, socket))
      const look = setInterval(() => {
        const now = performance.now()
        for (const each of connections.values()) if (isStuck(each, now, limits)) each.socket.destroy()
      }, limits.lookMs).unref()
      server.once('close', () => clearInterval(look))
    },
    drain: (server) => drain(register, server),
  }
}

type Register = Door & {
  limits: ConnectionLimits
  connections: Map<Socket, Connection>
  /** In the order in which they became idle. */
  idle: Set<Connection>
  isDraining: boolean
}

function enter(register: Register, socket: Socket): void {
  const { limits, connections, idle } = register
  const now = performance.now()
  const isFull = connections.size >= limits.connectionsMax && !makeRoom(idle, now - limits.graceMs)
  const entered: Connection = {
    socket,
    isSpare: isFull,
    isOver: false,
    underWay: new Set(),
    idleSince: now,
    stuck: undefined,
  }
  connections.set(socket, entered)
  idle.add(entered)
  register.lastHeardAt = now
  // Node calls this after the last answer of a connection, and would close it with unread bytes.
  socket.destroySoon = () => letGo(entered)
  socket.once('close', () => {
    connections.delete(socket)
    idle.delete(entered)
  })
}

function begin(register: Register, connection: Connection, response: ServerResponse): void {
  register.lastHeardAt = performance.now()
  register.idle.delete(connection)
  connection.underWay.add(response)
  if (register.isDraining) response.setHeader('Connection', 'close')
  response.once('close', () => {
    register.lastAnsweredAt = performance.now()
    connection.underWay.delete(response)
    if (connection.underWay.size > 0 || connection.socket.destroyed) return
    connection.idleSince = performance.now()
    register.idle.add(connection)
  })
}

async function drain(register: Register, server: Server): Promise<void> {
  const { limits, connections, idle } = register
  const since = performance.now()
  register.isDraining = true
  for (const { underWay } of connections.values()) {
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const until = async (isDone: () => boolean, byMs: number): Promise<void> => {
    while (!isDone() && performance.now() - since < byMs) {
      const before = performance.now() - limits.graceMs
      for (const each of idle) if (since <= before && each.idleSince <= before) letGo(each)
      await wait(STOP_LOOK_MS)
    }
  }
  const isQuiet = () => performance.now() - Math.max(since, register.lastHeardAt) >= limits.graceMs
  await until(() => connections.size === 0 || isQuiet(), limits.acceptMs)
  await stopListening(register, server)
  await until(() => connections.size === 0, limits.finishMs)
  for (const { socket } of connections.values()) socket.destroy()
}

/** Closes the connection that was idle longest, if it was so before `before`; says whether there was one. */
function makeRoom(idle: ReadonlySet<Connection>, before: number): boolean {
  const [longest] = idle
  if (longest === undefined || longest.idleSince > before) return false
  longest.socket.destroy()
  return true
}

/** Says goodbye, and reads what is still on its way until the other side has closed, or for a moment. */
function letGo(connection: Connection): void {
  if (connection.isOver) return
  connection.isOver = true
  const { socket } = connection
  socket.end()
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Whether an answer lies there and its reader takes none of it, or too little to be one. */
function isStuck(connection: Connection, now: number, { slowMs, slowBytesPerSecond }: ConnectionLimits): boolean {
  const { socket } = connection
  const bytes = socket.writableLength
  if (bytes === 0) {
    connection.stuck = undefined
    return false
  }
  const waiting = bytesInSystem(socket) ?? bytes
  const stuck = connection.stuck ?? { since: now, movedAt: now, waiting, bytes }
  connection.stuck = stuck
  if (waiting !== stuck.waiting) stuck.movedAt = now
  stuck.waiting = waiting
  stuck.bytes = Math.max(stuck.bytes, bytes)
  const mayTakeMs = slowMs + (stuck.bytes / slowBytesPerSecond) * 1_000
  return now - stuck.movedAt >= slowMs || now - stuck.since >= mayTakeMs
}

/** What the system has not taken yet of the write under way; `writableLength` counts all of it until it is through. */
function bytesInSystem(socket: Socket): number | undefined {
  // Node declares no other way to see how far one large write has come.
  return (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize
}
