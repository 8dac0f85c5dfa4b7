import { useEffect, useRef, useState } from 'react'
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
  avif?: string
  webp?: string
}
/** The widest a card's picture is drawn: 384 px at two pixels each on a desk, 300 px at three on a phone. */
export const CARD_WIDEST = 960

type Props = {
  picture: PictureSource
  /**
   * A card on a phone is 92 % of the window wide and asks for 88: at 1.75 pixels each it then takes the file of 640 px, which
   * is a twentieth short of it and half of the bytes of the next (960).
   */
  sizes: string
  eager?: boolean
  alt?: string
  /** No wider file is needed where it stands. */
  widest?: number
}

/** `eager` for the one that paints first; `alt` overrides the record's own words ("" beside a title that says the same). */
export function Picture({ picture, sizes, eager = false, alt, widest }: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    // The file may have failed before the script arrived, when nobody was listening.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  const words = alt ?? picture.alt ?? ''
  const { mediaLink, avif = ownSrcset(mediaLink, 'avif', widest) } = picture
  // A browser that cannot read AVIF is rare: it takes `mediaLink`, and no page carries a second list for it.
  const srcset = avif ?? picture.webp
  if (failed) {
    return (
      <span className="picture-failed">
        {words && <b>{words}</b>}
        {PICTURE_FAILED}
      </span>
    )
  }
  return (
    <picture>
      {srcset && <source type={avif ? 'image/avif' : 'image/webp'} srcSet={srcset} sizes={sizes} />}
      <img
        ref={image}
        src={mediaLink}
        alt={words}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
        // boot.js may have painted its colours.
        suppressHydrationWarning
        onError={() => setFailed(true)}
      />
    </picture>
  )
}
