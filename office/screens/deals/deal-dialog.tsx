import { useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { changeDeal, endDeal, type OfficeDeal } from '#contract/office/deals.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { callOffice, type OfficeFailure } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormPeek, Input, OfficeForm, Row } from '../../ui/form.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useSaveOver } from '../../ui/use-meanwhile.ts'
import { useDeed, useRenewList } from '../../use-office.ts'
import { DealPrices } from './deal-prices.tsx'
import { OffInputs, type OffValues, offEntered, offValues, offWords } from './off-inputs.tsx'

type Props = { deal: OfficeDeal | undefined; mayChange: boolean; onClose: () => void }
type Values = OffValues & { label: string; from: string; until: string }

/** One deal, to be changed or ended. */
export function DealDialog({ deal, mayChange, onClose }: Props) {
  return (
    <Dialog open={deal !== undefined} onClose={onClose} title={deal?.name ?? ''}>
      {deal && (mayChange && deal.state !== 'over' ? <DealForm deal={deal} onClose={onClose} /> : <Told deal={deal} />)}
    </Dialog>
  )
}

function Told({ deal }: { deal: OfficeDeal }) {
  const { label, from, until } = deal
  return (
    <p>
      {label}: {offWords(deal)} off, {formatDay(from)} to {formatDay(until)}.
    </p>
  )
}

const valuesOf = ({ label, from, until, ...deal }: OfficeDeal): Values => ({ ...offValues(deal), label, from, until })
/** As one compares it with what somebody else has saved. */
const toldOf = ({ label, from, until, ...off }: Values) => ({ off: offWords(offEntered(off)), label, from, until })

function DealForm({ deal, onClose }: { deal: OfficeDeal; onClose: () => void }) {
  const say = useSay()
  const renew = useRenewList('deals')
  const [seen, setSeen] = useState(valuesOf(deal))
  // What the form holds is what it was filled with.
  const peek = useCallback((values: FieldValues) => setSeen(values as Values), [])
  const { meanwhile, saveOver } = useSaveOver<OfficeDeal>()
  const done = (words: string): undefined => {
    renew()
    say(words)
    onClose()
  }
  const save = async (values: Values): Promise<OfficeFailure | undefined> => {
    const { label, from, until } = values
    const fields = { ...offEntered(values), label, from, until }
    const told = await saveOver(deal.version, (version) =>
      callOffice(changeDeal, { query: { id: deal.id }, body: { ...fields, version } }),
    )
    if ('failure' in told) return told.failure
    return done('theirs' in told ? 'Left as it is' : 'Saved')
  }
  return (
    <>
      <OfficeForm
        values={valuesOf(deal)}
        onSave={save}
        beside={<EndDeal deal={deal} onDone={(isGone) => done(isGone ? 'The deal is removed' : 'The deal is over')} />}
      >
        <FormPeek onSeen={peek} />
        <OffInputs kind={deal.kind} />
        <Row>
          <Input of={DateBox} source="from" label="First day" disabled={deal.state === 'running'} />
          <Input of={DateBox} source="until" label="Last day" />
        </Row>
        <DealPrices
          asked={{
            ...{ kind: deal.kind, scopeIds: [deal.scopeId], ...offEntered(seen) },
            ...{ from: seen.from, until: seen.until, except: deal.id },
          }}
        />
      </OfficeForm>
      <ChangedMeanwhile
        theirs={meanwhile && toldOf(valuesOf(meanwhile.theirs))}
        mine={toldOf(seen)}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

function EndDeal({ deal, onDone }: { deal: OfficeDeal; onDone: (isGone: boolean) => void }) {
  const [isAsked, setIsAsked] = useState(false)
  const { run, busy, failure } = useDeed(endDeal, [])
  const isComing = deal.state === 'coming'
  const end = async () => {
    const ended = await run({ query: { id: deal.id }, body: {} })
    if (ended) onDone(ended.removed)
  }
  return (
    <>
      <Button icon={isComing ? 'bin' : 'close'} onClick={() => setIsAsked(true)}>
        {isComing ? 'Remove' : 'End it now'}
      </Button>
      <Confirm
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={isComing ? 'Remove this deal?' : 'End this deal now?'}
        yes={isComing ? 'Remove the deal' : 'End the deal'}
        danger
        busy={busy}
        refusal={failure?.message}
        onYes={() => void end()}
      >
        <p>
          {isComing
            ? 'It never begins.'
            : 'Prices are as before at once. What is booked or held keeps the price it was booked at.'}
        </p>
      </Confirm>
    </>
  )
}
