import { createHash } from 'node:crypto'
import type { EnquiryPrice } from '#contract/terms/enquiry-price.ts'
import { FAILURE } from '#contract/terms/messages.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import type { EnquiryRequest } from '#contract/v1/enquiries.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { drawCode } from '#server/http/draw-code.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { LimitKeys } from '#server/limits/count-uses.ts'
import { countForm, type FormRequester } from '#server/limits/form-limits.ts'
import { ENQUIRY_COPY, ENQUIRY_NOTICE } from './enquiry-jobs.ts'
import { travellersText, withAdded } from './enquiry-texts.ts'
import { watchAnswer } from './late-answer.ts'
import { contentOf, type EnquiryContent, recordsOf, requesterOf, sameSince, wishOf } from './rules.ts'
import {
  type EnquiryRow,
  findPackageName,
  findSameEnquiry,
  hasRecord,
  insertEnquiry,
  lockRequester,
  reopenHead,
} from './store.ts'

const LENGTH = 6

const REFERENCE_DRAWS_MAX = 5

/** `field` is the path of the unknown id, `message` the catalogue's message for it. */
export type EnquiryRefusal =
  | { code: 'not_found'; field: string; message: string }
  | { code: 'too_many'; refusal: ApiRefusal }
  | { code: 'try_later' }

/** `network` is a keyed hash of the /24 or /48 that it came from. */
export type EnquiryPost = {
  question: EnquiryRequest
  /** The subject by our own records; '' where there is none. */
  words?: string
  /** The price for the party now, if it can be computed. */
  price?: EnquiryPrice | undefined
  /** Asks another operator about a sailing that our tables do not know. */
  confirmSailing?: (sailingId: string) => Promise<'found' | 'missing' | 'unanswered'>
  network: string
  limits: LimitKeys
  /** Whether the sender has confirmed the mailbox: then the copy repeats the whole enquiry. */
  isProved?: boolean
  /** By when an answer is promised, where our hours say. */
  dueAt?: Date | undefined
  now: Date
}

/** Stores a validated enquiry with its two mails, or refuses. The same words again answer the same reference, unstored. */
export async function submitEnquiry(
  db: Db,
  { question, words = '', price, confirmSailing, network, limits, isProved = false, dueAt, now }: EnquiryPost,
): Promise<Result<{ reference: string }, EnquiryRefusal>> {
  const content = contentOf(question)
  const packageName = content.packageId === null ? null : await findPackageName(db, content.packageId)
  if (packageName === undefined) return fail(unknown('travelpackageId', FAILURE.packages))
  const about = await findAbout(db, content, confirmSailing)
  if (about === 'missing') return fail(unknown('about.id', recordsOf(content).unknown))
  if (about === 'unanswered') return fail({ code: 'try_later' })
  const row = {
    content: {
      ...content,
      aboutWords: words || null,
      aboutDetail: withAdded(words, travellersText(content), content.aboutDetail ?? '') || null,
    },
    price: price ?? null,
    wish: wishOf(question),
    packageName,
    sender: hashOf(requesterOf(content, network)),
    contentHash: hashOf(JSON.stringify([content, question.about])),
    since: sameSince(now),
    now,
    dueAt: dueAt ?? null,
  }
  const requester = { network, mailbox: content.email, mobile: content.contactNumber }
  return inTransaction(db, (tx) => storeOnce(tx, row, { limits, requester, isProved }))
}

/** A sailing of another operator is nowhere in our tables: its operator says whether there is one. */
async function findAbout(
  db: Db,
  content: EnquiryContent,
  confirmSailing: EnquiryPost['confirmSailing'],
): Promise<'found' | 'missing' | 'unanswered'> {
  const { aboutId } = content
  const { kinds } = recordsOf(content)
  if (aboutId === null || (await hasRecord(db, kinds, aboutId))) return 'found'
  return kinds.includes('ferry_sailing') && confirmSailing ? confirmSailing(aboutId) : 'missing'
}

function unknown(field: string, message: string): EnquiryRefusal {
  return { code: 'not_found', field, message }
}

async function storeOnce(
  tx: Tx,
  row: Omit<EnquiryRow, 'reference'>,
  { limits, requester, isProved }: { limits: LimitKeys; requester: FormRequester; isProved: boolean },
): Promise<Result<{ reference: string }, EnquiryRefusal>> {
  await lockRequester(tx, row.sender, row.now)
  const same = await findSameEnquiry(tx, row)
  if (same !== undefined) return ok({ reference: same })
  const refusal = await countForm(tx, limits, requester)
  if (refusal !== undefined) return fail({ code: 'too_many', refusal })
  for (let draws = 0; draws < REFERENCE_DRAWS_MAX; draws += 1) {
    const reference = drawReference()
    if (await insertEnquiry(tx, { ...row, reference })) {
      await enqueue(tx, ENQUIRY_COPY, { reference, isProved }, { dedupeKey: reference })
      await enqueue(tx, ENQUIRY_NOTICE, { reference }, { dedupeKey: reference })
      await reopenHead(tx, reference)
      if (row.dueAt !== null) await watchAnswer(tx, reference, { dueAt: row.dueAt, now: row.now })
      return ok({ reference })
    }
  }
  throw new Error(`${REFERENCE_DRAWS_MAX} references in a row were taken`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** "ENQ-7K2M9P": 30 random bits. May have been given before; the table's unique key decides. */
function drawReference(): string {
  return `ENQ-${drawCode(LENGTH)}`
}
