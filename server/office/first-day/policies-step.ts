import type { OpenPolicy } from '#contract/office/first-day.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia, formatDay } from '#contract/terms/india-time.ts'
import type { ConfirmedPolicies } from '#server/settings/confirmed-policies.ts'

type Policies = readonly OpenPolicy[]
/** `demo`: the version that the demo brought, by slug. */
type Known = { demo: Readonly<Record<string, string>>; confirmed: ConfirmedPolicies }

/** Policies that are the demo's and that nobody has confirmed as they stand. */
export function openPolicies(policies: Policies, { demo, confirmed }: Known): OpenPolicy[] {
  return policies.filter(({ slug, version }) => demo[slug] === version && confirmed[slug]?.version !== version)
}

/** "4 of 6 are in a version of your own; 2 hold as they stand, said Meera Nair on Sun 22 Nov 2026". */
export function policiesStep(policies: Policies, known: Known): { isDone: boolean; note: string } {
  const { demo, confirmed } = known
  const own = policies.filter(({ slug, version }) => demo[slug] !== version).length
  const said = policies.flatMap(({ slug, version }) => {
    const each = confirmed[slug]
    return demo[slug] === version && each?.version === version ? [each] : []
  })
  const last = said.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
  const note = `${own} of ${policies.length} are in a version of your own`
  return {
    isDone: openPolicies(policies, known).length === 0,
    note:
      last === undefined
        ? note
        : `${note}; ${counted(said.length, 'other holds as it stands', 'others hold as they stand')}, said ${last.by} on ${formatDay(dayInIndia(new Date(last.at)))}`,
  }
}
