import type { PackageFields } from '#contract/office/packages.ts'

/** Fields of a draft or version; those kept before days had pictures name none. */
export type KeptFields = Omit<PackageFields, 'days' | 'pictureIds'> & {
  days: (Omit<PackageFields['days'][number], 'pictureIds'> & { pictureIds?: string[] })[]
  pictureIds?: string[]
}

/** Every picture that these fields name. */
export function pictureIdsIn({ days, pictureIds = [] }: KeptFields): string[] {
  return [...pictureIds, ...days.flatMap((day) => day.pictureIds ?? [])]
}

/** Kept fields as they can be published now: `known` are the pictures that are still there, `current` those of the package. */
export function publishable(
  { days, pictureIds, ...rest }: KeptFields,
  known: ReadonlySet<string>,
  current: readonly string[],
): PackageFields {
  const still = (ids: readonly string[]) => ids.filter((id) => known.has(id))
  return {
    ...rest,
    pictureIds: still(pictureIds ?? current),
    days: days.map((day) => ({ ...day, pictureIds: still(day.pictureIds ?? []) })),
  }
}
