import { editDistance, editsAllowed } from '#contract/terms/edit-distance.ts'
import { spellingsOf } from '#contract/terms/place-spellings.ts'
import type { Suggestion } from '#site/ui/suggestions.ts'

/** The one with the name that a misspelt text comes nearest to, the first of equals; undefined where none is near. */
export function nearestNamed<Named extends Suggestion>(text: string, all: readonly Named[]): Named | undefined {
  const asked = spellingsOf(text)
  let nearest: Named | undefined
  let least = Number.POSITIVE_INFINITY
  for (const each of all) {
    const slips = slipsFrom(asked, [each.label, ...each.words].flatMap(spellingsOf))
    if (slips < least) [nearest, least] = [each, slips]
  }
  return nearest
}

/** The fewest slips between a form that was asked for and a name; none counts that holds more than its length forgives. */
function slipsFrom(asked: readonly string[], names: readonly string[]): number {
  const slips = asked.flatMap((form) =>
    names.map((name) => {
      const most = editsAllowed(form)
      if (Math.abs(form.length - name.length) > most) return Number.POSITIVE_INFINITY
      const found = editDistance(form, name)
      return found > most ? Number.POSITIVE_INFINITY : found
    }),
  )
  return Math.min(...slips)
}
