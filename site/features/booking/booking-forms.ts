import type { Go } from '#site/shop/book/to-gateway.tsx'
import type { CancelView } from './cancel-view.ts'

/** What a form of the page is for; its fields go by these names. */
export const INTENT = 'intent'
export type Intent = 'pay' | 'preview' | 'cancel' | 'rename' | 'names' | 'ask'
/** "names.2": the corrected name of the third traveller. */
export const NAME_FIELD = 'names.'
export const LINE_FIELD = 'lineIds'
export const ALL_LINES = 'all'

/** What came of a form of the page; `part` says where it is told. */
export type BookingAnswer =
  | { kind: 'go'; to: { go: Go; amount: string } }
  | { kind: 'preview'; cancel: CancelView; notice?: string }
  | { kind: 'done'; part: Intent; reference?: string }
  | {
      kind: 'failed'
      part: Intent
      status: number
      message: string
      fields: Record<string, string>
      values: Record<string, string>
      /** The same trip in writing at the prices of today, where the time to pay ran out. */
      quoteHref?: string
    }

/** What was done before the page came anew, as its address says it. */
export type Done = { part: Intent | 'paid'; reference?: string }

/** What somebody wants to change: opens the form for it. */
export const CHANGE_NAME = 'change'
const CHANGES = ['names', 'cancel', 'flights', 'dates', 'more', 'question'] as const
export type Change = (typeof CHANGES)[number]

export function changeOf(search: URLSearchParams): Change | undefined {
  return CHANGES.find((change) => change === search.get(CHANGE_NAME))
}

/** Asked in the form for a message, and not in one of its own. */
export function isQuestion(change: Change | undefined): change is Exclude<Change, 'names' | 'cancel'> {
  return change !== undefined && change !== 'names' && change !== 'cancel'
}

export const DONE_NAME = 'done'
export const ASKED_NAME = 'asked'
export const TROUBLE_NAME = 'trouble'

export function doneOf(search: URLSearchParams): Done | undefined {
  const done = search.get(DONE_NAME)
  // "paid": the way back from the gateway, whatever came of it.
  if (done === 'paid' || done === 'cancel' || done === 'rename' || done === 'names') return { part: done }
  const reference = search.get(ASKED_NAME)
  // Nothing else of an address is written into the page.
  return reference !== null && /^MSG-[0-9A-Z]{4,12}$/.test(reference) ? { part: 'ask', reference } : undefined
}
