import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import './table.css'

export type Column<Row> = {
  /** Also what the server sorts by, where `sortable`. */
  id: string
  head: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Numbers and money stand at the end of their column. */
  end?: boolean
  /** In the card of a phone: heads it, stands at its upper right, follows without its head, or is left out. */
  onCard?: 'title' | 'aside' | 'bare' | 'hidden'
}

export type Sort = { field: string; order: 'ASC' | 'DESC' }

type Props<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  /** Where a row leads; its `title` cell holds the link, which covers the row. */
  linkOf?: (row: Row) => string | undefined
  /** Instead of a link: what a press on the row's title does, such as opening a panel. */
  onOpen?: (row: Row) => void
  sort?: Sort
  onSort?: (sort: Sort) => void
  chosen?: readonly string[]
  onChoose?: (ids: string[]) => void
  /** Buttons of one row, at its end. */
  actions?: (row: Row) => ReactNode
  footer?: ReactNode
  /** While a new page of rows is on its way. */
  fading?: boolean
}

/** Rows and columns; on a phone each row is a card. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, idOf, chosen, onChoose, actions, footer, fading } = props
  const ids = rows.map(idOf)
  const isAll = ids.length > 0 && ids.every((id) => chosen?.includes(id))
  return (
    <table className={`data-table${fading ? ' fading' : ''}`} aria-label={label} aria-busy={fading || undefined}>
      <thead>
        <tr>
          {onChoose && (
            <th className="pick">
              <label>
                <input
                  type="checkbox"
                  aria-label="Choose all rows of this page"
                  checked={isAll}
                  onChange={() => onChoose(isAll ? [] : ids)}
                />
              </label>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.id} column={column} {...props} />
          ))}
          {actions && (
            <th>
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BodyRow key={idOf(row)} row={row} {...props} />
        ))}
      </tbody>
      {footer && <tfoot>{footer}</tfoot>}
    </table>
  )
}

function Head<Row>({ column, sort, onSort }: Props<Row> & { column: Column<Row> }) {
  const { id, head, sortable, end } = column
  const isSorted = sort?.field === id
  const order = isSorted && sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <th
      className={end ? 'end' : undefined}
      aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      {sortable && onSort ? (
        <button type="button" onClick={() => onSort({ field: id, order })}>
          {head}
          <Icon name={isSorted ? (sort.order === 'ASC' ? 'up' : 'down') : 'sort'} />
        </button>
      ) : (
        head
      )}
    </th>
  )
}

function BodyRow<Row>(props: Props<Row> & { row: Row }) {
  const { row, columns, idOf, linkOf, onOpen, chosen, onChoose, actions } = props
  const id = idOf(row)
  const isChosen = chosen?.includes(id) === true
  const link = linkOf?.(row)
  const toggle = () => onChoose?.(isChosen ? (chosen ?? []).filter((each) => each !== id) : [...(chosen ?? []), id])
  const titleId = (columns.find(({ onCard }) => onCard === 'title') ?? columns[0])?.id
  const title = (cell: ReactNode) => {
    if (link !== undefined)
      return (
        <Link className="row-link" to={link}>
          {cell}
        </Link>
      )
    if (onOpen === undefined) return cell
    return (
      <button type="button" className="row-link" onClick={() => onOpen(row)}>
        {cell}
      </button>
    )
  }
  return (
    <tr data-chosen={isChosen || undefined} className={link !== undefined || onOpen ? 'leads' : undefined}>
      {onChoose && (
        <td className="pick">
          <label>
            <input type="checkbox" aria-label="Choose this row" checked={isChosen} onChange={toggle} />
          </label>
        </td>
      )}
      {columns.map(({ id: column, head, cell, end, onCard }) => (
        <td
          key={column}
          className={[end && 'end', column === titleId ? 'title' : onCard].filter(Boolean).join(' ') || undefined}
          data-head={head}
        >
          {column === titleId ? title(cell(row)) : cell(row)}
        </td>
      ))}
      {actions && <td className="row-actions">{actions(row)}</td>}
    </tr>
  )
}
