import { useState } from 'react'
import type { FactorProof } from '#contract/office/factor-proof.ts'
import { fetchChecklist, previewRestart, type RestartPreview, restartWithOwnData } from '#contract/office/first-day.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import { callOffice } from '../../call.ts'
import { Prove } from '../../passkey/prove.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice, useRenewCall } from '../../use-office.ts'
import './first-day.css'

/** Empties the demo, after saying exactly what goes and what stays. */
export function Restart() {
  const { data, error, refetch } = useOffice(previewRestart, {})
  const restart = data?.restart
  return (
    <>
      <PageHead
        title="Start with your own data"
        about="Empties the demo's catalogue and its practice bookings. What is written about the islands stays with you."
        help="first-day"
      />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {!restart && !error && <Skeleton lines={10} />}
      {restart?.doneAt && <Done at={restart.doneAt} />}
      {restart && restart.doneAt === null && (
        <div className="first-restart">
          <Counts title="This goes, for good" rows={restart.goes} />
          <Counts title="This stays" rows={restart.stays} />
          <p className="hint">
            Your settings, your team, islands, ports and seasons stay, too. A backup before is the only way back.
          </p>
          {restart.realBookings > 0 ? (
            <Note kind="bad">
              {counted(restart.realBookings, 'booking')} of real travellers: nothing can be emptied, as their trips need
              what they booked.
            </Note>
          ) : (
            <Sure name={restart.businessName} />
          )}
        </div>
      )}
    </>
  )
}

function Done({ at }: { at: string }) {
  return (
    <div className="stack">
      <Note kind="good">The demo was emptied on {formatDay(dayInIndia(new Date(at)))}. The catalogue is your own.</Note>
      <div className="row">
        <ButtonLink kind="primary" to="/first-day">
          Go on with the checklist
        </ButtonLink>
        <ButtonLink to="/data">I have lists as CSV</ButtonLink>
      </div>
    </div>
  )
}

function Counts({ title, rows }: { title: string; rows: RestartPreview['goes'] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="first-counts">
        {rows.map(({ what, count }) => (
          <li key={what}>
            <b>{count.toLocaleString('en-IN')}</b> {what}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sure({ name }: { name: string }) {
  const say = useSay()
  const renewPreview = useRenewCall(previewRestart)
  const renewChecklist = useRenewCall(fetchChecklist)
  const [typed, setTyped] = useState('')
  const [wrongName, setWrongName] = useState<string>()
  const empty = async (proof: FactorProof) => {
    setWrongName(undefined)
    const answer = await callOffice(restartWithOwnData, { body: { businessName: typed, ...proof } })
    if (!answer.ok) {
      const ofName = answer.error.errors.find(({ field }) => field === 'businessName')
      if (ofName === undefined) return answer.error.message
      setWrongName(ofName.message)
      return undefined
    }
    say('The demo is emptied')
    renewPreview()
    renewChecklist()
    return undefined
  }
  return (
    <section className="stack">
      <TextBox
        name="businessName"
        label={`Type the name of the business: ${name}`}
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={wrongName}
      />
      <Prove yes="Empty the demo" danger onProof={empty} />
    </section>
  )
}
