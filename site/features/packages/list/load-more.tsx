import { type MouseEvent, useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useNavigate, useNavigation } from 'react-router'
import { PACKAGE_PAGE_SIZE } from '#contract/terms/limits.ts'
import '#site/ui/button.css'
import { LIST_TEXTS } from '../texts.ts'
import type { CategoryChoice } from './list-loader.ts'
import { type ListQuery, listHref } from './list-query.ts'
import type { ListState } from './use-list-filters.ts'

/**
 * The next page is asked for when its place comes this near: early, so that the end of the list is not seen to jump; and
 * when it was jumped over (the End key, the scroll bar, a fling), however far above the window it lies by then.
 */
const AHEAD = '99999px 0px 400px'

type Props = {
  query: ListQuery
  firstPage: number
  pathname: string
  /** The category a filter dropped: the longer list remembers it too. */
  only?: CategoryChoice
  shown: number
  total: number | undefined
  hasMore: boolean
  loading: boolean
  /** The last page of this document is shown: the next one starts a new document. */
  isFull: boolean
}

/** The end of the list: fetches the next page as it comes into view; without script the link does. */
export function LoadMore(props: Props) {
  const { query, firstPage, pathname, shown, total, hasMore, loading, isFull } = props
  const next = query.page + 1
  const more = useLoadMore(props)
  const before = (firstPage - 1) * PACKAGE_PAGE_SIZE
  return (
    <div className="load-more" ref={more.sentinel}>
      {total !== undefined && (
        <p className="small soft num" role="status">
          Showing {before > 0 ? `${before + 1} to ${before + shown}` : shown} of {total}
        </p>
      )}
      {hasMore && (
        // A plain link, so that without script it leads to the first of the new cards.
        <a
          className="button outline"
          href={
            isFull
              ? listHref(pathname, { ...query, page: next })
              : `${listHref(pathname, { ...query, page: next })}#page-${next}`
          }
          aria-busy={loading || undefined}
          onClick={isFull ? undefined : more.onClick}
        >
          {loading ? LIST_TEXTS.loading : LIST_TEXTS.loadMore}
        </a>
      )}
    </div>
  )
}

function useLoadMore({ query, pathname, only, hasMore, loading, isFull }: Props) {
  const navigate = useNavigate()
  const sentinel = useRef<HTMLDivElement>(null)
  const router = useContext(RouterContext)?.router
  const isIdle = useNavigation().state === 'idle'
  const canLoad = hasMore && !loading && !isFull && isIdle
  const next = listHref(pathname, { ...query, page: query.page + 1 })
  const load = () => {
    const state: ListState = { only, isMore: true }
    // A visitor on the way to another page is not called back by this list. The router is asked: what a component was last
    // drawn with lags behind a click.
    if (canLoad && router?.state.navigation.state === 'idle')
      void navigate(next, { replace: true, preventScrollReset: true, state })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made of `next` and `canLoad`
  useEffect(() => {
    const element = sentinel.current
    if (!element || !canLoad) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: AHEAD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [next, canLoad])
  return {
    sentinel,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      load()
    },
  }
}
