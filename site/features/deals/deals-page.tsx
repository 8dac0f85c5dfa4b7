import '#site/ui/sort.css'
import '#site/ui/page.css'
import '#site/ui/chip.css'
import '#site/ui/empty-state.css'
import './deals-page.css'
import { type ReactNode, useId } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import type { DealSort } from '#contract/v1/deals.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import { PageLinks } from '#site/ui/page-links.tsx'
import { Status } from '#site/ui/status.tsx'
import { DealCard } from './deal-card.tsx'
import type { DealCardView } from './deal-view.ts'
import type { DealsData } from './deals-loader.ts'
import { type DealsQuery, dealsHref } from './deals-query.ts'
import { countText, DEAL_TEXTS, headingOf, KIND_TEXTS, SORT_TEXTS } from './texts.ts'

type Props = { data: DealsData; renderSave?: (card: DealCardView) => ReactNode }

/** Everything with a live offer: kinds with their counts, the order, the cards. */
export function DealsPage({ data, renderSave }: Props) {
  const titleId = useId()
  const { query, cards, failure } = data
  return (
    <div className="wrap page deals-page">
      <Breadcrumbs items={[{ label: DEAL_TEXTS.heading }]} />
      <header>
        <h1>{headingOf(query.kind)}</h1>
        <p className="soft">{DEAL_TEXTS.intro}</p>
      </header>
      <KindChips data={data} />
      <section aria-labelledby={titleId}>
        <h2 id={titleId} className="visually-hidden">
          {DEAL_TEXTS.results}
        </h2>
        {data.leftOut && <Status kind="info">{data.leftOut}</Status>}
        {cards.length > 0 && <DealOrder query={query} total={data.total} />}
        {cards.length > 0 && (
          <ul className="grid-3 deals-cards">
            {cards.map((card, index) => (
              <li key={card.id}>
                <DealCard card={card} eager={index < 2} save={renderSave?.(card)} />
              </li>
            ))}
          </ul>
        )}
        {failure !== undefined && (
          <Status kind="error" retryHref={dealsHref(query)}>
            {failure}
          </Status>
        )}
        {failure === undefined && cards.length === 0 && <NoDeals data={data} />}
        <PageLinks
          label={DEAL_TEXTS.pages}
          page={query.page}
          pages={cards.length > 0 ? data.pages : 1}
          hrefOf={(page) => dealsHref({ ...query, page })}
        />
      </section>
    </div>
  )
}

/** Kinds that have a deal, and the one asked for. */
function KindChips({ data: { kinds, query } }: { data: DealsData }) {
  const shown = kinds.filter(({ kind, count }) => count > 0 || kind === query.kind)
  if (shown.length < 2 && query.kind === undefined) return null
  const all = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav className="chip-strip" aria-label={DEAL_TEXTS.kinds}>
      <Chip
        href={dealsHref({ sort: query.sort, page: 1 })}
        current={query.kind === undefined}
        count={all}
        preventScrollReset
      >
        {DEAL_TEXTS.all}
      </Chip>
      {shown.map(({ kind, count }) => (
        <Chip
          key={kind}
          href={dealsHref({ kind, sort: query.sort, page: 1 })}
          current={kind === query.kind}
          count={count}
          preventScrollReset
        >
          {KIND_TEXTS[kind].label}
        </Chip>
      ))}
    </nav>
  )
}

function NoDeals({ data: { query, kinds, total } }: { data: DealsData }) {
  if (total > 0) {
    return (
      <EmptyState title={DEAL_TEXTS.pastEndTitle} text={DEAL_TEXTS.pastEndText}>
        <Button kind="outline" href={dealsHref({ ...query, page: 1 })}>
          {DEAL_TEXTS.firstPage}
        </Button>
      </EmptyState>
    )
  }
  const others = kinds.some(({ count }) => count > 0)
  return (
    <EmptyState
      title={query.kind === undefined ? DEAL_TEXTS.emptyTitle : KIND_TEXTS[query.kind].none}
      text={DEAL_TEXTS.emptyText}
    >
      <Button kind="outline" href={others ? paths.deals : paths.tours}>
        {others ? DEAL_TEXTS.seeAll : DEAL_TEXTS.seePackages}
      </Button>
    </EmptyState>
  )
}

/** How many there are, and the order; without script a button sends it. */
function DealOrder({ query, total }: { query: DealsQuery; total: number }) {
  const navigate = useNavigate()
  const sortBy = (sort: DealSort) => navigate(dealsHref({ ...query, sort, page: 1 }), { preventScrollReset: true })
  return (
    <form className="deal-order" method="get" action={paths.deals}>
      <p role="status">
        <b>{countText(total)}</b>
      </p>
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      <label className="sort">
        <span>{DEAL_TEXTS.sortBy}</span>
        {/* The options below are the whole domain of the value. */}
        <select name="sort" value={query.sort} onChange={(event) => void sortBy(event.target.value as DealSort)}>
          {Object.entries(SORT_TEXTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button kind="outline" size="small" type="submit" className="only-unscripted">
        {DEAL_TEXTS.apply}
      </Button>
    </form>
  )
}
