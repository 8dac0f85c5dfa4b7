import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  type DisruptionKind,
  type DisruptionTarget,
  listDisruptions,
  listTargets,
  openDisruption,
} from '#contract/office/disruptions.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChipChoice } from '../../ui/choices.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { KIND_LABELS } from './states.ts'
import { Targets } from './targets.tsx'
import './disruption.css'

const KINDS = (Object.keys(KIND_LABELS) as DisruptionKind[]).map((value) => ({ value, label: KIND_LABELS[value] }))
const BEARER_OPTIONS = [
  { value: 'operator', label: 'We do' },
  { value: 'traveller', label: 'The traveller does' },
]

/** What is off, and why; then it is sold no more. */
export function NewDisruption() {
  const [search] = useSearchParams()
  const sailing = search.get('sailing')
  const [kind, setKind] = useState<DisruptionKind>('sailing')
  const [day, setDay] = useState(search.get('day') ?? dayInIndia(new Date()))
  const [until, setUntil] = useState('')
  const [chosen, setChosen] = useState<string[] | undefined>(sailing === null ? undefined : [`sailing ${sailing}`])
  const last = kind === 'hotel' && until > day ? until : undefined
  const { data, error } = useOffice(listTargets, { day, ...(last === undefined ? {} : { until: last }) })
  const targets = (data?.targets ?? []).filter((target) => isOfKind(target, kind))
  // Of a whole day everything is off until it is taken out.
  const ids = chosen ?? (kind === 'day' ? targets.filter(({ isOff }) => !isOff).map(keyOf) : [])
  const off = targets.filter((target) => ids.includes(keyOf(target)))
  const show = (next: DisruptionKind) => {
    setKind(next)
    setChosen(undefined)
  }
  return (
    <>
      <PageHead
        title="Something is off"
        about="Choose what does not take place. It is taken off sale at once, and everybody who has it stands in one list."
        help="disruption"
        actions={
          <ButtonLink to="/disruption" icon="left">
            All
          </ButtonLink>
        }
      />
      <div className="stack disruption-new">
        <ChipChoice
          label="What is off?"
          options={KINDS}
          value={kind}
          onChange={(value) => show(value as DisruptionKind)}
        />
        <div className="disruption-days">
          <DateBox
            label={kind === 'hotel' ? 'First night' : 'Day'}
            value={day}
            onChange={(value) => {
              setDay(value)
              setChosen(undefined)
            }}
          />
          {kind === 'hotel' && <DateBox label="Last night" value={until || day} min={day} onChange={setUntil} />}
        </div>
        {error && <Refused message={error.failure.message} />}
        {data === undefined && !error ? (
          <Skeleton lines={6} />
        ) : (
          <Targets targets={targets} chosen={ids} onChoose={setChosen} />
        )}
        <Begin {...{ kind, day, until: last, off }} />
      </div>
    </>
  )
}

function isOfKind({ kind }: DisruptionTarget, chosen: DisruptionKind): boolean {
  return chosen === 'day' ? kind !== 'hotel' : kind === chosen
}

function keyOf({ kind, id }: Pick<DisruptionTarget, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

type BeginProps = { kind: DisruptionKind; day: string; until: string | undefined; off: DisruptionTarget[] }

function Begin({ kind, day, until, off }: BeginProps) {
  const [reason, setReason] = useState('')
  const [bears, setBears] = useState('operator')
  const navigate = useNavigate()
  const deed = useDeed(openDisruption, [listDisruptions])
  const errors = deed.failure?.errors ?? []
  const wrong = errors.find(({ field }) => field === 'reason')?.message
  const open = async () => {
    const targets = off.map(({ kind: of, id }) => ({ kind: of, id }))
    const body = { kind, day, until, targets, reason, bears: bears === 'operator' ? 'operator' : 'traveller' } as const
    const opened = await deed.run({ query: {}, body })
    if (opened !== undefined) void navigate(`/disruption/${opened.id}`)
  }
  const parties = off.reduce((sum, each) => sum + each.parties, 0)
  return (
    <>
      <LongTextBox
        label="Why, for travellers"
        hint="A sentence, such as: The sea is too rough for the boat today."
        rows={2}
        maxLength={300}
        value={reason}
        onChange={setReason}
        error={wrong}
      />
      <ChipChoice
        label="Who pays if another one costs more?"
        hint="What it costs less goes back to the traveller in both cases."
        options={BEARER_OPTIONS}
        value={bears}
        onChange={setBears}
      />
      {off.length > 0 && (
        <Note kind="warn">
          {nounOf(off)} will be sold no more; {counted(parties, 'booking')} to settle.
        </Note>
      )}
      {deed.failure && wrong === undefined && <Refused message={deed.failure.message} />}
      <div>
        <Button kind="primary" icon="storm" busy={deed.busy} disabled={off.length === 0} onClick={() => void open()}>
          Stop the sale and list everybody
        </Button>
      </div>
    </>
  )
}

function nounOf(off: readonly DisruptionTarget[]): string {
  const kinds = [...new Set(off.map(({ kind }) => kind))]
  const [only] = kinds
  if (only === undefined || kinds.length > 1) return `${off.length} sailings and activities`
  return counted(off.length, only, only === 'activity' ? 'activities' : `${only}s`)
}
