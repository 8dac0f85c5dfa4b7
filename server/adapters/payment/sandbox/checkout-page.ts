import { formatRupees } from '#contract/terms/money.ts'
import type { WirePayment } from '../razorpay-wire.ts'
import type { SandboxOrder } from './sandbox-store.ts'

export const METHODS = ['card', 'upi', 'netbanking', 'wallet'] as const
export const OUTCOMES = ['pay', 'fail', 'slow', 'close', 'twice'] as const

type Choice = { value: string; label: string; note?: string }

const METHOD_CHOICES: readonly (Choice & { value: (typeof METHODS)[number] })[] = [
  { value: 'upi', label: 'UPI' },
  { value: 'card', label: 'Card' },
  { value: 'netbanking', label: 'Net banking' },
  { value: 'wallet', label: 'Wallet' },
]
const OUTCOME_CHOICES: readonly (Choice & { value: (typeof OUTCOMES)[number] })[] = [
  { value: 'pay', label: 'Pay', note: 'The payment goes through.' },
  { value: 'fail', label: 'Fail', note: 'The bank says no.' },
  { value: 'slow', label: 'Pay slowly', note: 'It goes through, but our message about it comes 10 seconds later.' },
  { value: 'close', label: 'Pay, then close the page', note: 'It goes through, and nothing leads you back.' },
  { value: 'twice', label: 'Pay twice', note: 'The same sum is taken two times, as on a double press.' },
]
const METHOD_NAMES: Record<string, string> = Object.fromEntries(METHOD_CHOICES.map((each) => [each.value, each.label]))

type VisitedOrder = SandboxOrder & { facts: NonNullable<SandboxOrder['facts']> }

/** Where the visitor chooses how to pay, and what is to come of it. Plain forms: it needs no script. */
export function checkoutPage(order: VisitedOrder, problem?: string): string {
  const { payee, cancelUrl } = order.facts
  const form = `
    ${problem === undefined ? '' : `<p class="problem" role="alert">${escaped(problem)}</p>`}
    <form method="post" action="/sandbox/checkout/${order.id}">
      <fieldset class="methods"><legend>Pay with</legend>${radios('method', METHOD_CHOICES)}</fieldset>
      <fieldset><legend>What should happen</legend>${radios('outcome', OUTCOME_CHOICES)}</fieldset>
      <button type="submit">Continue with ${sumOf(order)}</button>
    </form>
    <p class="away"><a href="${escaped(cancelUrl)}">Cancel and go back to ${escaped(payee)}</a></p>`
  return pageOf(`Practice payment to ${payee}`, order, form)
}

/** After the choice: the browser is sent back by a form of its own, as the real page does, with a signed result or a failure. */
export function resultPage(order: VisitedOrder, payment: WirePayment, fields: Record<string, string>): string {
  const { payee, callbackUrl } = order.facts
  const isFailed = payment.status === 'failed'
  const heading = isFailed ? 'Practice payment failed' : 'Practice payment made'
  const words = isFailed
    ? `Your bank said no to ${sumOf(order)}, as you chose. Nothing was taken.`
    : `${sumOf(order)} by ${METHOD_NAMES[payment.method] ?? 'card'}. Go back to finish.`
  const hidden = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')
  const again = `<p class="away"><a href="/sandbox/checkout/${order.id}">Try another way</a></p>`
  const main = `
    <h2 class="${isFailed ? 'failed' : 'made'}">${heading}</h2><p>${words}</p>
    <form method="post" action="${escaped(callbackUrl)}">${hidden}
      <button type="submit">Back to ${escaped(payee)}</button>
    </form>${isFailed ? again : ''}`
  return pageOf(heading, order, main)
}

/** For whoever paid and never came back: nothing on it leads to the site. */
export function closedPage(order: VisitedOrder): string {
  const main = `<h2 class="made">Practice payment made</h2>
    <p>${sumOf(order)} went through, and nothing leads back from here. Close this page, and look for your booking yourself.</p>`
  return pageOf('Practice payment made', order, main)
}

/** An order that is paid, or that nobody knows. */
export function nothingToPay(order: VisitedOrder | undefined): string {
  if (order === undefined) {
    return pageOf('No such payment', undefined, '<h2>No such payment</h2><p>This link leads to no payment of ours.</p>')
  }
  const { payee, cancelUrl } = order.facts
  const main = `<h2 class="made">Already paid</h2><p>There is nothing left to pay here.</p>
    <p class="away"><a href="${escaped(cancelUrl)}">Back to ${escaped(payee)}</a></p>`
  return pageOf('Already paid', order, main)
}

function radios(name: string, choices: readonly Choice[]): string {
  return choices
    .map(({ value, label, note }, index) => {
      const checked = index === 0 ? ' checked' : ''
      const more = note === undefined ? '' : `<span class="note">${escaped(note)}</span>`
      return `<label><input type="radio" name="${name}" value="${value}"${checked}><span>${escaped(label)}${more}</span></label>`
    })
    .join('')
}

function pageOf(title: string, order: VisitedOrder | undefined, main: string): string {
  const bill =
    order === undefined
      ? ''
      : `<dl><div><dt>To</dt><dd>${escaped(order.facts.payee)}</dd></div>
      <div><dt>For</dt><dd>${escaped(order.facts.description)}</dd></div>
      <div><dt>Amount</dt><dd class="sum">${sumOf(order)}</dd></div></dl>`
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<link rel="stylesheet" href="/sandbox/checkout.css"><link rel="icon" href="data:,"></head>
<body><header><h1>Practice payment page</h1><p>No money moves here, and nothing about your card or bank is asked.</p></header>
<main>${bill}${main}</main></body></html>`
}

function sumOf({ amount }: SandboxOrder): string {
  return formatRupees(amount / 100)
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
