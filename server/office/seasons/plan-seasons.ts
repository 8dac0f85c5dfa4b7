import type { OfficeSeason, SeasonFields } from '#contract/office/price-seasons.ts'
import { isInSeason, type Season } from '#contract/terms/season.ts'
import { restOfYear, sharedDays, YEAR_DAYS, yearRangesText } from '#contract/terms/year-days.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'

/** A season as it would be saved; without an id a new one. */
export type SeasonDraft = SeasonFields & { id?: string | undefined }
/** What a day of the year goes by. */
export type PlannedSeason = SeasonFields & { id: string; isBase: boolean }

/** A day of the year that is in another season than before, or at another percentage; null is the base, whose price rooms have by themselves. */
export type MovedDay = { day: string; before: string | null; after: string | null; isFerry: boolean }

/** A new season before it has an id. */
const NEW_ID = 'new season'

/** The seasons with one of them as drafted, and the base with the days that are left. */
export function plan(seasons: readonly OfficeSeason[], draft: SeasonDraft | { removedId: string }): PlannedSeason[] {
  const others = seasons.filter(({ id }) => id !== ('removedId' in draft ? draft.removedId : draft.id))
  const isBase = !('removedId' in draft) && seasons.some((each) => each.id === draft.id && each.isBase)
  const all: PlannedSeason[] = 'removedId' in draft ? others : [...others, { ...draft, id: draft.id ?? NEW_ID, isBase }]
  const rest = restOfYear(all.filter((each) => !each.isBase).flatMap(({ ranges }) => ranges))
  return all.map((season) => (season.isBase ? { ...season, ranges: rest } : season))
}

/** Why a season cannot be saved so; the days of the base are not asked for. */
export function seasonProblem(seasons: readonly OfficeSeason[], draft: SeasonDraft): ApiRefusal | undefined {
  const base = seasons.find(({ isBase }) => isBase)
  const others = seasons.filter(({ id }) => id !== draft.id)
  if (others.some(({ name }) => name.toLowerCase() === draft.name.toLowerCase()))
    return invalid('name', 'Another season has this name')
  if (base !== undefined && draft.id === base.id) return baseProblem(base, draft)
  const twice = daysTwice(draft.ranges)
  if (twice.length > 0) return invalid('ranges', `These days stand in it twice: ${yearRangesText(twice)}`)
  for (const { name, ranges, isBase } of others) {
    const shared = isBase ? [] : sharedDays(ranges, draft.ranges)
    if (shared.length > 0)
      return invalid(
        'ranges',
        `${name} has ${yearRangesText(shared)} already, and a day has one season: move ${name} first`,
      )
  }
  if (base === undefined) return undefined
  const left = plan(seasons, draft).find(({ isBase }) => isBase)
  if (left?.ranges.length === 0)
    return invalid('ranges', `Please leave ${base.name} a day of the year: the catalogue shows its prices`)
  return undefined
}

function baseProblem(base: OfficeSeason, draft: SeasonDraft): ApiRefusal | undefined {
  if (yearRangesText(draft.ranges) !== yearRangesText(base.ranges))
    return invalid('ranges', `${base.name} has the days that no other season has: change the days of the others`)
  const other = (['packagePercent', 'hotelPercent', 'carPercent'] as const).find(
    (field) => draft[field] !== base[field],
  )
  if (other !== undefined) return invalid(other, `The prices of the catalogue are those of ${base.name}`)
  return undefined
}

function daysTwice(ranges: readonly Season[]): Season[] {
  for (const [place, range] of ranges.entries()) {
    const shared = sharedDays(ranges.slice(0, place), [range])
    if (shared.length > 0) return shared
  }
  return []
}

/** The days of the year that go by another season, or by another percentage of the same one. */
export function movedDays(before: readonly PlannedSeason[], after: readonly PlannedSeason[]): MovedDay[] {
  return YEAR_DAYS.flatMap((day) => {
    const [was, is] = [seasonOf(before, day), seasonOf(after, day)]
    const isFerry = was?.ferryPercent !== is?.ferryPercent
    const isSame = was?.id === is?.id && was?.packagePercent === is?.packagePercent && !isFerry
    if (isSame && was?.carPercent === is?.carPercent) return []
    return [{ day, before: roomSeasonOf(was), after: roomSeasonOf(is), isFerry }]
  })
}

export function seasonOf(seasons: readonly PlannedSeason[], day: string): PlannedSeason | undefined {
  return seasons.find(({ ranges }) => ranges.some((range) => isInSeason(range, day)))
}

function roomSeasonOf(season: PlannedSeason | undefined): string | null {
  return season === undefined || season.isBase ? null : season.id
}
