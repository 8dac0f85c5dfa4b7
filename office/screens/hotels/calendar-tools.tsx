import { Button, IconButton } from '../../ui/button.tsx'
import { monthBeside, monthName, spanName } from './calendar-days.ts'

type Props = {
  month: string
  days: readonly string[]
  today: string
  /** "36 of 540 room-nights sold". */
  sold: { sold: number; all: number; of: string }
  deeds: { busy: boolean; canUndo: boolean; undo: () => void }
  mayChange: boolean
  onMonth: (month: string) => void
  onCopy?: () => void
}

/** Which month is shown, what is sold of it, and what is done to whole weeks. */
export function CalendarTools({ month, days, today, sold, deeds, mayChange, onMonth, onCopy }: Props) {
  const [before, after] = [monthBeside(month, -1, today), monthBeside(month, 1, today)]
  return (
    <div className="calendar-tools">
      <div className="calendar-month">
        <IconButton
          icon="left"
          label={before === undefined ? 'Month before' : monthName(before)}
          disabled={before === undefined}
          onClick={() => before && onMonth(before)}
        />
        <b role="status">{spanName(days, month, today)}</b>
        <IconButton
          icon="right"
          label={after === undefined ? 'Next month' : monthName(after)}
          disabled={after === undefined}
          onClick={() => after && onMonth(after)}
        />
      </div>
      <p className="hint num">
        {sold.sold.toLocaleString('en-IN')} of {sold.all.toLocaleString('en-IN')} {sold.of} sold
        {sold.all > 0 && `, ${Math.round((sold.sold / sold.all) * 100)} %`}
      </p>
      {mayChange && (
        <div className="row">
          {onCopy && (
            <Button icon="copy" onClick={onCopy}>
              Copy weeks
            </Button>
          )}
          <Button icon="undo" disabled={!deeds.canUndo} busy={deeds.busy} onClick={deeds.undo}>
            Undo
          </Button>
        </div>
      )}
    </div>
  )
}
