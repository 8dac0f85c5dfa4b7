import { Carousel } from '#site/ui/carousel.tsx'
import { Picture } from '#site/ui/picture.tsx'
import './hero.css'
import type { HomePlace } from './home-view.ts'
import { HOME_TEXTS } from './texts.ts'

/** Each slide stays this long (specification 9). */
const HERO_INTERVAL_MS = 4000

/** Two slides with pictures of places: beaches before others, for they are what most people come for. */
export function Hero({ places }: { places: readonly HomePlace[] }) {
  const { label, titles, subtitle } = HOME_TEXTS.hero
  const pictured = places.filter((place) => place.picture !== undefined)
  const shown = [...pictured.filter((place) => place.isBeach), ...pictured.filter((place) => !place.isBeach)]
  const slides = titles.map((title, index) => {
    const place = shown[index]
    return {
      id: title,
      caption: place?.name,
      content: <HeroSlide title={title} subtitle={subtitle} place={place} first={index === 0} />,
    }
  })
  return (
    <div className="hero sea">
      <h1 className="visually-hidden">{HOME_TEXTS.pageTitle}</h1>
      <Carousel label={label} intervalMs={HERO_INTERVAL_MS} arrows={false} slides={slides} />
    </div>
  )
}

type SlideProps = { title: string; subtitle: string; place: HomePlace | undefined; first: boolean }

function HeroSlide({ title, subtitle, place, first }: SlideProps) {
  return (
    <div className="hero-slide">
      <div className="hero-words">
        <h2>{title}</h2>
        <p>{subtitle}</p>
      </div>
      <div className="hero-picture">
        {place?.picture && <Picture picture={place.picture} sizes="(width >= 900px) 64vw, 120vw" eager={first} />}
      </div>
    </div>
  )
}
