import { withoutDweep } from '#contract/terms/place-spellings.ts'

/** Islands and places by all their names. */
export type IslandNames = {
  id: string
  name: string
  oldName: string | null
  siteLabel: string
  mainTown: string | null
  mainTownOld: string | null
}
export type PlaceNames = { id: string; name: string; oldName: string | null; islandId: string }

/** Ids of the islands that one of the spellings names. */
export function islandsNamed(islands: readonly IslandNames[], spellings: readonly string[]): string[] {
  return islands
    .filter(({ id, name, oldName, siteLabel, mainTown, mainTownOld }) => {
      const names = [name, oldName, siteLabel, mainTown, mainTownOld].map((each) => each?.toLowerCase())
      const short = [withoutDweep(name), oldName?.toLowerCase().replaceAll(' island', '')]
      return [id, ...names, ...short].some((each) => isOneOf(each, spellings))
    })
    .map(({ id }) => id)
}

/** Ids of the islands with a place that one of the spellings names. */
export function islandsOfPlacesNamed(places: readonly PlaceNames[], spellings: readonly string[]): string[] {
  return places
    .filter(({ id, name, oldName }) =>
      [id, name.toLowerCase(), oldName?.toLowerCase()].some((each) => isOneOf(each, spellings)),
    )
    .map(({ islandId }) => islandId)
}

/** "Swaraj Dweep (Havelock)", "Sri Vijaya Puram (Port Blair)": the official name with the one that visitors know. */
export function islandLabel({ name, siteLabel, mainTown, mainTownOld }: IslandNames): string {
  if (siteLabel === name) return name
  return `${siteLabel === mainTownOld ? (mainTown ?? name) : name} (${siteLabel})`
}

function isOneOf(name: string | null | undefined, spellings: readonly string[]): boolean {
  return typeof name === 'string' && spellings.includes(name)
}
