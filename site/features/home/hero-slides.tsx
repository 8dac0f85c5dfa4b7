import { ownPicture, ownSrcset } from '#contract/terms/pictures.ts'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { HOME_TEXTS } from './texts.ts'
import { BY_NIGHT } from './use-layers.ts'

/** A phone takes a file of at most 35 KB: of 640 px at two pixels each, of 960 at three. */
const SIZES = '(width >= 900px) 68vw, 82vw'

/**
 * A title before a scene, which by night is the same place by night. Its layers, which move at their own pace as the page is
 * scrolled, are only named: use-layers.ts brings them where there is room.
 */
export function HeroSlide({ index, scene }: { index: number; scene: LayeredScene | undefined }) {
  const { titles, subtitle } = HOME_TEXTS.hero
  const names = scene?.layers.map(({ day, night }) => `${ownPicture(day)},${ownPicture(night)}`)
  return (
    <div className="hero-slide">
      <div className="hero-words">
        <h2>{titles[index]}</h2>
        <p>{subtitle}</p>
      </div>
      <div className="hero-picture" data-layers={names?.join(' ')}>
        {scene && <Scene scene={scene} first={index === 0} />}
      </div>
    </div>
  )
}

function Scene({ scene: { alt, flat }, first }: { scene: LayeredScene; first: boolean }) {
  return (
    <picture>
      <source media={BY_NIGHT} type="image/avif" srcSet={ownSrcset(flat.night, 'avif')} sizes={SIZES} />
      <source type="image/avif" srcSet={ownSrcset(flat.day, 'avif')} sizes={SIZES} />
      <img
        src={flat.day}
        alt={alt}
        width={1600}
        height={1200}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}
