import { counted } from '#contract/terms/counted.ts'
import './suggest-list.css'
import type { Chosen } from './suggestions.ts'

export type SuggestedRow = Chosen & { note?: string }

type Props = {
  id: string
  label: string
  rows: readonly SuggestedRow[]
  isRecent: boolean
  isUnknown: boolean
  marked: number | undefined
  onChoose: (row: SuggestedRow) => void
}

/** The list under the open field. */
export function SuggestList({ id, label, rows, isRecent, isUnknown, marked, onChoose }: Props) {
  return (
    <>
      <div className="search-panel suggest-panel" hidden={rows.length === 0 && !isUnknown}>
        {isRecent && <p className="suggest-head">Recently Selected</p>}
        <div id={`${id}-list`} role="listbox" aria-label={isRecent ? 'Recently Selected' : label}>
          {rows.map((row, index) => (
            <Option
              key={row.id}
              id={`${id}-${index}`}
              row={row}
              marked={index === marked}
              onChoose={() => onChoose(row)}
            />
          ))}
        </div>
        {isUnknown && <p className="suggest-head">No place of this name. Try an island, a beach or a hotel.</p>}
      </div>
      <p className="visually-hidden" role="status">
        {rows.length > 0 && spokenCount(rows.length, isRecent)}
      </p>
    </>
  )
}

function spokenCount(count: number, isRecent: boolean): string {
  if (isRecent) return `${count} recently selected`
  return counted(count, 'suggestion')
}

type OptionProps = { id: string; row: SuggestedRow; marked: boolean; onChoose: () => void }

function Option({ id, row, marked, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field's own keys choose
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={marked}
      // The field keeps the focus while the pointer is down.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {row.label}
      {row.note && <small>{row.note}</small>}
    </div>
  )
}
