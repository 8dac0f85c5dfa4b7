import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#site/paths.ts'
import type { CategoryChoice, PackageListData } from './list-loader.ts'
import { countFilters, type ListQuery, listHref, readListQuery } from './list-query.ts'

/** Kept in the history entry: the category a filter dropped, so that one tap brings it back. */
type ListState = { only?: CategoryChoice }

/**
 * What filtering does to the address. The first filter on a category's page leads to all packages (the category is
 * dropped); a category taken back by its chip stays. Sorting is no filter and stays where it is.
 */
export function useListFilters(data: Pick<PackageListData, 'category' | 'query'>, shown: ListQuery) {
  const { pathname, state: entryState } = useLocation()
  const navigate = useNavigate()
  const dropsCategory = data.category !== undefined && countFilters(data.query) === 0
  const state = readState(entryState)
  const open = (path: string, query: ListQuery, kept: ListState): void => {
    void navigate(listHref(path, { ...query, page: 1 }), { preventScrollReset: true, state: kept })
  }
  const filter = (change: Partial<ListQuery>) => {
    const next = { ...shown, ...change }
    if (dropsCategory && countFilters(next) > 0) open(paths.tours, next, { only: data.category })
    else open(pathname, next, state)
  }
  return {
    /** Where the form goes without script. */
    action: dropsCategory ? paths.tours : pathname,
    pathname,
    state,
    filter,
  }
}

/** The query being loaded, or the one shown: a radio stays where it was put while the list is fetched. */
export function useShownQuery(query: ListQuery): ListQuery {
  const { location } = useNavigation()
  return location && isListPath(location.pathname) ? readListQuery(new URLSearchParams(location.search)).query : query
}

/** 'more' while the next page is fetched, 'list' while another list is, else 'idle'. */
export function useListLoading(): 'idle' | 'more' | 'list' {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  if (!next || !isListPath(next.pathname)) return 'idle'
  return next.pathname === pathname && withoutPage(search) === withoutPage(next.search) ? 'more' : 'list'
}

function withoutPage(search: string): string {
  return listHref('', { ...readListQuery(new URLSearchParams(search)).query, page: 1 })
}

function isListPath(path: string): boolean {
  const lists: string[] = [paths.tours, paths.familyTours, paths.groupTours, paths.honeymoonTours]
  return lists.includes(path) || path.startsWith(paths.category(''))
}

function readState(state: unknown): ListState {
  // Entries of these pages are written above and by the router only; any other has no `only`.
  const only = (state as ListState | null)?.only
  return only ? { only } : {}
}
