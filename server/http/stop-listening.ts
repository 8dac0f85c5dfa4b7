import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** The socket is closed once nothing has arrived or been answered for this long, or after `DOOR_MS`. */
const DOOR_QUIET_MS = 10
const DOOR_MS = 500
/** An iteration of the event loop that took longer did other work, during which a connection may have arrived. */
const SHORT_TURN_MS = 1

/** Times are of `performance.now()`. */
export type Door = {
  /** When the last connection or request came. */
  lastHeardAt: number
  /** When the last response was sent. */
  lastAnsweredAt: number
  /** Requests that are handled once the socket is closed. */
  heldBack: (() => void)[] | undefined
}

/**
 * In place of `close` of node:http, which cuts idle connections whose next request may be under way, and resets connections that the
 * system has accepted already. A client that is answered sends its next request, so further requests are held back until no connection
 * is on its way.
 */
export async function stopListening(door: Door, server: Server): Promise<void> {
  if (!server.listening) return
  const heldBack: (() => void)[] = []
  door.heldBack = heldBack
  const since = performance.now()
  for (let isOpen = true; isOpen; ) {
    const before = performance.now()
    await nextTurn()
    const now = performance.now()
    const quietMs = now - Math.max(since, door.lastHeardAt, door.lastAnsweredAt)
    isOpen = (now - before > SHORT_TURN_MS || quietMs < DOOR_QUIET_MS) && now - since < DOOR_MS
  }
  NetServer.prototype.close.call(server)
  door.heldBack = undefined
  for (const serve of heldBack) serve()
}
