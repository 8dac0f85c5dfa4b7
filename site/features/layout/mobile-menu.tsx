import { useRef } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import { CategoryLinks, MenuList } from './category-links.tsx'
import { MENU_LINKS } from './menu.ts'
import type { MenuCategories } from './menu-categories.ts'
import './mobile-menu.css'
import { LAYOUT_TEXTS } from './texts.ts'
import { useDismiss } from './use-dismiss.ts'

/** The menu of narrow windows: a button that opens the whole menu under the header. */
export function MobileMenu({ categories, path }: { categories: MenuCategories; path: string }) {
  const menu = useRef<HTMLDetailsElement>(null)
  useDismiss(menu, path)
  return (
    <details className="mobile-menu" ref={menu}>
      <summary aria-label={LAYOUT_TEXTS.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav aria-label={LAYOUT_TEXTS.mainMenu}>
        <h2>{LAYOUT_TEXTS.tourPackages}</h2>
        <CategoryLinks categories={categories} path={path} />
        <MenuList className="mobile-menu-pages" links={MENU_LINKS} path={path} />
      </nav>
    </details>
  )
}
