import '#site/ui/aside-layout.css'
import '#site/ui/box.css'
import '#site/ui/page-stack.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/empty-state.tsx'
import '#site/ui/empty-state.css'
import '#site/ui/only-unscripted.css'
import { Drawn } from '#site/ui/in-page.tsx'
import { Status } from '#site/ui/status.tsx'
import { useAlive } from '#site/ui/use-alive.ts'
import { usePart } from '#site/ui/use-part.ts'
import { TripAsked, TripDays } from './trip-days.tsx'
import { addToTrip, emptyTrip, useTrip } from './trip-items.ts'
import '#site/ui/fold.css'
import './trip-page.css'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { TripSums } from './trip-sums.tsx'
import { TRIP_TEXTS } from './trip-texts.ts'
import { useTripPrice } from './use-trip-price.ts'

const fetchShare = () => import('./share-trip.tsx').then((module) => module.ShareTrip)

/** The basket, day by day, with what it costs; `added` is put onto it as the page comes to life; `atOnce` is the mark of book-at-once.tsx. */
export function TripPage({ added, atOnce }: { added?: readonly TripItem[]; atOnce: number | undefined }) {
  const items = useTrip()
  const said = useAdding(added)
  const isAlive = useAlive()
  const priced = useTripPrice(items)
  const ShareTrip = usePart(fetchShare, items.length > 0)
  // Until then only the names are there: nothing that can be pressed is moved by the answer.
  const isAnswered = priced.sums !== undefined || priced.failure !== undefined
  return (
    <div className="wrap page-stack trip-page">
      <header>
        <h1>{TRIP_TEXTS.title}</h1>
        <p className="soft only-scripted">{TRIP_TEXTS.lead}</p>
      </header>
      <div className="only-unscripted stack">
        {atOnce === undefined ? (
          <Status kind="info">{TRIP_TEXTS.unscripted}</Status>
        ) : (
          <Drawn mark={atOnce} draw={(part) => part as ReactNode} />
        )}
        <Ways />
      </div>
      {said && <Status kind={said.isFull ? 'error' : 'success'}>{said.text}</Status>}
      {(!isAlive || (items.length > 0 && !isAnswered)) && (
        <p className="soft only-scripted" role="status">
          {TRIP_TEXTS.loading}
        </p>
      )}
      {items.length > 0 && !isAnswered && <TripAsked items={items} />}
      {isAlive && items.length === 0 && (
        <EmptyState title={TRIP_TEXTS.emptyTitle} text={TRIP_TEXTS.empty}>
          <Ways />
        </EmptyState>
      )}
      {items.length > 0 && isAnswered && (
        <div className="aside-layout trip-layout">
          <div>
            <TripDays items={items} priced={priced} />
          </div>
          <aside className="box" aria-label={TRIP_TEXTS.sums}>
            <TripSums items={items} priced={priced} />
          </aside>
          <div className="stack">
            {ShareTrip && <ShareTrip key={JSON.stringify(items)} items={items} ask={priced.sums?.ask} />}
            <p>
              <Button kind="quiet" size="small" onClick={emptyTrip}>
                {TRIP_TEXTS.removeAll}
              </Button>
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

/** Puts it on the trip once, and takes it out of the address, so that the page can be loaded again. */
function useAdding(added: readonly TripItem[] | undefined): { text: string; isFull: boolean } | undefined {
  const navigate = useNavigate()
  const [said, setSaid] = useState<{ text: string; isFull: boolean }>()
  const done = useRef<readonly TripItem[]>(undefined)
  useEffect(() => {
    if (added === undefined || done.current === added) return
    done.current = added
    setSaid(
      addToTrip(added)
        ? { text: `${TRIP_TEXTS.added} ${added.map(({ title }) => title).join('; ')}`, isFull: false }
        : { text: TRIP_TEXTS.full, isFull: true },
    )
    void navigate(visitorPaths.trip, { replace: true, preventScrollReset: true })
  }, [added, navigate])
  return said
}

/** Where a trip begins. */
function Ways() {
  const ways = [
    { href: paths.tours, label: TRIP_TEXTS.packages },
    { href: paths.ferry, label: TRIP_TEXTS.ferries },
    { href: paths.hotels, label: TRIP_TEXTS.hotels },
    { href: paths.carRental, label: TRIP_TEXTS.cars },
    { href: paths.waterSports, label: TRIP_TEXTS.waterSports },
  ]
  return (
    <p className="row trip-ways">
      {ways.map(({ href, label }) => (
        <Button key={href} kind="outline" href={href}>
          {label}
        </Button>
      ))}
    </p>
  )
}
