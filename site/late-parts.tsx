import { SearchOpener } from './features/search/search-opener.tsx'
import { PageProgress } from './page-progress.tsx'

/** What a first view can do without: fetched right after it. */
export function LateParts() {
  return (
    <>
      <PageProgress />
      <SearchOpener />
    </>
  )
}
