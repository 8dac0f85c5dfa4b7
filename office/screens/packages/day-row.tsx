import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Handles } from '../../ui/sortable.tsx'
import type { EnteredDay } from './package-fields.ts'
import { mealWords } from './package-words.ts'

type Props = {
  day: EnteredDay
  place: number
  isOpen: boolean
  handles: Handles | undefined
  /** The sailing of ours that the day takes. */
  trip: string | undefined
  isFaulty: boolean
  onToggle: () => void
}

/** One day in a line: what it is called, where one sleeps, its ferry and meals. */
export function DayRow({ day, place, isOpen, handles, trip, isFaulty, onToggle }: Props) {
  const { title, overnight, ferry } = day
  const sub = [trip ?? ferry?.name, overnight && `Night at ${overnight}`].filter(Boolean).join(' · ')
  return (
    <div className="day-row">
      {handles?.grip}
      <span className="day-number">{place + 1}</span>
      <span className="day-words">
        <b>{title || 'No title yet'}</b>
        {sub && <small>{sub}</small>}
        {isFaulty && !isOpen && <small className="error">Something here wants a look</small>}
      </span>
      <span className="day-tail">
        {ferry && <Icon name="ship" />}
        <MealMarks day={day} />
      </span>
      <span className="day-moves">
        {handles?.earlier}
        {handles?.later}
      </span>
      <IconButton
        className="day-toggle"
        icon={isOpen ? 'minus' : 'pencil'}
        label={`${isOpen ? 'Close' : 'Open'} day ${place + 1}`}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
    </div>
  )
}

function MealMarks({ day }: { day: EnteredDay }) {
  const marks = [
    { letter: 'B', isOn: day.breakfast },
    { letter: 'L', isOn: day.lunch },
    { letter: 'D', isOn: day.dinner },
  ]
  return (
    <span className="meal-marks" role="img" aria-label={mealWords(day)}>
      {marks.map(({ letter, isOn }) => (
        <i key={letter} className={isOn ? 'on' : undefined} aria-hidden="true">
          {letter}
        </i>
      ))}
    </span>
  )
}
