import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PRIVACY_NOTICE_VERSION } from '#contract/terms/privacy-notice.ts'
import { KEPT, periodText } from '#contract/terms/retention.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import { insertReview } from '#server/reviews/store.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import { openTestApi, type TestApi } from '#tests/support/test-api.ts'
import { LEAD, seats, visitor } from '#tests/support/traveller.ts'

const TODAY = '2026-11-22'
const AT = new Date(`${TODAY}T04:30:00Z`)

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await freshSailings(api, TODAY)
  await api.setClock(AT.toISOString())
  await sql`update site_page set version = '7.4' where slug = 'privacy-policy'`.execute(api.testDatabase.db)
})
afterAll(() => api.close())

const consentOf = async (table: string, where: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ consent: { at: string } | null }>`
    select consent from ${sql.table(table)} where ${where}`.execute(api.testDatabase.db)
  return rows[0]?.consent
}
const told = (form: string) => ({ form, notice: PRIVACY_NOTICE_VERSION, policy: '7.4', at: expect.any(String) })

test('an enquiry keeps what its form told, in which version, and when', async () => {
  const { body } = await visitor(api).post('/enquiry/submit', {
    ...LEAD,
    adult: '2',
    child: '0',
    enquiryFor: 'Contact',
  })
  const { reference } = body.data as { reference: string }
  const consent = await consentOf('enquiry', sql`reference = ${reference}`)
  expect(consent).toEqual(told('Contact'))
  expect(Math.abs(Date.parse(consent?.at ?? '') - AT.getTime())).toBeLessThan(60_000)
})

test('a booking keeps it beside the terms that were agreed to', async () => {
  const { ref } = await visitor(api).booked([seats('P2A')])
  expect(await consentOf('booking', sql`reference = ${ref} and notice = 'terms-1'`)).toEqual(told('Checkout'))
})

test('a quote keeps it where somebody is named on it, and a review', async () => {
  const save = async (more: object) =>
    ((await visitor(api).post('/quotes', { lines: [seats('P2B')], ...more })).body.quote as SavedQuote).id
  expect(await consentOf('quote', sql`id = ${await save({ name: 'Asha Rao' })}`)).toEqual(told('Quote'))
  expect(await consentOf('quote', sql`id = ${await save({ draft: true })}`)).toBeNull()
  const review = {
    _id: 'traveller.c',
    name: 'Asha',
    rating: 5 as const,
    title: null,
    text: 'Lovely',
    travelMonth: '2026-12',
  }
  await api.testDatabase.db
    .transaction()
    .execute((tx) => insertReview(tx, { ...review, sample: false, kind: 'hotel', subject_id: 'h' }))
  expect(await consentOf('review', sql`id = 'traveller.c'`)).toEqual(told('Review'))
})

test('the privacy page says for how long, as the table of retention has it', async () => {
  const page = JSON.stringify((await api.get('/pages/privacy-policy')).body.page)
  const { hoarding: _, ...named } = KEPT
  for (const period of Object.values(named)) expect(page).toContain(periodText(period))
  expect(page).not.toMatch(/{kept|{\w+}/)
  expect(page).toContain(
    `Kind and number of a photo ID, body weights, the name of your driver","${periodText(KEPT.documents)} after travel`,
  )
})
