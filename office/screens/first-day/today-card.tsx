import { Link } from 'react-router'
import { fetchChecklist, putChecklistAway } from '#contract/office/first-day.ts'
import { FIRST_DAY_LABELS } from '#contract/terms/first-day-steps.ts'
import { useMay } from '../../me.tsx'
import { IconButton } from '../../ui/button.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import './first-day.css'

/** On Today until everything is done, or until somebody puts it away. */
export function FirstDayCard() {
  const { data } = useOffice(fetchChecklist, {}, { enabled: useMay('settings.read') })
  const put = useDeed(putChecklistAway, [fetchChecklist])
  const say = useSay()
  const mayPutAway = useMay('settings.change')
  const next = data?.checklist.steps.find(({ isDone }) => !isDone)
  if (data === undefined || next === undefined || data.checklist.isPutAway) return null
  const { steps } = data.checklist
  const done = steps.filter(({ isDone }) => isDone).length
  const putAway = async () => {
    const answer = await put.run({ body: { isPutAway: true } })
    if (answer) say('Put away', { undo: () => void put.run({ body: { isPutAway: false } }) })
  }
  return (
    <section className="first-day-card" aria-label="From the demo to your first sale">
      <div>
        <Link to="/first-day">
          {done} of {steps.length} steps to your first sale
        </Link>
        <small>Next: {FIRST_DAY_LABELS[next.id].title}</small>
        <progress aria-label={`${done} of ${steps.length} steps done`} value={done} max={steps.length} />
      </div>
      {mayPutAway && <IconButton icon="close" label="Put the checklist away" onClick={() => void putAway()} />}
    </section>
  )
}
