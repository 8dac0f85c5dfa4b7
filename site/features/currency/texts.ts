/** The words of the page of currencies, and of the hints beside prices. */
export const CURRENCY_TEXTS = {
  title: 'Prices in your currency',
  description: 'What our prices in rupees are about in other currencies, at the rates of a day.',
  lead: 'Our prices are in rupees, and you pay in rupees. What stands here is a guide: your bank has a rate of its own.',
  beside: 'Show a guide beside every price',
  besideHint: 'Kept in this browser only. It is not shown where you pay, nor on quotes and bills.',
  none: 'None, rupees only',
  sum: 'Work out a sum',
  currency: 'Currency',
  amount: 'Rupees',
  show: 'Work it out',
  rates: 'Rates',
  unit: 'One unit costs',
  noteLead: 'The prices in another currency are a guide at the rates of',
  notePay: 'You pay in rupees.',
  noteLink: 'Rates and other currencies',
} as const

/** "Rates of Tue 24 Nov 2026" */
export function ratesOf(day: string): string {
  return `${CURRENCY_TEXTS.rates} of ${day}`
}

/** What a hint says of itself where one looks. */
export function hintTitle(day: string): string {
  return `At the rate of ${day}. You pay in rupees.`
}

/** "₹10,000 is about $118." */
export function sumText(rupees: string, hint: string): string {
  return `${rupees} is ${hint}.`
}
