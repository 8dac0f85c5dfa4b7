import { data, redirect } from 'react-router'
import { ferryPaths } from '#contract/terms/ferry-paths.ts'
import { hostOf } from '#site/api.ts'
import { PlanPage } from '#site/features/ferry-seats/plan/plan-refused.tsx'
import { PLAN_TEXTS } from '#site/features/ferry-seats/plan/plan-texts.ts'
import { stepPlan, takePlan } from '#site/features/ferry-seats/plan/take-plan.ts'
import { formStatus } from '#site/page/form-status.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import type { Route } from './+types/ferry-plan'

export function loader({ context }: Route.LoaderArgs) {
  return pageHead(hostOf(context), {
    title: PLAN_TEXTS.title,
    description: PLAN_TEXTS.intro,
    path: ferryPaths.plan,
    noindex: true,
  })
}

/** A whole plan (`take`), or the seats of one of its legs (`at`). */
export async function action({ request, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
  const at = fields.get('at')
  if (at !== null) return redirect(await stepPlan(host, at, fields), 303)
  const taken = await takePlan(host, fields)
  return 'href' in taken
    ? redirect(taken.href, 303)
    : data({ refused: taken.refused }, { status: formStatus(taken.status) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function FerryPlan({ actionData }: Route.ComponentProps) {
  return <PlanPage refused={actionData?.refused} />
}
