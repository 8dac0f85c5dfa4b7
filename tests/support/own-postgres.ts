import { statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { FORGETFUL, providePostgres, startPostgres } from '#tools/machine/postgres.ts'
import { runCommand } from '#tools/machine/run-command.ts'

export type OwnPostgres = {
  url: string
  /** Takes the server away, as a failing machine would, or in order (`fast`); connections are cut. */
  goAway: (how?: 'immediate' | 'fast') => Promise<void>
  comeBack: () => Promise<void>
  remove: () => Promise<void>
}

/** A PostgreSQL server of the test's own, which it may stop and start again at the same address. */
export async function openOwnPostgres(settings: readonly string[] = FORGETFUL): Promise<OwnPostgres> {
  const found = await providePostgres()
  if ('missing' in found) throw new Error(found.missing)
  const programs = found.path
  const server = await startPostgres(programs, settings)
  const folder = await dataFolderOf(server.url)
  // The server runs as whoever its folder belongs to, and takes orders only from them.
  const { uid, gid } = statSync(folder)
  const account = process.getuid?.() === 0 ? { uid, gid } : {}
  const order = async (...words: string[]) => {
    const log = join(folder, 'restarted.log')
    const done = await runCommand(join(programs, 'pg_ctl'), ['-D', folder, '-w', '-l', log, ...words], {
      cwd: folder,
      ...account,
    })
    if (!done.ok) throw new Error(`pg_ctl ${words.join(' ')} failed: ${done.output}`)
  }
  let isThere = true
  const goAway = async (how = 'immediate') => {
    if (isThere) await order('-m', how, 'stop')
    isThere = false
  }
  return {
    url: server.url,
    goAway,
    // "restart" of a stopped server starts it with the settings it had.
    comeBack: async () => {
      await order('restart')
      isThere = true
    },
    remove: async () => {
      await goAway()
      await server.stop()
    },
  }
}

async function dataFolderOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory ?? ''
  } finally {
    await client.end()
  }
}
