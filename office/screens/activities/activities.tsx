import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ActivityRow, createActivity, fetchActivityOptions } from '#contract/office/activities.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { type Answer, callOffice } from '../../call.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewList } from '../../use-office.ts'
import { LIVE_OPTIONS, NamedThumb, stateColumn } from '../record/list-columns.tsx'

const COLUMNS: readonly Column<ActivityRow>[] = [
  {
    id: 'name',
    head: 'Activity',
    onCard: 'title',
    cell: ({ name, thumbUrl, kind }) => <NamedThumb src={thumbUrl} icon="waves" name={name} facts={kind} />,
  },
  { id: 'places', head: 'Where', cell: ({ places }) => places },
  { id: 'times', head: 'Start times', end: true, cell: ({ times }) => times },
  {
    id: 'listPrice',
    head: 'Price',
    end: true,
    cell: ({ listPrice, priceUnit }) => `${formatRupees(listPrice)} ${priceUnit}`,
  },
  stateColumn(),
]

const NOTHING = {
  name: '',
  kind: '',
  placeId: '',
  durationMinutes: null as number | null,
  listPrice: null as number | null,
}

/** Every activity, on the site or hidden. */
export function Activities() {
  const [isNew, setIsNew] = useState(false)
  const mayMake = useMay('prices.change')
  const options = useOffice(fetchActivityOptions).data
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New activity
    </Button>
  )
  return (
    <>
      <PageHead
        title="Activities"
        about="Dives, boat trips and other water sports, each with its price, its places and the times at which it starts."
        help="activities"
        actions={<May operation="prices.change">{make}</May>}
      />
      <List<ActivityRow>
        resource="activities"
        label="Activities"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name, kind or place"
        filters={[
          {
            source: 'placeId',
            label: 'Place',
            options: (options?.places ?? []).map(({ id, name }) => ({ value: id, label: name })),
          },
          { source: 'isLive', label: 'State', options: LIVE_OPTIONS },
        ]}
        linkOf={({ id }) => `/activities/${id}`}
        empty={
          <Empty icon="waves" title="No activity yet" action={mayMake && make}>
            A name, a place and a price are enough to begin with.
          </Empty>
        }
      />
      <NewActivity open={isNew} options={options} onClose={() => setIsNew(false)} />
    </>
  )
}

type NewProps = { open: boolean; options: Answer<typeof fetchActivityOptions> | undefined; onClose: () => void }

function NewActivity({ open, options, onClose }: NewProps) {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewList('activities')
  const save = async ({ durationMinutes, listPrice, ...words }: typeof NOTHING) => {
    const body = { ...words, durationMinutes: durationMinutes ?? 0, listPrice: listPrice ?? 0 }
    const answer = await callOffice(createActivity, { body })
    if (!answer.ok) return answer.error
    renew()
    say(`${answer.value.activity.name} is made and hidden. Now its words, pictures and timetable.`)
    void navigate(`/activities/${answer.value.activity.id}`)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New activity">
      <OfficeForm values={NOTHING} onSave={save} save="Make the activity" light>
        <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
        <Input
          of={TextBox}
          source="kind"
          label="Kind"
          hint={options && `Such as ${options.kinds.slice(0, 3).join(', ')}.`}
          check={needed('Please enter a kind')}
        />
        <Input
          of={SelectBox}
          source="placeId"
          label="Where"
          hint="The first place; more can follow."
          empty="Please choose"
          options={(options?.places ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          check={needed('Please choose a place')}
        />
        <Row>
          <Input
            of={NumberBox}
            source="durationMinutes"
            label="Lasts"
            suffix="minutes"
            check={needed('Please enter the minutes')}
          />
          <Input
            of={MoneyBox}
            source="listPrice"
            label="Price a person"
            hint="GST inside."
            check={needed('Please enter a price')}
          />
        </Row>
      </OfficeForm>
    </Dialog>
  )
}
