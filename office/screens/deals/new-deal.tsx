import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createDeals, DEAL_MOST, fetchDealOptions } from '#contract/office/deals.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { DEAL_KINDS, type DealKind } from '#contract/v1/deals.ts'
import { callOffice } from '../../call.ts'
import { ChipChoice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, OfficeForm, Row } from '../../ui/form.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewList } from '../../use-office.ts'
import { PickMany } from '../packages/pick-many.tsx'
import '../packages/packages.css'
import { DealPrices } from './deal-prices.tsx'
import { KIND_LABELS } from './kind-labels.ts'
import { OffInputs, type OffValues, offEntered } from './off-inputs.tsx'

type Values = OffValues & { kind: DealKind; scopeIds: string[]; label: string; from: string; until: string }

const WEEK_DAYS = 6

function begin(): Values {
  const today = dayInIndia(new Date())
  return {
    ...{ kind: 'package', scopeIds: [], by: 'percent', percent: null, amount: null, label: '' },
    ...{ from: today, until: addDays(today, WEEK_DAYS) },
  }
}

/** A deal on one product or several of a kind. */
export function NewDeal({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="New deal">
      <NewDealForm onClose={onClose} />
    </Dialog>
  )
}

function NewDealForm({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const renew = useRenewList('deals')
  const [first] = useState(begin)
  const [seen, setSeen] = useState(first)
  // What the form holds is what it was filled with.
  const peek = useCallback((values: FieldValues) => setSeen(values as Values), [])
  const { data } = useOffice(fetchDealOptions)
  const products = (data?.products ?? []).filter(({ kind }) => kind === seen.kind)
  // Those of a kind that was chosen before do not count.
  const idsOf = (values: Values) => values.scopeIds.filter((id) => products.some((product) => product.id === id))
  const save = async (values: Values) => {
    const { kind, label, from, until } = values
    const body = { kind, label, from, until, scopeIds: idsOf(values), ...offEntered(values) }
    const answer = await callOffice(createDeals, { body })
    if (!answer.ok) return answer.error
    renew()
    say(answer.value.deals.length === 1 ? 'The deal is made' : `${answer.value.deals.length} deals are made`)
    onClose()
  }
  return (
    <OfficeForm values={first} onSave={save} save="Make the deal" light>
      <FormPeek onSeen={peek} />
      <Input
        of={ChipChoice}
        source="kind"
        label="On"
        options={DEAL_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
      />
      <Input
        of={PickMany}
        source="scopeIds"
        label="Products"
        add="Add a product"
        most={DEAL_MOST.products}
        options={products.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <OffInputs kind={seen.kind} />
      <Row>
        <Input of={DateBox} source="from" label="First day" />
        <Input of={DateBox} source="until" label="Last day" />
      </Row>
      <DealPrices
        asked={{
          kind: seen.kind,
          scopeIds: idsOf(seen),
          ...offEntered(seen),
          from: seen.from,
          until: seen.until,
        }}
      />
    </OfficeForm>
  )
}
