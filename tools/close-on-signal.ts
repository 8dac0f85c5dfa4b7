/** After so long the process ends anyway: whoever stops it waits ten seconds, and cuts it off then. */
const CLOSING_MS = 8_500

/** On Ctrl-C or a stop of the machine: close, so that the database folder is free for the next start, then end. */
export function closeOnSignal(server: { close: () => Promise<void> }): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(server))
}

let isClosing = false

async function close(server: { close: () => Promise<void> }): Promise<void> {
  if (isClosing) return
  isClosing = true
  setTimeout(() => process.exit(1), CLOSING_MS).unref()
  try {
    await server.close()
    process.exit(0)
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
}
