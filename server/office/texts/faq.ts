import { FAQ_MOST, type OfficeFaqEntry, type OfficeFaqGroup } from '#contract/office/faq.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid, notFound } from '#server/http/refusal.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { cleanHtml } from '../clean-html.ts'
import {
  deleteEntry,
  deleteGroup,
  type FaqOrder,
  insertEntry,
  insertGroup,
  lockFaq,
  readFaq,
  renameGroup,
  updateEntry,
  writeFaqOrder,
} from './faq-store.ts'

export type FaqParts = { db: Db; now: () => Date }
type Saved = Promise<Result<{ groups: OfficeFaqGroup[] }, ApiRefusal>>

const UNKNOWN_QUESTION = notFound('There is no such question')
const UNKNOWN_GROUP = notFound('There is no such group')
const TOO_MANY: ApiRefusal = {
  ...{ status: 409, code: 'too_many' },
  message: `The page holds ${FAQ_MOST.questions} questions in ${FAQ_MOST.groups} groups at most`,
}

/** Runs a change with the whole page locked, and answers with the page after it. */
function withFaq(db: Db, change: (tx: Tx, groups: OfficeFaqGroup[]) => Promise<ApiRefusal | undefined>): Saved {
  return inTransaction(db, async (tx) => {
    const refusal = await change(tx, await lockFaq(tx))
    return refusal === undefined ? ok({ groups: await readFaq(tx) }) : fail(refusal)
  })
}

const questionsOf = (groups: readonly OfficeFaqGroup[]) => groups.flatMap(({ questions }) => questions)

export function addEntryTo(
  { db, now }: FaqParts,
  member: Member,
  given: { id?: string; groupId: string; question: string; answerHtml: string },
): Saved {
  return withFaq(db, async (tx, groups) => {
    if (!groups.some(({ id }) => id === given.groupId)) return invalid('groupId', 'Please choose a group from the list')
    if (questionsOf(groups).length >= FAQ_MOST.questions) return TOO_MANY
    const answer = cleanHtml(given.answerHtml)
    const id = await insertEntry(tx, { ...given, answer, today: dayInIndia(now()) })
    const after = { question: given.question, answerHtml: answer }
    await recordChange(tx, member, { action: 'created', subject: 'faq_question', subjectId: id, after })
    return undefined
  })
}

export function changeEntryText(
  { db, now }: FaqParts,
  member: Member,
  given: { id: string; question: string; answerHtml: string; version: string },
): Saved {
  return withFaq(db, async (tx, groups) => {
    const found = questionsOf(groups).find(({ id }) => id === given.id)
    if (found === undefined) return UNKNOWN_QUESTION
    if (found.version !== given.version) return changedMeanwhile(found)
    const after = { question: given.question, answerHtml: cleanHtml(given.answerHtml) }
    await updateEntry(tx, given.id, { question: after.question, answer: after.answerHtml, today: dayInIndia(now()) })
    const before = { question: found.question, answerHtml: found.answerHtml }
    await recordChange(tx, member, { action: 'changed', subject: 'faq_question', subjectId: given.id, before, after })
    return undefined
  })
}

function changedMeanwhile(current: OfficeFaqEntry): ApiRefusal {
  return {
    ...{ status: 409, code: 'changed' },
    message: 'Somebody else has saved this question since you opened it. See what differs, then save again.',
    more: { current },
  }
}

export function removeEntryFrom({ db }: FaqParts, member: Member, id: string): Saved {
  return withFaq(db, async (tx, groups) => {
    const found = questionsOf(groups).find((each) => each.id === id)
    if (found === undefined) return UNKNOWN_QUESTION
    await deleteEntry(tx, id)
    const before = { question: found.question, answerHtml: found.answerHtml }
    await recordChange(tx, member, { action: 'removed', subject: 'faq_question', subjectId: id, before })
    return undefined
  })
}

export function addGroup({ db }: FaqParts, member: Member, { id: asked, name }: { id?: string; name: string }): Saved {
  return withFaq(db, async (tx, groups) => {
    if (groups.length >= FAQ_MOST.groups) return TOO_MANY
    const id = await insertGroup(tx, name, asked)
    await recordChange(tx, member, { action: 'created', subject: 'faq_group', subjectId: id, after: { name } })
    return undefined
  })
}

export function renameGroupTo({ db }: FaqParts, member: Member, id: string, name: string): Saved {
  return withFaq(db, async (tx, groups) => {
    const found = groups.find((each) => each.id === id)
    if (found === undefined) return UNKNOWN_GROUP
    await renameGroup(tx, id, name)
    const change = { before: { name: found.name }, after: { name } }
    await recordChange(tx, member, { action: 'changed', subject: 'faq_group', subjectId: id, ...change })
    return undefined
  })
}

export function removeGroup({ db }: FaqParts, member: Member, id: string): Saved {
  return withFaq(db, async (tx, groups) => {
    const found = groups.find((each) => each.id === id)
    if (found === undefined) return UNKNOWN_GROUP
    if (found.questions.length > 0)
      return { status: 409, code: 'in_use', message: 'Please move or remove its questions first' }
    await deleteGroup(tx, id)
    const before = { name: found.name }
    await recordChange(tx, member, { action: 'removed', subject: 'faq_group', subjectId: id, before })
    return undefined
  })
}

export function arrangeEntries({ db }: FaqParts, member: Member, order: FaqOrder): Saved {
  return withFaq(db, async (tx, groups) => {
    const before = orderOf(groups.map(({ id, questions }) => ({ id, questionIds: questions.map((each) => each.id) })))
    const after = orderOf(order)
    if ([...before].sort().join() !== [...after].sort().join())
      return {
        ...{ status: 409, code: 'changed' },
        message: 'A question has come or gone since you opened the page. Please look at it once more.',
      }
    await writeFaqOrder(tx, order)
    await recordChange(tx, member, {
      ...{ action: 'arranged', subject: 'faq', subjectId: 'all' },
      ...{ before: { order: before }, after: { order: after } },
    })
    return undefined
  })
}

/** Groups and questions in one row, each group before its questions. */
function orderOf(order: FaqOrder): string[] {
  return order.flatMap(({ id, questionIds }) => [`group ${id}`, ...questionIds])
}
