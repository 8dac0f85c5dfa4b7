import type { Match, StatementKind } from '#contract/office/settlement.ts'
import type { BadgeKind } from '../../ui/badge.tsx'

export const KIND_WORDS: Record<StatementKind, { label: string; hint: string }> = {
  bank: { label: 'Bank account', hint: 'Transfers, UPI and card machine; what the gateway pays out, as one sum' },
  gateway: { label: 'Payment gateway', hint: 'Its settlement report: each payment and refund, with fees' },
}

export const MATCH_WORDS: Record<Match, { label: string; kind: BadgeKind; about: string }> = {
  matched: { label: 'Agrees', kind: 'good', about: 'In both, with the same sum' },
  amount: { label: 'Other sum', kind: 'bad', about: 'In both, with different sums' },
  unknown: { label: 'Not in the ledger', kind: 'warn', about: 'In the statement alone' },
  missing: { label: 'Not in a statement', kind: 'warn', about: 'In the ledger alone, on the days of this statement' },
}

/** "₹1,25,000.50": rupees with hundredths where there are any. */
export function moneyText(amount: number): string {
  const text = Math.abs(amount).toLocaleString('en-IN', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return `${amount < 0 ? '− ' : ''}₹${text}`
}
