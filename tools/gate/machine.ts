import { provideChromium } from '../machine/chromium.ts'
import type { Found } from '../machine/found.ts'
import { FORGETFUL, type PostgresServer, providePostgres, startPostgres } from '../machine/postgres.ts'
import type { Machine } from './step.ts'

/** This machine: each thing is looked for once, and the database server runs until `close`. */
export function thisMachine(): Machine & { close: () => Promise<void> } {
  const chromium = once(provideChromium)
  const postgresPrograms = once(providePostgres)
  const server = once(async () => startServer(await postgresPrograms()))
  return {
    chromium,
    postgresPrograms,
    postgres: server,
    close: async () => {
      if (!server.wasAsked()) return
      const running = await server()
      if ('stop' in running) await running.stop()
    },
  }
}

async function startServer(programs: Found): Promise<PostgresServer | { missing: string }> {
  if ('missing' in programs) return programs
  try {
    // No test pulls its plug: on its way to the disk each commit of a test only waits.
    return await startPostgres(programs.path, FORGETFUL)
  } catch (error) {
    return { missing: error instanceof Error ? error.message : String(error) }
  }
}

function once<Answer>(ask: () => Promise<Answer>): (() => Promise<Answer>) & { wasAsked: () => boolean } {
  let answer: Promise<Answer> | undefined
  const askOnce = () => {
    answer ??= ask()
    return answer
  }
  return Object.assign(askOnce, { wasAsked: () => answer !== undefined })
}
