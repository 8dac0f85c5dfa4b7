import {
  closeDisruption as closeCall,
  draftMessage,
  planSettling,
  previewMessage,
  sendMessage,
  settleParties,
} from '#contract/office/disruption-changes.ts'
import {
  fetchDisruption,
  listDisruptions as listCall,
  openDisruption as openCall,
  listTargets as targetsCall,
} from '#contract/office/disruptions.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { implementOffice, type OfficeApi } from '#server/office/office-api.ts'
import type { PricingParts } from '#server/products/product.ts'
import { readBrand } from '#server/settings/brand.ts'
import { choiceTokens } from './choice-token.ts'
import { deskView, loadParties } from './desk-view.ts'
import { DRAFT, MESSAGE_NAMES, type MessageParts } from './message-text.ts'
import { previewMessages, sendMessages } from './messages.ts'
import {
  CLOSED,
  closeDisruption,
  listTargets,
  openDisruption,
  renewDisruption,
  UNKNOWN_DISRUPTION,
} from './open-disruption.ts'
import { listParties, UNSETTLED } from './party-store.ts'
import { type PartyOf, planParties, planView } from './plan.ts'
import { settleParty } from './settle.ts'
import { type DisruptionRecord, listDisruptionRows } from './store.ts'

export type DeskParts = Pick<PricingParts, 'pricingPolicy' | 'ferryOperators'> & {
  authSecret: string
  authFallback?: string | undefined
}

/** How long travellers are given where nothing else is said (ours). */
const ANSWER_HOURS = 6

/** The disruption desk. */
export function disruptionRoutes(office: OfficeApi, parts: DeskParts): void {
  readRoutes(office, parts)
  settleRoutes(office, parts)
  messageRoutes(office, parts)
  const { db } = office
  implementOffice(office, openCall, ({ body, member }) => openDisruption(db, member, body))
  implementOffice(office, closeCall, ({ query, body, member }) => closeDisruption(db, member, { ...query, ...body }))
}

async function messageParts({ db, origin }: OfficeApi, { authSecret, authFallback }: DeskParts): Promise<MessageParts> {
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  return { db, origin, tokens: choiceTokens(authSecret, authFallback), brand }
}

function readRoutes(office: OfficeApi, parts: DeskParts): void {
  const { db } = office
  implementOffice(office, targetsCall, async ({ query }) => ok({ targets: await listTargets(db, query) }))
  implementOffice(office, listCall, async ({ query: { page, perPage } }) => {
    const { rows, total } = await listDisruptionRows(db, { offset: (page - 1) * perPage, limit: perPage })
    const shown = rows.map(({ openedAt, closedAt, ...row }) => ({
      ...{ ...row, openedAt: openedAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
    }))
    return ok({ rows: shown, total })
  })
  implementOffice(office, fetchDisruption, async ({ query }) => {
    const off = await renewDisruption(db, query.id)
    if (off === undefined) return fail(UNKNOWN_DISRUPTION)
    return ok({ disruption: await deskView(await messageParts(office, parts), off) })
  })
}

type Chosen = { off: DisruptionRecord; chosen: PartyOf[] }

/** Of the parties that are named, those that can still be settled. */
async function chosenOf(
  { db }: OfficeApi,
  id: string,
  partyIds: readonly string[],
): Promise<Result<Chosen, ApiRefusal>> {
  const off = await renewDisruption(db, id)
  if (off === undefined) return fail(UNKNOWN_DISRUPTION)
  if (off.closedAt !== null) return fail(CLOSED)
  const rows = await listParties(db, id)
  const asked = rows.filter((row) => partyIds.includes(row.id) && UNSETTLED.includes(row.state))
  return ok({ off, chosen: await loadParties(db, asked) })
}

function settleRoutes(office: OfficeApi, parts: DeskParts): void {
  const pricing = { db: office.db, ...parts }
  implementOffice(office, planSettling, async ({ query, body }) => {
    const found = await chosenOf(office, query.id, body.partyIds)
    if (!found.ok) return found
    const { off, chosen } = found.value
    return ok({ plan: planView(await planParties(pricing, off, chosen, body), body) })
  })
  implementOffice(office, settleParties, async ({ query, body, member }) => {
    const found = await chosenOf(office, query.id, body.partyIds)
    if (!found.ok) return found
    const { off, chosen } = found.value
    const planned = await planParties(pricing, off, chosen, body)
    const { charged, back } = planView(planned, body)
    if (charged !== body.charged || back !== body.back) return fail(planChanged(charged, back))
    const results = []
    for (const each of planned) {
      const done = await settleParty(pricing, off, each, { deed: body.deed, by: member })
      const { party, booking } = each
      const words = done.ok ? done.value : done.error.message
      const who = { partyId: party.id, ref: booking.reference ?? '', name: booking.lead?.name ?? '' }
      results.push({ ...who, isDone: done.ok, words })
    }
    return ok({ results })
  })
}

function planChanged(charged: number, back: number): ApiRefusal {
  const message = `By now ${formatRupees(charged)} would be charged and ${formatRupees(back)} would go back, which is not what you saw. Nothing was changed; please look again.`
  return { status: 409, code: 'plan_changed', message }
}

function messageRoutes(office: OfficeApi, parts: DeskParts): void {
  implementOffice(office, draftMessage, async ({ query }) => {
    const found = await chosenOf(office, query.id, [])
    if (!found.ok) return found
    return ok({ ...DRAFT, answerHours: ANSWER_HOURS, names: MESSAGE_NAMES.map((each) => ({ ...each })) })
  })
  implementOffice(office, previewMessage, async ({ query, body }) => {
    const found = await chosenOf(office, query.id, body.partyIds)
    if (!found.ok) return found
    const { off, chosen } = found.value
    return ok({ mails: previewMessages(await messageParts(office, parts), off, chosen, body) })
  })
  implementOffice(office, sendMessage, async ({ query, body, member }) => {
    const found = await chosenOf(office, query.id, body.partyIds)
    if (!found.ok) return found
    const { off, chosen } = found.value
    const { subject, text, answerHours } = body
    const writing = { subject, text, answerHours, by: member }
    return sendMessages(await messageParts(office, parts), off, chosen, writing)
  })
}
