import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { hostOf } from '#site/api.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import type { Route } from './+types/robots'

export const handle = { cached: { query: {} } } satisfies RouteHandle

export function loader({ context }: Route.LoaderArgs): Response {
  const { origin } = hostOf(context)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /package-price',
    'Disallow: /search-suggestions',
    'Allow: /',
    '',
    `Sitemap: ${origin}${visitorPaths.sitemap}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
