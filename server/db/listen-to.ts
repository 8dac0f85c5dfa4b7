import pg from 'pg'

const RETRY_MS = 5_000
const CONNECTION_TIMEOUT_MS = 5_000

/**
 * A connection of its own that calls `hear` for every notice on that channel, of any process. It comes back by itself when it
 * breaks; what was said meanwhile is lost, so whoever listens looks by itself now and then, and once after each return.
 */
export function listenTo(connectionString: string, channel: string, hear: () => void): { stop(): Promise<void> } {
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
    fresh.on('notification', hear)
    fresh.on('error', () => again(fresh))
    fresh.on('end', () => again(fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      hear()
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
