import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import './chart.css'

export type Tone = 1 | 2 | 3 | 4 | 5
export type LegendItem = { label: string; tone: Tone; figure?: string }

type Props = {
  title: string
  /** What its figures are, in a sentence. */
  about: ReactNode
  legend?: readonly LegendItem[]
  /** The same as a table: behind a button, and for who listens always there. */
  table: ReactNode
  /** A button that saves the table as a file. */
  file?: ReactNode
  /** Both columns of the page. */
  wide?: boolean
  /** As high as two charts beside it. */
  tall?: boolean
  /** What is chosen of it, above the picture. */
  choice?: ReactNode
  /** The picture is read aloud too, as it is a table itself. */
  isRead?: boolean
  /** The picture; left out where the figures are a table in the first place. */
  children?: ReactNode
}

/** A chart with its definition and the table behind it. */
export function Chart({ title, about, legend, table, file, wide, tall, choice, isRead, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <section className="chart" data-wide={wide || undefined} data-tall={tall || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="chart-about">{about}</p>
      {legend && (
        <ul className="chart-legend" aria-hidden="true">
          {legend.map(({ label, tone, figure }) => (
            <li key={label}>
              <svg className="key" viewBox="0 0 10 10" aria-hidden="true">
                <rect className={`tone-${tone}`} width="10" height="10" rx="3" />
              </svg>
              {label} {figure && <b>{figure}</b>}
            </li>
          ))}
        </ul>
      )}
      {choice && <div className="chart-choice">{choice}</div>}
      {children && (
        <div className="plot" aria-hidden={isRead ? undefined : true}>
          {children}
        </div>
      )}
      <div className={open || !children ? 'chart-table' : 'visually-hidden'} id={`${id}-table`}>
        {table}
      </div>
      <div className="chart-foot">
        {children && (
          <Button
            kind="quiet"
            icon="list"
            aria-expanded={open}
            aria-controls={`${id}-table`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Without the table' : 'As a table'}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
        {file}
      </div>
    </section>
  )
}

type Cell = string | number
type TableProps = { label: string; head: readonly string[]; rows: readonly (readonly Cell[])[]; foot?: readonly Cell[] }

/** Figures in columns: the first names the row, the others are numbers. It scrolls by itself where it is wider than the window. */
export function FigureTable({ label, head, rows, foot }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <section className="figure-scroll" aria-label={`Table: ${label}`} tabIndex={0}>
      <table className="figure-table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Cells key={cells.slice(0, 2).join(' ')} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Cells cells={foot} />
          </tfoot>
        )}
      </table>
    </section>
  )
}

/** With the sign of a minus in place of a hyphen, which is half as wide. */
function numberText(figure: number): string {
  return figure.toLocaleString('en-IN').replace('-', '−')
}

function Cells({ cells }: { cells: readonly Cell[] }) {
  const [first, ...rest] = cells
  return (
    <tr>
      <th scope="row">{first}</th>
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
        <td key={index}>{typeof cell === 'number' ? numberText(cell) : cell}</td>
      ))}
    </tr>
  )
}
