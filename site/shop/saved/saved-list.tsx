import { COMPARE_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import './saved-list.css'
import { toggleSaved, useSaved } from './saved-items.ts'
import { SAVED_TEXTS } from './texts.ts'

/** What was saved in this browser, newest first; for the side panel. */
export function SavedList() {
  const items = useSaved()
  const packages = items.filter(({ kind }) => kind === 'package').slice(0, COMPARE_MAX)
  return (
    <section className="saved-list">
      <h3>{SAVED_TEXTS.title}</h3>
      {items.length === 0 ? (
        <p>{SAVED_TEXTS.empty}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`}>
              <Link to={item.href}>{item.title}</Link>
              <button
                type="button"
                className="disc"
                aria-label={SAVED_TEXTS.remove(item.title)}
                onClick={() => toggleSaved(item)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {packages.length > 1 && (
        <Link to={`${paths.compare}?${packages.map(({ href }) => `p=${href.split('/').at(-1)}`).join('&')}`}>
          {SAVED_TEXTS.compare}
        </Link>
      )}
    </section>
  )
}
