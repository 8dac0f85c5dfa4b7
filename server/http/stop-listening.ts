import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Nobody is let in any more once nothing has come or gone for so long, or after `DOOR_MS` all the same. */
const DOOR_QUIET_MS = 10
const DOOR_MS = 500
/** A turn of the event loop that took longer did other work, during which somebody may have come. */
const SHORT_TURN_MS = 1

/** Times are of `performance.now()`. */
export type Door = {
  /** When the last connection or request came. */
  lastHeardAt: number
  /** When the last answer went. */
  lastAnsweredAt: number
  /** Requests that are served once nobody is let in any more. */
  heldBack: (() => void)[] | undefined
}

/**
 * Not http's own `close`: that cuts idle connections, whose next request may be on its way. Connections that the system has made
 * already would be reset. Whoever is answered asks anew, so what is asked meanwhile is held back until nobody is on the way.
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
