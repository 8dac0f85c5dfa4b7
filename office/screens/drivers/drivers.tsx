import { useState } from 'react'
import { addDriver, changeDriver, type KnownDriver } from '#contract/office/today.ts'
import { callOffice } from '../../call.ts'
import { May, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useRenewList } from '../../use-office.ts'

const COLUMNS: readonly Column<KnownDriver>[] = [
  { id: 'name', head: 'Name', onCard: 'title', cell: ({ name }) => name },
  { id: 'phone', head: 'Phone', cell: ({ phone, tel }) => <a href={tel}>{phone}</a> },
  { id: 'vehicle', head: 'Car', cell: ({ vehicle }) => vehicle },
  {
    id: 'state',
    head: 'State',
    onCard: 'aside',
    cell: ({ isActive }) => <Badge kind={isActive ? 'good' : 'plain'}>{isActive ? 'Drives' : 'Has left'}</Badge>,
  },
]

const NOBODY = { name: '', phone: '', vehicle: '' }

/** Who drives for the office. */
export function Drivers() {
  const may = useMay('today.assign')
  const [open, setOpen] = useState<KnownDriver | 'new'>()
  const add = (
    <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
      Add a driver
    </Button>
  )
  return (
    <>
      <PageHead
        title="Drivers"
        about="Those who drive for you. On the day, each pick-up gets one of them by a tap."
        help="today"
        actions={<May operation="today.assign">{add}</May>}
      />
      <List<KnownDriver>
        resource="drivers"
        label="Drivers"
        columns={COLUMNS}
        sort={{ field: 'name', order: 'ASC' }}
        search="Name, phone or car"
        {...(may ? { onOpen: setOpen } : {})}
        empty={
          <Empty icon="car" title="No driver is known yet" action={may && add}>
            Add those who drive for you, with the number that travellers ring.
          </Empty>
        }
      />
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === 'new' ? 'A new driver' : (open?.name ?? '')}
      >
        {open && <DriverForm driver={open === 'new' ? undefined : open} onDone={() => setOpen(undefined)} />}
      </Dialog>
    </>
  )
}

function DriverForm({ driver, onDone }: { driver: KnownDriver | undefined; onDone: () => void }) {
  const renew = useRenewList('drivers')
  const say = useSay()
  const values = driver ?? { ...NOBODY, isActive: true }
  const save = async ({ name, phone, vehicle, isActive }: typeof values) => {
    const fields = { name, phone, vehicle }
    const answer =
      driver === undefined
        ? await callOffice(addDriver, { body: fields })
        : await callOffice(changeDriver, { query: { id: driver.id }, body: { ...fields, isActive } })
    if (!answer.ok) return answer.error
    say(driver === undefined ? `${name} is added` : 'Saved')
    renew()
    onDone()
  }
  return (
    <OfficeForm values={values} onSave={save} save={driver === undefined ? 'Add the driver' : 'Save'} light>
      <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
      <Input
        of={TextBox}
        source="phone"
        label="Phone"
        type="tel"
        autoComplete="off"
        hint="Travellers ring it."
        check={needed('Please enter a number')}
      />
      <Input
        of={TextBox}
        source="vehicle"
        label="Car"
        hint="As travellers find it: White Ertiga, AN 01 J 4521."
        optional
      />
      {driver && (
        <Input
          of={Switch}
          source="isActive"
          label="Drives for us"
          hint="Off: is not offered any more; past rides stay."
        />
      )}
    </OfficeForm>
  )
}
