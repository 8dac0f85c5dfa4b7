import { counted } from '#contract/terms/counted.ts'
import { formatRupees } from '#contract/terms/money.ts'
import type { Choice } from '#contract/v1/choices.ts'

export const CHOICE_TEXTS = {
  title: 'A part of your trip is off',
  description: 'Choose what becomes of a part of your trip that does not take place.',
  away: 'What you chose did not reach us. Please try again, or call us.',
  take: 'Take it',
  keep: 'Keep these seats while I think',
  back: 'Give me my money back',
  wait: 'Wait for now',
  waitNote: 'Nothing changes. You can still choose here as long as this page offers it.',
  noOther: 'There is no other with room for you just now.',
  apart: 'You would not all sit together.',
  open: 'Open your booking',
}

export const DONE_TEXTS: Record<Choice['state'], string> = {
  asked: '',
  waiting: 'You wait for now. You can still choose.',
  rebooked: 'You are rebooked. The new ticket is in your booking.',
  refunded: 'Your money is on its way back.',
  closed: 'There is nothing to choose here any more. Please call us if you have a question.',
}

/** What an option costs beside the price that is paid. */
export function costText({ charged, back }: Pick<Choice['options'][number], 'charged' | 'back'>): string {
  if (charged > 0) return `You pay ${formatRupees(charged)} more`
  return back > 0 ? `${formatRupees(back)} goes back to you` : 'You pay nothing more'
}

export function refundText({ refund, endsBooking }: Pick<Choice, 'refund' | 'endsBooking'>): string {
  const rest = endsBooking ? 'Your whole booking is cancelled then.' : 'The rest of your trip stays as it is.'
  return refund === 0
    ? `Nothing was paid for it. ${rest}`
    : `${formatRupees(refund)} goes back the way you paid it. ${rest}`
}

export function keepText(minutes: number): string {
  return `We keep them for ${counted(minutes, 'minute')}.`
}
