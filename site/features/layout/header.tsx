import './header.css'
import './mobile-menu.css'
import './main-menu.css'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { usePart } from '#site/ui/use-part.ts'
import { CategoryLinks, MenuList } from './category-links.tsx'
import type { FrameBrand } from './frame-brand.ts'
import { MENU_LINKS } from './menu.ts'
import type { MenuCategories } from './menu-categories.ts'
import type { SidePanelProps } from './side-panel.tsx'
import { LAYOUT_TEXTS } from './texts.ts'

/** Pixels of scroll from which the header is fixed (given). */
const FIXED_FROM = 100

type Props = {
  brand: FrameBrand
  categories: MenuCategories
  /** The path of the page shown, so that the menu marks it and closes when it changes. */
  path: string
  /** Fetches the side panel, which nobody sees before asking for it. */
  fetchPanel: () => Promise<ComponentType<Omit<SidePanelProps, 'account' | 'saved'>>>
}

/** In the flow at the top of the page; fixed, and lower, once the page is scrolled. */
export function Header({ brand, categories, path, fetchPanel }: Props) {
  const fixed = useScrolled(FIXED_FROM)
  const [panelOpen, setPanelOpen] = useState(false)
  const Panel = usePart(fetchPanel, panelOpen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the very reason to close
  useEffect(() => setPanelOpen(false), [path])
  return (
    <div className="header-space" id="top" tabIndex={-1}>
      <a className="skip-link" href="#content">
        {LAYOUT_TEXTS.skip}
      </a>
      <header className="header sea" data-fixed={fixed || undefined}>
        <div className="wrap">
          <Link className="header-brand" to={paths.home}>
            <Logo />
            {brand.brandName}
          </Link>
          <MainMenu categories={categories} path={path} />
          <div className="header-tools">
            <a className="header-search" href={paths.search} aria-label={LAYOUT_TEXTS.search}>
              <Icon name="search" />
            </a>
            <button
              type="button"
              className="only-scripted"
              aria-label={LAYOUT_TEXTS.panel}
              aria-haspopup="dialog"
              onClick={() => setPanelOpen(true)}
            >
              <Icon name="user" />
            </button>
            <MobileMenu categories={categories} path={path} />
          </div>
        </div>
      </header>
      {Panel && <Panel open={panelOpen} onClose={() => setPanelOpen(false)} brand={brand} />}
    </div>
  )
}

/** True while the page is scrolled down by at least this many pixels. */
function useScrolled(from: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(scrollY >= from)
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [from])
  return scrolled
}

/** The menu of narrow windows: a button that opens the whole menu under the header. */
function MobileMenu({ categories, path }: { categories: MenuCategories; path: string }) {
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

/** The menu of wide windows; the drop-down is the browser's own `details`, so it opens without script. */
function MainMenu({ categories, path }: { categories: MenuCategories; path: string }) {
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

/** Closes an open `details` when the page changes, on Escape (the focus goes back to it), and on a click elsewhere. */
function useDismiss(details: RefObject<HTMLDetailsElement | null>, path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the very reason to close
  useEffect(() => {
    if (details.current) details.current.open = false
  }, [details, path])
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      const open = details.current
      if (open?.open && event.target instanceof Node && !open.contains(event.target)) open.open = false
    }
    const onKey = (event: KeyboardEvent) => {
      const open = details.current
      if (event.key !== 'Escape' || !open?.open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [details])
}
