import { useState } from 'react'
import type { LineOption, LineTo } from '#contract/office/line-changes.ts'
import { counted } from '#contract/terms/counted.ts'
import { ChipChoice, MultiChoice } from '../../../ui/choices.tsx'

type Props = { option: LineOption; onChoose: (to: LineTo) => void; onWait: () => void }

/** Seats of the chosen sailing: together as the site seats a party, or one by one; while some are missing there is nothing to preview. */
export function SeatPicker({ option, onChoose, onWait }: Props) {
  const { to, needed } = option
  const [how, setHow] = useState('together')
  const [seats, setSeats] = useState<string[]>([])
  const choose = (chosen: string[]) => {
    setSeats(chosen)
    if (to.kind !== 'ferry' && to.kind !== 'crossing') return
    if (chosen.length === needed) onChoose({ ...to, seats: chosen })
    else onWait()
  }
  const chooseHow = (value: string) => {
    setHow(value)
    setSeats([])
    if (value === 'together') onChoose(to)
    else onWait()
  }
  const classes = Map.groupBy(option.seats, ({ className }) => className)
  return (
    <>
      <ChipChoice
        label="Seats"
        value={how}
        onChange={chooseHow}
        options={[
          { value: 'together', label: 'Together, in the class of before' },
          { value: 'own', label: 'I choose them' },
        ]}
      />
      {how === 'own' && (
        <p role="status">
          {counted(seats.length, 'seat')} of {needed} chosen
        </p>
      )}
      {how === 'own' &&
        [...classes].map(([name, own]) => (
          <details key={name} className="seat-class" open={classes.size === 1}>
            <summary>
              {name}: {own.length} free
            </summary>
            <MultiChoice
              label={`Seats in ${name}`}
              value={seats}
              onChange={(picked) => choose([...seats.filter((seat) => !own.some(({ id }) => id === seat)), ...picked])}
              options={own.map(({ id, onBoard }) => ({ value: id, label: onBoard }))}
            />
          </details>
        ))}
    </>
  )
}
