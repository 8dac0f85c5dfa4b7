import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { createDeals, DEAL_MOST, fetchDealOptions } from '#contract/office/deals.ts'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { DEAL_KINDS, type DealKind } from '#contract/v1/deals.ts'
import { callOffice } from '../../call.ts'
import { ChipChoice } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, needed, OfficeForm, Row } from '../../ui/form.tsx'
import { NumberBox } from '../../ui/number-boxes.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useOffice, useRenewList } from '../../use-office.ts'
import { PickMany } from '../packages/pick-many.tsx'
import '../packages/packages.css'
import { DealPrices } from './deal-prices.tsx'
import { KIND_LABELS } from './kind-labels.ts'

type Values = { kind: DealKind; scopeIds: string[]; percent: number | null; label: string; from: string; until: string }

const WEEK_DAYS = 6

function begin(): Values {
  const today = dayInIndia(new Date())
  return { kind: 'package', scopeIds: [], percent: null, label: '', from: today, until: addDays(today, WEEK_DAYS) }
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
    const body = { ...values, scopeIds: idsOf(values), percent: values.percent ?? 0 }
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
      <Row>
        <Input
          of={NumberBox}
          source="percent"
          label="Off"
          suffix="%"
          min={1}
          max={DEAL_MOST.percent}
          check={needed('Please enter a percentage')}
        />
        <Input
          of={TextBox}
          source="label"
          label="Badge"
          hint="Such as Monsoon 20%."
          check={needed('Please enter the words of the badge')}
        />
      </Row>
      <Row>
        <Input of={DateBox} source="from" label="First day" />
        <Input of={DateBox} source="until" label="Last day" />
      </Row>
      <DealPrices
        asked={{
          kind: seen.kind,
          scopeIds: idsOf(seen),
          percent: seen.percent ?? 0,
          from: seen.from,
          until: seen.until,
        }}
      />
    </OfficeForm>
  )
}
