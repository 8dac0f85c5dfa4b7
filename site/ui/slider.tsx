import { Children, type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import './section-head.css'
import './slider.css'
import { SLIDER_PRESETS, type SliderPreset } from './slider-presets.ts'
import { useEmbla } from './use-embla.ts'
import { usePaused } from './use-paused.ts'

type Props = {
  preset: SliderPreset
  label: string
  head?: ReactNode
  /** Stands before the controls, such as a link to all. */
  more?: ReactNode
  children: ReactNode
}

/** A row that moves on by itself. Before the script arrives it is a strip to swipe; the geometry is the same. */
export function Slider({ preset, label, head, more, children }: Props) {
  const root = useRef<HTMLElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const pausing = usePaused(root)
  const embla = useEmbla(strip, preset, Children.count(children), pausing.still)
  const { moving, dots } = SLIDER_PRESETS[preset]
  return (
    <section
      ref={root}
      className={`slider preset-${preset}`}
      aria-roledescription="carousel"
      aria-label={label}
      {...pausing.handlers}
    >
      <div className="section-head">
        {head}
        <div className="slider-tools">
          {more}
          <div className="slider-controls only-scripted" hidden={embla.live && !embla.moves}>
            {moving && (
              <SliderButton
                icon={pausing.paused ? 'play' : 'pause'}
                label={pausing.paused ? 'Play' : 'Pause'}
                onClick={() => pausing.toggle(() => embla.go(1))}
              />
            )}
            <SliderButton icon="left" label="Previous" disabled={embla.atStart} onClick={() => embla.go(-1)} />
            <SliderButton icon="right" label="Next" disabled={embla.atEnd} onClick={() => embla.go(1)} />
          </div>
        </div>
      </div>
      <div ref={strip} className="strip" data-live={embla.live || undefined} tabIndex={embla.live ? undefined : 0}>
        <ul>{Children.map(children, (child) => child && <li>{child}</li>)}</ul>
      </div>
      {dots && embla.moves && <SliderDots stops={embla.stops} current={embla.current} onChoose={embla.goTo} />}
      {/* Their place is kept, so that nothing below moves when they come. */}
      {dots && !embla.live && <div className="slider-dots only-scripted" />}
    </section>
  )
}

type ButtonProps = { icon: 'pause' | 'play' | 'left' | 'right'; label: string; disabled?: boolean; onClick: () => void }

function SliderButton({ icon, label, disabled, onClick }: ButtonProps) {
  return (
    <button type="button" className="disc slider-button" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  )
}

type DotsProps = { stops: number; current: number; onChoose: (stop: number) => void }

function SliderDots({ stops, current, onChoose }: DotsProps) {
  const numbers = Array.from({ length: stops }, (_, stop) => stop)
  return (
    <div className="slider-dots">
      {numbers.map((stop) => (
        <button
          key={stop}
          type="button"
          aria-label={`Go to ${stop + 1} of ${stops}`}
          aria-current={stop === current}
          onClick={() => onChoose(stop)}
        />
      ))}
    </div>
  )
}
