import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import './card-transitions.css'

/** A card whose title leads to details, and the first picture of such a page. */
const CARD = 'article'
const CARD_PICTURE = ':is(.card-picture, .plate) img'
const DETAILS_PICTURE = 'main :is([data-slide="active"], .hotel-gallery, .place-gallery, .story-page > .plate) img'

/**
 * A card's picture grows into the first picture of the page that it opens, and on the way back into the card again. A
 * browser that cannot, and who asked for little motion, sees the page change at once as ever.
 */
export function useCardTransitions(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const moving = useRef({ from: pathname, isBack: false, picture: undefined as HTMLElement | undefined })

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event)
      const picture = link?.closest(CARD)?.querySelector<HTMLElement>(CARD_PICTURE)
      if (!link || !picture || !canMove()) return
      event.preventDefault()
      nameIt(moving.current, picture)
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true })
    }
    // Before React has its turn, for the title's link would go on without it.
    document.addEventListener('click', follow, true)
    const goBack = () => {
      moving.current.isBack = true
    }
    addEventListener('popstate', goBack)
    return () => {
      document.removeEventListener('click', follow, true)
      removeEventListener('popstate', goBack)
    }
  }, [navigate])

  useLayoutEffect(() => {
    const { from, isBack } = moving.current
    if (from === pathname) return
    Object.assign(moving.current, { from: pathname, isBack: false })
    // The browser has kept how the old page looked, and now sees the new one.
    nameIt(moving.current, (isBack && pictureOnCard(from)) || document.querySelector<HTMLElement>(DETAILS_PICTURE))
  }, [pathname])
}

/** An ordinary click on the title of a card, which leads to a page of ours in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`${CARD} h3 a`) : null
  return link && !link.target && link.origin === location.origin ? link : undefined
}

function pictureOnCard(path: string): HTMLElement | null | undefined {
  const href = CSS.escape(path)
  const link = document.querySelector(`${CARD} h3 :is(a[href="${href}"], a[href^="${href}?"])`)
  return link?.closest(CARD)?.querySelector<HTMLElement>(CARD_PICTURE)
}

/** Two elements of one name would be none. */
function nameIt(moving: { picture: HTMLElement | undefined }, picture: HTMLElement | null): void {
  if (moving.picture) moving.picture.style.viewTransitionName = ''
  if (picture) picture.style.viewTransitionName = 'picture'
  moving.picture = picture ?? undefined
}

function canMove(): boolean {
  return 'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches
}
