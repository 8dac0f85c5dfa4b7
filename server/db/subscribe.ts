import pg from 'pg'

const RETRY_MS = 5_000
const CONNECTION_TIMEOUT_MS = 5_000

/**
 * Calls `onNotify` for every NOTIFY on the channel, from any process, over a connection of its own. A broken connection is opened
 * again; notifications between are lost, so `onNotify` is also called after each reconnection, and subscribers poll as well.
 */
export function subscribe(connectionString: string, channel: string, onNotify: () => void): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const again = (broken: pg.Client): void => {
    if (isStopped || client !== broken) return
    client = undefined
    broken.end().catch(() => undefined)
    timer = setTimeout(() => void open(), RETRY_MS).unref()
  }
  const open = async (): Promise<void> => {
    const fresh = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      application_name: 'padauk-listener',
    })
    client = fresh
    fresh.on('notification', onNotify)
    fresh.on('error', () => again(fresh))
    fresh.on('end', () => again(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      onNotify()
    } catch {
      again(fresh)
    }
  }
  void open()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
