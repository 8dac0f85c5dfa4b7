import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Link } from '#site/ui/link.tsx'
import { Status } from '#site/ui/status.tsx'
import type { GoneView } from './sailing-loader.ts'
import './sailing-gone.css'
import { SEAT_TEXTS } from '../texts.ts'

/** A ferry that has left or is closed: said, with the next ones along the same crossing. */
export function SailingGone({ gone: { message, crossing, next } }: { gone: GoneView }) {
  return (
    <div className="wrap stack sailing-gone">
      <Breadcrumbs items={[{ label: SEAT_TEXTS.ferries, href: paths.ferry }, { label: SEAT_TEXTS.title }]} />
      <h1>{SEAT_TEXTS.goneTitle}</h1>
      <Status kind="info">{message}</Status>
      {crossing !== '' && (
        <h2>
          {SEAT_TEXTS.nextTitle} {crossing}
        </h2>
      )}
      {next.length === 0 ? (
        <p>{SEAT_TEXTS.nextNone}</p>
      ) : (
        <ul>
          {next.map(({ href, day, times, vessel, fareFrom }) => (
            <li key={href}>
              <Link to={href}>
                {day}, {times}
              </Link>
              <small>{vessel}</small>
              {fareFrom !== '' && <b>from {fareFrom}</b>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button kind="outline" href={paths.ferry}>
          {SEAT_TEXTS.searchFerries}
        </Button>
      </p>
    </div>
  )
}
