import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import type { CategoryChoice, PackageListData } from './list-loader.ts'
import { countFilters, type ListQuery, listHref } from './list-query.ts'

/** Kept in the history entry of a list. */
export type ListState = {
  /** The category a filter dropped, so that one tap brings it back. */
  only?: CategoryChoice
  /** What the entry asks for: shown by the filters while the list is on its way. */
  query?: ListQuery
  /** The same list, one page longer. */
  isMore?: boolean
}

/**
 * What filtering does to the address. The first filter on a category's page leads to all packages (the category is
 * dropped); a category taken back by its chip stays. Sorting is no filter and stays where it is.
 */
export function useListFilters({ category, query }: Pick<PackageListData, 'category' | 'query'>) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  // A radio stays where it was put while the list is fetched.
  const shown = readState(useNavigation().location?.state).query ?? query
  const only = readState(state).only
  const dropsCategory = category !== undefined && countFilters(query) === 0
  return {
    /** Where the form goes without script. */
    action: dropsCategory ? paths.tours : pathname,
    pathname,
    only,
    shown,
    filter: (change: Partial<ListQuery>) => {
      const next = { ...shown, ...change, page: 1 }
      const drops = dropsCategory && countFilters(next) > 0
      const kept: ListState = { only: drops ? category : only, query: next }
      void navigate(listHref(drops ? paths.tours : pathname, next), { preventScrollReset: true, state: kept })
    },
  }
}

/** 'more' while the next page is fetched, 'list' while another list is, else 'idle'. */
export function useListLoading(): 'idle' | 'more' | 'list' {
  const next = useNavigation().location
  if (!next || !isListPath(next.pathname)) return 'idle'
  return readState(next.state).isMore ? 'more' : 'list'
}

function isListPath(path: string): boolean {
  const lists: string[] = [paths.tours, paths.familyTours, paths.groupTours, paths.honeymoonTours]
  return lists.includes(path) || path.startsWith(paths.category(''))
}

/** Entries of these pages are written here and by the router only; those of other pages have none of our names. */
function readState(state: unknown): ListState {
  return (state ?? {}) as ListState
}
