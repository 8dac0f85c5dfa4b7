import { useState } from 'react'
import { PICTURE_FAILED } from '#contract/terms/messages.ts'
import { CloseButton } from './close-button.tsx'
import './media-modal.css'
import { useModal } from './use-modal.ts'

export type Media = {
  href: string
  title: string
  /** The picture one clicked. */
  small: HTMLImageElement | null
}

/** What is said in place of one that does not come; the picture's text is given. */
const FAILED = {
  picture: PICTURE_FAILED,
  video: 'This clip failed to load',
  audio: 'This recording failed to load',
} as const

type Props = { media: Media; open: boolean; onClose: () => void }

/** A clip, a sound or a picture over the page. */
export function MediaModal({ media, open, onClose }: Props) {
  const modal = useModal(open, onClose)
  return (
    <dialog className="media-modal" aria-label={media.title} {...modal}>
      <CloseButton onClick={onClose} />
      {open && <MediaPlayer key={media.href} {...media} />}
    </dialog>
  )
}

function MediaPlayer({ href, title, small }: Media) {
  const kind = kindOf(href)
  const [failed, setFailed] = useState(false)
  const onError = () => setFailed(true)
  if (failed) return <p role="alert">{FAILED[kind]}</p>
  if (kind === 'picture') {
    return (
      <img
        src={href}
        alt={title}
        ref={(element) => {
          if (element && small) Object.assign(element.style, standIn(small))
        }}
        onError={onError}
      />
    )
  }
  if (kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: our recordings are of the sea; there is no speech to write down
    return <audio src={href} controls autoPlay aria-label={title} onError={onError} />
  }
  // biome-ignore lint/a11y/useMediaCaption: our clips are silent
  return <video src={href} controls autoPlay playsInline loop aria-label={title} onError={onError} />
}

function kindOf(href: string): keyof typeof FAILED {
  const { pathname } = new URL(href)
  if (/\.mp4$/i.test(pathname)) return 'video'
  return /\.(mp3|ogg|m4a)$/i.test(pathname) ? 'audio' : 'picture'
}

/** The picture one clicked gives the large one its shape, and stands in for it while that is fetched. */
function standIn(small: HTMLImageElement): Partial<CSSStyleDeclaration> {
  const [width, height] = [Number(small.getAttribute('width')), Number(small.getAttribute('height'))]
  if (!width || !height) return {}
  return {
    aspectRatio: String(width / height),
    // As wide as it is, or as the window's height allows, less the bar of the close button (see media-modal.css).
    inlineSize: `min(${width}px, (100dvh - 110px) * ${width / height})`,
    background: small.naturalWidth > 0 ? `center / cover url("${small.currentSrc}")` : small.style.background,
  }
}
