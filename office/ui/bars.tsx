import { axisOf, everyNth, shortRupees } from './axis.ts'
import type { Tone } from './chart.tsx'
import { useWidth } from './use-width.ts'

export type Bar = { label: string /** What a mouse is told. */; hint: string; values: readonly number[] }

type Props = {
  bars: readonly Bar[]
  tones: readonly Tone[]
  /** One above the other, or side by side. */
  look: 'stacked' | 'grouped'
  /** Of the figures beside the axis: rupees, where left out. */
  write?: (amount: number) => string
}

const HEIGHT = 220
const LEFT = 52
const TOP = 10
const BOTTOM = 26
const GAP = 0.24
const LABEL_WIDTH = 58
const MIDDLE = 0.5

/** Bars over an axis, drawn in the pixels that there are, so that the words keep their size. */
export function Bars({ bars, tones, look, write = shortRupees }: Props) {
  const [ref, width] = useWidth()
  const highest = Math.max(0, ...bars.map(({ values }) => heightOf(values, look)))
  const lines = axisOf(highest)
  const top = lines.at(-1) ?? 1
  const yOf = (amount: number) => TOP + (HEIGHT - TOP) * (1 - amount / top)
  const step = Math.max(1, (width - LEFT) / Math.max(1, bars.length))
  const nth = everyNth(bars.length, width - LEFT, LABEL_WIDTH)
  return (
    <div ref={ref} className="bars">
      {width > 0 && (
        <svg width={width} height={HEIGHT + BOTTOM} viewBox={`0 0 ${width} ${HEIGHT + BOTTOM}`} aria-hidden="true">
          {lines.map((line) => (
            <g key={line}>
              <line className={line === 0 ? 'base' : 'rule'} x1={LEFT} x2={width} y1={yOf(line)} y2={yOf(line)} />
              <text x={LEFT - 8} y={yOf(line)} textAnchor="end" dominantBaseline="middle">
                {write(line)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <g key={bar.label}>
              <title>{bar.hint}</title>
              <rect className="hit" x={LEFT + index * step} y={TOP} width={step} height={HEIGHT - TOP} />
              {piecesOf(bar.values, look).map(({ from, to, place, of }, series) => (
                <rect
                  key={tones[series]}
                  className={`tone-${tones[series]}`}
                  x={LEFT + (index + GAP / 2 + ((1 - GAP) * place) / of) * step}
                  width={Math.max(1, ((1 - GAP) * step) / of - (of > 1 ? 1 : 0))}
                  y={yOf(to)}
                  height={Math.max(0, yOf(from) - yOf(to))}
                />
              ))}
              {index % nth === 0 && (
                <text x={LEFT + (index + MIDDLE) * step} y={HEIGHT + BOTTOM - 6} textAnchor="middle">
                  {bar.label}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

function heightOf(values: readonly number[], look: Props['look']): number {
  return look === 'stacked' ? values.reduce((sum, each) => sum + each, 0) : Math.max(0, ...values)
}

type Piece = { from: number; to: number; place: number; of: number }

function piecesOf(values: readonly number[], look: Props['look']): Piece[] {
  if (look === 'grouped') return values.map((to, place) => ({ from: 0, to, place, of: values.length }))
  let from = 0
  return values.map((value) => {
    const piece = { from, to: from + value, place: 0, of: 1 }
    from += value
    return piece
  })
}

export type Rank = { label: string; value: number; words: string; note?: string }

/** Names with a bar each, the longest of which is the highest. */
export function RankBars({ ranks, tone = 1 }: { ranks: readonly Rank[]; tone?: Tone }) {
  const highest = Math.max(1, ...ranks.map(({ value }) => value))
  return (
    <div className="rank-bars">
      {ranks.map(({ label, value, words, note }) => (
        <div key={label}>
          <span>{label}</span>
          <svg aria-hidden="true">
            <rect className={`tone-${tone}`} width={`${(value / highest) * 100}%`} height="100%" rx="4" />
          </svg>
          <span className="figure">
            <b>{words}</b> {note !== undefined && <small>{note}</small>}
          </span>
        </div>
      ))}
    </div>
  )
}
