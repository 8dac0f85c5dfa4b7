import type { Section } from '#contract/office/sections.ts'
import { Button } from '../../ui/button.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'

type Table = NonNullable<Section['table']>
type Props = { table: Section['table']; disabled: boolean; onChange: (table: Section['table']) => void }

/** A table below a part, as lines: the heads first, cells parted by a bar. */
export function GridBox({ table, disabled, onChange }: Props) {
  if (table === null)
    return disabled ? null : (
      <div>
        <Button kind="quiet" icon="plus" onClick={() => onChange({ columns: ['', ''], rows: [['', '']] })}>
          Add a table below it
        </Button>
      </div>
    )
  return (
    <>
      <LongTextBox
        label="Table below it"
        hint="The first line has the heads; a bar parts the cells, a new line the rows."
        rows={Math.min(table.rows.length + 2, 12)}
        value={linesOf(table)}
        onChange={(text) => onChange(tableOf(text))}
        disabled={disabled}
      />
      {!disabled && (
        <div>
          <Button kind="quiet" icon="bin" onClick={() => onChange(null)}>
            Remove the table
          </Button>
        </div>
      )}
    </>
  )
}

const BAR = ' | '

function linesOf({ columns, rows }: Table): string {
  return [columns, ...rows].map((cells) => cells.join(BAR)).join('\n')
}

/** Every row has a cell for each head. */
function tableOf(text: string): Table {
  const [columns = [''], ...rows] = text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.replace(/^ /, '').replace(/ $/, '')))
  return { columns, rows: rows.map((cells) => columns.map((_, place) => cells[place] ?? '')) }
}
