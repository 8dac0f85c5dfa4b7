import type { ReactNode } from 'react'
import { COLUMN_WIDTH, columnCentre, columnLeft, FRAME, tenth } from './chart-frame.ts'
import type { Tick } from './chart-shapes.ts'
import { CLIMATE_TEXTS } from './texts.ts'
import './year-chart.css'

/** One row a month: its short name, and what the chart says of it, in words. */
export type ChartRow = { month: number; short: string; words: string }

type Props = {
  title: string
  /** The unit of the ticks, and what the eye should take away. */
  lead: string
  ticks: readonly Tick[]
  rows: readonly ChartRow[]
  children: ReactNode
}

/** A chart of twelve months: the drawing, and the same figures as a table. The month chosen above stands out. */
export function YearChart({ title, lead, ticks, rows, children }: Props) {
  return (
    <figure className="year-chart">
      <figcaption>
        <h3>{title}</h3>
        <p>{lead}</p>
      </figcaption>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} role="img" aria-label={`${title}. ${lead}`}>
        {/* The same in every chart and in one piece, so that it travels once. */}
        {rows.map(({ month, short }) => (
          <g key={month} className="chart-month" data-m={month}>
            <rect
              x={columnLeft(month)}
              y={FRAME.top - 6}
              width={tenth(COLUMN_WIDTH)}
              height={FRAME.height - FRAME.top + 6}
              rx="5"
            />
            <text x={columnCentre(month)} y={FRAME.bottom + 17} textAnchor="middle">
              {short}
            </text>
          </g>
        ))}
        {rows.map(({ month, words }) => (
          <text key={month} className="chart-words" data-m={month} x={FRAME.right} y="13" textAnchor="end">
            {words}
          </text>
        ))}
        <g className="chart-ticks">
          {ticks.map(({ y, label }) => (
            <g key={label}>
              <path d={`M${FRAME.left} ${y}H${FRAME.right}`} />
              <text x={FRAME.left - 5} y={y + 4} textAnchor="end">
                {label}
              </text>
            </g>
          ))}
        </g>
        {children}
      </svg>
      <details>
        <summary>
          {CLIMATE_TEXTS.table}
          <span className="visually-hidden">: {title}</span>
        </summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{CLIMATE_TEXTS.month}</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, short, words }) => (
              <tr key={month}>
                <th scope="row">{short}</th>
                <td>{words.replace(`${short}: `, '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
