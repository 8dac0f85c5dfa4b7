import type { ReplyTemplate } from '#contract/office/reply-templates.ts'
import { fillNames } from '#contract/terms/fill-names.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { travellersText } from '#server/enquiries/enquiry-texts.ts'
import { drawCode } from '#server/http/draw-code.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { UNKNOWN_ENQUIRY } from './answer.ts'
import { replyValues, unknownNames } from './reply-text.ts'
import { findHead } from './store.ts'
import { countTemplates, deleteTemplate, findTemplate, saveTemplate } from './template-store.ts'

/** Templates that an office keeps at most (ours): they are offered in one list. */
const TEMPLATES_MAX = 60
const ID_LENGTH = 8
const UNKNOWN = notFound('We do not know this template')

/** `id` undefined: a new one. */
export function writeTemplate(
  db: Db,
  by: Member,
  { id, ...fields }: Omit<ReplyTemplate, 'id'> & { id?: string },
): Promise<Result<ReplyTemplate, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const problem = namesProblem(fields)
    if (problem !== undefined) return fail(problem)
    const before = id === undefined ? undefined : await findTemplate(tx, id)
    if (id !== undefined && before === undefined) return fail(UNKNOWN)
    if (id === undefined && (await countTemplates(tx)) >= TEMPLATES_MAX)
      return fail({ status: 409, code: 'too_many', message: `An office has up to ${TEMPLATES_MAX} templates` })
    const template = { id: id ?? drawCode(ID_LENGTH).toLowerCase(), ...fields }
    await saveTemplate(tx, template)
    const action = before === undefined ? 'added' : 'changed'
    await recordChange(tx, by, { action, subject: 'template', subjectId: template.id, before, after: template })
    return ok(template)
  })
}

function namesProblem({ subject, text }: Omit<ReplyTemplate, 'id'>): ApiRefusal | undefined {
  const [field, names] =
    unknownNames(subject).length > 0 ? ['subject', unknownNames(subject)] : ['text', unknownNames(text)]
  const [first] = names
  return first === undefined
    ? undefined
    : invalid(String(field), `Nothing fills in {${first}}; the names are listed below`)
}

export function removeTemplate(db: Db, by: Member, id: string): Promise<Result<Record<never, never>, ApiRefusal>> {
  return inTransaction(db, async (tx) => {
    const before = await findTemplate(tx, id)
    if (before === undefined) return fail(UNKNOWN)
    await deleteTemplate(tx, id)
    await recordChange(tx, by, { action: 'removed', subject: 'template', subjectId: id, before })
    return ok({})
  })
}

/** A template as it would be sent about this enquiry. */
export async function draftReply(
  db: Db,
  by: Member,
  { id, template: templateId }: { id: string; template: string },
): Promise<Result<{ subject: string; text: string }, ApiRefusal>> {
  const [head, template] = [await findHead(db, id), await findTemplate(db, templateId)]
  if (head === undefined) return fail(UNKNOWN_ENQUIRY)
  if (template === undefined) return fail(UNKNOWN)
  const values = await valuesFor(db, by, head)
  return ok({ subject: fillNames(template.subject, values), text: fillNames(template.text, values) })
}

/** What each name becomes in a reply to this enquiry. */
export async function namesOfEnquiry(
  db: Db,
  by: Member,
  id: string,
): Promise<Result<{ values: Record<string, string> }, ApiRefusal>> {
  const head = await findHead(db, id)
  return head === undefined ? fail(UNKNOWN_ENQUIRY) : ok({ values: await valuesFor(db, by, head) })
}

type Head = NonNullable<Awaited<ReturnType<typeof findHead>>>

async function valuesFor(db: Db, by: Member, head: Head): Promise<Record<string, string>> {
  const brand = await readBrand(db)
  const { name, reference, about, travelDate } = head
  return replyValues({
    ...{ name, reference, about, travelDate, travellers: travellersText(head) },
    ...{ member: by.name, brand: brand?.brandName ?? '', phone: brand?.phones[0]?.text ?? '' },
  })
}
