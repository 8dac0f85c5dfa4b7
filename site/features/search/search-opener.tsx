import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePart } from '#site/ui/use-part.ts'

const fetchBox = () => import('./search-box.tsx').then((module) => module.SearchBox)

/** Has the header's link to the search open the box instead; its code comes when it is first wanted. */
export function SearchOpener() {
  const [open, setOpen] = useState(false)
  const Box = usePart(fetchBox, open)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the very reason to close
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const link = event.target instanceof Element && event.target.closest('.header-search')
      if (!link || !isPlain) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('click', onClick)
    // From now on it opens something; before, and without script, it is a plain link.
    document.querySelector('.header-search')?.setAttribute('aria-haspopup', 'dialog')
    return () => document.removeEventListener('click', onClick)
  }, [])
  return Box && <Box open={open} onClose={() => setOpen(false)} />
}
