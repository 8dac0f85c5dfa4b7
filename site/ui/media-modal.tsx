import { useEffect, useState } from 'react'
import { PICTURE_FAILED } from '#contract/terms/messages.ts'
import { CloseButton } from './close-button.tsx'
import './media-modal.css'
import { useModal } from './use-modal.ts'

type Media = { href: string; title: string; kind: 'video' | 'audio' | 'picture' }

/** Shows our own clips, sounds and pictures over the page: any link marked `data-media`. One handler for the whole document. */
export function MediaModal() {
  const [media, setMedia] = useState<Media>()
  const [open, setOpen] = useState(false)
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
  const close = () => setOpen(false)
  const modal = useModal(open, close)
  return (
    <dialog className="media-modal" aria-label={media?.title} {...modal}>
      <CloseButton onClick={close} />
      {open && media && <MediaPlayer key={media.href} {...media} />}
    </dialog>
  )
}

function MediaPlayer({ href, title, kind }: Media) {
  const [failed, setFailed] = useState(false)
  if (kind === 'picture') {
    return failed ? (
      <p role="alert">{PICTURE_FAILED}</p>
    ) : (
      <img src={href} alt={title} onError={() => setFailed(true)} />
    )
  }
  if (kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: our recordings are of the sea; there is no speech to write down
    return <audio src={href} controls autoPlay aria-label={title} />
  }
  // biome-ignore lint/a11y/useMediaCaption: our clips are silent
  return <video src={href} controls autoPlay playsInline loop aria-label={title} />
}

function mediaOf(event: MouseEvent): Media | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-media]') : null
  if (!link || link.origin !== location.origin) return
  const kind = /\.mp4$/i.test(link.pathname) ? 'video' : /\.(mp3|ogg|m4a)$/i.test(link.pathname) ? 'audio' : 'picture'
  return { href: link.href, title: link.title || link.textContent?.trim() || 'Media', kind }
}
