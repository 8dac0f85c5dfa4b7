import type { OfficePackage } from '#contract/office/packages.ts'
import { paths } from '#contract/terms/paths.ts'
import { picturesView } from '../hotels/view.ts'
import { fieldsOf } from './fields.ts'
import type { PackageRecord } from './store.ts'

export function packageView(found: PackageRecord): OfficePackage {
  const { id, version, slug, nights, pictures, draft } = found
  return {
    ...fieldsOf(found),
    ...{ id, version, slug, nights, path: paths.packageDetails(slug), pictures: picturesView(pictures) },
    draft: draft === null ? null : { ...draft, at: new Date(draft.at).toISOString() },
  }
}
