import { ownSrcset } from '#contract/terms/pictures.ts'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { HOME_TEXTS } from './texts.ts'

/** The far layer is what one sees; a near one moves, and may be softer. */
const FAR_SIZES = '(width >= 900px) 68vw, 120vw'
/** For who lets the device decide; early.js minds who has chosen. */
const BY_NIGHT = '(prefers-color-scheme: dark)'
const NEAR_SIZES = '(width >= 900px) 50vw, 80vw'
const NEAR_WIDEST = 1440

/** A title before a scene whose layers move at their own pace as the page is scrolled; by night the same place by night. */
export function HeroSlide({ index, scene }: { index: number; scene: LayeredScene | undefined }) {
  const { titles, subtitle } = HOME_TEXTS.hero
  return (
    <div className="hero-slide">
      <div className="hero-words">
        <h2>{titles[index]}</h2>
        <p>{subtitle}</p>
      </div>
      <div className="hero-picture">{scene && <Layers scene={scene} first={index === 0} />}</div>
    </div>
  )
}

function Layers({ scene, first }: { scene: LayeredScene; first: boolean }) {
  return scene.layers.map(({ day, night }, depth) => {
    const [sizes, widest] = depth === 0 ? [FAR_SIZES] : [NEAR_SIZES, NEAR_WIDEST]
    return (
      <picture key={day}>
        <source media={BY_NIGHT} type="image/avif" srcSet={ownSrcset(night, 'avif', widest)} sizes={sizes} />
        <source type="image/avif" srcSet={ownSrcset(day, 'avif', widest)} sizes={sizes} />
        <img
          src={day}
          alt={depth === 0 ? scene.alt : ''}
          width={1600}
          height={1200}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first && depth === 0 ? 'high' : undefined}
        />
      </picture>
    )
  })
}
