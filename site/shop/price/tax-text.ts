import { formatRupees } from '#contract/terms/money.ts'

/** The split under a price: "includes ₹895 taxes per person"; rupees. */
export function includesTaxes(amount: number, unit: '' | 'per person' = ''): string {
  return `includes ${formatRupees(amount)} taxes${unit === '' ? '' : ` ${unit}`}`
}
