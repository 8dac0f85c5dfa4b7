import { useState } from 'react'
import { fetchFerryOptions } from '#contract/office/boats.ts'
import { type Departure, restoreFares, setFares } from '#contract/office/timetable.ts'
import { counted } from '#contract/terms/counted.ts'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { addDays } from '#contract/terms/india-time.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { MultiChoice, Switch } from '../../ui/choices.tsx'
import { Input, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice } from '../../use-office.ts'
import { WEEKDAY_OPTIONS } from './departure-values.ts'

type Values = {
  from: string
  until: string
  weekdays: string[]
  isTimetable: boolean
  fares: Partial<Record<FerryClassCode, number | null>>
}

const WEEK = 6

/** Fares of single days, by class. Empty fares stay as they are. */
export function SetFares({ departure, from, onSet }: { departure: Departure; from: string; onSet: () => void }) {
  const say = useSay()
  const [isTimetable, setIsTimetable] = useState(false)
  const boat = useOffice(fetchFerryOptions).data?.boats.find(({ id }) => id === departure.vesselId)
  const query = { id: departure.id }
  const undo = async (before: Parameters<typeof restored>[1]) => {
    if (await restored(query, before)) {
      onSet()
      say('As it was')
    }
  }
  const save = async ({ weekdays, fares, ...days }: Values): Promise<OfficeFailure | undefined> => {
    const given = Object.fromEntries(Object.entries(fares).filter(([, fare]) => fare !== null && fare !== undefined))
    if (!isTimetable && Object.keys(given).length === 0) return NOTHING
    const span = { from: days.from, until: days.until, weekdays: weekdays.map(Number) }
    const answer = await callOffice(setFares, { query, body: isTimetable ? span : { ...span, fares: given } })
    if (!answer.ok) return answer.error
    const { changed, before } = answer.value
    onSet()
    say(
      changed === 0 ? 'These days cost that already' : `${counted(changed, 'sailing')} with new fares`,
      changed === 0 ? {} : { undo: () => void undo(before) },
    )
    return undefined
  }
  const values: Values = { from, until: addDays(from, WEEK), weekdays: [], isTimetable: false, fares: {} }
  return (
    <section className="panel" aria-label="Fares of single days">
      <h2>Fares of single days</h2>
      <p className="hint">Who has a seat keeps the price they paid.</p>
      <OfficeForm<Values> values={values} onSave={save} save="Set the fares" light>
        <Row>
          <Input of={DateBox} source="from" label="From" />
          <Input of={DateBox} source="until" label="Until" />
        </Row>
        <Input of={MultiChoice} source="weekdays" label="Only on" options={WEEKDAY_OPTIONS} optional />
        <Switch label="Back to the timetable and its season" value={isTimetable} onChange={setIsTimetable} />
        {!isTimetable &&
          boat?.classes.map(({ code, name }) => (
            <Input key={code} of={MoneyBox} source={`fares.${code}`} label={name} optional />
          ))}
      </OfficeForm>
    </section>
  )
}

const NOTHING: OfficeFailure = { httpStatus: 0, code: 'nothing', message: 'Please enter a fare', errors: [], more: {} }

async function restored(
  query: { id: string },
  before: { id: string; fares: Partial<Record<FerryClassCode, number>>; isOwn: boolean }[],
): Promise<boolean> {
  const answer = await callOffice(restoreFares, { query, body: { before } })
  return answer.ok
}
