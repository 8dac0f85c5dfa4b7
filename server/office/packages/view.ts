import type { OfficePackage } from '#contract/office/packages.ts'
import { paths } from '#contract/terms/paths.ts'
import type { Db } from '#server/db/db.ts'
import { picturesView } from '../hotels/view.ts'
import { fieldsOf } from './fields.ts'
import { pictureIdsIn, publishable } from './kept-fields.ts'
import { findPictures, type PackageRecord, type VersionRow } from './store.ts'

export async function packageView(db: Db, found: PackageRecord): Promise<OfficePackage> {
  const { id, version, slug, nights, draft } = found
  const fields = fieldsOf(found)
  const named = [...pictureIdsIn(fields), ...(draft === null ? [] : pictureIdsIn(draft.fields))]
  const pictures = await findPictures(db, named)
  const known = new Set(pictures.map((picture) => picture.id))
  return {
    ...fields,
    ...{ id, version, slug, nights, path: paths.packageDetails(slug), pictures: picturesView(pictures) },
    draft:
      draft === null
        ? null
        : {
            ...draft,
            fields: publishable(draft.fields, known, fields.pictureIds),
            at: new Date(draft.at).toISOString(),
          },
  }
}

/** What was published before, with the pictures that it names and that are still there. */
export async function versionsView(db: Db, versions: readonly VersionRow[], current: readonly string[]) {
  const pictures = await findPictures(db, versions.flatMap(({ fields }) => pictureIdsIn(fields)).concat(current))
  const known = new Set(pictures.map((picture) => picture.id))
  return {
    pictures: picturesView(pictures),
    versions: versions.map(({ fields, at, ...each }) => ({
      ...each,
      at: at.toISOString(),
      fields: publishable(fields, known, current),
    })),
  }
}
