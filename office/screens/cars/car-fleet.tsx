import { type OfficeCar, setFleet } from '#contract/office/cars.ts'
import { counted } from '#contract/terms/counted.ts'
import { callOffice } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Input, OfficeForm } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { RecordFrame } from '../record/record-frame.tsx'
import type { AskedRecord } from '../record/use-record.ts'
import { CAR } from './car-kinds.ts'
import './cars.css'

/** How many of a kind of car are at work on each island. */
export function CarFleet() {
  return (
    <RecordFrame<OfficeCar>
      kind={CAR}
      about="How many are usually at work on each island at once. A single day with more, fewer or none is set under Days."
    >
      {(car, take) => (
        <div className="fleet">
          {car.fleet.map((each) => (
            <IslandFleet key={each.islandId} {...{ car, take }} {...each} />
          ))}
        </div>
      )}
    </RecordFrame>
  )
}

type Props = OfficeCar['fleet'][number] & { car: OfficeCar; take: AskedRecord<OfficeCar>['take'] }

function IslandFleet({ car, take, islandId, island, units }: Props) {
  const say = useSay()
  const mayChange = useMay('prices.change')
  const save = async (entered: { units: number | null }) => {
    const answer = await callOffice(setFleet, { query: { id: car.id }, body: { islandId, units: entered.units ?? 0 } })
    if (!answer.ok) return answer.error
    take(answer.value.car)
    say(`${island}: saved`)
  }
  return (
    <section className="panel" aria-label={island}>
      <h2>{island}</h2>
      {mayChange ? (
        <OfficeForm values={{ units: units as number | null }} onSave={save} save={`Save for ${island}`}>
          <Input of={NumberBox} source="units" label={`Cars on ${island}`} min={0} max={999} />
        </OfficeForm>
      ) : (
        <p>{counted(units, 'car')}</p>
      )}
    </section>
  )
}
