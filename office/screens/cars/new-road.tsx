import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createHire, createRoad } from '#contract/office/car-roads.ts'
import type { fetchCarOptions } from '#contract/office/cars.ts'
import { HIRE_DURATIONS, type HireDuration } from '#contract/terms/car-hire.ts'
import { type Answer, callOffice } from '../../call.ts'
import { ChipChoice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'

export type CarOptions = Answer<typeof fetchCarOptions>
type Props = { open: boolean; options: CarOptions | undefined; onClose: () => void }

const KINDS = [
  { value: 'road', label: 'A road' },
  { value: 'hire', label: 'A hire by the hour' },
]
const NO_ROAD = { fromId: '', toId: '', distanceKm: null as number | null, minutes: null as number | null }
const NO_HIRE = { islandId: '', duration: HIRE_DURATIONS[0] as string, kmLimit: null as number | null }

/** A road between two points, or a hire by the hour: hidden until it has a price. */
export function NewRoad({ open, options, onClose }: Props) {
  const [kind, setKind] = useState('road')
  return (
    <Dialog open={open} onClose={onClose} title="New road or hire">
      <ChipChoice label="What is it?" value={kind} onChange={setKind} options={KINDS} />
      {kind === 'road' ? <RoadForm options={options} /> : <HireForm options={options} />}
    </Dialog>
  )
}

function useMade() {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewList('car-roads')
  return ({ id, name }: { id: string; name: string }) => {
    renew()
    say(`${name} is made and hidden. Now its prices.`)
    void navigate(`/car-roads/${id}`)
  }
}

function RoadForm({ options }: { options: CarOptions | undefined }) {
  const made = useMade()
  const points = (options?.points ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const save = async ({ distanceKm, minutes, ...ends }: typeof NO_ROAD) => {
    const body = { ...ends, distanceKm: distanceKm ?? 0, minutes: minutes ?? 0 }
    const answer = await callOffice(createRoad, { body })
    if (!answer.ok) return answer.error
    made(answer.value.road)
  }
  return (
    <OfficeForm values={NO_ROAD} onSave={save} save="Make the road" light>
      <Input
        of={SelectBox}
        source="fromId"
        label="From"
        empty="Please choose"
        options={points}
        check={needed('Please choose a point')}
      />
      <Input
        of={SelectBox}
        source="toId"
        label="To"
        hint="It counts in both directions."
        empty="Please choose"
        options={points}
        check={needed('Please choose a point')}
      />
      <Row>
        <Input
          of={NumberBox}
          source="distanceKm"
          label="Distance"
          suffix="km"
          check={needed('Please enter the kilometres')}
        />
        <Input
          of={NumberBox}
          source="minutes"
          label="Time"
          suffix="minutes"
          check={needed('Please enter the minutes')}
        />
      </Row>
    </OfficeForm>
  )
}

function HireForm({ options }: { options: CarOptions | undefined }) {
  const made = useMade()
  const save = async ({ islandId, duration, kmLimit }: typeof NO_HIRE) => {
    // The options are the durations.
    const body = { islandId, duration: duration as HireDuration, kmLimit: kmLimit ?? 0 }
    const answer = await callOffice(createHire, { body })
    if (!answer.ok) return answer.error
    made(answer.value.road)
  }
  return (
    <OfficeForm values={NO_HIRE} onSave={save} save="Make the hire" light>
      <Input
        of={SelectBox}
        source="islandId"
        label="Island"
        empty="Please choose"
        options={(options?.islands ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        check={needed('Please choose an island')}
      />
      <Row>
        <Input
          of={SelectBox}
          source="duration"
          label="How long"
          options={HIRE_DURATIONS.map((value) => ({ value, label: value }))}
        />
        <Input
          of={NumberBox}
          source="kmLimit"
          label="Inside the price"
          suffix="km"
          check={needed('Please enter the kilometres')}
        />
      </Row>
    </OfficeForm>
  )
}
