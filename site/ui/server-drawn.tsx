import { type ReactNode, useState } from 'react'

type Props = {
  id: string
  /** Given on the server only, so that the code which draws it never travels: `import.meta.env.SSR && ...`. */
  children: ReactNode
}

/**
 * What stays the same on every page: drawn by the server, kept by the browser as it came. Its links are followed by follow-links.ts.
 * Measured: 2.4 to 3.0 KB of a page's script; without it the scripts of 26 of 55 routes are over budget.
 */
export function ServerDrawn({ id, children }: Props) {
  const [html] = useState(() =>
    typeof document === 'undefined' ? undefined : (document.getElementById(id)?.innerHTML ?? ''),
  )
  if (html === undefined) return <div id={id}>{children}</div>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own html, as the server drew it
  return <div id={id} dangerouslySetInnerHTML={{ __html: html }} />
}
