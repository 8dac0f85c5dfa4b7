import type { TripItem, Wanted } from '#site/shop/book/wanted.ts'
import type { NotHeld } from './hold-items.ts'

type Of<Kind extends Wanted['kind']> = Omit<Extract<Wanted, { kind: Kind }>, 'kind'>

/** What a page of booking has to say before anything is held. */
export type NotBooked =
  | {
      kind: 'ask'
      ask: Of<'ask'>
      /** What was posted already. */
      kept: { name: string; value: string }[]
      action: string
      isAdded: boolean
    }
  | { kind: 'refused'; refused: Of<'refused'> }
  | { kind: 'away'; message: string }
  | { kind: 'not-held'; notHeld: NotHeld; items: TripItem[]; isTrip: boolean }
