import { script } from '#site/ui/early.js?inline-script'
import rescue from '#site/ui/rescue.js?url&no-inline'

/** Before the first paint: sets the chosen theme. After it: has the page's own script fetched, or what helps without it. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, allowed by its hash
  return <script data-rescue={rescue} dangerouslySetInnerHTML={{ __html: script }} />
}
