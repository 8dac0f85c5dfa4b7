import {
  attachQuote as attachCall,
  changeEnquiry as changeCall,
  countEnquiries,
  draftReply as draftCall,
  fetchEnquiry,
  listEnquiries,
  noteOnEnquiry,
  quoteEnquiry as quoteCall,
  replyToEnquiry,
} from '#contract/office/enquiries.ts'
import {
  addTemplate,
  changeTemplate,
  fetchReplyNames,
  listTemplates,
  removeTemplate as removeCall,
} from '#contract/office/reply-templates.ts'
import { ENQUIRY_STATES } from '#contract/terms/enquiry-states.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { requestLinks } from '#server/quotes/request-link.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { attachQuote, changeEnquiry, noteOn, replyTo, UNKNOWN_ENQUIRY } from './answer.ts'
import { type ConversationParts, conversationOf, rowOf } from './conversation.ts'
import { quoteEnquiry } from './quote.ts'
import { VARIABLES } from './reply-text.ts'
import { countStates, findHead, type HeadRow, listHeads, statesOf } from './store.ts'
import { listTemplateRows } from './template-store.ts'
import { draftReply, namesOfEnquiry, removeTemplate, writeTemplate } from './templates.ts'

export type EnquiryOfficeParts = Omit<ConversationParts, 'writeQuoteLink'> & {
  /** The site's secret: links to write quotes are signed with it. */
  authSecret: string
}

export function enquiryOfficeRoutes(office: OfficeApi, given: EnquiryOfficeParts): void {
  const parts: ConversationParts = { ...given, writeQuoteLink: requestLinks(given.origin, given.authSecret) }
  inboxRoutes(office, parts)
  answerRoutes(office, parts)
  templateRoutes(office)
}

function inboxRoutes(office: OfficeApi, parts: ConversationParts): void {
  const { db, now } = parts
  implementOffice(office, listEnquiries, async ({ query }) => {
    const { page, perPage, sort, order, q = '', state, assigned = '', late, subject = '' } = query
    const filter = {
      states: statesOf(state, q),
      assigned,
      lateBefore: late === undefined ? null : now(),
      subject,
      words: q,
    }
    const { rows, total } = await listHeads(db, filter, { offset: (page - 1) * perPage, limit: perPage, sort, order })
    return ok({ rows: rows.map((row) => rowOf(row, now())), total })
  })

  implementOffice(office, countEnquiries, async () => {
    const { counts, late } = await countStates(db, now())
    const all = ENQUIRY_STATES.map((state) => [state, counts[state] ?? 0] as const)
    // Every state is named above.
    return ok({ counts: Object.fromEntries(all) as Record<(typeof ENQUIRY_STATES)[number], number>, late })
  })

  implementOffice(office, fetchEnquiry, async ({ query }) => {
    const head = await findHead(db, query.id)
    return head === undefined ? fail(UNKNOWN_ENQUIRY) : ok({ enquiry: await conversationOf(parts, head) })
  })
}

function answerRoutes(office: OfficeApi, parts: ConversationParts): void {
  const { db } = parts
  const told = async (changed: Result<HeadRow, ApiRefusal>) =>
    changed.ok ? ok({ enquiry: await conversationOf(parts, changed.value) }) : changed

  implementOffice(office, changeCall, async ({ query, body, member }) =>
    told(await changeEnquiry(db, member, query.id, body)),
  )
  implementOffice(office, replyToEnquiry, async ({ query, body, member }) =>
    told(await replyTo(db, member, query.id, body)),
  )
  implementOffice(office, noteOnEnquiry, async ({ query, body, member }) =>
    told(await noteOn(db, member, query.id, body.text)),
  )
  implementOffice(office, attachCall, async ({ query, body, member }) =>
    told(await attachQuote(db, member, query.id, body.number)),
  )
  implementOffice(office, quoteCall, async ({ query, body, member }) => {
    const quoted = await quoteEnquiry(parts, member, { id: query.id, ...body })
    if (!quoted.ok) return quoted
    const { total, head } = quoted.value
    return ok({ total, enquiry: await conversationOf(parts, head) })
  })
}

function templateRoutes(office: OfficeApi): void {
  const { db } = office
  implementOffice(office, listTemplates, async ({ query: { page, perPage, q = '' } }) => {
    const { rows, total } = await listTemplateRows(db, { offset: (page - 1) * perPage, limit: perPage, words: q })
    return ok({ rows, total, variables: VARIABLES.map((each) => ({ ...each })) })
  })
  implementOffice(office, fetchReplyNames, ({ query, member }) => namesOfEnquiry(db, member, query.id))
  implementOffice(office, draftCall, ({ query, member }) => draftReply(db, member, query))
  implementOffice(office, addTemplate, async ({ body, member }) => {
    const written = await writeTemplate(db, member, body)
    return written.ok ? ok({ template: written.value }) : written
  })
  implementOffice(office, changeTemplate, async ({ query, body, member }) => {
    const written = await writeTemplate(db, member, { id: query.id, ...body })
    return written.ok ? ok({ template: written.value }) : written
  })
  implementOffice(office, removeCall, ({ query, member }) => removeTemplate(db, member, query.id))
}
