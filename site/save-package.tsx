import type { PackageCardView } from './features/packages/package-card-view.ts'
import { SaveButton } from './features/saved/save-button.tsx'
import { paths } from './paths.ts'

/** The heart of a package's card; features know nothing of each other, so they meet here. */
export function savePackage({ slug, name }: Pick<PackageCardView, 'slug' | 'name'>) {
  // The slug, not the id: the home page's cards know no other.
  return <SaveButton item={{ kind: 'package', id: slug, title: name, href: paths.packageDetails(slug) }} />
}
