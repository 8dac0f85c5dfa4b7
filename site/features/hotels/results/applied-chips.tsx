import { Chip } from '#site/ui/chip.tsx'
import '#site/ui/chip.css'
import type { AppliedFilter } from './applied-filters.ts'
import './applied-chips.css'
import { type HotelQuery, hotelSearchHref, NO_FILTERS } from '../hotel-query.ts'
import { HOTEL_TEXTS } from '../texts.ts'

/** What is on, each with its way off. */
export function AppliedChips({ query, applied }: { query: HotelQuery; applied: readonly AppliedFilter[] }) {
  if (applied.length === 0) return null
  return (
    <div className="row hotel-applied">
      {applied.map(({ label, href }) => (
        <Chip key={label} href={href} removable preventScrollReset>
          {label}
        </Chip>
      ))}
      <Chip href={hotelSearchHref({ ...query, ...NO_FILTERS, page: 1 })} preventScrollReset>
        {HOTEL_TEXTS.clear}
      </Chip>
    </div>
  )
}
