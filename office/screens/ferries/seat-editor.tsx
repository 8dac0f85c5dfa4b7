import { useState } from 'react'
import type { Boat } from '#contract/office/boats.ts'
import { fetchSeatMap, type SeatMapOfBoat } from '#contract/office/seat-maps.ts'
import { counted } from '#contract/terms/counted.ts'
import { FERRY_CLASS_NAMES, FERRY_CLASSES, type FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import {
  type CellKind,
  type DrawnCabin,
  drawingProblem,
  inOrder,
  newCabin,
  painted,
  seatsOf,
} from '#contract/terms/seat-drawing.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice, useRenewCall, useRenewList } from '../../use-office.ts'
import { BoatFrame } from './boat-frame.tsx'
import { SaveMap } from './save-map.tsx'
import './seat-editor.css'
import { ClassRow, LeaveWarning, Preview, useUndoKeys } from './seat-editor-parts.tsx'
import { type Place, SeatGrid } from './seat-grid.tsx'
import { ClassTools, NumberingTools, PlaceTools, Tools } from './seat-tools.tsx'
import { useDrawing } from './use-drawing.ts'

/** The seats of a boat, drawn place by place. */
export function SeatEditor() {
  return (
    <BoatFrame about="Paint seats, aisles, doors and toilets. What is saved is a new version: seats that are sold stay where they are.">
      {(boat) => <Loaded key={boat.id} boat={boat} />}
    </BoatFrame>
  )
}

function Loaded({ boat }: { boat: Boat }) {
  const { data, error, refetch } = useOffice(fetchSeatMap, { id: boat.id })
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={10} />
  return <Editor boat={boat} first={data.map} />
}

/** What is drawn, what it was drawn from, and where one is. */
function useEditor(first: SeatMapOfBoat) {
  const [base, setBase] = useState(first)
  const drawing = useDrawing(first.cabins)
  const [code, setCode] = useState<FerryClassCode>(first.cabins[0]?.code ?? 'pClass')
  const [at, setAt] = useState<Place>({ row: 0, column: 0 })
  const [tool, setTool] = useState<CellKind>('seat')
  const renewMap = useRenewCall(fetchSeatMap)
  const renewBoats = useRenewList('boats')
  useUndoKeys(drawing.undo, drawing.redo)
  const cabin = drawing.cabins.find((each) => each.code === code) ?? drawing.cabins[0]
  return {
    ...{ base, setBase, drawing, setCode, at, setAt, tool, setTool, cabin, problem: drawingProblem(drawing.cabins) },
    /** Goes on from what is saved. */
    begin: (map: SeatMapOfBoat) => {
      setBase(map)
      drawing.reset(map.cabins)
      renewMap()
      renewBoats()
    },
    change: (next: (it: DrawnCabin) => DrawnCabin, joins?: boolean) =>
      drawing.change((all) => all.map((each) => (each.code === cabin?.code ? next(each) : each)), joins),
  }
}
type EditorState = ReturnType<typeof useEditor>

function Editor({ boat, first }: { boat: Boat; first: SeatMapOfBoat }) {
  const editor = useEditor(first)
  const { base, drawing, cabin, problem, setCode } = editor
  const [isSaving, setIsSaving] = useState(false)
  const mayChange = useMay('prices.change')
  return (
    <>
      {base.fromDate !== null && base.older > 0 && (
        <Note>
          This is version {base.version}, in use from {formatDay(base.fromDate)}. {counted(base.older, 'sailing')} still
          to come {base.older === 1 ? 'has' : 'have'} an older one.
        </Note>
      )}
      <ClassRow cabins={drawing.cabins} chosen={cabin?.code} onChoose={setCode} />
      {cabin && (
        <div className="split seat-editor">
          <Board editor={editor} cabin={cabin} mayChange={mayChange} />
          {mayChange && (
            <aside className="stack">
              <Sides editor={editor} cabin={cabin} />
            </aside>
          )}
        </div>
      )}
      {mayChange && drawing.isChanged && (
        <div className="form-bar">
          {problem && <Refused message={problem} />}
          <div className="form-buttons">
            <p>Unsaved changes</p>
            <Button onClick={() => drawing.reset(base.cabins)}>Discard</Button>
            <Button kind="primary" disabled={problem !== undefined} onClick={() => setIsSaving(true)}>
              Save the seats
            </Button>
          </div>
        </div>
      )}
      <Saving boat={boat} editor={editor} isOpen={isSaving} setIsOpen={setIsSaving} />
      <LeaveWarning isUnsaved={drawing.isChanged && mayChange} />
    </>
  )
}

type BoardProps = { editor: EditorState; cabin: DrawnCabin; mayChange: boolean }

function Board({ editor: { drawing, tool, setTool, at, setAt, change }, cabin, mayChange }: BoardProps) {
  return (
    <div className="stack">
      <div className="seat-bar">
        {mayChange && <Tools tool={tool} onTool={setTool} />}
        <Button icon="undo" disabled={!drawing.canUndo} onClick={drawing.undo}>
          Undo
        </Button>
        <Button disabled={!drawing.canRedo} onClick={drawing.redo}>
          Redo
        </Button>
        {mayChange && (
          <p className="hint only-wide">
            Arrows move, the letters beside the tools paint, Shift and an arrow paint on.
          </p>
        )}
      </div>
      <div className="seat-boards">
        <SeatGrid
          {...{ cabin, tool, at: inside(at, cabin), disabled: !mayChange, onAt: setAt }}
          onPaint={(place, kind, joins) => change((it) => painted(it, place, kind), joins)}
        />
        <Preview cabin={cabin} />
      </div>
    </div>
  )
}

function Sides({ editor: { drawing, at, change, setCode }, cabin }: Omit<BoardProps, 'mayChange'>) {
  const { cabins } = drawing
  const free = FERRY_CLASSES.filter((code) => !cabins.some((known) => known.code === code))
  return (
    <>
      <PlaceTools cabin={cabin} at={inside(at, cabin)} change={change} />
      <NumberingTools change={change} />
      <ClassTools
        {...{ cabin, change }}
        free={free.map((code) => ({ code, name: FERRY_CLASS_NAMES[code] }))}
        onAdd={(added) => {
          drawing.change((all) => inOrder([...all, newCabin(added, FERRY_CLASS_NAMES[added])]))
          setCode(added)
        }}
        onRemove={
          cabins.length > 1 ? () => drawing.change((all) => all.filter(({ code }) => code !== cabin.code)) : undefined
        }
      />
    </>
  )
}

type SavingProps = { boat: Boat; editor: EditorState; isOpen: boolean; setIsOpen: (open: boolean) => void }

function Saving({ boat, editor: { base, setBase, drawing, begin }, isOpen, setIsOpen }: SavingProps) {
  const [theirs, setTheirs] = useState<SeatMapOfBoat>()
  const say = useSay()
  return (
    <>
      <SaveMap
        open={isOpen}
        boatId={boat.id}
        version={base.version}
        cabins={drawing.cabins}
        onClose={() => setIsOpen(false)}
        onChanged={(failure) => {
          setIsOpen(false)
          // What the call declares with this refusal: the map as it is now.
          setTheirs(failure.more.current as SeatMapOfBoat)
        }}
        onSaved={({ map, takes, keeps }) => {
          setIsOpen(false)
          begin(map)
          say(`Saved: ${counted(takes, 'sailing')} with these seats${keeps > 0 ? `, ${keeps} keep theirs` : ''}`)
        }}
      />
      <ChangedMeanwhile
        theirs={theirs && wordsOf(theirs.cabins)}
        mine={wordsOf(drawing.cabins)}
        onTheirs={() => {
          if (theirs) begin(theirs)
          setTheirs(undefined)
        }}
        onMine={() => {
          if (theirs) setBase(theirs)
          setTheirs(undefined)
          setIsOpen(true)
        }}
        onClose={() => setTheirs(undefined)}
      />
    </>
  )
}

/** The place that one is at, inside of what is drawn now. */
function inside({ row, column }: Place, { rows }: DrawnCabin): Place {
  return { row: Math.min(row, rows.length - 1), column: Math.min(column, (rows[0]?.cells.length ?? 1) - 1) }
}

/** A drawing as two are compared: each class with its seats. */
function wordsOf(cabins: readonly DrawnCabin[]): Record<string, string> {
  return Object.fromEntries(
    FERRY_CLASSES.map((code) => {
      const cabin = cabins.find((each) => each.code === code)
      const seats = cabin ? seatsOf(cabin).map(({ seat, isCrew }) => (isCrew ? `(${seat})` : seat)) : []
      return [FERRY_CLASS_NAMES[code], cabin ? `${cabin.name}, ${cabin.deck}: ${seats.join(' ')}` : '']
    }),
  )
}
