import type { ReactNode } from 'react'
import { Drawn } from './in-page.tsx'

/** A part drawn by draw-part.ts: its code never travels. Later visits bring it drawn as well. */
export type DrawnPart = { html: string } | { mark: number }

export function DrawnPart({ from }: { from: DrawnPart }) {
  if ('mark' in from) return <Drawn mark={from.mark} draw={(part) => part as ReactNode} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as the server drew it
  return <div data-in-page="" dangerouslySetInnerHTML={{ __html: from.html }} />
}
