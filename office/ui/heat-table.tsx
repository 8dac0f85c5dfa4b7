import './chart.css'
import './heat-table.css'

type Cell = { sold: number; forSale: number }
type Props = {
  label: string
  columns: readonly string[]
  rows: readonly { id: string; name: string; cells: readonly Cell[] }[]
}

const LEVELS = 9

/** Shares in a field of cells, the fuller the darker. */
export function HeatTable({ label, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by key
    <section className="figure-scroll" aria-label={`Table: ${label}`} tabIndex={0}>
      <table className="heat-table">
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]} data-heat={levelOf(cell)} title={`${cell.sold} of ${cell.forSale}`}>
                  {shareOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** "84 %"; a dash where nothing was for sale. */
export function shareOf({ sold, forSale }: Cell): string {
  return forSale === 0 ? '–' : `${Math.round((sold / forSale) * 100)} %`
}

function levelOf({ sold, forSale }: Cell): number {
  return forSale === 0 ? 0 : Math.min(LEVELS, Math.ceil((sold / forSale) * LEVELS))
}
