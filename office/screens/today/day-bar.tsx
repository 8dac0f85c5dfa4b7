import { addDays, dayInIndia, isDay } from '#contract/terms/india-time.ts'
import { Button, IconButton } from '../../ui/button.tsx'

/** From day to day, and onto paper. */
export function DayBar({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const today = dayInIndia(new Date())
  return (
    <div className="day-bar">
      <IconButton icon="left" label="Day before" onClick={() => onDay(addDays(day, -1))} />
      <input
        type="date"
        aria-label="Day"
        value={day}
        onChange={({ currentTarget }) => isDay(currentTarget.value) && onDay(currentTarget.value)}
      />
      <IconButton icon="right" label="Next day" onClick={() => onDay(addDays(day, 1))} />
      {day === today ? (
        <Button onClick={() => onDay(addDays(today, 1))}>Tomorrow</Button>
      ) : (
        <Button onClick={() => onDay(today)}>Today</Button>
      )}
      <Button icon="print" onClick={() => print()}>
        Print
      </Button>
    </div>
  )
}
