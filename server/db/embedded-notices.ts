import { EventEmitter } from 'node:events'
import type pg from 'pg'
import type { Database } from './db.ts'

/** Notices of the embedded engine: they come over its one connection, whenever a transaction that made some has ended. */
export function embeddedNotices() {
  const notices = new EventEmitter()
  const listenTo = (client: Pick<pg.ClientBase, 'query'>, channel: string) =>
    client.query(`listen "${channel.replaceAll('"', '""')}"`)
  return {
    /** Each new connection listens again to all that is listened to. */
    onConnect: async (client: pg.ClientBase): Promise<void> => {
      client.on('notification', ({ channel }) => notices.emit(channel))
      for (const channel of notices.eventNames()) await listenTo(client, String(channel))
    },
    listen:
      (pool: Pick<pg.ClientBase, 'query'>): NonNullable<Database['listen']> =>
      (channel, hear) => {
        notices.on(channel, hear)
        listenTo(pool, channel).catch(() => undefined)
        return { stop: async () => void notices.off(channel, hear) }
      },
  }
}
