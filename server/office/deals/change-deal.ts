import { randomBytes } from 'node:crypto'
import { DEAL_MOST, type DealPrice, type OfficeDeal } from '#contract/office/deals.ts'
import { addDays, dayInIndia, daysBetween, instantInIndia } from '#contract/terms/india-time.ts'
import { perPersonRate } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { DealKind } from '#contract/v1/deals.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { afterDeal, type Off, offNumber, percentOf } from '#server/products/price-rules.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { deleteDeal, endDealNow, findDeal, insertDeals, type Listed, readListed, updateDeal } from './store.ts'

type Parts = { db: Db; now: () => Date }

export type DealDays = { from: string; until: string }
type GivenOff = { percent?: number | null | undefined; amount?: number | null | undefined }
type Asked = DealDays & GivenOff & { kind: DealKind; scopeIds: readonly string[]; except?: string | undefined }

const UNKNOWN_DEAL = notFound('There is no such deal')
const UNKNOWN_PRODUCT = invalid('scopeIds', 'Please choose products from the list')
const OVER: ApiRefusal = { status: 409, code: 'conflict', message: 'This deal is over; make a new one' }

/** Both days are in the deal. */
function timesOf({ from, until }: DealDays): { startsAt: Date; endsAt: Date } {
  return { startsAt: instantInIndia(from), endsAt: instantInIndia(addDays(until, 1)) }
}

function daysProblem({ from, until }: DealDays): ApiRefusal | undefined {
  if (until < from) return invalid('until', 'The last day lies before the first')
  if (daysBetween(from, until) >= DEAL_MOST.days)
    return invalid('until', `A deal runs for ${DEAL_MOST.days} days at most`)
  return undefined
}

/** What products would cost with a deal. */
export async function previewDeals(db: Db, asked: Asked): Promise<Result<{ prices: DealPrice[] }, ApiRefusal>> {
  const problem = daysProblem(asked)
  if (problem !== undefined) return fail(problem)
  const off = offOf(asked)
  if (!off.ok) return off
  const { kind, scopeIds, except = '' } = asked
  const listed = await readListed(db, { kind, scopeIds, except, ...timesOf(asked) })
  if (listed.length < new Set(scopeIds).size) return fail(UNKNOWN_PRODUCT)
  const prices = listed.map((product) => priceOf(kind, off.value, product))
  const { amount } = off.value
  const small = prices.find(({ before }) => before > 0 && (amount ?? 0) > percentOf(before, DEAL_MOST.percent))
  if (small !== undefined)
    return fail(invalid('amount', `Of ${small.name} it takes more than ${DEAL_MOST.percent}% off`))
  return ok({ prices })
}

/** So many percent or so many rupees, not both. */
function offOf({ percent = null, amount = null }: GivenOff): Result<Off, ApiRefusal> {
  if (percent !== null && amount === null) return ok({ percent, amount })
  if (amount !== null && percent === null) return ok({ percent, amount })
  return fail(invalid('percent', 'Please enter either a percentage or an amount'))
}

function priceOf(kind: DealKind, off: Off, { rate, priceUnit, others, ...product }: Listed): DealPrice {
  // A deal on a package is taken from what a person pays (package prices 1.2).
  const before = kind === 'package' ? perPersonRate(rate ?? 0) : (rate ?? 0)
  const after = afterDeal(before, offNumber(off))
  return {
    ...{ ...product, unit: kind === 'package' ? 'per person' : unitOf(kind, priceUnit), before, after },
    couple: kind === 'package' ? { before: rate ?? 0, after: 2 * after } : null,
    others: others.map((other) => ({ ...other, takesMore: afterDeal(before, offNumber(other)) <= after })),
  }
}

function unitOf(kind: DealKind, priceUnit: string | null): string {
  if (kind === 'hotel') return 'a night from, before tax'
  if (kind === 'car') return 'per car from'
  return priceUnit ?? 'per person'
}

const ID_BYTES = 8

export function addDeals(
  { db, now }: Parts,
  member: Member,
  given: Omit<Asked, 'except'> & { label: string },
): Promise<Result<{ deals: OfficeDeal[] }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    if (given.from < dayInIndia(now())) return fail(invalid('from', 'A deal begins today at the earliest'))
    const preview = await previewDeals(tx, given)
    if (!preview.ok) return preview
    const { kind, label } = given
    const off = offOf(given)
    if (!off.ok) return off
    const deals = [...new Set(given.scopeIds)].map((scopeId) => ({
      ...{ id: `deal-${randomBytes(ID_BYTES).toString('hex')}`, kind, scopeId, ...off.value, label, ...timesOf(given) },
    }))
    await insertDeals(tx, deals)
    for (const { id, scopeId } of deals)
      await recordChange(tx, member, {
        ...{ action: 'created', subject: 'deal', subjectId: id },
        after: { kind, scopeId, ...off.value, label, from: given.from, until: given.until },
      })
    const made = await Promise.all(deals.map(({ id }) => findDeal(tx, id)))
    return ok({ deals: made.filter((deal) => deal !== undefined) })
  })
}

type DealChange = { id: string; version: string } & GivenOff & {
    [Field in 'label' | 'from' | 'until']?: OfficeDeal[Field] | undefined
  }

/** Changes a deal that is not over. Of one that runs the first day stays: its struck price is of the days before it. */
export function changeDealFields(
  { db, now }: Parts,
  member: Member,
  { id, version, ...change }: DealChange,
): Promise<Result<{ deal: OfficeDeal }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const deal = await findDeal(tx, id, { forUpdate: true })
    if (deal === undefined) return fail(UNKNOWN_DEAL)
    if (deal.version !== version) return fail(changedMeanwhile(deal))
    if (deal.state === 'over') return fail(OVER)
    const before = fieldsOf(deal)
    const off = change.percent == null && change.amount == null ? ok(offAsIs(deal)) : offOf(change)
    if (!off.ok) return off
    const after = {
      ...{ ...off.value, label: change.label ?? deal.label },
      ...{ from: change.from ?? deal.from, until: change.until ?? deal.until },
    }
    const problem = daysProblem(after) ?? movedProblem(deal, after, dayInIndia(now()))
    if (problem !== undefined) return fail(problem)
    const times = timesOf(after)
    await updateDeal(tx, id, {
      ...{ ...off.value, label: after.label },
      // A deal that began at another hour than midnight keeps it.
      startsAt: after.from === before.from ? undefined : times.startsAt,
      endsAt: after.until === before.until ? undefined : times.endsAt,
    })
    await recordChange(tx, member, { action: 'changed', subject: 'deal', subjectId: id, before, after })
    return saved(tx, id)
  })
}

/** The check of its table holds that it is one of the two. */
function offAsIs({ percent, amount }: OfficeDeal): Off {
  return { percent, amount } as Off
}

function movedProblem(deal: OfficeDeal, after: DealDays, today: string): ApiRefusal | undefined {
  if (deal.state === 'running' && after.from !== deal.from)
    return invalid('from', 'It runs already: the price that is struck is of the days before it began')
  if (after.from !== deal.from && after.from < today) return invalid('from', 'A deal begins today at the earliest')
  if (after.until < today) return invalid('until', 'That day is over; end the deal instead')
  return undefined
}

function fieldsOf({ percent, amount, label, from, until }: OfficeDeal) {
  return { percent, amount, label, from, until }
}

function changedMeanwhile(current: OfficeDeal): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has saved this deal since you opened it. See what differs, then save again.',
    more: { current },
  }
}

/** Ends a deal that runs; removes one that has not begun. */
export function endDealOf(db: Db, member: Member, id: string): Promise<Result<{ removed: boolean }, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const deal = await findDeal(tx, id, { forUpdate: true })
    if (deal === undefined) return fail(UNKNOWN_DEAL)
    if (deal.state === 'over') return fail(OVER)
    const removed = deal.state === 'coming'
    const before = { ...fieldsOf(deal), scopeId: deal.scopeId }
    if (removed) await deleteDeal(tx, id)
    else await endDealNow(tx, id)
    const action = removed ? 'removed' : 'ended'
    await recordChange(tx, member, { action, subject: 'deal', subjectId: id, before })
    return ok({ removed })
  })
}

async function saved(tx: Tx, id: string): Promise<Result<{ deal: OfficeDeal }, ApiRefusal>> {
  const deal = await findDeal(tx, id)
  return deal === undefined ? fail(UNKNOWN_DEAL) : ok({ deal })
}
