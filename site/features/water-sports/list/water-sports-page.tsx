import '#site/ui/page.css'
import type { ReactNode } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import { PageNumbers } from '#site/ui/page-numbers.tsx'
import { Status } from '#site/ui/status.tsx'
import { ActivityCard } from '../activity-card.tsx'
import type { ActivityCardView } from '../activity-card-view.ts'
import { ACTIVITY_TEXTS, countText } from '../texts.ts'
import type { ActivitiesData } from './activities-loader.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { type ActivityQuery, activityHref, hasFilters, NO_FILTERS, readActivityQuery } from './activity-query.ts'
import './water-sports-page.css'

type Props = { data: ActivitiesData; renderSave?: (card: ActivityCardView) => ReactNode }

/** All water sports as cards, filtered by what the address says. */
export function WaterSportsPage({ data, renderSave }: Props) {
  const navigate = useNavigate()
  const { query, facets, failure } = data
  const next = useNavigation().location
  // A list stays where it was put while the answer is fetched.
  const shown = next?.pathname === paths.waterSports ? readActivityQuery(new URLSearchParams(next.search)).query : query
  return (
    <div className="wrap page water-sports-page">
      <Breadcrumbs items={[{ label: ACTIVITY_TEXTS.heading }]} />
      <header>
        <h1>{ACTIVITY_TEXTS.heading}</h1>
        <p className="soft">{ACTIVITY_TEXTS.intro}</p>
      </header>
      <ActivityFilters
        query={shown}
        facets={facets}
        action={paths.waterSports}
        onChange={(change) => navigate(activityHref({ ...shown, ...change, page: 1 }), { preventScrollReset: true })}
      />
      {failure === undefined ? (
        <Results data={data} renderSave={renderSave} />
      ) : (
        <Status kind="error" retryHref={activityHref(query)}>
          {failure}
        </Status>
      )}
    </div>
  )
}

function Results({ data, renderSave }: Props) {
  const { query, leftOut, cards, total, pages } = data
  return (
    <section aria-label={ACTIVITY_TEXTS.results}>
      {leftOut && <Status kind="info">{leftOut}</Status>}
      <p className="water-sports-count" role="status">
        <b>{countText(total)}</b>
      </p>
      <h2 className="visually-hidden">{ACTIVITY_TEXTS.results}</h2>
      {cards.length === 0 ? (
        <NoCards query={query} />
      ) : (
        <div className="grid-3 water-sports-cards">
          {cards.map((card, index) => (
            <ActivityCard key={card.id} card={card} eager={index < 2} save={renderSave?.(card)} />
          ))}
        </div>
      )}
      {pages > 1 && (
        <PageNumbers
          label={ACTIVITY_TEXTS.pages}
          page={query.page}
          pages={pages}
          previous={ACTIVITY_TEXTS.previous}
          next={ACTIVITY_TEXTS.next}
          hrefOf={(page) => activityHref({ ...query, page })}
        />
      )}
    </section>
  )
}

function NoCards({ query }: { query: ActivityQuery }) {
  const isPastEnd = query.page > 1
  const isFiltered = hasFilters(query)
  return (
    <EmptyState
      title={
        isPastEnd ? ACTIVITY_TEXTS.pastEndTitle : isFiltered ? ACTIVITY_TEXTS.emptyTitle : ACTIVITY_TEXTS.noneTitle
      }
      text={isPastEnd ? ACTIVITY_TEXTS.pastEndText : isFiltered ? ACTIVITY_TEXTS.emptyText : ACTIVITY_TEXTS.noneText}
    >
      {isPastEnd ? (
        <Button kind="outline" href={activityHref({ ...query, page: 1 })}>
          {ACTIVITY_TEXTS.firstPage}
        </Button>
      ) : (
        hasFilters(query) && (
          <Button kind="outline" href={activityHref(NO_FILTERS)}>
            {ACTIVITY_TEXTS.clear}
          </Button>
        )
      )}
    </EmptyState>
  )
}
