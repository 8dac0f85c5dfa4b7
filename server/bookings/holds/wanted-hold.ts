import type { Line } from '#contract/v1/trip-lines.ts'
import type { Tx } from '#server/db/db.ts'
import type { PricedLine } from '#server/products/priced-line.ts'
import type { MetVisitor } from '#server/visitors/visitor.ts'

export type HoldRequest = {
  lines: readonly Line[]
  /** Stored in the same transaction, where we had not met them; they hold nothing yet. */
  met: MetVisitor
  network: string
  /** For whom limits on holding count it: the network, or the mailbox that the visitor has proved. */
  countedBy: string
  /**
   * A quote whose prices stand whatever they are now, and what becomes of it in the same transaction. `office`: one that the office
   * wrote, for which limits on holding do not apply, and whose travellers may be named until that day.
   */
  quoted?: {
    id: string
    lines: readonly PricedLine[]
    accept: (tx: Tx) => Promise<void>
    office?: { namesDate: string } | undefined
  }
}

export type NewHold = {
  id: string
  visitorId: string
  network: string
  /** For whom it counts: a keyed hash of its network or proved mailbox; '' for nobody. */
  countedBy: string
  /** Made by a visitor who came without a cookie. */
  isNameless: boolean
  now: Date
  expiresAt: Date
  heldUntilMax: Date
  quoteId: string | null
  /** Until when a group gives us its names; null where they come with the booking. */
  namesDate: string | null
  lines: readonly (PricedLine & { lineId: string })[]
}

/** A hold that is about to be made, and for whom. */
export type WantedHold = NewHold & Pick<HoldRequest, 'met' | 'quoted'>
export type MadeHold = { id: string; now: Date; expiresAt: Date; lines: NewHold['lines']; namesDate: string | null }
