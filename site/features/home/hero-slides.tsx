import { ownSrcset } from '#contract/terms/pictures.ts'
import type { LayeredScene } from '#contract/v1/site-host.ts'
import { HOME_TEXTS } from './texts.ts'

/**
 * Wider than its frame, which is lower than the picture. A phone takes a file of at most 35 KB: that of 640 px at less than two
 * pixels each, that of 960 at two or three.
 */
const SIZES = '(width >= 900px) 68vw, (resolution < 2dppx) 88vw, (resolution >= 2.5dppx) 76vw, 110vw'
/** For who lets the device decide; early.js minds who has chosen. */
const BY_NIGHT = '(prefers-color-scheme: dark)'
/** A near layer moves, and may be softer. */
const NEAR_SIZES = '50vw'
const NEAR_WIDEST = 1440

/**
 * A title before a scene, which by night is the same place by night. Its layers, which move at their own pace as the page is
 * scrolled, stand in a template, of which a browser fetches nothing: use-layers.ts takes them out where there is room.
 */
export function HeroSlide({ index, scene }: { index: number; scene: LayeredScene | undefined }) {
  const { titles, subtitle } = HOME_TEXTS.hero
  return (
    <div className="hero-slide">
      <div className="hero-words">
        <h2>{titles[index]}</h2>
        <p>{subtitle}</p>
      </div>
      <div className="hero-picture">
        {scene && (
          <>
            <Scene picture={scene.flat} alt={scene.alt} sizes={SIZES} eager={index === 0} />
            <template>
              {scene.layers.map((layer, depth) => (
                <Scene
                  key={layer.day}
                  picture={layer}
                  alt={depth === 0 ? scene.alt : ''}
                  sizes={depth === 0 ? SIZES : NEAR_SIZES}
                  widest={depth === 0 ? undefined : NEAR_WIDEST}
                  eager
                />
              ))}
            </template>
          </>
        )}
      </div>
    </div>
  )
}

type SceneProps = {
  picture: LayeredScene['flat']
  alt: string
  sizes: string
  widest?: number | undefined
  eager: boolean
}

function Scene({ picture: { day, night }, alt, sizes, widest, eager }: SceneProps) {
  return (
    <picture>
      <source media={BY_NIGHT} type="image/avif" srcSet={ownSrcset(night, 'avif', widest)} sizes={sizes} />
      <source type="image/avif" srcSet={ownSrcset(day, 'avif', widest)} sizes={sizes} />
      <img
        src={day}
        alt={alt}
        width={1600}
        height={1200}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
