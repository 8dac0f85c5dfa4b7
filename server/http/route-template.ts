import { officeEndpoints } from '#contract/office/endpoints.ts'
import { endpoints } from '#contract/v1/endpoints.ts'
import { plainCalls } from '#contract/v1/plain-calls.ts'
import { PAGE_TEMPLATES } from './page-templates.ts'

/** Folders of files and addresses beside the pages: one name each is enough. */
const FOLDERS = /^\/(assets|media|sandbox|office|__test)\//
const OTHER = 'other'
/** Addresses cached with their template; then the cache is emptied. */
const REMEMBERED_MAX = 2_000
const DATA_SUFFIX = /\.data$/

type Template = { name: string; parts: string[] }

/**
 * The template of an address: `/booking/:ref` for every booking. Addresses may hold secrets or personal data, and strangers can invent
 * any number of them; there are only as many templates as routes.
 */
export function routeTemplates(): (url: string) => string {
  const templated = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
  const calls = [
    ...[...endpoints, ...plainCalls].map(({ path }) => `/api/v1${templated(path)}`),
    ...officeEndpoints.map(({ path }) => `/api/office${templated(path)}`),
  ]
  const names = new Set([...calls, '/api/v1/openapi.json', '/api/docs', ...PAGE_TEMPLATES])
  const byLength = new Map<number, Template[]>()
  for (const name of names) {
    const parts = name.split('/')
    byLength.set(parts.length, [...(byLength.get(parts.length) ?? []), { name, parts }])
  }
  const remembered = new Map<string, string>()
  return (url) => {
    const mark = url.indexOf('?')
    const path = mark === -1 ? url : url.slice(0, mark)
    const known = remembered.get(path)
    if (known !== undefined) return known
    const name = templateOf(path, byLength)
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(path, name)
    return name
  }
}

function templateOf(path: string, byLength: ReadonlyMap<number, Template[]>): string {
  const folder = FOLDERS.exec(path)?.[1]
  if (folder !== undefined) return `/${folder}/*`
  const bare = path === '/_.data' ? '/' : path.replace(DATA_SUFFIX, '')
  const given = bare.split('/')
  const fits = (byLength.get(given.length) ?? []).filter(({ parts }) =>
    parts.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== '')),
  )
  // The one with most words of its own: /ferry/:tripId gives way to no /:page/:key.
  const own = ({ parts }: Template) => parts.filter((part) => !part.startsWith(':')).length
  return fits.toSorted((one, other) => own(other) - own(one))[0]?.name ?? OTHER
}
