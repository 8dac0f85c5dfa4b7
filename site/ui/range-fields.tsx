import { useEffect, useRef, useState } from 'react'
import { formatRupees } from '#contract/terms/money.ts'
import './range-fields.css'

type Props = {
  legend: string
  min: number
  max: number
  step: number
  low: number
  high: number
  /** Names of the two number fields; they are what a form without script sends. */
  names: { low: string; high: string }
  /** Called when a movement ends or a number is entered, not while a thumb is on its way. */
  onCommit?: (low: number, high: number) => void
}
type Ends = { low: number; high: number }

/** Two thumbs on one track, and two number fields that say the same. The upper end is open: "₹1,50,000+". */
export function RangeFields({ legend, min, max, step, low, high, names, onCommit }: Props) {
  const [ends, setEnds] = useState<Ends>({ low, high })
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // An answer that comes while the next movement is under way must not take it back.
    if (fields.current?.querySelector('input[type=range]:focus') === null) setEnds({ low, high })
  }, [low, high])
  const track = useTrack(ends, min, max)
  const withLow = (value: number) => ({ ...ends, low: clamp(value, min, ends.high) })
  const withHigh = (value: number) => ({ ...ends, high: clamp(value, ends.low, max) })
  const commit = (next: Ends) => {
    setEnds(next)
    if (next.low !== low || next.high !== high) onCommit?.(next.low, next.high)
  }
  const thumb = { min, max, step, onEnd: () => commit(ends) }
  const lowWords = formatRupees(ends.low)
  const highWords = openEnd(ends.high, max)
  return (
    <fieldset ref={fields} className="range-fields">
      <legend>{legend}</legend>
      <p className="range-words">{`${lowWords} to ${highWords}`}</p>
      <div ref={track} className="track only-scripted">
        <Thumb
          {...thumb}
          label="Lowest price"
          value={ends.low}
          words={lowWords}
          onMove={(value) => setEnds(withLow(value))}
        />
        <Thumb
          {...thumb}
          label="Highest price"
          value={ends.high}
          words={highWords}
          onMove={(value) => setEnds(withHigh(value))}
        />
      </div>
      <div className="pair">
        <Money label="From, rupees" name={names.low} value={ends.low} onEnter={(value) => commit(withLow(value))} />
        <span className="soft">to</span>
        <Money label="To, rupees" name={names.high} value={ends.high} onEnter={(value) => commit(withHigh(value))} />
      </div>
    </fieldset>
  )
}

type ThumbProps = {
  label: string
  min: number
  max: number
  step: number
  value: number
  words: string
  onMove: (value: number) => void
  onEnd: () => void
}

function Thumb({ label, words, onMove, onEnd, ...range }: ThumbProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={words}
      {...range}
      onChange={(event) => onMove(event.target.valueAsNumber)}
      onPointerUp={onEnd}
      onKeyUp={onEnd}
    />
  )
}

type MoneyProps = { label: string; name: string; value: number; onEnter: (value: number) => void }

function Money({ label, name, value, onEnter }: MoneyProps) {
  const [typed, setTyped] = useState<string>()
  const enter = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const digits = typed.replace(/\D/g, '')
    if (digits !== '') onEnter(Number(digits))
  }
  return (
    <label className="money">
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true">₹</span>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter()
        }}
      />
    </label>
  )
}

/** Where the coloured part of the track begins and ends; set from script, server HTML carries no style attribute. */
function useTrack({ low, high }: Ends, min: number, max: number) {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const share = (value: number) => `${((value - min) / (max - min)) * 100}%`
    track.current?.style.setProperty('--from', share(low))
    track.current?.style.setProperty('--to', share(high))
  }, [low, high, min, max])
  return track
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function openEnd(value: number, max: number): string {
  return value >= max ? `${formatRupees(max)}+` : formatRupees(value)
}
