import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fetchFerryOptions } from '#contract/office/boats.ts'
import { createDeparture, type Departure, listDepartures } from '#contract/office/timetable.ts'
import { counted } from '#contract/terms/counted.ts'
import { FERRY_CLASSES } from '#contract/terms/ferry-labels.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callOffice } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice, useRenewCall } from '../../use-office.ts'
import { ClassMark } from './class-mark.tsx'
import { DaysPreview } from './days-preview.tsx'
import { DepartureInputs, type FerryOptions } from './departure-inputs.tsx'
import { type DepartureValues, fieldsOf, newValues, seasonWords, weekdayWords } from './departure-values.ts'

const COLUMNS: readonly Column<Departure>[] = [
  {
    id: 'route',
    head: 'Departure',
    onCard: 'title',
    cell: ({ departTime, arriveTime, route }) => (
      <span>
        <span className="num">{departTime}</span> {route}
        <small className="block">arrives {arriveTime}</small>
      </span>
    ),
  },
  { id: 'vessel', head: 'Boat', cell: ({ vessel }) => vessel },
  {
    id: 'days',
    head: 'Days',
    cell: ({ weekdays, seasonFrom, seasonTo }) => `${weekdayWords(weekdays)}, ${seasonWords(seasonFrom, seasonTo)}`,
  },
  {
    id: 'fares',
    head: 'Fares',
    cell: ({ fares }) => (
      <span className="class-marks">
        {FERRY_CLASSES.map((code) => {
          const fare = fares[code]
          return (
            fare !== undefined && (
              <span key={code}>
                <ClassMark code={code} /> {formatRupees(fare)}
              </span>
            )
          )
        })}
      </span>
    ),
  },
  {
    id: 'ahead',
    head: 'Still to come',
    end: true,
    onCard: 'aside',
    cell: ({ ahead, sold }) =>
      ahead === 0 ? (
        <Badge kind="plain">Ended</Badge>
      ) : (
        `${counted(ahead, 'sailing')}${sold > 0 ? `, ${sold} with seats sold` : ''}`
      ),
  },
]

/** Every departure of the timetable. */
export function Timetable() {
  const [isNew, setIsNew] = useState(false)
  const { data, error, refetch } = useOffice(listDepartures)
  const mayMake = useMay('prices.change')
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New departure
    </Button>
  )
  const body = () => {
    if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
    if (data === undefined) return <Skeleton lines={8} />
    if (data.departures.length === 0)
      return (
        <Empty icon="clock" title="No departure yet" action={mayMake && make}>
          A route, a boat, a time and fares: its sailings are made at once.
        </Empty>
      )
    return (
      <DataTable<Departure>
        label="Departures"
        columns={COLUMNS}
        rows={data.departures}
        idOf={({ id }) => id}
        linkOf={({ id }) => `/timetable/${id}`}
      />
    )
  }
  return (
    <>
      <PageHead
        title="Timetable"
        about="Which boat leaves when, and what it costs. Sailings of the coming year are made from it."
        help="ferries"
        actions={mayMake && make}
      />
      {body()}
      <Dialog open={isNew} onClose={() => setIsNew(false)} title="New departure">
        <NewDeparture />
      </Dialog>
    </>
  )
}

type NewValues = DepartureValues & { fromPortId: string; toPortId: string }

function NewDeparture() {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewCall(listDepartures)
  const options = useOffice(fetchFerryOptions).data
  const [values, setValues] = useState<NewValues>()
  const today = dayInIndia(new Date())
  const save = async (entered: NewValues) => {
    const { fromPortId, toPortId, fromDate } = entered
    const body = { ...fieldsOf(entered, codesOf(options, entered.vesselId)), fromPortId, toPortId, fromDate }
    const answer = await callOffice(createDeparture, { body })
    if (!answer.ok) return answer.error
    renew()
    const { id, ahead } = answer.value.departure
    say(`${counted(ahead, 'sailing')} on sale`)
    void navigate(`/timetable/${id}`)
    return undefined
  }
  const ports = (options?.ports ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <OfficeForm<NewValues>
      values={{ ...newValues(today), fromPortId: '', toPortId: '' }}
      onSave={save}
      save="Make the departure"
      light
    >
      {/* The form holds these values. */}
      <FormPeek onSeen={setValues as (values: object) => void} />
      <Row>
        <Input
          of={SelectBox}
          source="fromPortId"
          label="From"
          empty="Please choose"
          options={ports}
          check={needed('Please choose a port')}
        />
        <Input
          of={SelectBox}
          source="toPortId"
          label="To"
          empty="Please choose"
          options={ports}
          check={needed('Please choose a port')}
        />
      </Row>
      <DepartureInputs options={options} />
      {values && values.fromDate !== '' && <DaysPreview sails={fieldsOf(values, [])} from={values.fromDate} />}
    </OfficeForm>
  )
}

export function codesOf(options: FerryOptions | undefined, vesselId: string) {
  return (options?.boats.find(({ id }) => id === vesselId)?.classes ?? []).map(({ code }) => code)
}
