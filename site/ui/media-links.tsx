import { useEffect, useState } from 'react'
import type { Media } from './media-modal.tsx'
import { usePart } from './use-part.ts'

const fetchModal = () => import('./media-modal.tsx').then((module) => module.MediaModal)

/** Shows our own clips and sounds over the page wherever a link leads to one, and pictures whose link is marked `data-media`. One handler for the whole document. */
export function MediaLinks() {
  const [media, setMedia] = useState<Media>()
  const [open, setOpen] = useState(false)
  const MediaModal = usePart(fetchModal, open)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const found = mediaOf(event)
      if (!found) return
      event.preventDefault()
      setMedia(found)
      setOpen(true)
    }
    // Capturing: before the router takes the link for a page.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return MediaModal && media && <MediaModal media={media} open={open} onClose={() => setOpen(false)} />
}

function mediaOf(event: MouseEvent): Media | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin) return
  if (link.dataset.media === undefined && !/\.(mp[34]|ogg|m4a)$/i.test(link.pathname)) return
  return {
    href: link.href,
    title: link.title || link.textContent?.trim() || 'Media',
    small: link.querySelector('img'),
  }
}
