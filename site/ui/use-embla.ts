import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel'
import { type RefObject, useEffect, useState } from 'react'
import { SLIDER_AUTOPLAY_MS, SLIDER_PRESETS, SLIDER_SPEED, type SliderPreset } from './slider-presets.ts'

/** How far below the window a slider may be when its library is fetched. */
const NEARLY_IN_VIEW = '300px'

type Place = { current: number; stops: number; atStart: boolean; atEnd: boolean }
const NOWHERE: Place = { current: 0, stops: 0, atStart: true, atEnd: true }

/** Turns a strip that scrolls into a slider, once it is nearly in view. `moves` is false when all slides fit. */
export function useEmbla(strip: RefObject<HTMLElement | null>, preset: SliderPreset, count: number, still: boolean) {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [place, setPlace] = useState(NOWHERE)
  useEffect(() => {
    // Both at once: a slider drawn before it is known to move would hide its controls, and everything below would jump.
    const show = (started: EmblaCarouselType | undefined) => {
      setEmbla(started)
      setPlace(started === undefined ? NOWHERE : placeOf(started))
    }
    if (strip.current) return startWhenNear(strip.current, preset, count, show)
  }, [strip, preset, count])
  useEffect(() => {
    if (!embla) return
    const read = () => setPlace(placeOf(embla))
    embla.on('select', read).on('reInit', read)
    return () => {
      embla.off('select', read).off('reInit', read)
    }
  }, [embla])
  // `place` is a dependency so that each stop, also one chosen by hand, gets its full time.
  useEffect(() => {
    if (!embla || still || !SLIDER_PRESETS[preset].moving || place.stops < 2) return
    const timer = setInterval(() => embla.scrollNext(), SLIDER_AUTOPLAY_MS)
    return () => clearInterval(timer)
  }, [embla, still, preset, place])
  return {
    ...place,
    live: embla !== undefined,
    moves: place.stops > 1,
    go: (step: 1 | -1) => (step === 1 ? embla?.scrollNext() : embla?.scrollPrev()),
    goTo: (stop: number) => embla?.scrollTo(stop),
  }
}

function startWhenNear(
  strip: HTMLElement,
  preset: SliderPreset,
  count: number,
  show: (embla: EmblaCarouselType | undefined) => void,
): () => void {
  let left = false
  let started: EmblaCarouselType | undefined
  const reInit = () => started?.reInit(optionsFor(strip, preset, count))
  const near = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return
      near.disconnect()
      const { default: EmblaCarousel } = await import('embla-carousel')
      if (left) return
      strip.scrollLeft = 0
      started = EmblaCarousel(strip, optionsFor(strip, preset, count))
      show(started)
      addEventListener('resize', reInit)
    },
    { rootMargin: NEARLY_IN_VIEW },
  )
  near.observe(strip)
  return () => {
    left = true
    near.disconnect()
    removeEventListener('resize', reInit)
    started?.destroy()
    show(undefined)
  }
}

function optionsFor(strip: HTMLElement, preset: SliderPreset, count: number): EmblaOptionsType {
  const { moving, centred, scrolled } = SLIDER_PRESETS[preset]
  const shown = Number(getComputedStyle(strip).getPropertyValue('--shown')) || 1
  return {
    loop: moving && count > shown,
    active: count > shown,
    align: centred ? 'center' : 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: shown === 1 ? 1 : scrolled,
    duration: SLIDER_SPEED,
  }
}

function placeOf(embla: EmblaCarouselType): Place {
  return {
    current: embla.selectedScrollSnap(),
    stops: embla.scrollSnapList().length,
    atStart: !embla.canScrollPrev(),
    atEnd: !embla.canScrollNext(),
  }
}
