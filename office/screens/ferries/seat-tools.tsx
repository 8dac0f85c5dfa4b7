import { useState } from 'react'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import {
  CELL_KINDS,
  type CellKind,
  DRAWING_MOST,
  type DrawnCabin,
  lettered,
  letterOf,
  NUMBERING,
  type Numbering,
  numbered,
  renumberedRow,
  taggedRow,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from '#contract/terms/seat-drawing.ts'
import { Button } from '../../ui/button.tsx'
import { ChipChoice } from '../../ui/choices.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { KINDS } from './cell-words.ts'
import type { Place } from './seat-grid.tsx'

type Change = (next: (cabin: DrawnCabin) => DrawnCabin) => void

/** What a press paints; each has a key. */
export function Tools({ tool, onTool }: { tool: CellKind; onTool: (tool: CellKind) => void }) {
  return (
    <fieldset className="seat-tools">
      <legend className="visually-hidden">What a press paints</legend>
      {CELL_KINDS.map((kind) => (
        <label key={kind} className="chip">
          <input
            type="radio"
            className="visually-hidden"
            name="tool"
            checked={tool === kind}
            onChange={() => onTool(kind)}
          />
          {KINDS[kind].label} <kbd>{KINDS[kind].key.toUpperCase()}</kbd>
        </label>
      ))}
    </fieldset>
  )
}

/** The row and the seat that one is at: numbers by hand, and rows and columns more or less. */
export function PlaceTools({ cabin, at, change }: { cabin: DrawnCabin; at: Place; change: Change }) {
  const row = cabin.rows[at.row]
  const cell = row?.cells[at.column]
  if (row === undefined || cell === undefined) return null
  return (
    <section className="panel" aria-label={`Row ${row.row}`}>
      <h2>Row {row.row}</h2>
      <div className="row">
        <NumberBox
          label="Number of the row"
          value={row.row}
          min={1}
          max={999}
          plain
          onChange={(number) => number && number > 0 && change((it) => renumberedRow(it, at.row, number))}
        />
        {cell.seat !== undefined && (
          <TextBox
            label="Letter of the seat"
            value={letterOf(cell.seat)}
            maxLength={2}
            onChange={(letter) => change((it) => lettered(it, at, letter.toUpperCase().replaceAll(/[^A-Z]/g, '')))}
          />
        )}
      </div>
      <TextBox
        label="Words beside the row"
        hint="Such as: door on the port side."
        optional
        value={row.tag}
        maxLength={DRAWING_MOST.wordsOfRow}
        onChange={(tag) => change((it) => taggedRow(it, at.row, tag))}
      />
      <div className="row">
        <Button icon="plus" onClick={() => change((it) => withRow(it, at.row))}>
          Row behind
        </Button>
        <Button icon="minus" onClick={() => change((it) => withoutRow(it, at.row))}>
          Take row off
        </Button>
        <Button icon="plus" onClick={() => change((it) => withColumn(it, at.column))}>
          Column beside
        </Button>
        <Button icon="minus" onClick={() => change((it) => withoutColumn(it, at.column))}>
          Take column off
        </Button>
      </div>
    </section>
  )
}

/** Every row and seat of a class numbered by itself. */
export function NumberingTools({ change }: { change: Change }) {
  const [numbering, setNumbering] = useState<Numbering>(NUMBERING)
  return (
    <section className="panel" aria-label="Numbers">
      <h2>Numbers</h2>
      <NumberBox
        label="The first row is"
        value={numbering.first}
        min={1}
        plain
        onChange={(first) => setNumbering({ ...numbering, first: first ?? 1 })}
      />
      <SelectBox
        label="Seat A is"
        value={numbering.from}
        options={[
          { value: 'port', label: 'on the port side (left)' },
          { value: 'starboard', label: 'on the starboard side (right)' },
        ]}
        // The options are the sides.
        onChange={(from) => setNumbering({ ...numbering, from: from as Numbering['from'] })}
      />
      <div>
        <Button icon="numbered" onClick={() => change((it) => numbered(it, numbering))}>
          Number all seats
        </Button>
      </div>
      <p className="hint">I and O are left out. A row or a seat can be numbered by hand above.</p>
    </section>
  )
}

type ClassProps = {
  cabin: DrawnCabin
  change: Change
  /** Classes that the boat has not. */
  free: readonly { code: FerryClassCode; name: string }[]
  onAdd: (code: FerryClassCode) => void
  onRemove: (() => void) | undefined
}

export function ClassTools({ cabin, change, free, onAdd, onRemove }: ClassProps) {
  return (
    <section className="panel" aria-label="Class">
      <h2>Class</h2>
      <TextBox label="Name" value={cabin.name} maxLength={40} onChange={(name) => change((it) => ({ ...it, name }))} />
      <TextBox
        label="Deck"
        hint="Such as: upper deck."
        value={cabin.deck}
        maxLength={60}
        onChange={(deck) => change((it) => ({ ...it, deck }))}
      />
      {free.length > 0 && (
        <ChipChoice
          label="Another class"
          value=""
          options={free.map(({ code, name }) => ({ value: code, label: `Add ${name}` }))}
          // The options are the classes.
          onChange={(code) => onAdd(code as FerryClassCode)}
        />
      )}
      {onRemove && (
        <div>
          <Button icon="bin" kind="quiet" onClick={onRemove}>
            Take {cabin.name || 'this class'} off the boat
          </Button>
        </div>
      )}
    </section>
  )
}
