import { useSearchParams } from 'react-router'
import type { Span } from '#contract/office/numbers.ts'
import { dayInIndia, isDay } from '#contract/terms/india-time.ts'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { PRESET_LABELS, PRESETS, type Preset, spanOf } from './presets.ts'
import './numbers.css'

export type ChosenSpan = { span: Span; preset: Preset | undefined; choose: (next: Preset | Span) => void }

/** The days that are looked at, kept in the address: a preset by its name, others by both ends. */
export function useSpan(): ChosenSpan {
  const [search, setSearch] = useSearchParams()
  const today = dayInIndia(new Date())
  const [from, until] = [search.get('from') ?? '', search.get('until') ?? '']
  const isOwn = isDay(from) && isDay(until)
  const preset = PRESETS.find((each) => each === search.get('span')) ?? (isOwn ? undefined : 'month')
  return {
    span: preset === undefined ? { from, until } : spanOf(preset, today),
    preset,
    choose: (next) => setSearch(typeof next === 'string' ? { span: next } : next, { replace: true }),
  }
}

/** Presets, and any other days. */
export function SpanBar({ span, preset, choose }: ChosenSpan) {
  return (
    <div className="span-bar">
      <fieldset>
        <legend className="visually-hidden">Days</legend>
        {PRESETS.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              name="span"
              className="visually-hidden"
              checked={preset === each}
              onChange={() => choose(each)}
            />
            {PRESET_LABELS[each]}
          </label>
        ))}
      </fieldset>
      <DateBox label="From" value={span.from} onChange={(from) => isDay(from) && choose({ ...span, from })} />
      <DateBox
        label="Until"
        value={span.until}
        min={span.from}
        onChange={(until) => isDay(until) && choose({ ...span, until })}
      />
    </div>
  )
}
