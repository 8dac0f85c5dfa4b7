import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { handlersByPath } from './handler-of-path.ts'

const PATHS = ['tours', 'ferry', 'ferry/days', 'ferry/:tripId', 'blog/:slug', ':page/:key/reviews', 'rss.xml', '*']
const build = buildOf(PATHS)

test.each([
  ['/tours', 'tours'],
  ['/tours/', 'tours'],
  ['/Tours', 'tours'],
  ['/%74ours', 'tours'],
  ['/ferry', 'ferry'],
  ['/ferry/days', 'ferry/days'],
  ['/ferry/tm-101.2026-12-25?adults=2', 'ferry/:tripId'],
  ['/blog/a-post', 'blog/:slug'],
  ['/ferry/tm-101/reviews', ':page/:key/reviews'],
  ['/hotel-details/lantern-reef/reviews', ':page/:key/reviews'],
  ['/rss.xml', 'rss.xml'],
  ['/', 'home'],
  ['//tours', '*'],
  ['/tours/more', '*'],
  ['/nobody-lives-here', '*'],
])('%s is answered by %s, as by the framework that knows every route', async (address, route) => {
  const url = `http://localhost${address}`
  const { pathname } = new URL(url)
  const own = await handlersByPath(build, 'production')(pathname)(new Request(url))
  const whole = await createRequestHandler(build, 'production')(new Request(url))
  expect([await own.text(), await whole.text()]).toEqual([route, route])
})

/** Routes that answer with their own names. */
function buildOf(paths: readonly string[]): ServerBuild {
  const route = (id: string, place: object) => ({
    ...{ id, parentId: 'root' },
    ...place,
    module: { loader: () => new Response(id) },
  })
  const routes = {
    root: { id: 'root', path: '', module: {} },
    home: route('home', { index: true }),
    ...Object.fromEntries(paths.map((path) => [path, route(path, { path })])),
  }
  const parts = { entry: { module: {} }, assets: { routes: {} }, routeDiscovery: { mode: 'initial' } }
  // What the framework reads of a build before it asks a route that answers by itself.
  return { ...parts, routes, ssr: true, future: {}, prerender: [], basename: '/' } as unknown as ServerBuild
}
