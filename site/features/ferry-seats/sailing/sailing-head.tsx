import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import type { SailingView } from './sailing-view.ts'
import './sailing-head.css'
import { SEAT_TEXTS } from '../texts.ts'

type HeadProps = { sailing: SailingView; position?: string | undefined; share: ReactNode }

/** Which ferry it is: where and when it leaves and arrives; `position` in a plan of several. */
export function SailingHead({ sailing, position, share }: HeadProps) {
  const { vessel, day, from, to, duration, resultsHref } = sailing
  return (
    <div className="wrap sailing-head">
      <Breadcrumbs items={[{ label: SEAT_TEXTS.ferries, href: paths.ferry }, { label: SEAT_TEXTS.title }]} />
      <header className="spread">
        <div>
          <h1>{SEAT_TEXTS.title}</h1>
          <p className="soft">{[position, vessel, day].filter(Boolean).join(', ')}</p>
          <Link to={resultsHref} className="sailing-back">
            {SEAT_TEXTS.backToResults}
          </Link>
          {share}
        </div>
        <div className="sailing-legs">
          <End {...from} />
          <span>
            <Icon name="ship" />
            <small>{duration}</small>
          </span>
          <End {...to} />
        </div>
      </header>
    </div>
  )
}

function End({ time, port, town }: SailingView['from']) {
  return (
    <p>
      <b>{time}</b>
      {port}
      {town !== '' && <small>{town}</small>}
    </p>
  )
}

/** What to know before the day. */
export function SailingFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <section>
      <h2>{SEAT_TEXTS.goodToKnow}</h2>
      <FactList facts={facts} />
    </section>
  )
}
