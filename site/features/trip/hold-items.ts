import { z } from 'zod'
import type { CallFailure } from '#contract/v1/client.ts'
import { makeHold } from '#contract/v1/holds.ts'
import { Price } from '#contract/v1/shapes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'

/** Why nothing is held, by what the visitor can do about it. `lines` belong to the items in order. */
export type NotHeld =
  | { kind: 'gone'; message: string; lines: { isGone: boolean; free: string[] }[] }
  | { kind: 'price'; lines: { now: number; tax: number }[] }
  | { kind: 'limit'; message: string; ownHold?: string }
  /** It is the visitor's own hold that is in the way. */
  | { kind: 'own'; message: string; ownHold: string }
  | { kind: 'wrong'; messages: string[]; lines: string[] }
  | { kind: 'away'; message: string }

export type Held = { holdId: string } | { notHeld: NotHeld; status: number }

const Unavailable = z.array(
  z.object({ line: z.int(), free: z.array(z.string()).default([]), words: z.array(z.string()).optional() }),
)

/** On the server: holds all of it or nothing. */
export async function holdItems({ api }: Pick<SiteHost, 'api'>, items: readonly TripItem[]): Promise<Held> {
  const answer = await api.call(makeHold, { body: { lines: items.map(({ line }) => line) } })
  if (answer.ok) return { holdId: answer.value.hold.id }
  return { notHeld: notHeldFor(answer.error, items.length), status: answer.error.status }
}

/** What a refusal means for so many things: which of them, and what else there is. */
export function notHeldFor({ status, code, message, errors, more = {} }: CallFailure, count: number): NotHeld {
  const each = Array.from({ length: count }, (_, index) => index)
  const ownHold = z.string().optional().catch(undefined).parse(more.ownHold)
  if (code === 'unavailable' && ownHold !== undefined) return { kind: 'own', message, ownHold }
  if (code === 'unavailable') {
    const named = Unavailable.safeParse(more.unavailable).data ?? []
    return {
      kind: 'gone',
      message,
      lines: each.map((index) => {
        const found = named.find(({ line }) => line === index)
        // Where the answer names no line, a single one is meant.
        return { isGone: found !== undefined || count === 1, free: found?.words ?? found?.free ?? [] }
      }),
    }
  }
  const prices = code === 'price_changed' ? z.array(Price).safeParse(more.lines).data : undefined
  if (prices?.length === count) {
    return {
      kind: 'price',
      lines: prices.map(({ amountPayable, taxAmount }) => ({ now: amountPayable, tax: taxAmount })),
    }
  }
  if (code === 'hold_limit' || status === 429)
    return { kind: 'limit', message, ...(ownHold === undefined ? {} : { ownHold }) }
  if (status === 409 || status === 410 || status === 404) {
    return { kind: 'gone', message, lines: each.map(() => ({ isGone: count === 1, free: [] })) }
  }
  return status === 422 ? wrong(message, errors, count) : { kind: 'away', message }
}

/** What a refusal says of each line: its fields are paths such as "lines.0.checkIn". */
function wrong(message: string, errors: CallFailure['errors'], count: number): NotHeld {
  const at = (field: string) => Number(/^lines\.(\d+)/.exec(field)?.[1] ?? '-1')
  const ofLine = (index: number) => errors.filter(({ field }) => at(field) === index).map((error) => error.message)
  const lines = Array.from({ length: count }, (_, index) => [...new Set(ofLine(index))].join('. '))
  const rest = errors.filter(({ field }) => at(field) < 0 || at(field) >= count).map((error) => error.message)
  return { kind: 'wrong', lines, messages: errors.length === 0 ? [message] : [...new Set(rest)] }
}
