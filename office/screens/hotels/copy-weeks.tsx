import { addDays } from '#contract/terms/india-time.ts'
import { MultiChoice, Stepper } from '../../ui/choices.tsx'
import { mondayOf } from '../../ui/day-range.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import type { NightDeeds } from './use-nights.ts'

/** Half a year at once (contract/office/nights.ts). */
const WEEKS_MOST = 26
const WEEK = 7

type Props = {
  open: boolean
  onClose: () => void
  rooms: readonly { id: string; name: string }[]
  /** A night of the week that is copied, unless another is chosen. */
  from: string
  today: string
  deeds: NightDeeds
}

/** Prices, closing and least stay of one week, day by day, over the weeks that follow. */
export function CopyWeeks({ open, onClose, rooms, from, today, deeds }: Props) {
  const monday = mondayOf(from)
  const values = {
    roomTypeIds: rooms.map(({ id }) => id),
    week: monday,
    to: laterOf(addDays(monday, WEEK), today),
    weeks: 1,
  }
  const save = async (entered: typeof values) => {
    const failure = await deeds.copy(entered)
    if (failure === undefined) onClose()
    return failure
  }
  return (
    <Dialog open={open} onClose={onClose} title="Copy weeks">
      <p>
        Each night takes the price, the closing and the minimum stay of the same weekday. The number of rooms stays as
        it is, and so does what is sold.
      </p>
      <OfficeForm values={values} onSave={save} save="Copy" light>
        <Input
          of={MultiChoice}
          source="roomTypeIds"
          label="Of which kinds of rooms"
          options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
          check={(ids) => (ids.length === 0 ? 'Please choose a kind of room' : undefined)}
        />
        <Row>
          <Input of={DateBox} source="week" label="The week from" check={needed('Please choose a day')} />
          <Input of={DateBox} source="to" label="To the weeks from" min={today} check={needed('Please choose a day')} />
        </Row>
        <Input of={Stepper} source="weeks" label="How many weeks" min={1} max={WEEKS_MOST} />
      </OfficeForm>
    </Dialog>
  )
}

function laterOf(one: string, other: string): string {
  return one > other ? one : other
}
