import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Follows links that the server drew and no component knows without loading a whole page; one with a `type` is a file. */
export function FollowLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    // On the document, after React has had its turn: a link with a component behind it is already taken.
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) && event.target instanceof Element && event.target.closest('a')
      if (!link || link.target || link.origin !== location.origin) return
      if (link.hash === '#top') goToTop()
      else if (!link.type && link.closest('#footer, [data-in-page]'))
        void navigate(link.pathname + link.search + link.hash)
      else return
      event.preventDefault()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}

/** An ordinary click: nobody has taken it, and it asks for no new tab or window. */
function isPlain(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** The address stays as it is, and the keyboard goes along: the next Tab starts at the top of the page. */
function goToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
  document.getElementById('top')?.focus({ preventScroll: true })
}
