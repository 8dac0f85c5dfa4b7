import type { Brand } from '#contract/terms/brand.ts'
import { DAY_MS } from '#contract/terms/durations.ts'
import { type EnquiryPrice, priceOfToday } from '#contract/terms/enquiry-price.ts'
import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { answerBy } from '#contract/terms/support-hours.ts'
import type { EmailSender, Mail, MailAddress } from '#server/adapters/email/email-sender.ts'
import { looksLikeLink, type MailPart, mailHtml, mailText } from '#server/adapters/email/mail-layout.ts'
import { phoneText } from '#server/adapters/phone/phone-number.ts'
import type { Db } from '#server/db/db.ts'
import type { JobHandlers } from '#server/jobs/start-jobs.ts'
import { deleteOldCounters } from '#server/limits/count-uses.ts'
import { readBrand } from '#server/settings/brand.ts'
import { travellersText } from './enquiry-texts.ts'
import { deleteOldRequesters, findEnquiry, type StoredEnquiry } from './store.ts'

/** `address`: who reads enquiries, when that is not the brand's own mailbox. */
type OperatorTerms = { address?: string | undefined; writeQuoteLink?: string | undefined }

export const ENQUIRY_COPY = 'enquiry-copy'
export const ENQUIRY_NOTICE = 'enquiry-notice'

const FORGET_MAX = 100

/** `operatorAddress`: who reads enquiries, when that is not the brand's own mailbox. */
export type EnquiryMailParts = {
  db: Db
  email: EmailSender
  operatorAddress?: string | undefined
  /** Where the quote of a group's request is written, by its reference and the time at which it came. */
  writeQuoteLink?: (request: { reference: string; createdAt: Date }) => string
}

/** The two mails of an enquiry: the traveller's copy and the operator's notice. */
export function enquiryHandlers({ db, email, operatorAddress, writeQuoteLink }: EnquiryMailParts): JobHandlers {
  return {
    [ENQUIRY_COPY]: async (payload) => {
      const { enquiry, brand } = await readAll(db, payload)
      // Jobs of before there was `isProved` are those of strangers.
      const { isProved = false } = payload as { isProved?: boolean }
      await email.send(travellerMail(enquiry, brand, { isProved }))
    },
    [ENQUIRY_NOTICE]: async (payload, { now }) => {
      const { enquiry, brand } = await readAll(db, payload)
      const link = enquiry.subject === 'Group' ? writeQuoteLink?.(enquiry) : undefined
      await email.send(operatorMail(enquiry, brand, { address: operatorAddress, writeQuoteLink: link }))
      await deleteOldRequesters(db, new Date(now.getTime() - DAY_MS), FORGET_MAX)
      await deleteOldCounters(db, FORGET_MAX)
    },
  }
}

async function readAll(db: Db, payload: unknown) {
  // Only submit-enquiry.ts enqueues these topics.
  const { reference } = payload as { reference: string }
  const enquiry = await findEnquiry(db, reference)
  if (enquiry === undefined) throw new Error(`There is no enquiry ${reference}`)
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record to write mails with')
  return { enquiry, brand }
}

/**
 * What the traveller gets: that it arrived, its reference, and what it is about in our own words. Anyone can name any mailbox in a form:
 * what the sender wrote, the name included, is repeated only to a confirmed mailbox.
 */
export function travellerMail(enquiry: StoredEnquiry, brand: Brand, { isProved }: { isProved: boolean }): Mail {
  const phone = brand.phones[0]
  const mail: MailPart[] = [
    { kind: 'line', text: `Dear ${isProved && !looksLikeLink(enquiry.name) ? enquiry.name : 'traveller'},` },
    {
      kind: 'line',
      text: `Thank you for writing to ${brand.brandName}. We have your enquiry. Its reference is ${enquiry.reference}.`,
    },
    {
      kind: 'line',
      text: answerText(enquiry.createdAt, brand),
    },
    {
      kind: 'facts',
      title: isProved ? 'What you sent us' : 'What it is about',
      facts: isProved
        ? factsOf({ ...enquiry, aboutDetail: copyOfDetail(enquiry) }, copyOfMessage(enquiry.message))
        : factsOf({ ...enquiry, aboutDetail: enquiry.aboutWords }, null),
    },
    {
      kind: 'line',
      text: `If something is wrong, answer this mail${phone === undefined ? '' : ` or call ${phone.text}`} and name the reference.`,
    },
    { kind: 'signature', lines: [brand.legalName, ...brand.addressLines, brand.email] },
  ]
  return {
    eventKey: `enquiry/${enquiry.reference}/traveller`,
    from: officeOf(brand),
    to: { name: '', address: enquiry.email },
    subject: `Your enquiry ${enquiry.reference} with ${brand.brandName}`,
    text: mailText(mail),
    html: mailHtml(mail, brand),
  }
}

/** When the office answers, from the hours of its support. */
function answerText(askedAt: Date, { supportHours }: Brand): string {
  const when = answerBy(askedAt, supportHours.text)
  const promise = when === undefined ? '' : ` We answer on ${when} IST.`
  return `Someone from our office will write or call you.${promise} ${supportHours.label}: ${supportHours.text}.`
}

/** What the office gets: everything, and an answer goes straight to the traveller. */
export function operatorMail(
  enquiry: StoredEnquiry,
  brand: Brand,
  { address = brand.email, writeQuoteLink }: OperatorTerms = {},
): Mail {
  const mail: MailPart[] = [
    { kind: 'line', text: `A new enquiry came in: ${enquiry.reference}.` },
    {
      kind: 'facts',
      title: 'The traveller',
      facts: [
        ['Name', enquiry.name],
        ['Email', enquiry.email],
        ['Mobile number', phoneText(enquiry.contactNumber)],
        ['Received', receivedText(enquiry.createdAt)],
        ...promisedFacts(enquiry.createdAt, brand),
      ],
    },
    { kind: 'facts', title: 'The enquiry', facts: factsOf(enquiry, enquiry.message) },
    ...writingParts(writeQuoteLink),
    { kind: 'line', text: 'Answer this mail to write to the traveller.' },
  ]
  return {
    eventKey: `enquiry/${enquiry.reference}/operator`,
    from: officeOf(brand),
    to: { name: brand.brandName, address },
    replyTo: { name: enquiry.name, address: enquiry.email },
    subject: `Enquiry ${enquiry.reference}: ${enquiry.packageName ?? enquiry.subject}, ${travellersText(enquiry)}`,
    text: mailText(mail),
    html: mailHtml(mail, brand),
  }
}

/** By when the traveller was told to hear from us: the same clock as in their copy. */
function promisedFacts(askedAt: Date, { supportHours }: Brand): [string, string][] {
  const when = answerBy(askedAt, supportHours.text)
  return when === undefined ? [] : [['Answer promised', `${when} IST`]]
}

/** One tap from the mail to the written quote: the traveller was promised an answer. */
function writingParts(url: string | undefined): MailPart[] {
  if (url === undefined) return []
  return [
    {
      kind: 'line',
      text: 'A group cannot book online. Look at the request and write its quote here; please do not pass the link on:',
    },
    { kind: 'link', text: 'Write the quote', url },
  ]
}

function officeOf(brand: Brand): MailAddress {
  return { name: brand.brandName, address: brand.email }
}

function factsOf(enquiry: StoredEnquiry, message: string | null): [string, string][] {
  const facts: [string, string | null][] = [
    [
      'About',
      enquiry.packageName === null ? enquiry.subject : `${enquiry.packageName} (${enquiry.subject.toLowerCase()})`,
    ],
    ['Asked for', enquiry.aboutDetail ?? enquiry.aboutId],
    ['Travellers', travellersText(enquiry)],
    ['Price', enquiry.price === null ? null : priceText(enquiry.price, enquiry.createdAt)],
    ['Travel date', enquiry.travelDate === null ? null : formatDay(enquiry.travelDate)],
    ['Message', message],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}

function priceText({ amountPayable, taxAmount, covers }: EnquiryPrice, at: Date): string {
  const sum = `${formatRupees(amountPayable)}, of which ${formatRupees(taxAmount)} taxes`
  return [sum, covers, priceOfToday(dayInIndia(at))].join('\n')
}

function receivedText(at: Date): string {
  return `${formatDay(dayInIndia(at))}, ${timeInIndia(at)} IST`
}

/** The copy does not repeat a message with a link. */
function copyOfMessage(message: string | null): string | null {
  if (message === null || !looksLikeLink(message)) return message
  return 'We have your message. It holds a web address, so we do not repeat it here.'
}

/** The copy does not repeat lines with a link. */
function copyOfDetail({ aboutDetail }: StoredEnquiry): string | null {
  const lines = (aboutDetail ?? '').split('\n').filter((line) => !looksLikeLink(line))
  return lines.join('\n') || null
}
