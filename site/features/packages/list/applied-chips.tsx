import type { ReactNode } from 'react'
import { BUDGET_MAX } from '#contract/terms/limits.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { paths } from '#contract/terms/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import '#site/ui/chip.css'
import './applied-chips.css'
import { LIST_TEXTS, onlyCategory } from '../texts.ts'
import type { CategoryChoice } from './list-loader.ts'
import { countFilters, hasBudget, type ListQuery, listHref, NO_FILTERS } from './list-query.ts'
import type { ListState } from './use-list-filters.ts'

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
  const isFiltered = countFilters(query) > 0
  if (!isFiltered && only === undefined) return null
  const link = { path: pathname, query: { ...query, page: 1 }, only }
  const without = (change: Partial<ListQuery>) => ({ ...link, query: { ...link.query, ...change } })
  return (
    <div className="row applied-chips">
      {only && (
        <ListLink {...link} path={paths.category(only.slug)} only={undefined}>
          {onlyCategory(only.name)}
        </ListLink>
      )}
      {category && isFiltered && (
        <ListLink {...link} path={paths.tours} only={category} removes>
          {onlyCategory(category.name)}
        </ListLink>
      )}
      {hasBudget(query) && (
        <ListLink {...without({ minPrice: NO_FILTERS.minPrice, maxPrice: NO_FILTERS.maxPrice })} removes>
          {budgetText(query)}
        </ListLink>
      )}
      {query.duration !== '' && (
        <ListLink {...without({ duration: '' })} removes>
          {query.duration}
        </ListLink>
      )}
      {isFiltered && (
        <ListLink {...without({ ...NO_FILTERS, sort: query.sort })} className="applied-clear">
          {LIST_TEXTS.clear}
        </ListLink>
      )}
    </div>
  )
}

type LinkProps = {
  path: string
  query: ListQuery
  only: CategoryChoice | undefined
  removes?: boolean
  className?: string
  children: ReactNode
}

function ListLink({ path, query, only, removes, className, children }: LinkProps) {
  const state: ListState = { only, query }
  return (
    <Link
      className={className ?? (removes ? 'chip on' : 'chip')}
      to={listHref(path, query)}
      state={state}
      preventScrollReset
    >
      {removes && <span className="visually-hidden">Remove filter </span>}
      {children}
      {removes && <Icon name="close" />}
    </Link>
  )
}

function budgetText({ minPrice, maxPrice }: ListQuery): string {
  return `${formatRupees(minPrice)} to ${formatRupees(maxPrice)}${maxPrice >= BUDGET_MAX ? '+' : ''}`
}
