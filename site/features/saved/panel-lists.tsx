import { useLocation } from 'react-router'
import { COMPARE_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { keyOfSaved } from '#contract/terms/saved-list.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { toggleSaved, useSaved } from '#site/shop/saved/saved-items.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { listsOf } from './lists.ts'
import './panel-lists.css'
import { Change } from './saved-row.tsx'
import { SAVED_TEXTS } from './saved-texts.ts'
import { forgetSeen, useSeen } from './seen.ts'
import { useToday } from './use-today.ts'

/** What was saved in this browser, each thing once, and what has changed in price since; for the side panel. */
export function PanelSaved({ open }: { open: boolean }) {
  const items = [
    ...new Map(listsOf(useSaved()).flatMap((list) => list.items.map((item) => [keyOfSaved(item), item] as const))),
  ]
  const { today } = useToday(open ? items.map(([, item]) => item) : [])
  const packages = items.filter(([, { kind }]) => kind === 'package').slice(0, COMPARE_MAX)
  return (
    <section className="saved-list">
      <h3>{SAVED_TEXTS.title}</h3>
      {items.length === 0 ? (
        <p>{SAVED_TEXTS.panelEmpty}</p>
      ) : (
        <ul>
          {items.map(([key, item]) => {
            const now = today.get(key)
            return (
              <li key={key}>
                <div>
                  <Link to={item.href}>{item.title}</Link>
                  {now?.state === 'gone' && <p>{SAVED_TEXTS.gone}</p>}
                  {now?.state === 'sold' && now.price !== undefined && item.was && (
                    <Change was={item.was} now={now.price} />
                  )}
                </div>
                <button
                  type="button"
                  className="disc"
                  aria-label={SAVED_TEXTS.panelRemove(item.title)}
                  onClick={() => toggleSaved(item)}
                >
                  <Icon name="close" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {packages.length > 1 && (
        <p>
          <Link to={`${paths.compare}?${packages.map(([, { id }]) => `p=${id}`).join('&')}`}>
            {SAVED_TEXTS.panelCompare}
          </Link>
        </p>
      )}
      {items.length > 0 && (
        <p>
          <Link to={visitorPaths.saved}>{SAVED_TEXTS.all}</Link>
        </p>
      )}
    </section>
  )
}

/** What was looked at last, but for what stands above it and the page that is open. */
export function PanelSeen() {
  const saved = useSaved()
  const { pathname } = useLocation()
  const seen = useSeen().filter(
    (item) => item.href !== pathname && saved.every((each) => keyOfSaved(each) !== keyOfSaved(item)),
  )
  if (seen.length === 0) return null
  return (
    <section className="saved-list seen-list">
      <h3>{SAVED_TEXTS.seen}</h3>
      <ul>
        {seen.map(({ href, title }) => (
          <li key={href}>
            <div>
              <Link to={href}>{title}</Link>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <Button kind="quiet" size="small" onClick={forgetSeen}>
          {SAVED_TEXTS.forget}
        </Button>
      </p>
    </section>
  )
}
