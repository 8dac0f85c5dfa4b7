import { Button } from '#site/ui/button.tsx'
import { visitorPaths } from '#site/visitor-paths.ts'
import './booking-page.css'
import type { SummaryView } from './summary-view.ts'

/** What the mailbox alone shows of a booking until it is confirmed. */
export function BookingSummary({ title, state, parts, due, why, open }: SummaryView) {
  return (
    <section className="wrap section booking-missing" aria-labelledby="booking-summary">
      <h1 id="booking-summary">{title}</h1>
      <p>{state}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      {due && <p>{due}</p>}
      <p>{why}</p>
      <div className="row">
        <Button kind="primary" href={visitorPaths.signIn}>
          {open}
        </Button>
      </div>
    </section>
  )
}
