import './reading.css'
import { RichText } from './rich-text.tsx'

/** `html` is clean; a table follows the text it belongs to, and the first cell of a row names the row. */
export type ReadingPart = {
  id: string
  heading: string
  html: string
  table?: { columns: string[]; rows: string[][] }
}

/** A long text under its headings, each with an address of its own. */
export function Reading({ parts }: { parts: readonly ReadingPart[] }) {
  return (
    <div className="reading">
      {parts.map(({ id, heading, html, table }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          {html !== '' && <RichText html={html} />}
          {table && <ReadingTable {...table} />}
        </section>
      ))}
    </div>
  )
}

/** On phones each row is a block of its own, and each cell carries its column's name. */
function ReadingTable({ columns, rows }: NonNullable<ReadingPart['table']>) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          // Two rows may begin alike and differ in what follows.
          <tr key={[name, ...cells].join('|')}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
