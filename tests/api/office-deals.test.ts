import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DealPrice, OfficeDeal } from '#contract/office/deals.ts'
import type { AuditEntry } from '#contract/office/team.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import type { Deal, DealKind } from '#contract/v1/deals.ts'
import { afterDeal } from '#server/products/price-rules.ts'
import { PINNED_DAY } from '#tests/support/pinned-day.ts'
import { openTestOffice, type SignedInMember, type TestOffice } from '#tests/support/test-office.ts'

let office: TestOffice
let manager: SignedInMember
beforeAll(async () => {
  office = await openTestOffice()
  manager = await office.as('manager')
})
afterAll(() => office.close())

const list = async (query = '') => (await manager.get(`/deals?perPage=100${query}`)).body.rows as OfficeDeal[]
const make = (more: object = {}) =>
  manager.post('/deals', {
    ...{ kind: 'package', scopeIds: ['slow-days-honeymoon'], percent: 25, label: 'Monsoon 25%' },
    ...{ from: PINNED_DAY, until: addDays(PINNED_DAY, 9), ...more },
  })
const oneOf = async (reply: ReturnType<typeof make>) => ((await reply).body.deals as OfficeDeal[])[0] as OfficeDeal
const shown = async (id: string) =>
  ((await office.api.get('/deals?limit=100')).body.deals as Deal[]).find((deal) => deal.id === id)
const lastOf = async (id: string) =>
  ((await manager.get(`/audit?subject=deal&subjectId=${id}`)).body.rows as AuditEntry[])[0]

test('a deal on a package is on the site at once, at the price that the preview told', async () => {
  expect(await shown('slow-days-honeymoon')).toBeUndefined()
  const asked = { kind: 'package', scopeIds: ['slow-days-honeymoon'], percent: 25, from: PINNED_DAY, until: PINNED_DAY }
  const { prices } = (await manager.post('/deals/preview', asked)).body as { prices: DealPrice[] }
  const [price] = prices
  expect(price?.couple?.after).toBe(afterDeal(price?.couple?.before ?? 0, 25))
  const deal = await oneOf(make())
  expect(deal).toMatchObject({ state: 'running', from: PINNED_DAY, until: addDays(PINNED_DAY, 9), isOutdone: false })
  expect(await shown('slow-days-honeymoon')).toMatchObject({
    ...{ price: price?.after, struckPrice: price?.before, percent: 25, badge: 'Monsoon 25%' },
  })
  expect(price?.after).toBe(perPersonRate(price?.couple?.after ?? 0))
  expect((await lastOf(deal.id))?.sentence).toBe('The manager made the deal Monsoon 25%: 25% off')
})

test('of several deals on a product the one that takes most off counts, and the other says so', async () => {
  const scopeIds = ['two-ferry-saver']
  const small = await oneOf(make({ scopeIds, percent: 30, label: 'Thirty' }))
  const large = await oneOf(make({ scopeIds, percent: 40, label: 'Forty', until: addDays(PINNED_DAY, 2) }))
  expect(await shown('two-ferry-saver')).toMatchObject({ percent: 40, badge: 'Forty' })
  const rows = await list('&q=two-ferry')
  const isOutdone = async (id: string) => (await list()).find((each) => each.id === id)?.isOutdone
  expect(rows.length).toBeLessThan(100)
  expect([await isOutdone(small.id), await isOutdone(large.id)]).toEqual([true, false])
  const asked = { kind: 'package', scopeIds, percent: 35, from: PINNED_DAY, until: PINNED_DAY, except: small.id }
  const { prices } = (await manager.post('/deals/preview', asked)).body as { prices: DealPrice[] }
  expect(prices[0]?.others.filter(({ label }) => label === 'Forty')).toEqual([
    { label: 'Forty', percent: 40, amount: null, from: PINNED_DAY, until: addDays(PINNED_DAY, 2), takesMore: true },
  ])
  expect((await manager.post(`/deals/${large.id}/end`)).body).toMatchObject({ removed: false })
  await office.api.setClock(`${PINNED_DAY}T04:30:10Z`)
  expect(await shown('two-ferry-saver')).toMatchObject({ percent: 30, badge: 'Thirty' })
  const again = await manager.post(`/deals/${large.id}/end`)
  expect([again.status, again.body.message]).toEqual([409, 'This deal is over; make a new one'])
  expect((await lastOf(large.id))?.sentence).toBe('The manager ended the deal Forty')
})

test.each<[kind: DealKind, scopeId: string]>([
  ['package', 'island-saver'],
  ['hotel', 'tern-house'],
  ['activity', 'scuba-shore-try-dive'],
  ['car', 'shaheed-dweep-island-loop'],
])('a sum is taken off the price of a %s: the page says the price that the preview told', async (kind, scopeId) => {
  const off = { kind, scopeIds: [scopeId], percent: null, amount: 600 }
  const days = { from: PINNED_DAY, until: addDays(PINNED_DAY, 3) }
  const { prices } = (await manager.post('/deals/preview', { ...off, ...days })).body as { prices: DealPrice[] }
  const [price] = prices
  expect(price?.after).toBe((price?.before ?? 0) - 600)
  const deal = await oneOf(make({ ...off, label: 'A sum off' }))
  expect(deal).toMatchObject({
    percent: null,
    amount: 600,
    isOutdone: price?.others.some(({ takesMore }) => takesMore),
  })
  for (const other of (await list('&state=running')).filter((each) => each.scopeId === scopeId && each.id !== deal.id))
    await manager.post(`/deals/${other.id}/end`)
  await office.api.setClock(`${PINNED_DAY}T04:30:20Z`)
  const seen = await shown(scopeId)
  expect(seen).toMatchObject({ badge: 'A sum off', struckPrice: expect.any(Number) })
  const untaxed = kind === 'hotel' ? (seen?.price ?? 0) - (seen?.taxAmount ?? 0) : seen?.price
  expect(untaxed).toBe(price?.after)
  expect(seen?.percent).toBe(
    Math.floor((100 * ((seen?.struckPrice ?? 0) - (seen?.price ?? 0))) / (seen?.struckPrice ?? 1)),
  )
  expect((await lastOf(deal.id))?.sentence).toBe('The manager made the deal A sum off: ₹600 off')
})

test('of a sum and a percentage the one that takes more rupees off counts', async () => {
  const scopeIds = ['two-ferry-saver']
  const sum = await oneOf(make({ scopeIds, percent: null, amount: 50, label: 'Fifty rupees' }))
  expect((await list()).find(({ id }) => id === sum.id)?.isOutdone).toBe(true)
  expect(await shown('two-ferry-saver')).toMatchObject({ badge: 'Thirty' })
  const { version } = sum
  const more = await manager.patch(`/deals/${sum.id}`, { version, percent: null, amount: 12_000 })
  expect(more.body.deal).toMatchObject({ percent: null, amount: 12_000, isOutdone: false })
  expect(await shown('two-ferry-saver')).toMatchObject({ badge: 'Fifty rupees' })
})

test('a deal to come can be changed and removed; one that runs keeps its first day', async () => {
  const coming = await oneOf(make({ scopeIds: ['long-island-quiet'], from: addDays(PINNED_DAY, 5) }))
  expect(coming.state).toBe('coming')
  const moved = { version: coming.version, from: addDays(PINNED_DAY, 6), until: addDays(PINNED_DAY, 6), percent: 15 }
  const changed = (await manager.patch(`/deals/${coming.id}`, moved)).body.deal as OfficeDeal
  expect(changed).toMatchObject({ from: addDays(PINNED_DAY, 6), until: addDays(PINNED_DAY, 6), percent: 15 })
  const late = await manager.patch(`/deals/${coming.id}`, moved)
  expect([late.status, late.body.message]).toEqual([
    ...[409, 'Somebody else has saved this deal since you opened it. See what differs, then save again.'],
  ])
  const early = await manager.patch(`/deals/${coming.id}`, { version: changed.version, from: addDays(PINNED_DAY, -1) })
  expect([early.status, early.body.message]).toEqual([422, 'A deal begins today at the earliest'])
  expect((await manager.post(`/deals/${coming.id}/end`)).body).toMatchObject({ removed: true })
  expect((await list()).some(({ id }) => id === coming.id)).toBe(false)
  const gone = await manager.post(`/deals/${coming.id}/end`)
  expect([gone.status, gone.body.message]).toEqual([404, 'There is no such deal'])
  const running = (await list('&state=running')).find(({ label }) => label === 'Monsoon 25%')
  const { id = '', version } = running ?? {}
  const first = await manager.patch(`/deals/${id}`, { version, from: addDays(PINNED_DAY, 1) })
  expect([first.status, first.body.message]).toEqual([
    ...[422, 'It runs already: the price that is struck is of the days before it began'],
  ])
  const over = await manager.patch(`/deals/${id}`, { version, until: addDays(PINNED_DAY, -1), from: running?.from })
  expect([over.status, over.body.message]).toEqual([422, 'The last day lies before the first'])
  const longer = await manager.patch(`/deals/${id}`, { version, percent: 20 })
  expect(longer.body.deal).toMatchObject({ percent: 20, from: running?.from, until: running?.until })
  expect((await lastOf(id))?.sentence).toBe('The manager changed the percent of the deal Monsoon 25% from 25 to 20')
})

test('every deal of the demo, saved as it was read, keeps its hours', async () => {
  const before = await office.api.testDatabase.db
    .selectFrom('deal')
    .select(['id', 'starts_at', 'ends_at'])
    .orderBy('id')
    .execute()
  for (const { id, state, version, percent, amount, label, from, until } of await list())
    if (state !== 'over') await manager.patch(`/deals/${id}`, { version, percent, amount, label, from, until })
  const after = await office.api.testDatabase.db
    .selectFrom('deal')
    .select(['id', 'starts_at', 'ends_at'])
    .orderBy('id')
    .execute()
  expect(after).toEqual(before)
})

test('what makes no deal is refused', async () => {
  const refused = async (more: object) => {
    const { status, body } = await make(more)
    return [status, body.message]
  }
  expect(await refused({ from: addDays(PINNED_DAY, -1) })).toEqual([422, 'A deal begins today at the earliest'])
  expect(await refused({ until: addDays(PINNED_DAY, 400) })).toEqual([422, 'A deal runs for 366 days at most'])
  expect(await refused({ percent: 95 })).toEqual([422, 'A deal takes 90% off at most'])
  const EITHER = 'Please enter either a percentage or an amount'
  expect(await refused({ amount: 100 })).toEqual([422, EITHER])
  expect(await refused({ percent: null })).toEqual([422, EITHER])
  expect(await refused({ percent: null, amount: 0 })).toEqual([422, 'Please enter an amount'])
  expect(await refused({ percent: null, amount: 100_001 })).toEqual([422, 'A deal takes ₹1,00,000 off at most'])
  expect(await refused({ percent: null, amount: 90_000 })).toEqual([
    ...[422, 'Of Slow Days Honeymoon it takes more than 90% off'],
  ])
  expect(await refused({ scopeIds: ['nothing'] })).toEqual([422, 'Please choose products from the list'])
  const running = (await list('&state=running')).find(({ label }) => label === '10% Off')
  const day = addDays(PINNED_DAY, -1)
  const ended = await manager.patch(`/deals/${running?.id}`, { version: running?.version, until: day })
  expect([ended.status, ended.body.message]).toEqual([422, 'That day is over; end the deal instead'])
})
