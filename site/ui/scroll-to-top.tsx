import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'
import './scroll-to-top.css'

/** A link to the top of the page, which works without script; with it the address stays as it is. */
export function ScrollToTop() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to the top; the script only keeps the address as it is
    <a className="scroll-to-top" href="#top" onClick={goToTop}>
      Back to top
      <Icon name="up" />
    </a>
  )
}

function goToTop(event: MouseEvent) {
  event.preventDefault()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  // The keyboard goes along: the next Tab starts at the top of the page.
  document.getElementById('top')?.focus({ preventScroll: true })
}
