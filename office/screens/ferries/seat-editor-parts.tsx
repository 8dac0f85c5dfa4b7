import { useCallback, useEffect } from 'react'
import { useBlocker } from 'react-router'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { type DrawnCabin, seatsOf } from '#contract/terms/seat-drawing.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { ClassMark } from './class-mark.tsx'
import { deckRowsOf } from './deck-rows.ts'
import { DeckView } from './deck-view.tsx'

type RowProps = { cabins: readonly DrawnCabin[]; chosen: string | undefined; onChoose: (code: FerryClassCode) => void }

/** The classes of the boat, one of which is drawn. */
export function ClassRow({ cabins, chosen, onChoose }: RowProps) {
  return (
    <fieldset className="chips class-row">
      <legend className="visually-hidden">Class</legend>
      {cabins.map((cabin) => (
        <label key={cabin.code} className="chip">
          <input
            type="radio"
            className="visually-hidden"
            name="class"
            checked={cabin.code === chosen}
            onChange={() => onChoose(cabin.code)}
          />
          <ClassMark code={cabin.code} /> {cabin.name || 'No name yet'}{' '}
          <b>{seatsOf(cabin).filter(({ isCrew }) => !isCrew).length}</b>
        </label>
      ))}
    </fieldset>
  )
}

/** The class that is drawn, as the site shows it. */
export function Preview({ cabin }: { cabin: DrawnCabin }) {
  const crew = new Set(seatsOf(cabin).flatMap(({ seat, isCrew }) => (isCrew ? [seat] : [])))
  return (
    <section className="panel" aria-label="As visitors see it">
      <h2>As visitors see it</h2>
      <DeckView
        label={`${cabin.name}, ${cabin.deck}`}
        rows={deckRowsOf(cabin)}
        stateOf={(seat) => (crew.has(seat) ? 'blocked' : 'free')}
      />
    </section>
  )
}

/** Ctrl and Z undo, with Shift redo. */
export function useUndoKeys(undo: () => void, redo: () => void) {
  const press = useCallback(
    (event: KeyboardEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type !== 'radio'
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || isField) return
      event.preventDefault()
      if (event.shiftKey) redo()
      else undo()
    },
    [undo, redo],
  )
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [press])
}

export function LeaveWarning({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Confirm
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      yes="Leave without saving"
      no="Stay here"
      danger
      onYes={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>The seats that you have drawn are not saved yet and will be lost.</p>
    </Confirm>
  )
}
