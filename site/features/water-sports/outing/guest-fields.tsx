import { ageLabel, weightLabel } from '#contract/terms/activity-labels.ts'
import { asksAges } from '#contract/terms/guest-limits.ts'
import { GUEST_AGE_MAX, GUEST_WEIGHT_MAX_KG } from '#contract/terms/limits.ts'
import { Field } from '#site/ui/field.tsx'
import type { BookableActivity } from '../details/details-view.ts'
import { ageOfGuest, weightOfGuest } from './booking-texts.ts'
import type { Outing } from './outing.ts'
import type { OutingProblems } from './outing-answer.ts'

type Props = {
  activity: BookableActivity
  outing: Outing
  onOuting: (outing: Outing) => void
  problems: OutingProblems
  onlyScripted: boolean
}

/** Each guest's age, and weight where that is limited. */
export function GuestFields({ activity, outing, onOuting, problems, onlyScripted }: Props) {
  const { minAge, maxAge, maxWeightKg } = activity
  const hasAges = asksAges(activity)
  const change = (list: 'ages' | 'weights', at: number, text: string) =>
    onOuting({ ...outing, [list]: outing[list].map((was, index) => (index === at ? text : was)) })
  return (
    <>
      <p className="people-note">{limitsText(hasAges ? ageLabel(minAge, maxAge) : undefined, maxWeightKg)}</p>
      <div className={classOf(maxWeightKg !== null, onlyScripted)}>
        {Array.from({ length: outing.guests }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by the number alone
          <div key={index}>
            {hasAges && (
              <Field
                label={ageOfGuest(index + 1)}
                name="ages"
                type="number"
                inputMode="numeric"
                min={0}
                max={GUEST_AGE_MAX}
                required={!onlyScripted || undefined}
                value={outing.ages[index] ?? ''}
                error={problems[`ages.${index}`]}
                onChange={({ target }) => change('ages', index, target.value)}
              />
            )}
            {maxWeightKg !== null && (
              <Field
                label={weightOfGuest(index + 1)}
                name="weights"
                type="number"
                inputMode="decimal"
                min={1}
                max={GUEST_WEIGHT_MAX_KG}
                step="any"
                value={outing.weights[index] ?? ''}
                error={problems[`weights.${index}`]}
                onChange={({ target }) => change('weights', index, target.value)}
              />
            )}
          </div>
        ))}
      </div>
    </>
  )
}

function classOf(hasWeights: boolean, onlyScripted: boolean): string {
  return ['outing-ages', hasWeights && 'with-weights', onlyScripted && 'only-scripted'].filter(Boolean).join(' ')
}

function limitsText(ages: string | undefined, maxWeightKg: number | null): string {
  return [ages, maxWeightKg === null ? undefined : weightLabel(maxWeightKg)].filter(Boolean).join('. ')
}
