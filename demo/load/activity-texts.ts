import { durationLabel } from '#contract/terms/activity-labels.ts'
import { MONTH_NAMES } from '#contract/terms/calendar-names.ts'
import type { ActivityFact } from '#demo/activity-facts.ts'
import { slotTimes } from '#server/water-sports/rules.ts'

/** What the facts say about season, hours and the time in the water, in sentences. */
export function practicalLines(fact: ActivityFact): string[] {
  return [seasonLine(fact.season), hoursLine(fact), lengthLine(fact), groupLine(fact)]
}

/** "Oct-May, closed in rough sea" is "Runs from October to May, closed in rough sea." */
function seasonLine(season: string): string {
  const words = season.replace(/^(\w{3})-(\w{3})/, (_, from: string, to: string) => {
    return `Runs from ${monthNamed(from)} to ${monthNamed(to)}`
  })
  return `${words.replace(' for swell', ', when there is swell')}.`
}

/** "Oct" is "October". */
function monthNamed(short: string): string {
  return MONTH_NAMES.find((name) => name.startsWith(short)) ?? short
}

/** The hours that are sold. */
function hoursLine({ bestHours, durationMinutes }: ActivityFact): string {
  const starts = slotTimes(bestHours, durationMinutes)
  const last = starts.pop() ?? ''
  return `Starts at ${starts.length === 0 ? last : `${starts.join(', ')} or ${last}`}.`
}

function lengthLine({ kind, durationMinutes, inWaterMinutes, depthM }: ActivityFact): string {
  const whole = `Takes ${durationLabel(durationMinutes)} in all`
  const where = kind === 'air' ? 'in the air' : 'on or in the water'
  // Of a course the hours in the water say little beside the days.
  const inside = inWaterMinutes === null ? '' : `, about ${durationLabel(inWaterMinutes)} of it ${where}`
  return `${whole}${inside}${depthM === null ? '' : `, down to ${depthM} metres`}.`
}

function groupLine({ groupSize, priceUnit }: ActivityFact): string {
  const [least = 1, most = 1] = groupSize
  if (priceUnit === 'per boat') return `The price is for the whole boat, with up to ${most} guests.`
  const groups = least === most ? `Groups of ${most}` : `Groups of ${least} to ${most}`
  return least > 1 ? `${groups}; if you are fewer, you join others.` : `${groups}; larger parties are split.`
}
