import { paths } from '#contract/terms/paths.ts'
import { Link } from '#site/ui/link.tsx'
import { CARD_WIDEST, Picture, type PictureSource } from '#site/ui/picture.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { HOME_TEXTS } from './texts.ts'

/** Pictures of our own by the path of the page behind them; without one a tile is its name. */
type ServicePictures = Partial<Record<string, PictureSource>>

const { title, names } = HOME_TEXTS.services
/** In the order that is given. */
const SERVICES = [
  { name: names.waterSports, href: paths.waterSports },
  { name: names.hotels, href: paths.hotels },
  { name: names.ferries, href: paths.ferry },
  { name: names.cars, href: paths.carRental },
]
/** A picture of 4 by 3 fills a frame half as high as wide. */
const SIZES = '(width >= 1280px) 282px, (width >= 900px) 22vw, 46vw'

export function Services({ pictures }: { pictures: ServicePictures }) {
  return (
    <section className="wrap section">
      <SectionHead title={title} />
      <ul className="services">
        {SERVICES.map(({ name, href }) => {
          const picture = pictures[href]
          return (
            <li key={href}>
              <Link to={href}>
                {picture && (
                  <span className="plate">
                    <Picture picture={picture} alt="" sizes={SIZES} widest={CARD_WIDEST} />
                  </span>
                )}
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
