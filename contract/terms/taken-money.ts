/** How the office takes money outside of the payment gateway; stored where a payment names its gateway. */
export const TAKEN_HOWS = ['cash', 'transfer', 'card_machine'] as const
export type TakenHow = (typeof TAKEN_HOWS)[number]

export const TAKEN_LABELS: Record<TakenHow, string> = {
  cash: 'cash',
  transfer: 'bank transfer or UPI',
  card_machine: 'card machine',
}

/** Characters of a receipt's number. */
const RECEIPT_LENGTH_MAX = 40
export const RECEIPT_PROBLEM = `Please enter the number of the receipt: letters, digits, spaces, . / and -, up to ${RECEIPT_LENGTH_MAX}`

export function isReceipt(text: string): boolean {
  return text.length <= RECEIPT_LENGTH_MAX && /^[A-Za-z0-9][A-Za-z0-9 ./-]*$/.test(text)
}

/** Whether money that came by this gateway was taken by the office: it goes back by hand. */
export function isTakenByOffice(gateway: string): gateway is TakenHow {
  return (TAKEN_HOWS as readonly string[]).includes(gateway)
}
