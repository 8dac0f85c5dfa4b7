import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'

import type { RefundStep } from '#contract/v1/trip-plan.ts'
import type { LadderStep } from './cancel-ladder.tsx'
import { momentText } from './ladder-view.ts'

/** What comes back when all is cancelled, step by step; `title` says of which money. */
export type RefundLadder = { title: string; steps: LadderStep[] }

type Money = { due: number; balanceDate?: string | undefined; now: string }

/** Of what is paid so far, and of the whole price where a balance is open. The server has worked out every sum. */
export function refundLadders(steps: readonly RefundStep[], { due, balanceDate, now }: Money): RefundLadder[] {
  const ahead = steps.filter(({ until }) => until === undefined || Date.parse(until) >= Date.parse(now))
  const [full, partly] = [ahead.filter((step) => step.isPaidInFull), ahead.filter((step) => !step.isPaidInFull)]
  const paid = partly[0]?.paid ?? 0
  const by = balanceDate === undefined ? '' : `, due by ${formatDay(balanceDate)},`
  return [
    ...(paid === 0 ? [] : [{ title: `Of the ${formatRupees(paid)} you have paid`, steps: stepsOf(partly) }]),
    ...(full.length === 0
      ? []
      : [
          {
            title:
              paid === 0
                ? `Of the ${formatRupees(full[0]?.paid ?? 0)}`
                : `Once the balance of ${formatRupees(due)}${by} is in`,
            steps: stepsOf(full),
          },
        ]),
  ]
}

/** What would come back of the part that is paid first, where that can be chosen, and of the whole price. */
export function laddersOfChoice(
  steps: readonly RefundStep[],
  now: string,
): { initial?: RefundLadder; full?: RefundLadder } {
  const ahead = steps.filter(({ until }) => until === undefined || Date.parse(until) >= Date.parse(now))
  const [full, initial] = [ahead.filter((step) => step.isPaidInFull), ahead.filter((step) => !step.isPaidInFull)]
  return {
    ...(initial[0] && {
      initial: { title: `While ${formatRupees(initial[0].paid)} is paid`, steps: stepsOf(initial) },
    }),
    ...(full[0] && { full: { title: `Once all ${formatRupees(full[0].paid)} is paid`, steps: stepsOf(full) } }),
  }
}

function stepsOf(steps: readonly RefundStep[]): LadderStep[] {
  const paying = steps.filter(({ until, refund }) => until !== undefined && refund > 0)
  const when = paying.length === 0 ? 'From now on' : 'After that'
  // Steps that end while something still comes back say nothing of later: the balance is in by then, or all of it is cancelled.
  const ends = steps.some(({ refund }) => refund === 0)
  return [
    ...paying.map(
      ({ until = '', refund }, index): LadderStep => ({
        when: `Until ${momentText(until)}`,
        back: formatRupees(refund),
        note: 'back',
        tone: index === 0 ? 'early' : 'middle',
      }),
    ),
    ...(ends ? [{ when, back: formatRupees(0), note: 'no refund', tone: 'late' } as const] : []),
  ]
}
