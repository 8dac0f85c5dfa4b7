import { useState } from 'react'
import type { StockDayCell } from '#contract/office/stock-days.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { daysWords, type StockDeeds } from './use-stock-days.ts'

export type ChosenDays = { lineId: string; first: string; last: string; days: readonly StockDayCell[] }

/** What all days share, or null where they differ. */
function shared(days: readonly StockDayCell[]): number | null {
  const first = days[0]?.units
  return first !== undefined && days.every(({ units }) => units === first) ? first : null
}

type Props = { chosen: ChosenDays; label: string; deeds: StockDeeds; onSaved: () => void }

/** What is changed of the chosen days. What nobody touches stays as it is, day by day. */
export function StockPanel({ chosen: { lineId, first, last, days }, label, deeds, onSaved }: Props) {
  const now = shared(days)
  const [units, setUnits] = useState(now)
  const [isClosed, setIsClosed] = useState<boolean>()
  const usual = days[0]?.usual ?? 0
  const allClosed = days.every((day) => day.isClosed)
  const change = {
    ...(units !== null && units !== now ? { units } : {}),
    ...(isClosed !== undefined && (isClosed !== allClosed || days.some((day) => day.isClosed !== isClosed))
      ? { isClosed }
      : {}),
  }
  const send = async (body: { units?: number; isClosed?: boolean; isUsual?: true }) => {
    if (await deeds.change({ lineIds: [lineId], from: first, until: last, ...body })) onSaved()
  }
  const soldMost = Math.max(...days.map(({ sold }) => sold))
  const { failure } = deeds
  const isSold = failure?.code === 'sold'
  return (
    <form
      className="night-panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(change)
      }}
    >
      <NumberBox
        label={label}
        hint={`Usually ${usual}; ${soldMost} sold${days.length === 1 ? '' : ' on the fullest day'}.${units === null ? ' Empty: each day keeps its own.' : ''}`}
        min={0}
        value={units}
        onChange={(value) => {
          deeds.clear()
          setUnits(value)
        }}
        error={isSold ? failure.message : undefined}
      />
      <Switch
        label="Close out"
        hint="No new bookings; what is sold stays sold"
        value={isClosed ?? allClosed}
        onChange={setIsClosed}
      />
      {failure && !isSold && <Refused message={failure.message} />}
      <Button kind="primary" type="submit" wide busy={deeds.busy} disabled={Object.keys(change).length === 0}>
        Save {daysWords(days.length)}
      </Button>
      {days.some((day) => day.units !== day.usual) && (
        <Button wide busy={deeds.busy} onClick={() => void send({ isUsual: true })}>
          Back to the usual number
        </Button>
      )}
      <p className="hint">Saved changes reach the site within a second.</p>
    </form>
  )
}
