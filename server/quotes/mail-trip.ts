import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Line } from '#contract/v1/trip-lines.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { readBrand } from '#server/settings/brand.ts'
import { recordChange } from '#server/staff/audit.ts'
import type { Member } from '#server/staff/session.ts'
import { holdForCaller } from './hold-for-caller.ts'
import { type QuoteParts, saveQuote } from './save-quote.ts'
import { mailQuote } from './send-quote.ts'
import { findQuote } from './store.ts'

type MailedTrip = {
  number: string
  url: string
  total: number
  validUntil: string
  mailTo: string
  heldUntil: string | null
  message: string
  whatsapp: string
}
type Asked = {
  lines?: readonly Line[] | undefined
  link?: string | undefined
  email: string
  holds: boolean
  contactNumber?: string | undefined
  member: Member
}

const NO_TRIP = invalid(
  'link',
  'There is no trip behind this link: on My trip choose Share, and paste the link that it gives',
)

/**
 * Writes a trip of the office, or the trip behind a link of My trip or of a quote, as a quote at the prices of today, holds it for the caller where that is asked
 * for, and has its link mailed. Whoever opens it names the travellers and pays.
 */
export async function mailTrip(parts: QuoteParts, asked: Asked): Promise<Result<MailedTrip, ApiRefusal>> {
  const { email, holds, member } = asked
  const lines = await linesOf(parts, asked)
  if (lines === undefined) return fail(NO_TRIP)
  // Without a name and an address: the caller gives both with the booking, and agrees to their being kept.
  const saved = await saveQuote(parts, { lines, sender: `office ${member.id}` })
  if (!saved.ok) return saved
  const { id, total } = saved.value
  const held = holds ? await holdForCaller(parts, { id, member }) : undefined
  if (held?.ok === false) return held
  const heldUntil = held?.value.expiresAt.toISOString() ?? null
  await inTransaction(parts.db, async (tx) => {
    await mailQuote(tx, { id, email, sender: `office ${member.id}` })
    const after = { number: saved.value.number, total: total.amountPayable, heldUntil }
    await recordChange(tx, member, { action: 'trip mailed', subject: 'quote', subjectId: id, after })
  })
  return ok(await mailedOf(parts, saved.value, { ...asked, heldUntil }))
}

/** At whatever they cost now: the prices of before do not count. */
async function linesOf({ db }: QuoteParts, { lines, link = '' }: Asked): Promise<Line[] | undefined> {
  const asked = lines ?? (await findQuote(db, idIn(link)))?.asked
  return asked?.map(({ priceVersion: _, ...line }) => line)
}

async function mailedOf(
  { db }: QuoteParts,
  { number = '', url, total: { amountPayable: total }, validUntil = '', lines }: SavedQuote,
  { email, contactNumber, heldUntil }: Pick<Asked, 'email' | 'contactNumber'> & { heldUntil: string | null },
): Promise<MailedTrip> {
  const brand = await readBrand(db)
  const until = heldUntil ?? validUntil
  const message = [
    `Your trip with ${brand?.brandName ?? 'us'}: ${lines.map(({ title }) => title).join('; ')}. ${formatRupees(total)}, taxes included.`,
    heldUntil === null
      ? `The price stands until ${momentText(until)}; nothing is held until you accept it.`
      : `We hold it for you until ${momentText(until)}.`,
    `See it, name the travellers and pay here: ${url}`,
  ].join(' ')
  const digits = contactNumber === undefined ? '' : phoneText(contactNumber).replaceAll(/\D/g, '')
  const whatsapp = `https://wa.me/${digits}?text=${encodeURIComponent(message)}`
  return { number, url, total, validUntil, mailTo: email, heldUntil, message, whatsapp }
}

/** "Fri 25 Dec 2026, 18:00". */
function momentText(instant: string): string {
  const at = new Date(instant)
  return `${formatDay(dayInIndia(at))}, ${timeInIndia(at)}`
}

/** The last part of the address of a quote, or what was pasted itself. */
function idIn(link: string): string {
  const [bare = ''] = link.split(/[?#]/, 1)
  const path = visitorPaths.quote('')
  const start = bare.lastIndexOf(path)
  return start < 0 ? bare : bare.slice(start + path.length).replace(/\/$/, '')
}
