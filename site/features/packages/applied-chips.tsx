import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BUDGET_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import '#site/ui/chip.css'
import './applied-chips.css'
import type { CategoryChoice } from './list-loader.ts'
import { countFilters, hasBudget, type ListQuery, listHref, NO_FILTERS } from './list-query.ts'
import { LIST_TEXTS, onlyCategory } from './texts.ts'

type Props = {
  query: ListQuery
  pathname: string
  /** The category the list is fixed to. */
  category?: CategoryChoice
  /** The category a filter dropped. */
  only?: CategoryChoice
}

/** What is on, each with its way off; and, after a filter dropped the category, the way back to it. */
export function AppliedChips({ query, pathname, category, only }: Props) {
  const first = { ...query, page: 1 }
  const isFiltered = countFilters(query) > 0
  if (!isFiltered && only === undefined) return null
  const off = (change: Partial<ListQuery>) => ({ to: listHref(pathname, { ...first, ...change }), only })
  return (
    <div className="row applied-chips">
      {only && <ChipLink to={listHref(paths.category(only.slug), first)}>{onlyCategory(only.name)}</ChipLink>}
      {category && isFiltered && (
        <ChipLink removes to={listHref(paths.tours, first)} only={category}>
          {onlyCategory(category.name)}
        </ChipLink>
      )}
      {hasBudget(query) && (
        <ChipLink removes {...off({ minPrice: NO_FILTERS.minPrice, maxPrice: NO_FILTERS.maxPrice })}>
          {budgetText(query)}
        </ChipLink>
      )}
      {query.duration !== '' && (
        <ChipLink removes {...off({ duration: '' })}>
          {query.duration}
        </ChipLink>
      )}
      {isFiltered && (
        <Link
          className="applied-clear"
          to={off({ ...NO_FILTERS, sort: query.sort }).to}
          state={{ only }}
          preventScrollReset
        >
          {LIST_TEXTS.clear}
        </Link>
      )}
    </div>
  )
}

type ChipLinkProps = { to: string; only?: CategoryChoice; removes?: boolean; children: ReactNode }

function ChipLink({ to, only, removes, children }: ChipLinkProps) {
  return (
    <Link className={removes ? 'chip on' : 'chip'} to={to} state={{ only }} preventScrollReset>
      {removes && <span className="visually-hidden">Remove filter </span>}
      {children}
      {removes && <Icon name="close" />}
    </Link>
  )
}

function budgetText({ minPrice, maxPrice }: ListQuery): string {
  return `${formatRupees(minPrice)} to ${formatRupees(maxPrice)}${maxPrice >= BUDGET_MAX ? '+' : ''}`
}
