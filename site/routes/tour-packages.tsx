import { hostOf } from '#site/api.ts'
import { loadPackageList } from '#site/features/packages/list-loader.ts'
import { packageListMeta } from '#site/features/packages/list-meta.ts'
import { PackageListPage } from '#site/features/packages/package-list-page.tsx'
import { notFound } from '#site/not-found.ts'
import { paths } from '#site/paths.ts'
import { savePackage } from '#site/save-package.tsx'
import type { Route } from './+types/tour-packages'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const list = await loadPackageList(host, new URL(request.url).searchParams, params.categorySlug)
  if (list === undefined) throw notFound()
  return { list, meta: packageListMeta(host, list, paths.category(params.categorySlug)) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function TourPackages({ loaderData }: Route.ComponentProps) {
  return <PackageListPage data={loaderData.list} renderSave={savePackage} />
}
