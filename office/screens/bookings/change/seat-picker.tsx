import { useState } from 'react'
import type { LineOption, LineTo } from '#contract/office/line-changes.ts'
import { ChipChoice, MultiChoice } from '../../../ui/choices.tsx'

/** Seats of the chosen sailing: together as the site seats a party, or one by one. */
export function SeatPicker({ option, onChoose }: { option: LineOption; onChoose: (to: LineTo) => void }) {
  const { to } = option
  const [how, setHow] = useState(option.isCurrent ? 'own' : 'together')
  const [seats, setSeats] = useState<string[]>([])
  const choose = (chosen: string[]) => {
    setSeats(chosen)
    if (to.kind !== 'ferry' && to.kind !== 'crossing') return
    onChoose(chosen.length === 0 ? to : { ...to, seats: chosen })
  }
  const classes = Map.groupBy(option.seats, ({ className }) => className)
  return (
    <>
      <ChipChoice
        label="Seats"
        value={how}
        onChange={(value) => {
          setHow(value)
          choose([])
        }}
        options={[
          { value: 'together', label: 'Together, in the class of before' },
          { value: 'own', label: 'I choose them' },
        ]}
      />
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
