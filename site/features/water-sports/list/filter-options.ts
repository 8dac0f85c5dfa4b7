import type { WaterSportFacets } from '#contract/v1/water-sports.ts'
import { ACTIVITY_TEXTS } from '../texts.ts'

/** `count` is left out where nobody counted. */
export type FilterOption = { value: string; label: string; count?: number | undefined }
export type FilterGroup = { label: string; options: FilterOption[] }

/** The places by island, the whole island first; a place of the address that is not offered stands alone. */
export function placeGroups(facets: WaterSportFacets | undefined, chosen: string): FilterGroup[] {
  const places = facets?.place ?? []
  const groups = places
    .filter(({ isIsland }) => isIsland)
    .map((island) => ({
      label: island.oldName ? `${island.name} (${island.oldName})` : island.name,
      options: [
        { value: island.value, label: `${island.name}, ${ACTIVITY_TEXTS.wholeIsland}`, count: island.count },
        ...places
          .filter((place) => !place.isIsland && place.island === island.value)
          .map(({ value, name, count }) => ({ value, label: name, count })),
      ],
    }))
  const isOffered = chosen === '' || places.some(({ value }) => value === chosen)
  return isOffered ? groups : [{ label: ACTIVITY_TEXTS.place, options: [{ value: chosen, label: chosen }] }, ...groups]
}
