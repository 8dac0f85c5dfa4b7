import { formatRupees } from '#contract/terms/money.ts'
import { Button } from '#site/ui/button.tsx'
import { Choice } from '#site/ui/choice.tsx'
import '#site/ui/choice.css'
import type { Cabin } from './seats/seat-board.ts'
import './ask-office.css'
import { SEAT_TEXTS } from './texts.ts'

/** `forGroup`: what a larger group is told. */
type Props = { cabins: readonly Cabin[]; choosesSeats: boolean; forGroup: string; busy: boolean }

/** For those who cannot choose here: larger groups, and ferries whose operator gives out the seats. */
export function AskOffice({ cabins, choosesSeats, forGroup, busy }: Props) {
  return (
    <section className="ask-office stack">
      <h2>{choosesSeats ? SEAT_TEXTS.manyTitle : SEAT_TEXTS.noChoiceTitle}</h2>
      <p>{choosesSeats ? `${forGroup} ${SEAT_TEXTS.seated}` : SEAT_TEXTS.noChoice}</p>
      {cabins.length > 0 && (
        <Choice
          legend={SEAT_TEXTS.anyClass}
          name="class"
          options={cabins.map(({ code, name, fare }) => ({
            value: code,
            label: `${name}, ${formatRupees(fare)} each`,
          }))}
          chosen={cabins.slice(0, 1).map(({ code }) => code)}
        />
      )}
      <Button kind="primary" type="submit" busy={busy}>
        {SEAT_TEXTS.enquire}
      </Button>
    </section>
  )
}
