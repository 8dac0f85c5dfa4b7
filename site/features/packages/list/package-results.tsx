import type { ReactNode } from 'react'
import { PACKAGE_PAGE_SIZE } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import type { PackageCardView } from '#site/shop/cards/package-card-view.ts'
import { Skeleton } from '#site/ui/skeleton.tsx'
import { Status } from '#site/ui/status.tsx'
import type { CategoryChoice, PackageListData } from './list-loader.ts'
import { countFilters, listHref, NO_FILTERS, PAGES_IN_ONE_DOCUMENT } from './list-query.ts'
import { LoadMore } from './load-more.tsx'
import './package-results.css'
import { LIST_TEXTS } from '../texts.ts'
import { TourCard } from '../tour-card.tsx'
import { useListLoading } from './use-list-filters.ts'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

type Props = {
  data: PackageListData
  pathname: string
  only?: CategoryChoice
  renderSave?: (card: PackageCardView) => ReactNode
}

/** The cards; or their outline while they are fetched, words when there are none, the failure with its Retry. */
export function PackageResults({ data, pathname, only, renderSave }: Props) {
  const loading = useListLoading()
  if (loading === 'list') return <CardSkeletons />
  return (
    <>
      {data.cards.length > 0 && <CardGrid cards={data.cards} firstPage={data.firstPage} renderSave={renderSave} />}
      {data.failure !== undefined && (
        <Status kind="error" retryHref={listHref(pathname, data.query)}>
          {data.failure}
        </Status>
      )}
      {data.failure === undefined && data.cards.length === 0 && <NoCards data={data} pathname={pathname} />}
      {data.failure === undefined && data.cards.length > 0 && (
        <LoadMore
          query={data.query}
          firstPage={data.firstPage}
          pathname={pathname}
          only={only}
          shown={data.cards.length}
          total={data.total}
          hasMore={data.hasMore}
          loading={loading === 'more'}
          isFull={data.query.page % PAGES_IN_ONE_DOCUMENT === 0}
        />
      )}
    </>
  )
}

type GridProps = { cards: readonly PackageCardView[]; firstPage?: number; renderSave?: Props['renderSave'] }

function CardGrid({ cards, firstPage = 1, renderSave }: GridProps) {
  return (
    <div className="halves package-cards">
      {cards.map((card, index) => (
        // The mark of a page's first card is where "Load more" leads without script.
        <div
          key={card.slug}
          id={index % PACKAGE_PAGE_SIZE === 0 ? `page-${firstPage + index / PACKAGE_PAGE_SIZE}` : undefined}
        >
          <TourCard card={card} eager={index < 2} save={renderSave?.(card)} />
        </div>
      ))}
    </div>
  )
}

function CardSkeletons() {
  return (
    <div className="halves package-cards" role="status" aria-label={LIST_TEXTS.loading}>
      {Array.from({ length: PACKAGE_PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all alike
        <Skeleton key={index} kind="card" />
      ))}
    </div>
  )
}

function NoCards({ data, pathname }: Pick<Props, 'data' | 'pathname'>) {
  const isPastEnd = data.query.page > 1
  const isFiltered = countFilters(data.query) > 0
  return (
    <EmptyState
      title={isPastEnd ? LIST_TEXTS.pastEndTitle : isFiltered ? LIST_TEXTS.emptyTitle : LIST_TEXTS.noneTitle}
      text={isPastEnd ? LIST_TEXTS.pastEndText : isFiltered ? LIST_TEXTS.emptyText : LIST_TEXTS.noneText}
    >
      {isPastEnd && (
        <Button kind="outline" href={listHref(pathname, { ...data.query, page: 1 })}>
          {LIST_TEXTS.firstPage}
        </Button>
      )}
      {!isPastEnd && isFiltered && (
        <Button kind="outline" href={listHref(pathname, NO_FILTERS)}>
          {LIST_TEXTS.clear}
        </Button>
      )}
      {!isPastEnd && countFilters(data.query) === 0 && (
        <Button kind="outline" href={paths.tours}>
          {LIST_TEXTS.seeAll}
        </Button>
      )}
    </EmptyState>
  )
}
