import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import { Status } from '#site/ui/status.tsx'
import type { DealsData } from './deals-loader.ts'
import emptyList from './empty-list.svg?url&no-inline'
import { listHref, NO_FILTERS } from './list-query.ts'
import { ListTools } from './list-tools.tsx'
import type { PackageCardView } from './package-card-view.ts'
import '#site/ui/only-unscripted.css'
import './package-list-page.css'
import { CardGrid } from './package-results.tsx'
import { LIST_TEXTS } from './texts.ts'

type Props = { data: DealsData; renderSave?: (card: PackageCardView) => ReactNode }

/** Every package with a live offer. */
export function DealsPage({ data, renderSave }: Props) {
  const formId = useId()
  const navigate = useNavigate()
  const query = { ...NO_FILTERS, sort: data.sort }
  return (
    <div className="wrap package-list-page">
      <Breadcrumbs items={[{ label: 'Home', href: paths.home }, { label: LIST_TEXTS.deals.heading }]} />
      <header className="package-list-banner">
        <h1>{LIST_TEXTS.deals.heading}</h1>
        <p className="soft">{LIST_TEXTS.deals.intro}</p>
      </header>
      <section aria-labelledby={`${formId}-results`}>
        <h2 id={`${formId}-results`} className="visually-hidden">
          {LIST_TEXTS.results}
        </h2>
        {data.cards.length > 0 && (
          <form id={formId} method="get" action={paths.deals}>
            <ListTools
              formId={formId}
              query={query}
              total={data.cards.length}
              onSort={(sort) => navigate(listHref(paths.deals, { ...query, sort }), { preventScrollReset: true })}
            />
            <Button kind="outline" type="submit" className="only-unscripted">
              {LIST_TEXTS.apply}
            </Button>
          </form>
        )}
        <CardGrid cards={data.cards} renderSave={renderSave} />
        {data.failure !== undefined && (
          <Status kind="error" retryHref={listHref(paths.deals, query)}>
            {data.failure}
          </Status>
        )}
        {data.failure === undefined && data.cards.length === 0 && (
          <EmptyState
            title={LIST_TEXTS.emptyDealsTitle}
            text={LIST_TEXTS.emptyDealsText}
            picture={<img src={emptyList} alt="" width={320} height={240} />}
          >
            <Button kind="outline" href={paths.tours}>
              {LIST_TEXTS.seeAll}
            </Button>
          </EmptyState>
        )}
      </section>
    </div>
  )
}
