import { Status } from '#site/ui/status.tsx'
import { PAGE_TEXTS } from './texts.ts'

/** A page whose text cannot be read now. */
export function PageMissing({ path, failure }: { path: string; failure: string }) {
  return (
    <div className="wrap section stack">
      <h1>{PAGE_TEXTS.failedTitle}</h1>
      <Status kind="error" retryHref={path}>
        {failure}
      </Status>
    </div>
  )
}
