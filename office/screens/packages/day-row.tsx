import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Handles } from '../../ui/sortable.tsx'
import type { EnteredDay } from './package-fields.ts'
import { mealWords } from './package-words.ts'
import type { Pictures } from './use-pictures.ts'

type Props = {
  day: EnteredDay
  place: number
  isOpen: boolean
  handles: Handles | undefined
  /** The sailing of ours that the day takes. */
  trip: string | undefined
  isFaulty: boolean
  pictures: Pictures
  onToggle: () => void
}

/** One day in a line: what it is called, where one sleeps, its ferry and meals. */
export function DayRow({ day, place, isOpen, handles, trip, isFaulty, pictures, onToggle }: Props) {
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
        <DayThumb ids={day.pictureIds} pictures={pictures} />
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

/** The first of its pictures, and how many more there are. */
function DayThumb({ ids, pictures }: { ids: readonly string[]; pictures: Pictures }) {
  const [first, ...others] = ids.flatMap((id) => pictures.pictureOf(id) ?? [])
  if (first === undefined) return null
  return (
    <span className="day-thumb">
      <img src={first.thumbUrl} alt={first.alt} />
      {others.length > 0 && <small>+{others.length}</small>}
    </span>
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
