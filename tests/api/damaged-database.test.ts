import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startServer } from '#server/main.ts'
import { demoDataDir } from '#tests/support/demo-database.ts'
import { testEngine } from '#tests/support/test-database.ts'

/** Below it are the engine's own. */
const OWN_FROM = 16_384
const isEmbedded = testEngine === 'embedded'
if (!isEmbedded) console.log('Skipped: a damaged PostgreSQL server does not start, and says so itself')

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
/** Tables and indexes of ours, of some size; a start reads many of them, though not each on every day. */
const large = (folder: string) =>
  filesIn(folder).filter((file) => Number.parseInt(basename(file), 10) >= OWN_FROM && statSync(file).size > 65_536)

// skipped: a damaged PostgreSQL server does not start, and says so itself
describe.skipIf(!isEmbedded)('a start on a damaged folder says how to restore it, in one sentence', () => {
  test.each<[string, string, (folder: string) => void]>([
    ['was cut short', 'the engine could not read it', (folder) => truncateSync(join(folder, 'global/pg_control'), 0)],
    [
      'lost its log',
      'the engine could not read it',
      (folder) => {
        for (const file of filesIn(join(folder, 'pg_wal'))) truncateSync(file, 0)
      },
    ],
    ['is half copied', 'PG_VERSION is missing', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    [
      'is no folder',
      'it is no folder',
      (folder) => {
        rmSync(folder, { recursive: true })
        writeFileSync(folder, '')
      },
    ],
    [
      'lost most of its tables',
      'could not read blocks',
      (folder) => {
        for (const file of large(join(folder, 'base'))) truncateSync(file, 8_192)
      },
    ],
  ])(
    'it %s',
    async (_what, cause, damage) => {
      const dataDir = await demoDataDir('today')
      try {
        damage(join(dataDir, 'database'))
        const config = readConfig({ DATA_DIR: dataDir, HEALTH_PORT: '0' })
        const refused = await startServer({ config, quiet: true, drawPictures: false }).catch(
          (error: Error) => error.message,
        )
        expect(refused).toContain(
          `The embedded database in ${join(dataDir, 'database')} cannot be opened: it is damaged, or was not copied completely (${cause}`,
        )
        expect(refused).toContain(
          'Move that folder away and put the last good copy in its place; docs/operations.md says how under "A damaged database".',
        )
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    60_000,
  )
})
