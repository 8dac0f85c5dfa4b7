import { paths } from '#site/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { visitorPaths } from '#site/visitor-paths.ts'
import './booking-page.css'
import { MISSING_TEXTS } from './texts.ts'

/** Also for a booking of somebody else: nobody learns whether it exists. */
export function BookingMissing() {
  return (
    <section className="wrap section booking-missing" aria-labelledby="booking-missing">
      <h1 id="booking-missing">{MISSING_TEXTS.title}</h1>
      <p>{MISSING_TEXTS.text}</p>
      <div className="row">
        <Button kind="primary" href={visitorPaths.signIn}>
          {MISSING_TEXTS.signIn}
        </Button>
        <Button kind="outline" href={paths.home}>
          {MISSING_TEXTS.home}
        </Button>
      </div>
    </section>
  )
}
