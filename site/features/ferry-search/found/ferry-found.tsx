import { Button } from '#site/ui/button.tsx'
import { Status } from '#site/ui/status.tsx'
import type { FerryData } from '../ferry-loader.ts'
import { WeekStrip } from './week-strip.tsx'

/** What is said over the results: the week, who did not answer, and what else can be done where there are none. */
export function FerryFound({ data, address }: { data: FerryData; address: string }) {
  const { found } = data
  if (!found) return null
  const { many } = found
  return (
    <>
      {found.failure !== undefined && (
        <Status kind="error" retryHref={address}>
          {found.failure}
        </Status>
      )}
      {'strip' in found && <WeekStrip days={found.strip} isPartial={found.isPartial} />}
      {found.unanswered !== undefined && (
        <Status kind="info" retryHref={address}>
          {found.unanswered}
        </Status>
      )}
      {many !== undefined && <Status kind="info">{many}</Status>}
      {found.empty && (
        <div className="ferry-empty">
          <p>{found.empty.text}</p>
          <div className="row">
            {found.empty.days.map(({ label, href }) => (
              <Button key={href} kind="outline" size="small" href={href}>
                {label}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
