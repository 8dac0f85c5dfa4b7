import { type RefObject, useEffect, useRef, useState } from 'react'
import { PICTURE_FAILED } from '#contract/terms/messages.ts'
import { ownSrcset } from '#contract/terms/pictures.ts'
import './picture.css'

/**
 * A picture of the API: `mediaLink` is a whole file, `avif` and `webp` are srcsets. Our own pictures go without:
 * their addresses follow from `mediaLink`.
 */
export type PictureSource = {
  mediaLink: string
  alt?: string
  width?: number
  height?: number
  /** Its colours from top to bottom, for while it is on its way: "#a96,#8b7". */
  bands?: string
  avif?: string
  webp?: string
}
/** The widest a card's picture is drawn: 384 px at two pixels each on a desk, 300 px at three on a phone. */
export const CARD_WIDEST = 960

type Props = {
  picture: PictureSource
  sizes: string
  eager?: boolean
  alt?: string
  className?: string
  /** No wider file is needed where it stands. */
  widest?: number
}

/** `eager` for the one that paints first; `alt` overrides the record's own words ("" beside a title that says the same). */
export function Picture({ picture, sizes, eager = false, alt, className, widest }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // The file may have failed before the script arrived, when nobody was listening.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  useBands(image, picture.bands)
  const words = alt ?? picture.alt ?? ''
  const {
    mediaLink,
    avif = ownSrcset(mediaLink, 'avif', widest),
    webp = ownSrcset(mediaLink, 'webp', widest),
  } = picture
  if (failed) {
    return (
      <span className={`picture-failed ${className ?? ''}`}>
        {words && <b>{words}</b>}
        {PICTURE_FAILED}
      </span>
    )
  }
  return (
    <picture className={className}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        ref={image}
        src={mediaLink}
        srcSet={webp}
        sizes={webp && sizes}
        alt={words}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        onError={() => setFailed(true)}
      />
    </picture>
  )
}

/** Paints its colours where the picture is still on its way, which then covers them. Set from script: server HTML carries no style. */
function useBands(image: RefObject<HTMLImageElement | null>, bands: string | undefined) {
  useEffect(() => {
    if (bands && image.current?.naturalWidth === 0) image.current.style.background = `linear-gradient(${bands})`
  }, [image, bands])
}
