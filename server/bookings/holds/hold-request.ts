import type { Line } from '#contract/v1/trip-lines.ts'
import type { Tx } from '#server/db/db.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { RecognisedVisitor } from '#server/visitors/visitor.ts'

export type HoldRequest = {
  lines: readonly Line[]
  /** Stored in the same transaction where the visitor is new; a new one has no holds yet. */
  met: RecognisedVisitor
  network: string
  /** The requester of the limits on holding: the network, or the visitor's proved mailbox. */
  countedBy: string
  /**
   * A quote whose prices apply in place of today's; `accept` runs in the same transaction. `office`: one written by staff, to which the
   * limits on holding do not apply, and whose travellers may be named until that day.
   */
  quoted?: {
    id: string
    lines: readonly PricedLine[]
    accept: (tx: Tx) => Promise<void>
    office?: { namesDate: string | null } | undefined
  }
  /** A member of staff who holds it for a caller, for so many minutes. */
  forCaller?: { by: string; minutes: number }
}

export type NewHold = {
  id: string
  visitorId: string
  network: string
  /** The requester that it counts for: a keyed hash of its network or proved mailbox; '' for none. */
  countedBy: string
  /** Made by a visitor without a cookie. */
  isNameless: boolean
  now: Date
  expiresAt: Date
  heldUntilMax: Date
  quoteId: string | null
  /** The member of staff who holds it for a caller; absent or null for a visitor. */
  heldBy?: string | null
  /** The day until which a group names its travellers; null where they come with the booking. */
  namesDate: string | null
  lines: readonly (PricedLine & { lineId: string })[]
}

/** A hold before it is saved. */
export type HoldDraft = NewHold & Pick<HoldRequest, 'met' | 'quoted'>
export type SavedHold = { id: string; now: Date; expiresAt: Date; lines: NewHold['lines']; namesDate: string | null }
