import type { ReactNode } from 'react'
import { Drawn } from './in-page.tsx'

/** A part drawn by draw-part.ts: its code never travels. Later visits bring it drawn as well. */
export type DrawnPart = { html: string } | { mark: number }

/** No part of the page has this number. */
const NOWHERE = -1

export function DrawnPart({ from }: { from: DrawnPart }) {
  if ('mark' in from) return <Drawn mark={from.mark} draw={(part) => part as ReactNode} />
  const { html } = from
  return <Drawn key={html} mark={NOWHERE} given={html} draw={() => null} />
}
