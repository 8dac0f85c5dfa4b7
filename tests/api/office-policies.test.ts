import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BookingStory } from '#contract/office/bookings.ts'
import type { Checklist } from '#contract/office/first-day.ts'
import type { OfficePolicy, PolicyFields, PolicyRow } from '#contract/office/policies.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { addDays, formatDay } from '#contract/terms/india-time.ts'
import { policyVersionPath, versionKey } from '#contract/terms/paths.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { bringPoliciesIn } from '#server/site-pages/policy-versions.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { freshSailings } from '#tests/support/sailings.ts'
import type { Reply } from '#tests/support/test-api.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'
import { seats, visitor } from '#tests/support/traveller.ts'

let office: TestOffice
let manager: SignedInMember
let editor: SignedInMember
beforeAll(async () => {
  office = await openTestOffice()
  manager = await office.as('manager')
  editor = await office.as('editor')
  await freshSailings(office.api, PINNED_DAY)
})
afterAll(() => office.close())

const SLUG = 'terms-and-conditions'
const policyOf = ({ body }: Reply) => body.policy as OfficePolicy
const read = async (slug = SLUG) => policyOf(await manager.get(`/policies/${slug}`))
const page = (path = SLUG) => office.api.get(`/pages/${path}`)
const publish = (slug: string, version: string, from: string, fields: PolicyFields, more: object = {}) =>
  manager.post(`/policies/${slug}/publish`, { ...fields, version, from, ...more })
const withPart = ({ title, sections }: PolicyFields, heading: string): PolicyFields => ({
  title,
  sections: [...sections, { id: '', heading, html: '<p>Write to {email}.</p><script>x</script>', table: null }],
})
const last = async () => ((await manager.get(`/audit?subject=policy&subjectId=${SLUG}`)).body.rows as AuditEntry[])[0]

test('policies of the demo hold for who says so, in the versions that were read; who and when is noted', async () => {
  const stepOf = ({ body }: Reply) => {
    const step = (body.checklist as Checklist).steps.find(({ id }) => id === 'policies')
    return [step?.isDone, step?.note]
  }
  const { openPolicies } = (await manager.get('/first-day')).body.checklist as Checklist
  expect(openPolicies).toHaveLength(6)
  const [first, ...others] = openPolicies.map(({ slug, version }) => ({ slug, version }))
  const old = await manager.post('/first-day/policies', { policies: [{ ...first, version: '99.9' }] })
  expect([old.status, old.body.message]).toEqual([
    ...[409, 'A policy is in another version by now. Please read it, then confirm again.'],
  ])
  const one = await manager.post('/first-day/policies', { policies: [first] })
  const note = '0 of 6 are in a version of your own; 1 other holds as it stands, said The manager on Sun 22 Nov 2026'
  expect(stepOf(one)).toEqual([false, note])
  const all = await manager.post('/first-day/policies', { policies: others })
  expect(stepOf(all)).toEqual([
    ...[true, '0 of 6 are in a version of your own; 6 others hold as they stand, said The manager on Sun 22 Nov 2026'],
  ])
  expect((all.body.checklist as Checklist).openPolicies).toEqual([])
  const { rows } = (await manager.get('/audit?subject=policy')).body as { rows: AuditEntry[] }
  expect(rows).toHaveLength(6)
  expect(rows.at(-1)?.sentence).toBe(
    `The manager said that version ${first?.version} of the ${openPolicies[0]?.title} holds as it stands`,
  )
})

describe('a policy', () => {
  test('has the text of the site as its first version', async () => {
    const { policies } = (await manager.get('/policies')).body as { policies: PolicyRow[] }
    expect(policies.map(({ id }) => id)).toContain(SLUG)
    for (const { id, version } of policies) {
      const policy = await read(id)
      expect(policy.versions).toMatchObject([{ version, state: 'now', path: policyVersionPath(id, version) }])
      const { page: shown } = (await page(id)).body as { page: { sections: unknown[]; version: string } }
      expect([shown.version, shown.sections.length]).toEqual([version, policy.fields.sections.length])
      expect((await page(policyVersionPath(id, version).slice(1))).body).toMatchObject({
        page: { sections: shown.sections },
      })
    }
  })

  test('changed and published for today it is on the site at once; the version before stays at its address', async () => {
    const { version, fields } = await read()
    const saved = await publish(SLUG, version, PINNED_DAY, withPart(fields, 'Tides'))
    expect([saved.status, saved.body]).toEqual([201, expect.anything()])
    const now = policyOf(saved)
    expect(now.versions.map((each) => each.state)).toEqual(['now', 'over'])
    const shown = (await page()).body.page as {
      version: string
      changedOn: string
      sections: { heading: string; html: string }[]
    }
    expect(shown).toMatchObject({
      version: now.version,
      changedOn: PINNED_DAY,
      earlier: [{ version, until: PINNED_DAY }],
    })
    expect(shown.sections.at(-1)).toMatchObject({
      id: 'tides',
      html: expect.stringMatching(/^<p>Write to <a href="mailto:.*<\/p>$/),
    })
    const before = await page(policyVersionPath(SLUG, version).slice(1))
    expect(before.body).toMatchObject({ until: PINNED_DAY, page: { version } })
    expect(JSON.stringify(before.body)).not.toContain('Tides')
    expect((await last())?.sentence).toBe(
      `The manager published version ${now.version} of the Terms and conditions, from ${formatDay(PINNED_DAY)}`,
    )
  })

  test('published for a later day it is on the site from that day on', async () => {
    const { version, fields } = await read()
    const day = addDays(PINNED_DAY, 3)
    const coming = policyOf(await publish(SLUG, version, day, withPart(fields, 'Moon')))
    expect(coming.versions[0]).toMatchObject({ state: 'coming', from: day })
    expect((await page()).body.page).toMatchObject({ version })
    expect((await page(policyVersionPath(SLUG, coming.version).slice(1))).status).toBe(404)
    const early = await publish(SLUG, coming.version, addDays(day, -1), withPart(fields, 'Sun'))
    expect([early.status, early.body.message]).toEqual([
      ...[422, `Version ${coming.version} holds from ${formatDay(day)}: choose that day or a later one`],
    ])
    await office.api.setClock(`${day}T04:30:00Z`)
    expect(await inTransaction(office.api.testDatabase.db, bringPoliciesIn)).toEqual([SLUG])
    expect((await page()).body.page).toMatchObject({ version: coming.version, changedOn: day })
    expect(JSON.stringify((await page()).body)).toContain('Moon')
    await office.api.setClock(`${PINNED_DAY}T04:30:00Z`)
  })

  test('a version that does not hold yet can be withdrawn, no other', async () => {
    const { version, fields } = await read('cookie-policy')
    const day = addDays(PINNED_DAY, 5)
    const coming = policyOf(await publish('cookie-policy', version, day, withPart(fields, 'Crumbs')))
    const text = await editor.get(`/policies/cookie-policy/versions/${versionKey(coming.version)}`)
    expect(JSON.stringify(text.body)).toContain('Crumbs')
    const gone = await manager.remove(`/policies/cookie-policy/versions/${versionKey(coming.version)}`)
    expect(policyOf(gone)).toMatchObject({ version, versions: [{ version, state: 'now' }] })
    const held = await manager.remove(`/policies/cookie-policy/versions/${versionKey(version)}`)
    expect([held.status, held.body.message]).toEqual([409, 'This version holds or has held, so it stays to be read'])
    const none = await manager.remove('/policies/cookie-policy/versions/9-9')
    expect([none.status, none.body.message]).toEqual([404, 'There is no such version'])
    const odd = await manager.get('/policies/cookie-policy/versions/latest')
    expect([odd.status, odd.body.message]).toEqual([422, 'Unknown version'])
  })

  test('is refused for a day that is over, and where nothing differs', async () => {
    const { version, fields } = await read('refund-policy')
    const past = await publish('refund-policy', version, addDays(PINNED_DAY, -1), withPart(fields, 'X'))
    expect([past.status, past.body.message]).toEqual([422, 'A version holds from today on at the earliest'])
    const same = await publish('refund-policy', version, PINNED_DAY, fields)
    expect([same.status, same.body.code, same.body.message]).toEqual([
      ...[409, 'unchanged', `Nothing differs from version ${version}`],
    ])
  })

  test('is drafted by editors and published by heads; of two the second is shown the difference', async () => {
    const { version, fields } = await read('payment-policy')
    const mine = withPart(fields, 'Cash')
    const drafted = await editor.post('/policies/payment-policy/draft', { ...mine, revision: null })
    expect(policyOf(drafted).draft).toMatchObject({ by: 'The editor' })
    const publishing = { ...mine, version, from: PINNED_DAY }
    expect((await editor.post('/policies/payment-policy/publish', publishing)).status).toBe(403)
    const second = await manager.post('/policies/payment-policy/draft', { ...fields, revision: null })
    expect([second.status, second.body.message]).toEqual([
      ...[409, 'Somebody else has changed the draft of this policy since you opened it. See what differs, then go on.'],
    ])
    expect((await publish('payment-policy', version, PINNED_DAY, mine, { revision: null })).body.code).toBe('changed')
    const revision = policyOf(drafted).draft?.revision
    expect(policyOf(await publish('payment-policy', version, PINNED_DAY, mine, { revision })).draft).toBeNull()
    const none = await manager.get('/policies/no-such-policy')
    expect(none.status).toBe(422)
    const late = await publish('payment-policy', version, PINNED_DAY, fields)
    expect([late.status, late.body.message]).toEqual([
      ...[409, 'Somebody else has published this policy since you opened it. See what differs, then publish again.'],
    ])
    await editor.post('/policies/payment-policy/draft', { ...fields, revision: null })
    expect(policyOf(await editor.remove('/policies/payment-policy/draft')).draft).toBeNull()
  })
})

test('a booking keeps the versions that held when it was placed, and shows them to its traveller and the office', async () => {
  const held = (await page()).body.page as { version: string }
  const browser = visitor(office.api)
  const { ref } = await browser.booked([seats('P2A')])
  const { fields, version } = await read()
  const next = policyOf(await publish(SLUG, version, addDays(PINNED_DAY, 3), withPart(fields, 'Later')))
  expect(next.version).not.toBe(held.version)
  const agreed = { title: 'Terms and conditions', version: held.version, path: policyVersionPath(SLUG, held.version) }
  const booking = (await browser.get(`/bookings/${ref}`)).body.booking as { policies: unknown[] }
  expect(booking.policies).toContainEqual(agreed)
  const story = (await manager.get(`/bookings/${ref}`)).body.booking as BookingStory
  expect(story.policies).toContainEqual(agreed)
  expect((await read()).versions.find((each) => each.version === held.version)?.bookings).toBe(1)
})

test('a policy that a restored database has no version of is told to be none', async () => {
  await office.api.testDatabase.db.deleteFrom('policy_version').where('slug', '=', 'website-usage-policy').execute()
  const { status, body } = await manager.get('/policies/website-usage-policy')
  expect([status, body.message]).toEqual([404, 'There is no such policy'])
})
