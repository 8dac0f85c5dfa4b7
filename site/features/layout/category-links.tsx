import type { MouseEvent } from 'react'
import { useRevalidator } from 'react-router'
import { CALL_FAILED, MENU_EMPTY, MENU_LOADING } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { Link } from '#site/ui/link.tsx'
import type { MenuLink } from './menu.ts'
import type { MenuCategories } from './menu-categories.ts'
import { LAYOUT_TEXTS } from './texts.ts'

/** The entries under Tour Packages: loading, the categories, none, or why they could not be read. */
export function CategoryLinks({ categories, path }: { categories: MenuCategories; path: string }) {
  if (categories.state === 'failed') return <FailedLinks path={path} />
  if (categories.list.length === 0) return <p role="status">{MENU_EMPTY}</p>
  const links = [
    ...categories.list.map(({ slug, categoryName }) => ({ label: categoryName, href: paths.category(slug) })),
    { label: LAYOUT_TEXTS.allPackages, href: paths.tours },
  ]
  return <MenuList className="category-links" links={links} path={path} />
}

type ListProps = { className: string; links: readonly MenuLink[]; path: string }

/** Links of a menu, one of them perhaps to where one is. */
export function MenuList({ className, links, path }: ListProps) {
  return (
    <ul className={className}>
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

/** Retry asks again from where one is, and keeps the focus; without script it is the page once more. */
function FailedLinks({ path }: { path: string }) {
  const { state, revalidate } = useRevalidator()
  const isAsking = state === 'loading'
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    void revalidate()
  }
  return (
    <p role="status">
      {!isAsking && `${CALL_FAILED}. `}
      <a href={path} onClick={ask}>
        {isAsking ? MENU_LOADING : LAYOUT_TEXTS.retry}
      </a>
    </p>
  )
}
