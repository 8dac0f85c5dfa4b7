import { useEffect, useState } from 'react'
import { type Plan, planSettling, type SettleWay, settleParties } from '#contract/office/disruption-changes.ts'
import { type Disruption, fetchDisruption, listDisruptions } from '#contract/office/disruptions.ts'
import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { type Answer, callOffice, type OfficeFailure } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { ChipChoice, Switch } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectBox } from '../../ui/pick-boxes.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed } from '../../use-office.ts'
import { PlanRows, Results } from './plan-rows.tsx'

type Props = { off: Disruption; ids: string[] | undefined; onClose: () => void }

/** First what it would do to each and what it costs, then the deed, then what became of each. */
export function Settle({ off, ids, onClose }: Props) {
  const names = off.parties.filter(({ id }) => ids?.includes(id)).map(({ name }) => name)
  const title = names.length === 1 ? `Settle ${names[0]}` : `Settle ${counted(names.length, 'party', 'parties')}`
  return (
    <Dialog open={ids !== undefined} onClose={onClose} title={ids === undefined ? '' : title}>
      {ids !== undefined && <Chosen off={off} ids={ids} onClose={onClose} />}
    </Dialog>
  )
}

const DEED_OPTIONS = [
  { value: 'rebook', label: 'Rebook' },
  { value: 'refund', label: 'Pay back' },
  { value: 'wait', label: 'Let wait' },
]

type Asked = { deed: SettleWay; to: string; apart: boolean }

function Chosen({ off, ids, onClose }: Props & { ids: string[] }) {
  // The list is renewed behind the dialog: who is settled by it stays in it.
  const [partyIds] = useState(ids)
  const suits = new Set(off.parties.filter(({ id }) => partyIds.includes(id)).flatMap((party) => party.suits))
  const places = off.elsewhere.filter(({ id }) => suits.has(id))
  const [asked, setAsked] = useState<Asked>({ deed: places.length > 0 ? 'rebook' : 'refund', to: '', apart: false })
  const { plan, failure, renew } = usePlan(off.id, partyIds, asked)
  const deed = useDeed(settleParties, [fetchDisruption, listDisruptions])
  const [results, setResults] = useState<Answer<typeof settleParties>['results']>()
  if (results !== undefined) return <Results results={results} onClose={onClose} />
  const settle = async (sums: Plan) => {
    const { to, ...rest } = asked
    const body = { ...rest, ...(to === '' ? {} : { to }), partyIds, charged: sums.charged, back: sums.back }
    const done = await deed.run({ query: { id: off.id }, body })
    if (done === undefined) renew()
    else setResults(done.results)
  }
  return (
    <div className="stack">
      <ChipChoice
        label="What becomes of it?"
        options={DEED_OPTIONS.map((each) => ({ ...each, disabled: each.value === 'rebook' && places.length === 0 }))}
        value={asked.deed}
        onChange={(value) => setAsked({ ...asked, deed: value as SettleWay })}
      />
      {asked.deed === 'rebook' && (
        <>
          <SelectBox
            label="Onto"
            empty="The first with room"
            options={places.map(({ id, day, time, label, free }) => ({
              value: id,
              label: `${formatDay(day)}, ${time} ${label}${free > 0 ? `, ${free} free` : ''}`,
            }))}
            value={asked.to}
            onChange={(to) => setAsked({ ...asked, to })}
          />
          <Switch
            label="Seat apart who finds no seats together"
            value={asked.apart}
            onChange={(apart) => setAsked({ ...asked, apart })}
          />
        </>
      )}
      {deed.failure && <Refused message={deed.failure.message} />}
      {failure && <Refused message={failure.message} onRetry={renew} />}
      {plan === undefined && !failure ? (
        <Skeleton lines={6} />
      ) : (
        plan && <Planned plan={plan} deed={asked.deed} busy={deed.busy} onSettle={() => void settle(plan)} />
      )}
    </div>
  )
}

/** What settling so would do now; undefined while it is asked. */
function usePlan(id: string, partyIds: readonly string[], { deed, to, apart }: Asked) {
  const [plan, setPlan] = useState<Plan>()
  const [failure, setFailure] = useState<OfficeFailure>()
  const [times, setTimes] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` asks again
  useEffect(() => {
    const asking = new AbortController()
    setPlan(undefined)
    setFailure(undefined)
    const body = { deed, apart, partyIds: [...partyIds], ...(to === '' ? {} : { to }) }
    void callOffice(planSettling, { query: { id }, body, signal: asking.signal }).then((answer) => {
      if (asking.signal.aborted) return
      if (answer.ok) setPlan(answer.value.plan)
      else setFailure(answer.error)
    })
    return () => asking.abort()
  }, [id, partyIds, deed, to, apart, times])
  return { plan, failure, renew: () => setTimes(times + 1) }
}

type PlannedProps = { plan: Plan; deed: SettleWay; busy: boolean; onSettle: () => void }

function Planned({ plan, deed, busy, onSettle }: PlannedProps) {
  const { fits, misses, charged, back, borne, order, rows } = plan
  return (
    <>
      {misses > 0 && (
        <Note kind="warn">
          {counted(misses, 'party does', 'parties do')} not fit. They stay as they are, and you can settle them
          otherwise.
        </Note>
      )}
      <dl className="disruption-costs">
        <Cost label="Goes back to travellers" rupees={back} />
        <Cost label="Travellers pay more" rupees={charged} />
        <Cost label="We bear" rupees={borne} />
      </dl>
      <Button kind="primary" wide busy={busy} disabled={fits === 0} onClick={onSettle}>
        {wordsOf(deed, fits, back)}
      </Button>
      <PlanRows rows={rows} />
      {rows.length > 1 && <p className="soft">{order}</p>}
    </>
  )
}

function Cost({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{formatRupees(rupees)}</dd>
    </div>
  )
}

function wordsOf(deed: SettleWay, fits: number, back: number): string {
  const parties = counted(fits, 'party', 'parties')
  if (deed === 'rebook') return `Rebook ${parties}`
  return deed === 'wait' ? `Let ${parties} wait` : `Pay back ${formatRupees(back)} to ${parties}`
}
