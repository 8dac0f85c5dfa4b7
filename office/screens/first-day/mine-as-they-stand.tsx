import { useState } from 'react'
import { type Checklist, confirmPolicies, fetchChecklist } from '#contract/office/first-day.ts'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'

/** For policies whose words need no change: who says so and when stands in the audit. */
export function MineAsTheyStand({ policies }: { policies: Checklist['openPolicies'] }) {
  const [open, setOpen] = useState(false)
  const say = useSay()
  const { run, busy, failure } = useDeed(confirmPolicies, [fetchChecklist])
  const confirm = async () => {
    const said = policies.map(({ slug, version }) => ({ slug, version }))
    if ((await run({ body: { policies: said } })) === undefined) return
    setOpen(false)
    say('Noted: they hold as they stand')
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>These are mine as they stand</Button>
      <Confirm
        open={open}
        onClose={() => setOpen(false)}
        title="Do these hold for your business, word by word?"
        yes="They hold as they stand"
        busy={busy}
        refusal={failure?.message}
        onYes={() => void confirm()}
      >
        <p>Travellers agree to them when they book. Your name and the day are noted.</p>
        <ul className="first-policies">
          {policies.map(({ slug, title, version }) => (
            <li key={slug}>
              {title} <span className="hint">version {version}</span>
            </li>
          ))}
        </ul>
      </Confirm>
    </>
  )
}
