import { paths } from '#contract/terms/paths.ts'
import { SaveButton } from './save-button.tsx'

/** The heart of a package, on its card and on its page. */
export function savePackage({ slug, name }: { slug: string; name: string }) {
  // The slug, not the id: the home page's cards know no other.
  return <SaveButton item={{ kind: 'package', id: slug, title: name, href: paths.packageDetails(slug) }} />
}
