import { type ComponentType, useEffect, useState } from 'react'
import { paths } from '#site/paths.ts'
import { Icon } from '#site/ui/icon.tsx'
import { Link } from '#site/ui/link.tsx'
import { Logo } from '#site/ui/logo.tsx'
import { usePart } from '#site/ui/use-part.ts'
import type { FrameBrand } from './frame-brand.ts'
import './header.css'
import { MainMenu } from './main-menu.tsx'
import type { MenuCategories } from './menu-categories.ts'
import { MobileMenu } from './mobile-menu.tsx'
import type { SidePanelProps } from './side-panel.tsx'
import { LAYOUT_TEXTS } from './texts.ts'

/** Pixels of scroll from which the header is fixed (specification 9). */
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
