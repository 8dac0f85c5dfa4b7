import { listName, readSharedItems } from '#contract/terms/saved-list.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { hostOf } from '#site/api.ts'
import { OwnLists } from '#site/features/saved/own-lists.tsx'
import { SAVED_TEXTS } from '#site/features/saved/saved-texts.ts'
import { SharedList } from '#site/features/saved/shared-list.tsx'
import { loadToday } from '#site/features/saved/today-loader.ts'
import { pageHead } from '#site/page/seo.ts'
import type { Route } from './+types/saved'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const search = new URL(request.url).searchParams
  const items = readSharedItems(search)
  const name = listName(search.get('name') ?? '')
  return {
    shared: items.length === 0 ? undefined : { name, ...(await loadToday(host, items)) },
    ...pageHead(host, {
      title: items.length === 0 ? SAVED_TEXTS.title : name || SAVED_TEXTS.sharedName,
      description: SAVED_TEXTS.description,
      path: visitorPaths.saved,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Saved({ loaderData: { shared } }: Route.ComponentProps) {
  return shared === undefined ? <OwnLists /> : <SharedList {...shared} />
}
