import { sql } from 'kysely'
import { addDays, dayInIndia, formatDay, instantInIndia, timeInIndia } from '#contract/terms/india-time.ts'
import { answerBy, readOpenHours } from '#contract/terms/support-hours.ts'
import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { line, mailToAddress } from '#server/documents/mail-frame.ts'
import { enqueue } from '#server/jobs/outbox.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'

const ENQUIRY_LATE = 'enquiry-late'
/** An answer is promised within so many days, or not at all. */
const DAYS_AHEAD_MAX = 7

/** The instant of the promise in words (`answerBy`); undefined where our hours cannot be read. */
export function answerDueAt(now: Date, supportHours: string): Date | undefined {
  const [hours, words] = [readOpenHours(supportHours), answerBy(now, supportHours)]
  if (hours === undefined || words === undefined) return undefined
  const today = dayInIndia(now)
  const days = Array.from({ length: DAYS_AHEAD_MAX + 1 }, (_, ahead) => addDays(today, ahead))
  const day = days.find((each) => formatDay(each).startsWith(words.slice(0, words.indexOf(' by '))))
  return day === undefined ? undefined : instantInIndia(day, hours.closes)
}

export async function answerDue(db: Db, now: Date): Promise<Date | undefined> {
  const brand = await readBrand(db)
  return brand && answerDueAt(now, brand.supportHours.text)
}

/** Looks at the enquiry once its answer is due. */
export async function watchAnswer(
  tx: Tx,
  reference: string,
  { dueAt, now }: { dueAt: Date; now: Date },
): Promise<void> {
  const afterSeconds = Math.max(0, Math.ceil((dueAt.getTime() - now.getTime()) / 1_000))
  await enqueue(tx, ENQUIRY_LATE, { reference }, { dedupeKey: reference, afterSeconds })
}

type LateParts = { db: Db; origin: string; email: EmailSender; operatorAddress?: string | undefined }
type LateRow = { id: number; reference: string; dueAt: Date }

/** Alerts the office, once an enquiry, that an answer which was promised is late. */
export function lateAnswerHandlers({ db, origin, email, operatorAddress }: LateParts): JobHandlers {
  return {
    [ENQUIRY_LATE]: async (payload) => {
      // Only watchAnswer enqueues this topic.
      const { reference } = payload as { reference: string }
      const late = await findLate(db, reference)
      if (late === undefined) return
      const brand = await readBrand(db)
      if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
      const about = { eventKey: `enquiry/${reference}/late`, brand, address: operatorAddress ?? brand.email }
      const when = `${formatDay(dayInIndia(late.dueAt))}, ${timeInIndia(late.dueAt)} IST`
      await email.send(
        mailToAddress(about, `Late: enquiry ${late.reference} has no answer`, [
          line(`Enquiry ${late.reference} was promised an answer by ${when}, and has none yet.`),
          { kind: 'link', text: 'Open the enquiry', url: `${origin}/office/enquiries/${late.id}` },
        ]),
      )
    },
  }
}

/** The enquiry that this one is, or is joined to, where its answer is late. */
async function findLate(db: Db, reference: string): Promise<LateRow | undefined> {
  const { rows } = await sql<LateRow>`
    select head.id, head.reference, head.due_at as "dueAt"
      from enquiry asked join enquiry head on head.id = coalesce(asked.head_id, asked.id)
     where asked.reference = ${reference} and head.state = 'new' and head.due_at <= app_now()`.execute(db)
  return rows[0]
}
