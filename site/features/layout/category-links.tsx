import { Link } from 'react-router'
import { FAILURE, MENU_EMPTY, MENU_LOADING } from '#contract/terms/messages.ts'
import { paths } from '#site/paths.ts'
import type { MenuCategories } from './menu-categories.ts'
import { LAYOUT_TEXTS } from './texts.ts'

/** The entries under Tour Packages: loading, the categories, none, or why they could not be read. */
export function CategoryLinks({ categories, path }: { categories: MenuCategories; path: string }) {
  if (categories.state === 'loading') return <p role="status">{MENU_LOADING}</p>
  if (categories.state === 'failed') {
    return (
      <p role="status">
        {FAILURE.categories}. <a href={path}>{LAYOUT_TEXTS.retry}</a>
      </p>
    )
  }
  if (categories.list.length === 0) return <p role="status">{MENU_EMPTY}</p>
  const links = [
    ...categories.list.map(({ slug, categoryName }) => ({ label: categoryName, href: paths.category(slug) })),
    { label: LAYOUT_TEXTS.allPackages, href: paths.tours },
  ]
  return (
    <ul className="category-links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link to={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
