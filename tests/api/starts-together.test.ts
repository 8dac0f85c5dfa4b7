import { describe, expect, test } from 'vitest'
import { openTestDatabase, testEngine } from '#tests/support/test-database.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const isPostgres = testEngine === 'postgres'
if (!isPostgres) console.log('Skipped: the embedded database has one process')

const PROCESSES = 3

// skipped: the embedded database has one process
describe.skipIf(!isPostgres)('several processes on one empty database', () => {
  test('start together, and all of them come up with the whole catalogue', async () => {
    const ground = await openTestDatabase({ empty: true })
    const settings = { DATABASE_URL: ground.settings.databaseUrl ?? '' }
    try {
      const starts = await Promise.allSettled(Array.from({ length: PROCESSES }, () => openTestSite(settings)))
      const sites = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []))
      try {
        expect(starts.map(({ status }) => status)).toEqual(Array.from({ length: PROCESSES }, () => 'fulfilled'))
        for (const { origin } of sites) {
          const { packageData } = (await (await fetch(`${origin}/api/v1/travelPackage/fetch?limit=100`)).json()) as {
            packageData: unknown[]
          }
          expect(packageData.length).toBeGreaterThan(10)
        }
      } finally {
        await Promise.all(sites.map((site) => site.close()))
      }
    } finally {
      await ground.close()
    }
  }, 180_000)
})
