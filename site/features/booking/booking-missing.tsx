import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { ButtonRow } from '#site/ui/button-row.tsx'
import './booking-page.css'
import type { MISSING_TEXTS } from './view-texts.ts'

/** Also for a booking of somebody else: nobody learns whether it exists; and for one of which its mailbox shows a summary alone. */
export function BookingMissing({ texts }: { texts: Record<keyof typeof MISSING_TEXTS, string> }) {
  return (
    <section className="wrap section stack" aria-labelledby="booking-missing">
      <h1 id="booking-missing">{texts.title}</h1>
      <p>{texts.text}</p>
      <ButtonRow
        first={{ label: texts.signIn, href: visitorPaths.signIn }}
        other={{ label: texts.home, href: paths.home }}
      />
    </section>
  )
}
