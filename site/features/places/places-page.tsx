import '#site/ui/page.css'
import type { ReactNode } from 'react'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import '#site/ui/chip.css'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import { PlaceCard } from '#site/shop/cards/place-card.tsx'
import { PageNumbers } from '#site/ui/page-numbers.tsx'
import { Status } from '#site/ui/status.tsx'
import './places-page.css'
import type { PlaceChoice, PlacesData, PlacesQuery } from './places-loader.ts'
import { countText, PLACE_TEXTS } from './texts.ts'

const CARD_SIZES = '(width >= 1280px) 350px, (width >= 900px) 27vw, (width >= 560px) 45vw, 88vw'

/** All places on a map and as cards; filters and pages are plain links. */
export function PlacesPage({ data, map }: { data: PlacesData; map?: ReactNode }) {
  const { query, islands, kinds, failure } = data
  return (
    <div className="wrap page places-page">
      <Breadcrumbs items={[{ label: PLACE_TEXTS.heading }]} />
      <header>
        <h1>{data.island ? `${PLACE_TEXTS.heading} on ${data.island.name}` : PLACE_TEXTS.heading}</h1>
        <p className="soft">{PLACE_TEXTS.intro}</p>
      </header>
      {data.leftOut && <Status kind="info">{data.leftOut}</Status>}
      {failure !== undefined ? (
        <Status kind="error" retryHref={paths.places}>
          {failure}
        </Status>
      ) : (
        <div className="places-layout">
          <div className="places-filters">
            <Choices
              label={PLACE_TEXTS.islands}
              all={PLACE_TEXTS.all}
              choices={islands.filter(({ slug, count }) => count > 0 || slug === query.island)}
              current={query.island}
              hrefOf={(island) => hrefOf({ kind: query.kind, island })}
            />
            <Choices
              label={PLACE_TEXTS.kinds}
              all={PLACE_TEXTS.everything}
              choices={kinds}
              current={query.kind}
              hrefOf={(kind) => hrefOf({ island: query.island, kind })}
            />
          </div>
          {map && <div className="places-map">{map}</div>}
          <PlacesList data={data} />
        </div>
      )}
    </div>
  )
}

type ChoicesProps<Slug extends string> = {
  label: string
  all: string
  choices: PlaceChoice<Slug>[]
  current: Slug | undefined
  hrefOf: (slug: Slug | undefined) => string
}

function Choices<Slug extends string>({ label, all, choices, current, hrefOf }: ChoicesProps<Slug>) {
  return (
    <nav className="chip-strip" aria-label={label}>
      <Chip href={hrefOf(undefined)} current={current === undefined} preventScrollReset>
        {all}
      </Chip>
      {choices.map((choice) => (
        <Chip
          key={choice.slug}
          href={hrefOf(choice.slug)}
          current={choice.slug === current}
          count={choice.count}
          preventScrollReset
        >
          {choice.label}
        </Chip>
      ))}
    </nav>
  )
}

function PlacesList({ data }: { data: PlacesData }) {
  if (data.cards.length === 0) {
    return (
      <EmptyState title={PLACE_TEXTS.emptyTitle} text={PLACE_TEXTS.emptyText}>
        <Button kind="outline" href={paths.places}>
          {PLACE_TEXTS.seeAll}
        </Button>
      </EmptyState>
    )
  }
  return (
    <section className="places-results" aria-label={PLACE_TEXTS.heading}>
      <p className="soft small" role="status">
        {countText(data.total)}
      </p>
      <h2 className="visually-hidden">{PLACE_TEXTS.heading}</h2>
      <ol className="halves places-cards" start={data.first}>
        {data.cards.map((card, index) => (
          <li key={card.id}>
            <PlaceCard
              title={card.name}
              href={paths.placeDetails(card.id)}
              picture={card.picture}
              sizes={CARD_SIZES}
              island={data.island ? undefined : card.island}
              note={card.note}
            />
            {data.island && (
              <span className="places-number" aria-hidden="true">
                {data.first + index}
              </span>
            )}
          </li>
        ))}
      </ol>
      {data.pages > 1 && (
        <PageNumbers
          label={PLACE_TEXTS.pages}
          page={data.query.page}
          pages={data.pages}
          previous={PLACE_TEXTS.previous}
          next={PLACE_TEXTS.next}
          hrefOf={(page) => hrefOf({ ...data.query, page })}
        />
      )}
    </section>
  )
}

function hrefOf({ island, kind, page = 1 }: Partial<PlacesQuery>): string {
  return withQuery(paths.places, { island, kind, page: page === 1 ? undefined : page })
}
