import '#site/ui/box.css'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import type { FerryParty } from '#site/shop/party/ferry-party.ts'
import { Button } from '#site/ui/button.tsx'
import type { PlanLegView, PlanView } from '../hop-loader.ts'
import './plan-list.css'
import { FERRY_TEXTS } from '../texts.ts'

/** As many as one looks through at once. */
const SHOWN = 4

/** Whole hops, the cheapest first: each is taken by one button, or leg by leg by their seats. */
export function PlanList({ plans, party }: { plans: readonly PlanView[]; party: FerryParty | undefined }) {
  if (plans.length === 0) return null
  return (
    <form method="post" action={ferryPaths.plan}>
      {Object.entries(party ?? {}).map(([name, count]) => (
        <input key={name} type="hidden" name={name} value={count} />
      ))}
      <Plans plans={plans.slice(0, SHOWN)} first={1} />
      {plans.length > SHOWN && (
        <details className="ferry-more">
          <summary className="button outline">{FERRY_TEXTS.morePlans}</summary>
          <Plans plans={plans.slice(SHOWN)} first={SHOWN + 1} />
        </details>
      )}
    </form>
  )
}

function Plans({ plans, first }: { plans: readonly PlanView[]; first: number }) {
  return (
    <ul className="ferry-plans">
      {plans.map(({ id, fare, legs, take }, index) => (
        <li key={id}>
          <article className="box ferry-plan">
            <h3>
              Plan {first + index} <span className="ferry-plan-fare">{fare}</span>
            </h3>
            <p className="fine soft">{FERRY_TEXTS.forParty}</p>
            <ol>
              {legs.map((leg) => (
                <Leg key={leg.id} leg={leg} />
              ))}
            </ol>
            {take !== undefined && (
              <Button kind="outline" wide type="submit" name="take" value={take}>
                {FERRY_TEXTS.takePlan}
                <span className="visually-hidden"> {first + index}</span>
              </Button>
            )}
          </article>
        </li>
      ))}
    </ul>
  )
}

function Leg({ leg: { day, way, times, duration, vessel, href, choose, wait } }: { leg: PlanLegView }) {
  return (
    <>
      {wait !== undefined && <li className="ferry-wait">{wait}</li>}
      <li className="spread ferry-leg">
        <div>
          <p>
            <b>{way}</b>
          </p>
          <p>
            {day}, <b className="num">{times}</b>
          </p>
          <p className="fine soft">{[duration, vessel].filter(Boolean).join(', ')}</p>
        </div>
        <Button kind="quiet" size="small" href={href}>
          {choose}
          <span className="visually-hidden">
            {' '}
            for {way}, {day}
          </span>
        </Button>
      </li>
    </>
  )
}
