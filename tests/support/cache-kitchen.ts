import { type CacheEntry, plainBody } from '#server/pages/cache-entry.ts'
import { type CacheSettings, createPageCache, type PageCache } from '#server/pages/page-cache.ts'

const ORIGIN = 'http://localhost:3000'

type Kitchen = {
  cache: PageCache
  rendered: string[]
  /** What the next renderings answer; a function is called for each. */
  serve: (answer: () => Response | Promise<Response>) => void
  pass: (milliseconds: number) => void
}

/** A cache with a hand-wound clock and a renderer that does as it is told. */
export function openKitchen(settings: Omit<CacheSettings, 'origin' | 'clock'> = {}): Kitchen {
  let now = 1_800_000_000_000
  let answer: () => Response | Promise<Response> = () => html('a page')
  const rendered: string[] = []
  const cache = createPageCache(
    async (key) => {
      rendered.push(key)
      return answer()
    },
    { origin: ORIGIN, clock: () => now, ...settings },
  )
  return {
    cache,
    rendered,
    serve: (next) => {
      answer = next
    },
    pass: (milliseconds) => {
      now += milliseconds
    },
  }
}

export const plan = (key: string) => ({ key, kind: 'page' as const, route: key.split('?', 1)[0] ?? '' })
export const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })
export const textOf = (entry: CacheEntry | Response | undefined) =>
  entry === undefined || entry instanceof Response ? undefined : plainBody(entry).toString()

/** Lets a refresh that was set off in the background come to its end. */
export async function settled({ cache }: Kitchen, key: string) {
  await cache.fill(plan(key)).catch(() => undefined)
}
