import type { SavedKind } from '#contract/terms/saved-list.ts'
import { keptList, useKept } from '#site/shop/saved/kept-list.ts'

/** A product whose page was open in this browser. */
export type SeenItem = { kind: SavedKind; id: string; title: string; href: string }

/** So many are remembered as one looks back for (ours). */
const SEEN_MAX = 8
const TITLE_MAX = 150
const PAGE = /^\/(package|hotel|water-sport|car-rental)-details\/([a-z0-9._-]{1,64})$/
const KINDS: Record<string, SavedKind> = {
  package: 'package',
  hotel: 'hotel',
  'water-sport': 'activity',
  'car-rental': 'car',
}

const seen = keptList('padauk.seen', itemsOf)

/** The latest first. */
export function useSeen(): SeenItem[] {
  return useKept(seen)
}

export function forgetSeen(): void {
  seen.keep([])
}

/** Notes the page that is open, if it is a product's: one that is not there names no address of its own. */
export function noteSeen(path: string): void {
  const own = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href
  const title = document.querySelector('main h1')?.textContent?.trim()
  const item = seenItem(path, title ?? '')
  if (item === undefined || own === undefined || new URL(own).pathname !== path) return
  seen.keep([item, ...seen.read().filter(({ href }) => href !== path)].slice(0, SEEN_MAX))
}

function seenItem(href: string, title: string): SeenItem | undefined {
  const [, page = '', id = ''] = PAGE.exec(href) ?? []
  const kind = KINDS[page]
  return kind === undefined || title === '' ? undefined : { kind, id, title: title.slice(0, TITLE_MAX), href }
}

function itemsOf(kept: unknown): SeenItem[] {
  if (!Array.isArray(kept)) return []
  return kept
    .flatMap((each) => {
      if (typeof each !== 'object' || each === null) return []
      const { href, title } = each as Record<string, unknown>
      return typeof href === 'string' && typeof title === 'string' ? (seenItem(href, title) ?? []) : []
    })
    .slice(0, SEEN_MAX)
}
