import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fetchFerryOptions } from '#contract/office/boats.ts'
import { addSailing, type DaySailing, fetchSailingDay } from '#contract/office/sailings.ts'
import { counted } from '#contract/terms/counted.ts'
import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { callOffice } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox } from '../../ui/number-boxes.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DateBox, SelectBox, TimeBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice, useRenewCall } from '../../use-office.ts'
import { DayBar } from '../today/day-bar.tsx'
import '../today/today.css'
import { ClassMark } from './class-mark.tsx'

const COLUMNS: readonly Column<DaySailing>[] = [
  {
    id: 'sailing',
    head: 'Sailing',
    onCard: 'title',
    cell: ({ departTime, from, to, vessel }) => (
      <span>
        <span className="num">{departTime}</span> {from} to {to}
        <small className="block">{vessel}</small>
      </span>
    ),
  },
  {
    id: 'seats',
    head: 'Sold, kept back and free',
    cell: ({ classes }) => (
      <span className="class-lines">
        {classes.map(({ code, name, sold, kept, free, sample }) => (
          <span key={code}>
            <ClassMark code={code} /> <span className="visually-hidden">{name}: </span>
            <b>{sold}</b> sold, {kept} kept, <b>{free}</b> free{sample > 0 && <small>{sample} shown as sold</small>}
          </span>
        ))}
      </span>
    ),
  },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: (sailing) => <SailingState sailing={sailing} />,
  },
]

export function SailingState({ sailing: { isOff, hasLeft, isExtra, isException } }: { sailing: DaySailing }) {
  if (isOff) return <Badge kind="bad">Off</Badge>
  if (hasLeft) return <Badge kind="plain">Has left</Badge>
  if (isExtra) return <Badge kind="new">Additional</Badge>
  return isException ? <Badge kind="warn">Changed by hand</Badge> : <Badge kind="good">On sale</Badge>
}

/** Every sailing of a day. */
export function Sailings() {
  const [search, setSearch] = useSearchParams()
  const day = search.get('day') ?? dayInIndia(new Date())
  const [isNew, setIsNew] = useState(false)
  const { data, error, refetch } = useOffice(fetchSailingDay, { day })
  const mayMake = useMay('prices.change')
  const mayToday = useMay('today.read')
  const list = () => {
    if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
    if (data?.day !== day) return <Skeleton lines={8} />
    if (data.sailings.length === 0)
      return (
        <Empty icon="ship" title="Nothing sails on this day">
          The timetable makes the sailings of the coming year; an additional one can be added here.
        </Empty>
      )
    return (
      <>
        <p className="hint">
          {formatDay(day)}: {counted(data.sailings.length, 'sailing')},{' '}
          {data.sailings.flatMap(({ classes }) => classes).reduce((sum, { sold }) => sum + sold, 0)} seats sold.
        </p>
        <DataTable<DaySailing>
          label={`Sailings of ${formatDay(day)}`}
          columns={COLUMNS}
          rows={data.sailings}
          idOf={({ id }) => id}
          linkOf={({ id }) => `/sailings/${id}`}
        />
      </>
    )
  }
  return (
    <>
      <PageHead
        title="Sailings"
        about="What sails on a day, and how many seats are sold, kept back and free. A sailing opens to its seats."
        help="ferries"
        actions={
          <>
            {mayToday && (
              <ButtonLink to={`/today?day=${day}`} icon="list">
                Passenger lists
              </ButtonLink>
            )}
            {mayMake && (
              <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
                Additional sailing
              </Button>
            )}
          </>
        }
      />
      <DayBar day={day} onDay={(next) => setSearch({ day: next }, { replace: true })} />
      {list()}
      <Dialog open={isNew} onClose={() => setIsNew(false)} title="Additional sailing">
        <NewSailing day={day} />
      </Dialog>
    </>
  )
}

type Values = {
  day: string
  fromPortId: string
  toPortId: string
  vesselId: string
  departTime: string
  arriveTime: string
  fares: Partial<Record<FerryClassCode, number | null>>
}

/** A sailing on one day, beside the timetable. */
function NewSailing({ day }: { day: string }) {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewCall(fetchSailingDay)
  const options = useOffice(fetchFerryOptions).data
  const [vesselId, setVesselId] = useState('')
  const classes = options?.boats.find(({ id }) => id === vesselId)?.classes ?? []
  const ports = (options?.ports ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const boats = (options?.boats ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const save = async ({ fares, ...fields }: Values) => {
    const given = Object.fromEntries(classes.flatMap(({ code }) => (fares[code] == null ? [] : [[code, fares[code]]])))
    const answer = await callOffice(addSailing, { body: { ...fields, fares: given } })
    if (!answer.ok) return answer.error
    renew()
    say('It is on sale')
    void navigate(`/sailings/${answer.value.sailing.id}`)
    return undefined
  }
  const times = { departTime: '', arriveTime: '' }
  return (
    <OfficeForm<Values>
      values={{ day, fromPortId: '', toPortId: '', vesselId: '', ...times, fares: {} }}
      onSave={save}
      save="Put it on sale"
      light
    >
      <FormPeek onSeen={(seen) => setVesselId(String(seen.vesselId ?? ''))} />
      <Input of={DateBox} source="day" label="Day" check={needed('Please choose a day')} />
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
      <Input
        of={SelectBox}
        source="vesselId"
        label="Boat"
        empty="Please choose"
        options={boats}
        check={needed('Please choose a boat')}
      />
      <Row>
        <Input of={TimeBox} source="departTime" label="Leaves" check={needed('Please enter a time')} />
        <Input of={TimeBox} source="arriveTime" label="Arrives" check={needed('Please enter a time')} />
      </Row>
      <Row>
        {classes.map(({ code, name }) => (
          <Input key={code} of={MoneyBox} source={`fares.${code}`} label={`Fare in ${name}`} optional />
        ))}
      </Row>
    </OfficeForm>
  )
}
