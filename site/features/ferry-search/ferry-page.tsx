import { type ReactNode, useState } from 'react'
import { useNavigation } from 'react-router'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { SEATS_LOADING } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Status } from '#site/ui/status.tsx'
import { CrossingForm } from './crossing-form.tsx'
import { DayField } from './day-field.tsx'
import type { FerryData } from './ferry-loader.ts'
import { FerryFound } from './found/ferry-found.tsx'
import './ferry-page.css'
import { crossingHref, hopHref } from './ferry-query.ts'
import { HopForm } from './hop-form.tsx'
import { FERRY_TEXTS, partyText } from './texts.ts'

type Props = {
  data: FerryData
  /** Sailings or plans, drawn once. */
  results: ReactNode
  notes: ReactNode
  /** A boat, where nothing was searched yet. */
  boat?: PictureSource | undefined
}

/** Ferries: a crossing of one day, or a hop over several islands, by what the address says. */
export function FerryPage({ data, results, notes, boat }: Props) {
  const isLoading = useNavigation().location?.pathname === paths.ferry
  const address = data.mode === 'hop' ? hopHref(data.hop) : crossingHref(data.crossing)
  return (
    <>
      <div className="sea sea-head ferry-head" id="search">
        <div className="wrap">
          <Breadcrumbs items={trail(data)} />
          {!data.found && (
            <header className="ferry-opening">
              <div>
                <h1>{FERRY_TEXTS.title}</h1>
                <p>{FERRY_TEXTS.intro}</p>
              </div>
              {boat && (
                <div className="plate">
                  <Picture picture={boat} sizes="(width >= 900px) 420px, 88vw" eager />
                </div>
              )}
            </header>
          )}
          <Modes data={data} />
          {/* Another search starts with its own answers. */}
          <Search key={address} data={data} />
        </div>
      </div>
      <div className="wrap ferry-body">
        {data.problems.length > 0 && (
          <Status kind="info">
            {data.problems.map((problem) => (
              <p key={problem}>{/[.!?]$/.test(problem) ? problem : `${problem}.`}</p>
            ))}
          </Status>
        )}
        <section aria-label={data.mode === 'hop' ? FERRY_TEXTS.plans : FERRY_TEXTS.results}>
          {data.found && (
            <header className="ferry-found-head">
              <h1>{data.found.title}</h1>
              <p className="soft">{data.found.lead}</p>
            </header>
          )}
          {data.found && (
            <h2 className="visually-hidden">{data.mode === 'hop' ? FERRY_TEXTS.plans : FERRY_TEXTS.results}</h2>
          )}
          <p className="ferry-status" role="status">
            {isLoading ? SEATS_LOADING : data.found?.status}
          </p>
          {/* Hidden, not taken away: what was drawn once must not be drawn again. */}
          <div hidden={isLoading} className="stack">
            {data.found && <FerryFound data={data} address={address} />}
            {results}
          </div>
          {data.mode === 'crossing' && !data.found && <Crossings crossings={data.crossings} />}
        </section>
        {notes}
      </div>
    </>
  )
}

function trail({ found }: FerryData) {
  if (!found) return [{ label: FERRY_TEXTS.heading }]
  return [{ label: FERRY_TEXTS.heading, href: paths.ferry }, { label: found.title }]
}

/** The party goes along from one to the other. */
function Modes({ data }: { data: FerryData }) {
  const party = data.mode === 'hop' ? data.hop.party : data.crossing.party
  const modes = [
    { mode: 'crossing', label: FERRY_TEXTS.single, href: crossingHref({ from: '', to: '', date: '', party }) },
    { mode: 'hop', label: FERRY_TEXTS.hop, href: hopHref({ from: '', legs: [], party }) },
  ]
  return (
    <nav className="ferry-modes" aria-label={FERRY_TEXTS.modes}>
      {modes.map(({ mode, label, href }) => (
        <Link key={mode} to={href} aria-current={data.mode === mode ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

/** Phones show one line of a search that was made, which opens it. */
function Search({ data }: { data: FerryData }) {
  const [open, setOpen] = useState(data.found === undefined || data.problems.length > 0)
  return (
    <>
      {!open && (
        <button type="button" className="brief only-scripted only-narrow" onClick={() => setOpen(true)}>
          <span>
            <b>{FERRY_TEXTS.change}</b>
            <small>{briefOf(data)}</small>
          </span>
          <Icon name="search" />
        </button>
      )}
      <div className="search-folds" data-open={open || undefined}>
        {data.mode === 'hop' ? <HopForm data={data} /> : <DaySearch data={data} />}
      </div>
    </>
  )
}

/** The search of a day; its second button asks for the month around it. */
function DaySearch({ data: { crossing, ports, today, last } }: { data: Extract<FerryData, { mode: 'crossing' }> }) {
  return (
    <>
      <CrossingForm
        id="crossing"
        action={paths.ferry}
        crossing={crossing}
        ports={ports}
        when={<DayField label={FERRY_TEXTS.date} value={crossing.date} min={today} max={last} />}
        submit={FERRY_TEXTS.search}
      />
      <button type="submit" form="crossing" formAction={ferryPaths.days} className="ferry-by-month">
        {FERRY_TEXTS.byMonth}
      </button>
    </>
  )
}

/** "Fri 25 Dec 2026, 2 adults". */
function briefOf(data: FerryData): string {
  const isHop = data.mode === 'hop'
  const { date, party } = isHop ? { date: data.hop.legs[0]?.date, party: data.hop.party } : data.crossing
  return [...(date ? [formatDay(date)] : []), partyText(party)].join(', ')
}

function Crossings({ crossings }: { crossings: readonly { label: string; href: string }[] }) {
  if (crossings.length === 0) return null
  return (
    <>
      <h2>{FERRY_TEXTS.crossings}</h2>
      <p className="soft small">{FERRY_TEXTS.crossingsLead}</p>
      <ul className="halves ferry-crossings">
        {crossings.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
