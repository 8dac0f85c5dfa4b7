import { useContext } from 'react'
import boot from '#site/ui/boot.js?url&no-inline'
import { script } from '#site/ui/early.js?inline-script'
import { HandoffContext } from './page-scripts.tsx'

/** What runs before the first paint, in the page itself, and what is fetched beside the page. */
export function EarlyScripts() {
  const { integrityOf } = useContext(HandoffContext)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <script async src={boot} integrity={integrityOf?.(boot)} />
    </>
  )
}
