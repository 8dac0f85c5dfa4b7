import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#contract/terms/durations.ts'
import { isAway } from './is-away.ts'
import { type Door, stopListening } from './stop-listening.ts'

/** Limits of one process on connections and their idle times. Tests shorten them. */
export type ConnectionLimits = {
  /** From the connection, or the first byte of a request, until its headers are complete. */
  silentMs: number
  /** Until a request is complete, and for how long a response may make no progress. */
  slowMs: number
  /** The least average rate at which a response must be read. */
  slowBytesPerSecond: number
  /** Between a response and the next request. */
  idleMs: number
  /** The interval at which connections are checked. */
  lookMs: number
  /** Connections served at a time; an idle one is closed for a new one. */
  connectionsMax: number
  /** Connections above those: answered with 503 and closed. Any above these are not accepted. */
  spareMax: number
  /** A connection idle for this long may be closed for a new one, or while the site stops. */
  graceMs: number
  /** While the site stops, new connections are accepted for at most this long, until a load balancer has noticed. */
  acceptMs: number
  /** From the stop until remaining connections are cut. */
  finishMs: number
}

/** Limits on connections (booking rules 3.6). The numbers are ours: one takes about 30 KB, so all take about 60 MB. */
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
/** After the last response, unread bytes are read for this long: closing before would reset the connection. */
const LINGER_MS = 1_000
const STOP_LOOK_MS = 20
/** The part of the idle time by which browsers are told less: a second of a minute. */
const IDLE_SPARE = 60

/** The limits that Node's own server applies. */
export function serverOptions({ silentMs, slowMs, idleMs, lookMs }: ConnectionLimits) {
  const spareMs = Math.round(idleMs / IDLE_SPARE)
  return {
    headersTimeout: silentMs,
    requestTimeout: slowMs,
    // Browsers get a shorter time, so that they send no request while the connection is being closed.
    keepAliveTimeout: idleMs - spareMs,
    keepAliveTimeoutBuffer: spareMs,
    connectionsCheckingInterval: lookMs,
    maxHeaderSize: HEADER_BYTES_MAX,
  }
}

type Connection = {
  socket: Socket
  isSpare: boolean
  /** Closed by us; further requests are not answered. */
  isOver: boolean
  underWay: Set<ServerResponse>
  idleSince: number
  stuck: { since: number; movedAt: number; waiting: number; bytes: number } | undefined
}

export type ConnectionGuard = {
  /** Wraps a listener with the limits; `refuse` answers requests above them. */
  around: (listener: RequestListener, refuse: RequestListener) => RequestListener
  watch: (server: Server) => void
  /** Finishes requests under way, closes all connections without a reset, and stops listening. */
  drain: (server: Server) => Promise<void>
}

export function guardConnections(limits: ConnectionLimits = CONNECTION_LIMITS): ConnectionGuard {
  const register: Register = {
    limits,
    connections: new Map(),
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
      if (connection.isSpare || register.isDraining) response.setHeader('Connection', 'close')
      const serve = connection.isSpare ? refuse : listener
      const { heldBack } = register
      if (heldBack === undefined) serve(request, response)
      else heldBack.push(() => serve(request, response))
      follow(register, connection, response)
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
  isDraining: boolean
}

function enter(register: Register, socket: Socket): void {
  const { limits, connections } = register
  const now = performance.now()
  const isFull = connections.size >= limits.connectionsMax && !makeRoom(connections, now - limits.graceMs)
  const entered: Connection = {
    socket,
    isSpare: isFull,
    isOver: false,
    underWay: new Set(),
    idleSince: now,
    stuck: undefined,
  }
  connections.set(socket, entered)
  register.lastHeardAt = now
  // Node calls this after the last response of a connection; its own version closes with unread bytes.
  socket.destroySoon = () => letGo(entered)
  socket.once('close', () => connections.delete(socket))
}

/** An answer that is away already, as that from the page cache, is not waited for. */
function follow(register: Register, connection: Connection, response: ServerResponse): void {
  const now = performance.now()
  register.lastHeardAt = now
  if (isAway(response)) {
    register.lastAnsweredAt = now
    connection.idleSince = now
    return
  }
  connection.underWay.add(response)
  response.once('close', () => {
    register.lastAnsweredAt = performance.now()
    connection.underWay.delete(response)
    connection.idleSince = performance.now()
  })
}

async function drain(register: Register, server: Server): Promise<void> {
  const { limits, connections } = register
  const since = performance.now()
  register.isDraining = true
  for (const { underWay } of connections.values()) {
    for (const response of underWay) if (!response.headersSent) response.setHeader('Connection', 'close')
  }
  const until = async (isDone: () => boolean, byMs: number): Promise<void> => {
    while (!isDone() && performance.now() - since < byMs) {
      const before = performance.now() - limits.graceMs
      for (const each of connections.values()) if (since <= before && isIdle(each, before)) letGo(each)
      await wait(STOP_LOOK_MS)
    }
  }
  const isQuiet = () => performance.now() - Math.max(since, register.lastHeardAt) >= limits.graceMs
  await until(() => connections.size === 0 || isQuiet(), limits.acceptMs)
  await stopListening(register, server)
  await until(() => connections.size === 0, limits.finishMs)
  for (const { socket } of connections.values()) socket.destroy()
}

/** Closes the longest idle connection, if idle since before `before`; returns whether there was one. */
function makeRoom(connections: ReadonlyMap<Socket, Connection>, before: number): boolean {
  let longest: Connection | undefined
  for (const each of connections.values()) if (isIdle(each, longest?.idleSince ?? before)) longest = each
  if (longest === undefined) return false
  longest.socket.destroy()
  return true
}

function isIdle({ underWay, idleSince, socket }: Connection, before: number): boolean {
  return underWay.size === 0 && idleSince <= before && !socket.destroyed
}

/** Sends FIN, and reads what still arrives until the other side closes, or for LINGER_MS. */
function letGo(connection: Connection): void {
  if (connection.isOver) return
  connection.isOver = true
  const { socket } = connection
  socket.end()
  socket.resume()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Whether a response waits to be read and makes no progress, or is read below the least rate. */
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

/** Bytes of the current write that the system has not taken yet; `writableLength` counts all of it until the end. */
function bytesInSystem(socket: Socket): number | undefined {
  // Node's types offer no other way to see the progress of one large write.
  return (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize
}
