import type { Brand } from '#contract/terms/brand.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { Mail } from '#server/adapters/email/email-sender.ts'
import type { MailPart } from '#server/adapters/email/mail-layout.ts'
import { momentOf } from './day-labels.ts'
import { line, linesPart, mailToAddress, phoneOf } from './mail-frame.ts'

/** A mail to an address without a name. */
export type VisitorMail = { eventKey: string; brand: Brand; address: string }
/** Six digits, and for how long they hold. */
export type CodeFacts = { code: string; minutes: number }

export function signInCodeMail(about: VisitorMail, words: CodeFacts): Mail {
  const { brandName } = about.brand
  return {
    ...mailToAddress(about, `Your code for ${brandName}`, [
      line(`This is your code to sign in to ${brandName}:`),
      ...codeParts(words),
    ]),
    isSecret: true,
  }
}

/** The code mail of a look-up by reference and contact. */
export function lookUpCodeMail(about: VisitorMail, { ref, ...words }: CodeFacts & { ref: string }): Mail {
  return {
    ...mailToAddress(about, `Your code for booking ${ref}`, [
      line(`This is your code to open booking ${ref}:`),
      ...codeParts(words),
    ]),
    isSecret: true,
  }
}

function codeParts({ code, minutes }: CodeFacts): MailPart[] {
  return [
    { kind: 'code', code },
    line(`It works once, for ${minutes} minutes. We never ask for it by phone or message.`),
    line('If you did not ask for a code, you need not do anything.'),
  ]
}

export function quoteMail(about: VisitorMail, quote: SavedQuote): Mail {
  const { brand } = about
  const called = quote.number === undefined ? 'Your trip' : `Quote ${quote.number}`
  const version = quote.version > 1 ? `, version ${quote.version}` : ''
  const facts: [string, string][] = [
    ['Total', `${formatRupees(quote.total.amountPayable)}, taxes included`],
    ['Taxes', formatRupees(quote.total.taxAmount)],
  ]
  if (quote.validUntil !== undefined) facts.push(['Valid until', `${momentOf(quote.validUntil)} IST`])
  const mail = mailToAddress(about, `${called} from ${brand.brandName}`, [
    line(`${called}${version} from ${brand.brandName} is ready. ${heldText(quote)}`),
    linesPart('The trip', quote.lines),
    { kind: 'facts', title: 'Price', facts },
    {
      kind: 'link',
      text: quote.heldUntil === undefined ? 'See, print or accept it' : 'See it and pay',
      url: quote.url,
    },
    line(`For questions call ${phoneOf(brand)} or answer this mail.`),
  ])
  return { ...mail, isAboutTrip: true }
}

function heldText({ heldUntil }: SavedQuote): string {
  return heldUntil === undefined
    ? 'Nothing is held until you accept it.'
    : `We hold it for you until ${momentOf(heldUntil)} IST: accept it by then, name the travellers and pay.`
}
