import { useEffect, useState } from 'react'
import { fetchFerryOptions } from '#contract/office/boats.ts'
import type { SoldSailing } from '#contract/office/seat-maps.ts'
import { changeDeparture, type Departure, previewDeparture } from '#contract/office/timetable.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { type Answer, type Asked, callOffice, type OfficeFailure } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { FieldSet, FormPeek, OfficeForm } from '../../ui/form.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { useOffice } from '../../use-office.ts'
import { DaysPreview } from './days-preview.tsx'
import { DepartureInputs } from './departure-inputs.tsx'
import { type DepartureValues, fieldsOf, valuesOf } from './departure-values.ts'
import { SoldList } from './sold-list.tsx'
import { codesOf } from './timetable.tsx'

type Props = { departure: Departure; take: (departure: Departure) => void }
type Body = NonNullable<Asked<typeof changeDeparture>['body']>
type Stays = { sold: SoldSailing[]; decide: (stay: boolean) => void }

/** When it sails. Beside the fields stands what a change would do; sailings with seats sold are asked about first. */
export function DepartureForm({ departure, take }: Props) {
  const saving = useSaving({ departure, take })
  const { base, round, save, bodyOf } = saving
  const [values, setValues] = useState<DepartureValues>()
  const mayChange = useMay('prices.change')
  const options = useOffice(fetchFerryOptions).data
  const effect = useEffectOf(
    departure.id,
    values && options && { ...bodyOf(values), version: base.version, soldStay: true },
  )
  return (
    <div className="split">
      <OfficeForm<DepartureValues>
        key={round}
        values={valuesOf(base, dayInIndia(new Date()))}
        onSave={save}
        bar={mayChange}
      >
        {/* The form holds these values. */}
        <FormPeek onSeen={setValues as (seen: object) => void} />
        <fieldset className="plain-set" disabled={!mayChange}>
          <FieldSet
            title={base.route}
            hint="Where it sails from and to stays: for another route, make another departure."
          >
            <DepartureInputs options={options} />
          </FieldSet>
        </fieldset>
      </OfficeForm>
      <aside className="panel">
        <h2>What it does</h2>
        {values && values.fromDate !== '' && (
          <DaysPreview
            sails={fieldsOf(values, [])}
            from={values.fromDate}
            changed={effect ? [...effect.made, ...effect.changed] : []}
          />
        )}
        {effect && <Effect effect={effect} />}
      </aside>
      <Questions {...saving} />
    </div>
  )
}

/** Saves, and asks where seats are sold or somebody else was faster. */
function useSaving({ departure, take }: Props) {
  const [base, setBase] = useState(departure)
  const [round, setRound] = useState(0)
  const [stays, setStays] = useState<Stays>()
  const [mine, setMine] = useState<Record<string, unknown>>({})
  const { meanwhile, saveOver } = useSaveOver<Departure>()
  const say = useSay()
  const options = useOffice(fetchFerryOptions).data
  const bodyOf = (entered: DepartureValues): Omit<Body, 'version' | 'soldStay'> => ({
    ...fieldsOf(entered, codesOf(options, entered.vesselId)),
    fromDate: entered.fromDate,
  })
  const accept = (saved: Departure) => {
    setBase(saved)
    take(saved)
  }
  const mayStay = (sold: SoldSailing[]) =>
    new Promise<boolean>((decide) => setStays({ sold, decide })).finally(() => setStays(undefined))
  const save = async (entered: DepartureValues): Promise<OfficeFailure | undefined> => {
    const fields = bodyOf(entered)
    setMine(shownOf({ ...base, ...fields }))
    let soldStay = false
    const send = async (version: string): Promise<Awaited<ReturnType<typeof callOffice<typeof changeDeparture>>>> => {
      const body = { ...fields, version, soldStay }
      const answer = await callOffice(changeDeparture, { query: { id: departure.id }, body })
      // What the call declares with this refusal.
      if (answer.ok || answer.error.code !== 'sold' || !(await mayStay(answer.error.more.sold as SoldSailing[])))
        return answer
      soldStay = true
      return send(version)
    }
    const told = await saveOver(base.version, send)
    if ('failure' in told) return told.failure
    if ('saved' in told) {
      accept(told.saved.departure)
      say(doneWords(told.saved))
      return undefined
    }
    accept(told.theirs)
    setRound(round + 1)
    return undefined
  }
  return { base, round, stays, mine, meanwhile, bodyOf, save }
}

type Asking = Pick<ReturnType<typeof useSaving>, 'stays' | 'mine' | 'meanwhile'>

function Questions({ stays, mine, meanwhile }: Asking) {
  return (
    <>
      <Confirm
        open={stays !== undefined}
        title="Some sailings have seats sold"
        yes="Change the others"
        onYes={() => stays?.decide(true)}
        onClose={() => stays?.decide(false)}
      >
        <p>
          {counted((stays?.sold ?? []).flatMap(({ seats }) => seats).length, 'seat')} sold: these sailings stay as they
          are, on their old time and boat. To move who sits on one, use the disruption desk.
        </p>
        <SoldList title="Sailings that stay" sailings={stays?.sold ?? []} />
      </Confirm>
      <ChangedMeanwhile
        theirs={meanwhile && shownOf(meanwhile.theirs)}
        mine={mine}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

function shownOf({ vesselId, departTime, arriveTime, weekdays, seasonFrom, seasonTo, untilDate, fares }: Departure) {
  return {
    ...{ boat: vesselId, leaves: departTime, arrives: arriveTime, weekdays: [...weekdays].sort().join(' ') },
    ...{ seasonFrom, seasonTo, lastDay: untilDate, fares },
  }
}

function doneWords({ made, taken, changed, stayed }: Answer<typeof changeDeparture>): string {
  const parts = [
    made > 0 && `${made} made`,
    taken > 0 && `${taken} taken off`,
    changed > 0 && `${changed} changed`,
    stayed > 0 && `${stayed} with seats sold stay as they are`,
  ].filter(Boolean)
  return parts.length === 0 ? 'Saved' : `Saved: ${parts.join(', ')}`
}

type EffectOf = Answer<typeof previewDeparture>

function Effect({ effect: { made, taken, changed, sold } }: { effect: EffectOf }) {
  if (made.length + taken.length + changed.length + sold.length === 0)
    return <p role="status">No sailing is made, changed or taken off by it.</p>
  return (
    <div className="stack" role="status">
      <p>
        {[
          made.length > 0 && `${counted(made.length, 'sailing')} more`,
          taken.length > 0 && `${counted(taken.length, 'sailing')} less`,
          changed.length > 0 && `${counted(changed.length, 'sailing')} with another time or boat`,
        ]
          .filter(Boolean)
          .join(', ')}
        {made.length + taken.length + changed.length > 0 && '.'}
      </p>
      {sold.length > 0 && <SoldList title="With seats sold, not touched" sailings={sold} />}
    </div>
  )
}

/** What saving would do, asked for whenever a field changes. */
function useEffectOf(id: string, body: Body | undefined): EffectOf | undefined {
  const text = JSON.stringify(body)
  const [effect, setEffect] = useState<EffectOf>()
  useEffect(() => {
    if (text === undefined) return
    const asking = new AbortController()
    void callOffice(previewDeparture, { query: { id }, body: JSON.parse(text) as Body, signal: asking.signal }).then(
      (answer) => {
        if (!asking.signal.aborted) setEffect(answer.ok ? answer.value : undefined)
      },
    )
    return () => asking.abort()
  }, [id, text])
  return effect
}
