import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import './carousel.css'
import { Icon, type IconName } from './icon.tsx'
import { usePaused } from './use-paused.ts'

/** A shorter sideways movement (px) is a tap, not a swipe. */
const SWIPE_MIN = 40

/** `lean` stands for a slide that is not wanted yet, and for all but the first without script. */
export type CarouselSlide = { id: string; content: ReactNode; lean?: ReactNode; caption?: string }
type Props = { slides: CarouselSlide[]; intervalMs: number; label: string; arrows?: boolean }

/** One slide at a time, fading into the next. Without script the slides are a strip to swipe. */
export function Carousel({ slides, intervalMs, label, arrows = true }: Props) {
  const root = useRef<HTMLElement>(null)
  const pausing = usePaused(root)
  const { active, reached, go } = useSlides(slides.length, pausing.still ? undefined : intervalMs)
  const swipe = useSwipe(go)
  const caption = slides[active]?.caption
  return (
    <section ref={root} className="carousel" aria-roledescription="carousel" aria-label={label} {...pausing.handlers}>
      <div className="frame" {...swipe}>
        {slides.map((slide, index) => (
          <CarouselFrame
            key={slide.id}
            slide={slide}
            index={index}
            active={active}
            reached={reached}
            of={slides.length}
          />
        ))}
      </div>
      {slides.length > 1 && (
        <div className="controls only-scripted">
          {arrows && <Control icon="left" label="Previous picture" onClick={() => go(-1)} />}
          <span aria-live={pausing.paused ? 'polite' : 'off'}>
            {caption && <span className="caption">{caption}, </span>}
            {active + 1} / {slides.length}
          </span>
          {arrows && <Control icon="right" label="Next picture" onClick={() => go(1)} />}
          <Control
            icon={pausing.paused ? 'play' : 'pause'}
            label={pausing.paused ? 'Play the pictures' : 'Pause the pictures'}
            onClick={() => pausing.toggle(() => go(1))}
          />
        </div>
      )}
    </section>
  )
}

type FrameProps = { slide: CarouselSlide; index: number; active: number; reached: number; of: number }

function CarouselFrame({ slide, index, active, reached, of }: FrameProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not of form fields
    <div
      className="carousel-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${of}`}
      // A far slide is not laid out, so its picture is not fetched.
      data-slide={index === active ? 'active' : index <= reached ? 'near' : 'far'}
      inert={reached > 0 && index !== active}
    >
      {index > reached && slide.lean ? slide.lean : slide.content}
    </div>
  )
}

function Control({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" className="disc" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

/** `reached` is the last slide that may be drawn (the next one is fetched ahead); 0 until the script runs. */
function useSlides(count: number, intervalMs: number | undefined) {
  const [active, setActive] = useState(0)
  const [reached, setReached] = useState(0)
  const shown = active < count ? active : 0
  useEffect(() => setReached((was) => Math.max(was, shown + 1)), [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide, also one chosen by hand, gets its full time
  useEffect(() => {
    if (intervalMs === undefined || count < 2) return
    const timer = setInterval(() => setActive((was) => (was + 1) % count), intervalMs)
    return () => clearInterval(timer)
  }, [count, intervalMs, shown])
  const go = (step: number) => {
    const next = (shown + step + count) % count
    setReached((was) => Math.max(was, next + 1))
    setActive(next)
  }
  return { active: shown, reached, go }
}

function useSwipe(go: (step: number) => void) {
  const start = useRef<number>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') start.current = event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === undefined ? 0 : event.clientX - start.current
      start.current = undefined
      if (Math.abs(moved) >= SWIPE_MIN) go(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
