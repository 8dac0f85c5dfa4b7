import { useRef } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { CategoryLinks } from './category-links.tsx'
import './main-menu.css'
import { MENU_LINKS } from './menu.ts'
import type { MenuCategories } from './menu-categories.ts'
import { LAYOUT_TEXTS } from './texts.ts'
import { useDismiss } from './use-dismiss.ts'

/** The menu of wide windows; the drop-down is the browser's own `details`, so it opens without script. */
export function MainMenu({ categories, path }: { categories: MenuCategories; path: string }) {
  const dropDown = useRef<HTMLDetailsElement>(null)
  useDismiss(dropDown, path)
  return (
    <nav className="main-menu" aria-label={LAYOUT_TEXTS.mainMenu}>
      <details ref={dropDown}>
        <summary>
          {LAYOUT_TEXTS.tourPackages}
          <Icon name="down" />
        </summary>
        <div className="main-menu-list">
          <CategoryLinks categories={categories} path={path} />
        </div>
      </details>
      {MENU_LINKS.map(({ label, href }) => (
        <Link key={href} to={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
