import { useEffect, useState } from 'react'

/** True while the page is scrolled down by at least this many pixels. */
export function useScrolled(from: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const read = () => setScrolled(scrollY >= from)
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [from])
  return scrolled
}
