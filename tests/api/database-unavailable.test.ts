import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OwnPostgres, openOwnPostgres } from '#tests/support/own-postgres.ts'
import { testEngine } from '#tests/support/test-database.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

const isPostgres = testEngine === 'postgres'
if (!isPostgres) console.log('Skipped: the embedded database lives and dies with the server, it cannot be away')

const ENQUIRY = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  contactNumber: '9876543210',
  adult: 2,
  enquiryFor: 'Contact',
}

// skipped: the embedded database lives and dies with the server, it cannot be away
describe.skipIf(!isPostgres)('X20 a database that goes away under a running server', () => {
  let postgres: OwnPostgres
  let site: VisitedSite
  let home: string

  beforeAll(async () => {
    postgres = await openOwnPostgres()
    site = await openVisitedSite({ DATABASE_URL: postgres.url })
    // A first start writes a setting (when the job of the night has run), upon which pages are made anew, with the same bytes.
    await site.ask('/')
    home = (await site.ask('/')).text
    await site.ask('/api/v1/places/fetch?limit=7')
    await postgres.goAway()
  }, 180_000)
  afterAll(async () => {
    await site?.close()
    await postgres?.remove()
  })

  const sendEnquiry = () =>
    site.ask('/api/v1/enquiry/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ENQUIRY),
    })

  test('pages and catalogue answers that were made before are still there', async () => {
    const told = await site.ask('/')
    expect(told.status).toBe(200)
    expect(told.text).toBe(home)
    expect((await site.ask('/api/v1/places/fetch?limit=7')).status).toBe(200)
  })

  test('an enquiry is refused with 503 and when to try again', async () => {
    const told = await sendEnquiry()
    expect(told.status).toBe(503)
    expect(Number(told.headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(told.text)).toMatchObject({
      status: 0,
      code: 'try_later',
      message: 'We cannot reach our records just now. Please try again in a minute.',
    })
  })

  test.each([
    ['/api/v1/places/fetch?limit=3', 'Failed to fetch places.'],
    ['/api/v1/travelPackage/fetch?limit=3', 'Failed to fetch package details'],
    ['/api/v1/travelCategory/fetch?limit=3', 'Error fetching data'],
  ])('%s says in the words of the catalogue what cannot be had', async (path, message) => {
    const told = await site.ask(path)
    expect(told.status).toBe(503)
    expect(told.headers['retry-after']).toBeDefined()
    expect(JSON.parse(told.text)).toEqual({ status: 0, code: 'try_later', message })
  })

  test('a page that was not made before says the same in its place, and is kept by nobody', async () => {
    for (const _visit of [1, 2]) {
      const told = await site.ask('/tours?page=2')
      expect(told.status).toBe(200)
      expect(told.text).toContain('Failed to fetch package details')
      expect(told.headers['cache-control']).toBe('no-store')
    }
  })

  test('the process is alive, and says that it is not ready', async () => {
    expect((await site.askHealth('/livez')).status).toBe(200)
    const ready = await site.askHealth('/readyz')
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.text)).toMatchObject({ db: false, mode: 'read_only' })
  })

  test('when it is back, everything works without a restart', async () => {
    await postgres.comeBack()
    await expect.poll(async () => (await site.askHealth('/readyz')).status, { timeout: 20_000 }).toBe(200)
    expect((await sendEnquiry()).status).toBe(201)
    const told = await site.ask('/tours?page=2')
    expect(told.text).not.toContain('Failed to fetch')
    expect(told.headers.etag).toBeDefined()
  })
})
