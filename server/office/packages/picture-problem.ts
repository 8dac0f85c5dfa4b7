import type { PackageFields } from '#contract/office/packages.ts'
import type { Tx } from '#server/db/db.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { pictureIdsIn } from './kept-fields.ts'
import { findPictures } from './store.ts'

/** A picture that is gone meanwhile, or that has no words yet, by its field. */
export async function pictureProblem(tx: Tx, fields: PackageFields): Promise<ApiRefusal | undefined> {
  const found = new Map((await findPictures(tx, pictureIdsIn(fields))).map(({ id, alt }) => [id, alt]))
  const lists = [fields.pictureIds, ...fields.days.map((day) => day.pictureIds)]
  const fieldOf = (place: number) => (place === 0 ? 'pictureIds' : `days.${place - 1}.pictureIds`)
  for (const [place, ids] of lists.entries()) {
    if (ids.some((id) => !found.has(id))) return invalid(fieldOf(place), 'One of these pictures is not there any more')
    if (ids.some((id) => found.get(id) === ''))
      return invalid(fieldOf(place), 'Please write first what each picture shows, for who does not see it')
  }
  return undefined
}
