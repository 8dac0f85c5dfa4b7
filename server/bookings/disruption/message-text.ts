import type { Brand } from '#contract/terms/brand.ts'
import { dayInIndia, formatDay, timeInIndia } from '#contract/terms/india-time.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { looksLikeLink } from '#server/adapters/email/mail-layout.ts'
import type { Db } from '#server/db/db.ts'
import type { ChoiceTokens } from './choice-token.ts'
import { offLabel } from './off-label.ts'
import type { PartyOf } from './plan.ts'
import type { DisruptionRecord } from './store.ts'

/** What messages are written with. */
export type MessageParts = { db: Db; origin: string; tokens: ChoiceTokens; brand: Brand }

/** The names in braces that are filled in for each traveller. */
export const MESSAGE_NAMES = [
  { name: 'name', is: 'the name of the traveller' },
  { name: 'what', is: 'the part of their trip that is off' },
  { name: 'reason', is: 'why, as you wrote it' },
  { name: 'link', is: 'their page to choose on' },
  { name: 'until', is: 'by when they choose' },
  { name: 'reference', is: 'the reference of their booking' },
  { name: 'brand', is: 'the name of the business' },
  { name: 'phone', is: 'its first telephone number' },
] as const
type MessageName = (typeof MESSAGE_NAMES)[number]['name']

/** What a message begins with. */
export const DRAFT = {
  subject: '{what} is off: please choose',
  text: [
    'Dear {name},',
    '{what} is off. {reason}',
    'You can go on another one, take your money back, or wait. Please choose by {until}:\n{link}',
    'Whatever you choose is done at once. Call {phone} if you would rather talk; your booking is {reference}.',
    '{brand}',
  ].join('\n\n'),
}

/** A message to one traveller, exactly as it is sent. */
export function fillMessage(
  { origin, tokens, brand }: MessageParts,
  off: DisruptionRecord,
  { party, booking, line }: PartyOf,
  { subject, text }: { subject: string; text: string },
): { subject: string; text: string } {
  const { answerBy } = party
  const name = booking.lead?.name ?? ''
  const values: Record<MessageName, string> = {
    name: looksLikeLink(name) ? 'traveller' : name,
    what: offLabel(line, off),
    reason: off.reason,
    link: `${origin}${visitorPaths.choice(tokens.of(party))}`,
    until: answerBy === null ? 'soon' : `${timeInIndia(answerBy)} on ${formatDay(dayInIndia(answerBy))}`,
    reference: booking.reference ?? '',
    brand: brand.brandName,
    phone: brand.phones[0]?.text ?? brand.email,
  }
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) => (isName(name) ? values[name] : whole))
  return { subject: fill(subject).replace(/\s+/g, ' '), text: fill(text) }
}

function isName(name: string): name is MessageName {
  return MESSAGE_NAMES.some((each) => each.name === name)
}
