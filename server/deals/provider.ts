import type { RawBuilder } from 'kysely'
import type { Deal, DealKind } from '#contract/v1/deals.ts'
import type { PictureRow } from '#server/media/picture-sql.ts'

/**
 * How a slice brings what it has on a deal: `offers` selects OfferRow's columns, in its order, one row a record with a live
 * deal (see live-deal-sql.ts). `price` and `struck` are what is paid for one unit, the tax inside both.
 */
export type DealProvider = { kind: DealKind; offers: RawBuilder<unknown> }

export type OfferRow = {
  id: string
  slug: string
  name: string
  position: number
  price: number
  struck: number | null
  tax: number
  unit: Deal['unit']
  percent: number
  label: string
  ends_at: Date
  facts: string
  places: string[]
  pictures: PictureRow[]
  rating: { average: number; count: number } | null
}
