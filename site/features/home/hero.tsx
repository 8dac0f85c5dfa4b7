import { useRef } from 'react'
import { Carousel } from '#site/ui/carousel.tsx'
import { DrawnPart } from '#site/ui/drawn-part.tsx'
import './hero.css'
import { HOME_TEXTS } from './texts.ts'
import { useLayers } from './use-layers.ts'

/** Each slide stays this long (given). */
const HERO_INTERVAL_MS = 4000

/** Drawn by hero-slides.tsx. */
export type HomeSlide = { caption?: string; drawn: DrawnPart }

/** The titles that are given, one a slide, each before a scene. */
export function Hero({ slides }: { slides: readonly HomeSlide[] }) {
  const { label, titles } = HOME_TEXTS.hero
  const root = useRef<HTMLDivElement>(null)
  useLayers(root)
  return (
    <div ref={root} className="hero sea">
      <h1 className="visually-hidden">{HOME_TEXTS.pageTitle}</h1>
      <Carousel
        label={label}
        intervalMs={HERO_INTERVAL_MS}
        arrows={false}
        slides={slides.map(({ caption, drawn }, index) => ({
          id: titles[index] ?? '',
          caption,
          content: <DrawnPart from={drawn} />,
        }))}
      />
    </div>
  )
}
