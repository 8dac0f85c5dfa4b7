import { readProcessConfig } from '#server/config.ts'
import { startServer } from '#server/main.ts'

/** The real server as a process of its own, as in production; test-site.ts starts it and is told when it listens. */
const server = await startServer({ config: readProcessConfig(), drawPictures: false, quiet: true })
process.send?.('listening')

// Also when the tests die without a word.
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => void server.close().finally(() => process.exit(0)))
