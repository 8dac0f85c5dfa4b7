import type { StoredBooking } from './booking.ts'
import { settle } from './refund-rule.ts'

type Books = Pick<StoredBooking, 'lines' | 'captures' | 'refunds' | 'plan' | 'initialAmount' | 'state'>

/** Every captured rupee of a booking that has not been given back, or set apart to be. */
export function paidOf({ captures, refunds }: Pick<Books, 'captures' | 'refunds'>): number {
  const captured = captures.filter(({ state }) => state === 'captured').reduce((sum, { amount }) => sum + amount, 0)
  return captured - refunds.reduce((sum, { amount }) => sum + amount, 0)
}

/** What is still to be paid for the whole of it, and what would have to go back, as its lines stand. */
export function balanceOf(books: Books): { due: number; refund: number } {
  const live = books.lines.filter(({ state }) => state !== 'cancelled').map(({ price }) => price.amountPayable)
  const kept = books.lines.flatMap(({ kept: amount }) => amount ?? [])
  return settle({ paid: paidOf(books), live, kept })
}

/** What has to come in for it to be confirmed: the initial payment, or all of it. */
export function firstDue(books: Books): number {
  const { due } = balanceOf(books)
  if (books.plan !== 'initial' || books.initialAmount === null) return due
  return Math.max(0, Math.min(due, books.initialAmount - paidOf(books)))
}

/** What is to be paid next: towards the confirmation, or the balance. */
export function nextDue(books: Books): number {
  if (books.state === 'held' || books.state === 'paying') return firstDue(books)
  return books.state === 'confirmed_part' ? balanceOf(books).due : 0
}
