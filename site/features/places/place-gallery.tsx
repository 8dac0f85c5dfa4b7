import { largestFile } from '#site/ui/largest-file.ts'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import './place-gallery.css'

const WIDE = '(width >= 1280px) 1200px, 94vw'
const MAIN = '(width >= 1280px) 800px, (width >= 620px) 62vw, 94vw'
const SIDE = '(width >= 1280px) 390px, (width >= 620px) 31vw, 46vw'

/** One picture across the page, or a large one with one or two beside it; each opens large. */
export function PlaceGallery({ pictures }: { pictures: PictureSource[] }) {
  if (pictures.length === 0) return null
  return (
    <div className={`place-gallery of-${pictures.length}`}>
      {pictures.map((picture, index) => (
        <a key={picture.mediaLink} className="plate" href={largestFile(picture)} title={picture.alt} data-media="">
          <Picture
            picture={picture}
            sizes={pictures.length === 1 ? WIDE : index === 0 ? MAIN : SIDE}
            eager={index === 0}
          />
        </a>
      ))}
    </div>
  )
}
