import { Status } from '#site/ui/status.tsx'
import './stay-notice.css'

/** What was wrong with the address, a sentence each, and what is shown instead. */
export function StayNotice({ problems, nearest }: { problems: readonly string[]; nearest: string }) {
  if (problems.length === 0) return null
  return (
    <div className="stay-notice">
      <Status kind="info">
        {problems.map((problem) => (
          <p key={problem}>{/[.!?]$/.test(problem) ? problem : `${problem}.`}</p>
        ))}
        <p>{nearest}</p>
      </Status>
    </div>
  )
}
