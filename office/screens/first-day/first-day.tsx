import { fetchChecklist, putChecklistAway } from '#contract/office/first-day.ts'
import { May } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import { Steps } from './checklist.tsx'
import './first-day.css'

/** From the demo to the first sale: each step is done by what the site has. */
export function FirstDay() {
  const { data, error, refetch } = useOffice(fetchChecklist, {})
  const put = useDeed(putChecklistAway, [fetchChecklist])
  const steps = data?.checklist.steps ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  const isPutAway = data?.checklist.isPutAway === true
  return (
    <>
      <PageHead
        title="From the demo to your first sale"
        about={
          data
            ? `${done} of ${steps.length} done. Each step is done once the site has it.`
            : 'Each step is done once the site has it.'
        }
        help="first-day"
      />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {put.failure && <Refused message={put.failure.message} />}
      {!data && !error && <Skeleton lines={10} />}
      {data && (
        <div className="first-day">
          <progress aria-label={`${done} of ${steps.length} steps done`} value={done} max={steps.length} />
          <Steps steps={steps} openPolicies={data.checklist.openPolicies} />
          <May operation="settings.change">
            <div className="row">
              <Button busy={put.busy} onClick={() => void put.run({ body: { isPutAway: !isPutAway } })}>
                {isPutAway ? 'Show it on Today again' : 'Take it off Today'}
              </Button>
            </div>
          </May>
        </div>
      )}
    </>
  )
}
