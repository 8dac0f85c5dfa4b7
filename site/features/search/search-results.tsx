import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { KIND_ICONS } from './kind-icons.ts'
import { KIND_LABELS, SEARCH_TEXTS } from './search-texts.ts'
import type { ResultView } from './search-view.ts'

/** Drawn no wider than this. */
const SIZES = '(width >= 560px) 168px, 112px'
const WIDEST = 640

/** Of one kind the label is left out: it stands above. */
export function SearchResults({ results, isOneKind }: { results: ResultView[]; isOneKind: boolean }) {
  return (
    <ol className="search-results">
      {results.map(({ key, kind, title, note, href, price, picture, sailings }) => (
        <li key={key}>
          <div className="plate">
            {picture ? (
              <Picture picture={picture} alt="" sizes={SIZES} widest={WIDEST} />
            ) : (
              <Icon name={KIND_ICONS[kind]} />
            )}
          </div>
          <div>
            {!isOneKind && <p className="search-kind">{KIND_LABELS[kind].one}</p>}
            <h3>
              <Link to={href} prefetch="intent">
                {title}
              </Link>
            </h3>
            {note && sailings === undefined && <p className="soft">{note}</p>}
            {sailings && <Sailings sailings={sailings} />}
            {price && <p className="search-price num">{price}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** Each leads to the seats of its boat. */
function Sailings({ sailings }: Required<Pick<ResultView, 'sailings'>>) {
  return (
    <ul className="search-sailings" aria-label={SEARCH_TEXTS.sailings}>
      {sailings.map(({ href, time, fare }) => (
        <li key={href}>
          <Link to={href}>
            <b>{time}</b> <span className="num">{fare}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
