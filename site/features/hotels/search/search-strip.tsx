import { type ReactNode, useState } from 'react'
import { datesText, partyText } from '#contract/terms/stay-labels.ts'
import { Icon } from '#site/ui/icon.tsx'
import type { Chosen } from '#site/ui/suggestions.ts'
import { type HotelQuery, nightsOfStay, type Stay } from '../hotel-query.ts'
import { HOTEL_TEXTS } from '../texts.ts'
import { SearchBar } from './search-bar.tsx'

type Props = {
  destination: Chosen
  stay: Stay
  sort?: HotelQuery['sort']
  today: string
  staysOn?: (stay: Stay) => string
  quiet?: boolean
  trail?: ReactNode
}

/** The search on deep sea over a page. Phones show one line of it, which opens it. */
export function SearchStrip({ trail, ...search }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <div className="sea sea-head strip" id="search">
      <div className="wrap">
        {trail}
        {!open && (
          <button
            type="button"
            className="brief only-scripted only-narrow"
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            <span>
              <span className="visually-hidden">{HOTEL_TEXTS.changeSearch}: </span>
              <b>{search.destination.label || HOTEL_TEXTS.destinationPrompt}</b>
              <small>
                {nightsOfStay(search.stay) > 0 ? datesText(search.stay) : HOTEL_TEXTS.addDate},{' '}
                {partyText(search.stay.rooms)}
              </small>
            </span>
            <Icon name="search" />
          </button>
        )}
        <div className="search-folds" data-open={open || undefined}>
          <SearchBar {...search} />
        </div>
      </div>
    </div>
  )
}
