import { type MouseEvent, useState } from 'react'
import { Icon } from '#site/ui/icon.tsx'
import { largestFile } from '#site/ui/largest-file.ts'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { usePart } from '#site/ui/use-part.ts'
import { allPictures, pictureOf } from './details-texts.ts'
import './hotel-gallery.css'

const fetchLightbox = () => import('#site/ui/lightbox.tsx').then((module) => module.Lightbox)

const MAIN = '(width >= 1280px) 795px, (width >= 620px) 62vw, 94vw'
const SIDE = '(width >= 1280px) 196px, (width >= 620px) 16vw, 46vw'
/** As wide as a small one is drawn, at four pixels each on a phone. */
const SIDE_WIDEST = 960
/** A large picture and a grid of four; the others wait in the lightbox. */
const SHOWN = 5

/** Each picture opens large, all of them in turn; without script a click opens the file itself. */
export function HotelGallery({ name, pictures }: { name: string; pictures: readonly PictureSource[] }) {
  const [index, setIndex] = useState<number>()
  const [wanted, setWanted] = useState(false)
  const Lightbox = usePart(fetchLightbox, wanted)
  if (pictures.length === 0) return null
  const shown = pictures.slice(0, SHOWN)
  const open = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setWanted(true)
    setIndex(at)
  }
  return (
    <div className={`hotel-gallery of-${shown.length}`}>
      {shown.map((picture, at) => (
        <a
          key={picture.mediaLink}
          className="plate"
          href={largestFile(picture)}
          aria-label={`${pictureOf(at + 1, pictures.length)}: ${picture.alt ?? name}`}
          onClick={open(at)}
        >
          {at === 0 ? (
            <Picture picture={picture} sizes={MAIN} eager />
          ) : (
            <Picture picture={picture} sizes={SIDE} widest={SIDE_WIDEST} />
          )}
        </a>
      ))}
      {pictures.length > SHOWN && (
        <button type="button" className="button small only-scripted" onClick={open(0)}>
          <Icon name="list" /> {allPictures(pictures.length)}
        </button>
      )}
      {Lightbox && <Lightbox pictures={pictures} label={name} index={index} onIndex={setIndex} />}
    </div>
  )
}
