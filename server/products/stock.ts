import type { HoldingLimits } from '#server/bookings/holds/holding-limits.ts'
import type { Db, Tx } from '#server/db/db.ts'

/** The owner of claimed stock, and until when; null for good. */
export type Claim = { key: string; expiresAt: Date | null }

/** A part of a stock that is counted by itself: a sailing, a room type's night, a slot of a vehicle or an activity. */
export type ItemKey = { first: string; second: string; day: string; time: string }

export type ItemNeed = { item: ItemKey; units: number }

/** Units of an item that one network or mailbox holds, and how many there are in all. */
export type Count = { held: number; stock: number }

/**
 * What scarcity lives in: one kind of things that are claimed, in tables of its own slice. Everything but `tidy`, `free` and `count` is
 * done inside the caller's transaction, in the order of the keys, so that two who claim never wait for each other.
 */
export interface Stock<Need> {
  /** Claims all of it and answers the indexes of what cannot be had, upon which the caller undoes the transaction. */
  claim(tx: Tx, wanted: readonly { need: Need; claim: Claim }[]): Promise<number[]>
  /** Moves the end of everything that a claim has; null: for good. */
  extend(tx: Tx, key: string, until: Date | null): Promise<void>
  release(tx: Tx, key: string): Promise<unknown>
  /** Releases some of a claim; the rest stays, also of what is not sold any more. */
  releaseThese(tx: Tx, key: string, needs: readonly Need[]): Promise<void>
  /** Locks what these are counted in, in the order of the keys; absent where each unit is a row of its own. */
  lock?(tx: Tx, needs: readonly Need[]): Promise<void>
  /** The field of a need that says how many; absent where a need is one. */
  unitField?: 'rooms' | 'units'
  /** Removes claims that ran out, and answers how many; absent where they are taken over where they lie. */
  tidy?(db: Db): Promise<number>
  /** What may be had in place of these: `ids` for a program, `words` for a person. */
  free(db: Db, needs: readonly Need[]): Promise<{ ids: string[]; words: string[] }>
  itemOf(need: Need): ItemNeed
  /** Of each item one network may hold so many units, or so many percent where that is more. */
  share(limits: HoldingLimits): { units: number; percent: number }
  /** "3 rooms", "of one type" for a group, "of one type on a night" for a network. */
  words: { unit: string; ofGroup: string; ofNetwork: string }
  /** In the order of those asked for. */
  count(tx: Db, asked: readonly (ItemKey & { countedBy: string })[]): Promise<Count[]>
}

/** What is free where it has no ids of its own: the words are all there is. */
export function namedAlone(words: string[]): { ids: string[]; words: string[] } {
  return { ids: words, words }
}

/** An item of a stock whose units are rows (claim-units.ts). */
export function itemOfUnit({ units, ...item }: ItemKey & { units: number }): ItemNeed {
  return { item, units }
}

/** `claim` of a stock that claims for one at a time. */
export function claimOneByOne<Need>(
  claimAll: (tx: Tx, needs: readonly Need[], claim: Claim) => Promise<number[]>,
): Stock<Need>['claim'] {
  return async (tx, wanted) => {
    const lost: number[] = []
    for (const [claim, own] of Map.groupBy(wanted.entries(), ([, each]) => each.claim)) {
      const needs = own.map(([, { need }]) => need)
      const short = new Set(await claimAll(tx, needs, claim))
      lost.push(...own.filter((_, index) => short.has(index)).map(([place]) => place))
    }
    return lost
  }
}
