import type { SailingMail } from '#contract/office/sailings.ts'
import type { Brand } from '#contract/terms/brand.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { whatsappHref } from '#contract/terms/whatsapp.ts'
import type { EmailSender } from '#server/adapters/email/email-sender.ts'
import { looksLikeLink, type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { enqueueAll } from '#server/jobs/outbox.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { StoredBooking } from '../core/booking.ts'
import { findBooking } from '../store/load.ts'
import type { ChangedParty } from './sailing-parties.ts'

export type SailingMessage = { subject: string; text: string }

const SAILING_MESSAGE = 'sailing-message'
/** No words about a person: who they are is read when the mail goes out. */
type MessageJob = SailingMessage & {
  bookingId: string
  key: string
  was: string
  now: string
  seats: readonly string[]
}

/** The names in braces that are filled in for each traveller. */
export const SAILING_NAMES = [
  { name: 'name', is: 'the name of the traveller' },
  { name: 'was', is: 'the ferry as they booked it' },
  { name: 'now', is: 'the ferry as it is now' },
  { name: 'seats', is: 'their seats as they are marked on board' },
  { name: 'reference', is: 'the reference of their booking' },
  { name: 'link', is: 'the page of their booking, with new papers' },
  { name: 'brand', is: 'the name of the business' },
  { name: 'phone', is: 'its first telephone number' },
] as const
type SailingName = (typeof SAILING_NAMES)[number]['name']

/** What a message begins with. */
export const SAILING_DRAFT: SailingMessage = {
  subject: 'Your ferry has changed: {now}',
  text: [
    'Dear {name},',
    'the {was} is now the {now}. Your seats on it: {seats}.',
    'The price stays as it is. Your papers with the new ferry are on the page of your booking {reference}:\n{link}',
    'If it does not suit you, call {phone}.',
    '{brand}',
  ].join('\n\n'),
}

type Filling = { origin: string; brand: Brand }
type Told = Pick<ChangedParty, 'was' | 'now' | 'seats'> & { booking: Pick<StoredBooking, 'lead' | 'reference'> }

function fill({ origin, brand }: Filling, { booking, was, now, seats }: Told, words: string): string {
  const name = booking.lead?.name ?? ''
  const values: Record<SailingName, string> = {
    ...{ name: looksLikeLink(name) ? 'traveller' : name, was, now, seats: seats.join(', ') },
    reference: booking.reference ?? '',
    link: `${origin}${visitorPaths.booking(booking.reference ?? '')}`,
    ...{ brand: brand.brandName, phone: brand.phones[0]?.text ?? brand.email },
  }
  return words.replace(/\{(\w+)\}/g, (whole, called: string) => (isName(called) ? values[called] : whole))
}

function isName(name: string): name is SailingName {
  return SAILING_NAMES.some((each) => each.name === name)
}

function fillBoth(filling: Filling, told: Told, { subject, text }: SailingMessage): SailingMessage {
  return { subject: fill(filling, told, subject).replace(/\s+/g, ' '), text: fill(filling, told, text) }
}

/** Those who have booked; whoever only holds seats sees the change on the page to pay. */
export function isWrittenTo({ booking }: { booking: Pick<StoredBooking, 'reference' | 'lead'> }): boolean {
  return booking.reference !== null && booking.lead !== null
}

/** The message to each exactly as it would be sent. */
export function sailingMails(filling: Filling, parties: readonly ChangedParty[], words: SailingMessage): SailingMail[] {
  return parties.filter(isWrittenTo).map((party) => {
    const { name = '', email = '', contactNumber = '' } = party.booking.lead ?? {}
    const said = fillBoth(filling, party, words)
    const e164 = contactNumber.startsWith('+') ? contactNumber : `+91${contactNumber}`
    return {
      ...{ ref: party.booking.reference ?? '', name, to: email, ...said },
      whatsapp: contactNumber === '' ? '' : whatsappHref(e164, [said.text]),
    }
  })
}

/** Puts a mail to each into the outbox; answers how many. */
export async function tellParties(
  tx: Tx,
  parties: readonly ChangedParty[],
  { subject, text, key }: SailingMessage & { key: string },
): Promise<number> {
  const told = parties.filter((each) => isWrittenTo(each) && each.booking.lead?.email !== '')
  const jobs = told.map(({ booking, was, now, seats }) => ({
    topic: SAILING_MESSAGE,
    payload: { bookingId: booking.id, subject, text, key, was, now, seats } satisfies MessageJob,
    dedupeKey: `${booking.id} ${key}`,
  }))
  await enqueueAll(tx, jobs)
  return jobs.length
}

type MailParts = { db: Db; origin: string; email: EmailSender }

/** Mails about sailings that got another boat or time. Only tellParties enqueues this topic. */
export function sailingMailHandlers(parts: MailParts): JobHandlers {
  return { [SAILING_MESSAGE]: (payload) => send(parts, payload as MessageJob) }
}

async function send({ db, origin, email }: MailParts, job: MessageJob): Promise<void> {
  const [booking, brand] = [await findBooking(db, job.bookingId), await readBrand(db)]
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  const { name = '', email: address = '' } = booking?.lead ?? {}
  // An erased lead traveller has no address.
  if (booking === undefined || address === '') return
  const { subject, text } = fillBoth({ origin, brand }, { ...job, booking }, job)
  const all: MailPart[] = [
    ...text.split(/\n{2,}/).map((paragraph): MailPart => ({ kind: 'paragraph', text: paragraph })),
    { kind: 'signature', lines: [brand.legalName, ...brand.addressLines, brand.email] },
  ]
  await email.send({
    // With the booking's id in front, the mail stands in the story of its booking.
    eventKey: `${booking.id} sailing ${job.key}`,
    from: { name: brand.brandName, address: brand.email },
    to: { name, address },
    replyTo: { name: brand.brandName, address: brand.supportEmail },
    ...{ subject, text: mailText(all), html: mailHtml(all, brand), isAboutTrip: true },
  })
}
