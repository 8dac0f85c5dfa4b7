import type { StoredBooking, StoredLine } from './booking.ts'
import type { RefusedCode } from './booking-event.ts'
import { type Change, isOfStock, type StockEffect } from './effects.ts'

/** `refused` says why nothing was done, `duplicate` and `stale` that there was nothing to do; `mismatch`: not the payment that was asked for. */
export type Outcome =
  | { result: 'applied' | 'duplicate' | 'stale' | 'mismatch' }
  | { result: 'refused'; code: RefusedCode }

export type Decided = Outcome & { change: Change }

/**
 * What becomes of a booking, or which stock must be had before that can be said. `claim`: all its live lines need, until then or for
 * good (null), answered by the indices of the lines that fell short. `reseat`: other seats for those lines, with everything claimed
 * for good, answered by all lines as they are then, or undefined where there are none.
 */
export type Decision = Decided | ClaimAsk | ReseatAsk

/** `first`: what is to be done with its stock before. */
type Ask = { booking: StoredBooking; first?: readonly StockEffect[] }
type ClaimAsk = Ask & {
  asks: 'claim'
  until: Date | null
  resume: (short: readonly number[]) => Decision
}
type ReseatAsk = Ask & {
  asks: 'reseat'
  short: readonly number[]
  resume: (lines: readonly StoredLine[] | undefined) => Decision
}

export function applied(change: Change): Decided {
  return { result: 'applied', change }
}

/** A decision with the effects of what was decided before it: stock is released before it is claimed again. */
export function after({ effects }: Pick<Change, 'effects'>, decision: Decision): Decision {
  if (!('asks' in decision)) {
    const { booking, effects: more } = decision.change
    return { ...decision, change: { booking, effects: [...effects, ...more] } }
  }
  const first = [...effects.filter(isOfStock), ...(decision.first ?? [])]
  const others = { effects: effects.filter((effect) => !isOfStock(effect)) }
  return decision.asks === 'claim'
    ? { ...decision, first, resume: (short: readonly number[]) => after(others, decision.resume(short)) }
    : {
        ...{ ...decision, first },
        resume: (lines: readonly StoredLine[] | undefined) => after(others, decision.resume(lines)),
      }
}
