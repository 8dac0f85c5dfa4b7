import '#site/ui/box.css'
import '#site/ui/page-stack.css'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Status } from '#site/ui/status.tsx'
import { SEAT_TEXTS } from '../texts.ts'
import './plan-refused.css'
import { PLAN_TEXTS } from './plan-texts.ts'
import type { PlanRefused, RefusedLeg } from './refused-view.ts'

/** A plan that was not taken: leg by leg what is free, with every way on. Without one, where plans are found. */
export function PlanPage({ refused }: { refused: PlanRefused | undefined }) {
  return (
    <div className="wrap page-stack plan-refused">
      <Breadcrumbs items={[{ label: SEAT_TEXTS.ferries, href: paths.ferry }, { label: PLAN_TEXTS.title }]} />
      {refused === undefined ? (
        <>
          <h1>{PLAN_TEXTS.title}</h1>
          <p>{PLAN_TEXTS.intro}</p>
          <p>
            <Button kind="primary" href={`${paths.ferry}?plan=hop`}>
              {PLAN_TEXTS.plans}
            </Button>
          </p>
        </>
      ) : (
        <Refused refused={refused} />
      )}
    </div>
  )
}

function Refused({ refused: { message, legs, party, backHref } }: { refused: PlanRefused }) {
  return (
    <>
      <h1>{PLAN_TEXTS.refusedTitle}</h1>
      <Status kind="error">{message ?? PLAN_TEXTS.refused}</Status>
      <form method="post" action={ferryPaths.plan}>
        {Object.entries(party).map(([name, count]) => (
          <input key={name} type="hidden" name={name} value={count} />
        ))}
        <ol className="stack">
          {legs.map((leg) => (
            <Leg key={leg.position} leg={leg} />
          ))}
        </ol>
      </form>
      <p>
        <Button kind="outline" href={backHref}>
          {PLAN_TEXTS.back}
        </Button>
      </p>
    </>
  )
}

function Leg({ leg: { position, way, when, isFree, text, choices, ways } }: { leg: RefusedLeg }) {
  return (
    <li className={isFree ? 'box is-free' : 'box'}>
      <h2>{[position, way].filter(Boolean).join(': ')}</h2>
      {when !== '' && <p className="soft">{when}</p>}
      <p className="plan-leg-said">
        <Icon name={isFree ? 'success' : 'alert'} /> {text}
      </p>
      {choices.map(({ label, fare, take }) => (
        <p key={take} className="spread">
          <span>
            {label}, <b className="num">{fare}</b>
          </span>
          <Button kind="primary" size="small" type="submit" name="take" value={take}>
            Take the plan with these
          </Button>
        </p>
      ))}
      {ways.length > 0 && (
        <p className="row">
          {ways.map(({ label, href }) => (
            <Button key={href} kind="outline" size="small" href={href}>
              {label}
            </Button>
          ))}
        </p>
      )}
    </li>
  )
}
