import { ChunkNotice } from './features/layout/chunk-notice.tsx'
import { PageProgress } from './page-progress.tsx'

/** What the frame says of pages to come. A first view has no use for it, so it is fetched right after. */
export function Notices({ path }: { path: string }) {
  return (
    <>
      <PageProgress />
      <ChunkNotice path={path} />
    </>
  )
}
