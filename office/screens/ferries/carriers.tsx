import { useState } from 'react'
import {
  type Carrier,
  type CarrierFields,
  changeCarrier,
  createCarrier,
  fetchFerryOptions,
  listCarriers,
} from '#contract/office/boats.ts'
import { counted } from '#contract/terms/counted.ts'
import { MANIFEST_STYLES } from '#contract/terms/manifest-styles.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { MoneyBox, NumberBox } from '../../ui/number-boxes.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Refused } from '../../ui/refused.tsx'
import { type Column, DataTable } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice, useRenewCall } from '../../use-office.ts'

const COLUMNS: readonly Column<Carrier>[] = [
  { id: 'name', head: 'Carrier', onCard: 'title', cell: ({ name }) => name },
  { id: 'boats', head: 'Boats', end: true, cell: ({ boats }) => boats },
  { id: 'report', head: 'Report before', cell: ({ reportBeforeMinutes }) => counted(reportBeforeMinutes, 'minute') },
  { id: 'luggage', head: 'Luggage', cell: ({ luggageKg, handBagKg }) => `${luggageKg} kg, ${handBagKg} kg by hand` },
  { id: 'fee', head: 'Port fee', end: true, cell: ({ portFee }) => formatRupees(portFee) },
]

const NOTHING: CarrierFields = {
  ...{ name: '', reportBeforeMinutes: 60, checkInClosesMinutes: 30, boardingClosesMinutes: 15 },
  ...{ luggageKg: 20, handBagKg: 5, excessPerKg: 50, portFee: 50, takesOtherNames: true, manifest: 'sealink' },
}

/** Carriers, and what each asks of its passengers. */
export function Carriers() {
  const { data, error, refetch } = useOffice(listCarriers)
  const mayChange = useMay('prices.change')
  const [open, setOpen] = useState<Carrier | 'new'>()
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  return (
    <>
      <PageHead
        title="Carriers"
        about="Who runs the boats: when passengers report, what luggage they take, and the port fee inside each fare."
        help="ferries"
        actions={
          mayChange && (
            <Button kind="primary" icon="plus" onClick={() => setOpen('new')}>
              New carrier
            </Button>
          )
        }
      />
      {data === undefined ? (
        <Skeleton lines={4} />
      ) : data.carriers.length === 0 ? (
        <Empty icon="case" title="No carrier yet">
          A carrier is the company that runs boats, your own or another. It comes first: a boat belongs to a carrier.
        </Empty>
      ) : (
        <DataTable<Carrier>
          label="Carriers"
          columns={COLUMNS}
          rows={data.carriers}
          idOf={({ id }) => id}
          {...(mayChange ? { onOpen: setOpen } : {})}
        />
      )}
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === 'new' || open === undefined ? 'New carrier' : open.name}
      >
        {open !== undefined && (
          <CarrierForm carrier={open === 'new' ? undefined : open} onDone={() => setOpen(undefined)} />
        )}
      </Dialog>
    </>
  )
}

function fieldsOf({ id: _, version: __, boats: ___, ...fields }: Carrier): CarrierFields {
  return fields
}

function CarrierForm({ carrier, onDone }: { carrier: Carrier | undefined; onDone: () => void }) {
  const say = useSay()
  const renew = useRenewCall(listCarriers)
  const renewOptions = useRenewCall(fetchFerryOptions)
  const { meanwhile, saveOver } = useSaveOver<Carrier>()
  const [mine, setMine] = useState<CarrierFields>(NOTHING)
  const done = () => {
    renew()
    renewOptions()
    say('Saved')
    onDone()
  }
  const save = async (fields: CarrierFields): Promise<OfficeFailure | undefined> => {
    setMine(fields)
    if (carrier === undefined) {
      const made = await callOffice(createCarrier, { body: fields })
      if (made.ok) done()
      return made.ok ? undefined : made.error
    }
    const told = await saveOver(carrier.version, (version) =>
      callOffice(changeCarrier, { query: { id: carrier.id }, body: { ...fields, version } }),
    )
    if ('failure' in told) return told.failure
    if ('saved' in told) done()
    else {
      renew()
      onDone()
    }
  }
  return (
    <>
      <OfficeForm values={carrier === undefined ? NOTHING : fieldsOf(carrier)} onSave={save} light>
        <CarrierInputs />
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && { ...fieldsOf(meanwhile.theirs) }}
        mine={{ ...mine }}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

const STYLE_OPTIONS = MANIFEST_STYLES.map((value) => ({
  value,
  label: { sealink: 'Sealink', makruzz: 'Makruzz', 'green-ocean': 'Green Ocean' }[value],
}))

function CarrierInputs() {
  const number = needed('Please enter a number')
  return (
    <>
      <Input of={TextBox} source="name" label="Name" autoComplete="off" check={needed('Please enter a name')} />
      <Row>
        <Input of={NumberBox} source="reportBeforeMinutes" label="Report before" suffix="min" check={number} />
        <Input of={NumberBox} source="checkInClosesMinutes" label="Counter closes" suffix="min" check={number} />
        <Input of={NumberBox} source="boardingClosesMinutes" label="Boarding closes" suffix="min" check={number} />
      </Row>
      <Row>
        <Input of={NumberBox} source="luggageKg" label="Luggage" suffix="kg" check={number} />
        <Input of={NumberBox} source="handBagKg" label="By hand" suffix="kg" check={number} />
        <Input of={MoneyBox} source="excessPerKg" label="More, a kg" check={number} />
      </Row>
      <Input
        of={MoneyBox}
        source="portFee"
        label="Port fee"
        hint="Inside of every fare; an infant pays it alone."
        check={number}
      />
      <Input of={Switch} source="takesOtherNames" label="Another name may be put on a ticket" />
      <Input of={SelectBox} source="manifest" label="Columns of its passenger list" options={STYLE_OPTIONS} />
    </>
  )
}
