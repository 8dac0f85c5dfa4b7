import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { loadPackageList } from '#site/features/packages/list/list-loader.ts'
import { packageListHead } from '#site/features/packages/list/list-meta.ts'
import { PackageListPage } from '#site/features/packages/list/package-list-page.tsx'
import { notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { leanCard } from '#site/shop/cards/package-card-view.ts'
import { savePackage } from '#site/shop/saved/save-package.tsx'
import type { Route } from './+types/package-list'

/** Lists with an address of their own; each is one category. */
const FIXED_CATEGORY: Record<string, string> = {
  [paths.familyTours]: 'family',
  [paths.groupTours]: 'group',
  [paths.honeymoonTours]: 'honeymoon',
}

export const handle = {
  cached: {
    query: {
      page: 'page',
      duration: 'duration',
      minPrice: 'typed-budget',
      maxPrice: 'typed-budget',
      sort: 'package-sort',
    },
    segments: { categorySlug: 'slug' },
  },
} satisfies RouteHandle

/**
 * Every list of packages is this one module (see routes.ts), so that a filter which leads from a category to all
 * packages changes the list and nothing else: the sheet stays open, the focus stays where it is.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const path = pathname.replace(/\/+$/, '')
  const categorySlug = params.categorySlug ?? FIXED_CATEGORY[path]
  const list = await loadPackageList(host, searchParams, categorySlug)
  if (list === undefined) throw notFound()
  if (list.leftOut !== undefined) host.cacheBriefly?.()
  const cards = list.cards.map(leanCard)
  return { list: { ...list, cards }, ...packageListHead(host, list, path) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function PackageList({ loaderData }: Route.ComponentProps) {
  return <PackageListPage data={loaderData.list} renderSave={savePackage} />
}
