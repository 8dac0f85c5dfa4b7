import { createHash } from 'node:crypto'

/** Hashes of what would run: every script without an address, data blocks apart. */
export function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)]
  const bodies = scripts
    .filter(
      ([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && !/type="application\/(?:ld\+)?json"/.test(attributes),
    )
    .map(([, , body = '']) => body)
  return [...new Set(bodies.map((body) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`))]
}

/** Paths of the scripts that a page has fetched once it is there (site/page/page-scripts.tsx). */
export function scriptsNamed(html: string): string[] {
  const [, block = ''] = /<script id="start" type="application\/json">(.*?)<\/script>/.exec(html) ?? []
  const { entry, manifest, routes, ahead } = JSON.parse(block)
  return [entry[0], manifest, ...Object.values(routes), ...ahead].map((name) => `/assets/${name}.js`)
}
