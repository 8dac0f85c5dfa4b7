import { useLocation, useNavigate, useNavigation } from 'react-router'
import { paths } from '#site/paths.ts'
import { type HotelQuery, hotelSearchHref } from '../hotel-query.ts'

/** Kept in the history entry of a search: what it asks for, shown by the filters while the list is on its way. */
type SearchState = { hotels?: HotelQuery }

/** What filtering does to the address; `shown` is ahead of the list while that is fetched. */
export function useHotelFilters(query: HotelQuery) {
  const navigate = useNavigate()
  const next = useNavigation().location
  const { pathname } = useLocation()
  const isLoading = next !== undefined && next.pathname === paths.hotelSearch && pathname === paths.hotelSearch
  const shown = readState(next?.state).hotels ?? query
  return {
    shown,
    isLoading,
    filter: (change: Partial<HotelQuery>) => {
      const wanted = { ...shown, ...change, page: 1 }
      const state: SearchState = { hotels: wanted }
      void navigate(hotelSearchHref(wanted), { preventScrollReset: true, state })
    },
  }
}

/** Entries of these pages are written here and by the router only; those of other pages have none of our names. */
function readState(state: unknown): SearchState {
  return (state ?? {}) as SearchState
}
