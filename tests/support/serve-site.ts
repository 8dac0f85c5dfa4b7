import { readProcessConfig } from '#server/config.ts'
import { ownInventory } from '#server/ferries/own-inventory.ts'
import { startServer } from '#server/main.ts'

/** The real server as a process of its own, as in production; test-site.ts starts it and is told when it listens. */
const server = await startServer({ config: readProcessConfig(), drawPictures: false, quiet: true })
process.send?.('listening')

/** Another visitor of the same ferry: the database is this process's alone. */
process.on('message', async ({ tripId, seats }: { tripId: string; seats: string[] }) => {
  const expiresAt = new Date(Date.now() + 10 * 60_000)
  const { state } = await ownInventory(server.parts.database.db).hold(tripId, seats, { key: seats.join(), expiresAt })
  process.send?.(state)
})

// Also when the tests die without a word.
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => void server.close().finally(() => process.exit(0)))
