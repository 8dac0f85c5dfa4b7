import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { packManifest, type RouteEntry } from '#tools/vite/lean-manifest.ts'

const flags = (...on: string[]) =>
  Object.fromEntries(
    [
      'hasAction',
      'hasLoader',
      'hasClientAction',
      'hasClientLoader',
      'hasClientMiddleware',
      'hasDefaultExport',
      'hasErrorBoundary',
    ].map((name) => [name, on.includes(name)]),
  )
const entry = { module: '/assets/entry.client-1.js', imports: [], css: [] }
const root: RouteEntry = {
  id: 'root',
  path: '',
  module: '/assets/root-1.js',
  css: ['/assets/root-2.css'],
  imports: ['/assets/common-3.js'],
  ...flags('hasLoader', 'hasDefaultExport', 'hasErrorBoundary'),
}
const home: RouteEntry = {
  ...root,
  id: 'routes/home',
  parentId: 'root',
  index: true,
  module: '/assets/home-4.js',
  imports: [],
  ...flags('hasAction', 'hasDefaultExport'),
}
const packed = (routes: Record<string, RouteEntry>) =>
  packManifest({ ...{ entry }, routes, url: '/m.js', version: 'v' })

describe('the packed list of routes', () => {
  test('is unpacked to what React Router wrote; what a route imports comes after the page is loaded', () => {
    const routes = { root, 'routes/home': home }
    const { script, late } = packed(routes)
    const heard: string[] = []
    // The import in it is not called: nothing here fires `load`.
    const page = {
      window: {} as { __reactRouterManifest?: unknown },
      addEventListener: (name: string) => heard.push(name),
    }
    runInNewContext(script, page)
    const withoutImports = Object.fromEntries(Object.entries(routes).map(([id, { imports, ...rest }]) => [id, rest]))
    expect(page.window.__reactRouterManifest).toMatchObject({
      entry,
      url: '/m.js',
      version: 'v',
      routes: withoutImports,
    })
    expect(heard).toEqual(['load'])
    expect(script).toContain('import("/assets/route-imports-v.js")')
    runInNewContext(late.text, page)
    expect(page.window.__reactRouterManifest).toMatchObject({ routes })
  })

  test('leaves out what shows nothing', () => {
    const data = { ...home, id: 'routes/prices', path: 'prices', ...flags('hasLoader') }
    const { script, late } = packed({ root, 'routes/home': home, 'routes/prices': data })
    expect(script).toContain('routes/home')
    expect(script + late.text).not.toContain('prices')
  })

  test('refuses a route it would lose something of', () => {
    const odd = (change: object) => () => packed({ root, 'routes/home': { ...home, ...change } })
    expect(odd({ parentId: 'routes/other' })).toThrow('routes/home cannot be packed')
    expect(odd({ css: ['/assets/a.css', '/assets/b.css'] })).toThrow('cannot be packed')
    expect(odd({ caseSensitive: true })).toThrow('caseSensitive')
    expect(odd({ module: '/elsewhere/home.js' })).toThrow('/elsewhere/home.js')
  })
})
