import '#site/ui/sort.css'
import { type ReactNode, useRef } from 'react'
import { HOTEL_SORTS, type HotelSort } from '#contract/terms/hotel-facets.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import '#site/ui/chip.css'
import '#site/ui/only-unscripted.css'
import { useCloseOutside } from '#site/ui/use-close-outside.ts'
import './filter-bar.css'
import { countFilters, type HotelQuery, stayNames } from '../hotel-query.ts'
import { HOTEL_TEXTS, SORT_LABELS } from '../texts.ts'
import { FILTER_GROUPS, type FilterProps } from './filter-groups.tsx'

type Props = FilterProps & { onFilters: () => void }

/** Stays at the top while the list scrolls: every filter under its own button, and the order. A form without script. */
export function FilterBar({ query, choices, onChange, onFilters }: Props) {
  const filters = countFilters(query)
  return (
    <div className="hotel-filter-bar">
      <form className="wrap" method="get" action={paths.hotelSearch} onSubmit={(event) => event.preventDefault()}>
        <StayFields query={query} />
        <Button kind="outline" size="small" className="only-scripted only-narrow" onClick={onFilters}>
          <Icon name="filters" /> {HOTEL_TEXTS.filters}
          {filters > 0 && ` (${filters})`}
        </Button>
        <div className="hotel-filter-drops">
          {FILTER_GROUPS.map(({ id, title, count, Body }) => (
            <FilterDrop key={id} title={title} count={count(query)}>
              <Body query={query} choices={choices} onChange={onChange} />
            </FilterDrop>
          ))}
        </div>
        <SortField sort={query.sort} onSort={(sort) => onChange({ sort })} />
        <Button kind="outline" size="small" type="submit" className="only-unscripted">
          {HOTEL_TEXTS.apply}
        </Button>
      </form>
    </div>
  )
}

/** What a filter does not change is sent along. */
function StayFields({ query }: { query: HotelQuery }) {
  const names = Object.entries({ destination: query.destination || undefined, ...stayNames(query) })
  return names.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)
}

type DropProps = { title: string; count: number; children: ReactNode }

/** The browser's own details, one open at a time; with script also closed by Escape and by a press elsewhere. */
function FilterDrop({ title, count, children }: DropProps) {
  const root = useRef<HTMLDetailsElement>(null)
  // Listens always: the browser opens it by itself and says so only a moment later.
  useCloseOutside(root, true, (how) => {
    if (!root.current?.open) return
    root.current.open = false
    if (how === 'escape') root.current.querySelector('summary')?.focus()
  })
  return (
    <details ref={root} name="hotel-filter">
      <summary className={count > 0 ? 'chip on' : 'chip'}>
        {title}
        {count > 0 && <span className="count">{count}</span>}
        <Icon name="down" />
      </summary>
      <div className="hotel-filter-panel">{children}</div>
    </details>
  )
}

function SortField({ sort, onSort }: { sort: HotelSort; onSort: (sort: HotelSort) => void }) {
  return (
    <label className="sort">
      <span>{HOTEL_TEXTS.sortBy}</span>
      {/* The options below are the whole domain of the value. */}
      <select name="sort" value={sort} onChange={(event) => onSort(event.target.value as HotelSort)}>
        {HOTEL_SORTS.map((each) => (
          <option key={each} value={each}>
            {SORT_LABELS[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
