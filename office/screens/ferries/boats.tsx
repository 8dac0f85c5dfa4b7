import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type BoatRow, createBoat, fetchFerryOptions } from '#contract/office/boats.ts'
import { callOffice } from '../../call.ts'
import { May } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewCall, useRenewList } from '../../use-office.ts'
import { Thumb } from '../hotels/thumb.tsx'
import '../hotels/hotels.css'
import { ClassMarks } from './class-mark.tsx'

const COLUMNS: readonly Column<BoatRow>[] = [
  {
    id: 'name',
    head: 'Boat',
    onCard: 'title',
    cell: ({ name, thumbUrl, carrier }) => (
      <span className="hotel-name">
        <Thumb src={thumbUrl} icon="ship" />
        <span>
          {name}
          <small>{carrier}</small>
        </span>
      </span>
    ),
  },
  { id: 'classes', head: 'Seats for sale', cell: ({ classes }) => <ClassMarks classes={classes} /> },
  { id: 'kind', head: 'Kind', cell: ({ kind }) => kind || 'not said' },
  { id: 'registration', head: 'Registration', cell: ({ registration }) => registration || 'not said' },
  { id: 'departures', head: 'Departures', end: true, cell: ({ departures }) => departures },
]

/** Every boat with its classes; carriers stand on a screen of their own. */
export function Boats() {
  const [isNew, setIsNew] = useState(false)
  const options = useOffice(fetchFerryOptions).data
  const carriers = (options?.carriers ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New boat
    </Button>
  )
  return (
    <>
      <PageHead
        title="Boats"
        about="Boats with their carriers and seats. The timetable says when they sail."
        help="ferries"
        actions={
          <>
            <ButtonLink to="/ferry-carriers" icon="case">
              Carriers
            </ButtonLink>
            <May operation="prices.change">{make}</May>
          </>
        }
      />
      <List<BoatRow>
        resource="boats"
        label="Boats"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name, carrier or registration"
        filters={[{ source: 'carrierId', label: 'Carrier', options: carriers }]}
        linkOf={({ id }) => `/boats/${id}`}
        empty={
          <Empty icon="ship" title="No boat yet">
            A name and a carrier are enough; its seats are drawn afterwards.
          </Empty>
        }
      />
      <NewBoat open={isNew} carriers={options && carriers} onClose={() => setIsNew(false)} />
    </>
  )
}

/** The carriers are undefined until they are read. */
type NewProps = { open: boolean; carriers: { value: string; label: string }[] | undefined; onClose: () => void }

function NewBoat({ open, carriers, onClose }: NewProps) {
  return (
    <Dialog open={open} onClose={onClose} title="New boat">
      {carriers?.length === 0 ? (
        <Empty
          icon="case"
          title="First a carrier"
          action={
            <ButtonLink kind="primary" to="/ferry-carriers">
              Carriers
            </ButtonLink>
          }
        >
          A boat belongs to a carrier, the company that runs it, and there is none yet.
        </Empty>
      ) : (
        <BoatForm carriers={carriers ?? []} />
      )}
    </Dialog>
  )
}

function BoatForm({ carriers }: { carriers: { value: string; label: string }[] }) {
  const say = useSay()
  const navigate = useNavigate()
  const renew = useRenewList('boats')
  const renewOptions = useRenewCall(fetchFerryOptions)
  const save = async (body: { name: string; carrierId: string; kind: string }) => {
    const answer = await callOffice(createBoat, { body })
    if (!answer.ok) return answer.error
    renew()
    renewOptions()
    say(`${answer.value.boat.name} is made. Now its seats.`)
    void navigate(`/boats/${answer.value.boat.id}/seats`)
    return undefined
  }
  return (
    <OfficeForm values={{ name: '', carrierId: '', kind: '' }} onSave={save} save="Make the boat" light>
      <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
      <Input
        of={SelectBox}
        source="carrierId"
        label="Carrier"
        empty="Please choose"
        options={carriers}
        check={needed('Please choose a carrier')}
      />
      <Input of={TextBox} source="kind" label="Kind" hint="Such as: aluminium catamaran." optional />
    </OfficeForm>
  )
}
